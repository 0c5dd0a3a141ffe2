import type { MetaArgs } from '../../page-module.ts'
import { languageOf } from '../../language.ts'
import { breadcrumbs, pageMeta } from '../../page-meta.ts'
import { useLanguage } from '../../use-language.ts'
import { priceExample, quoteOf, yearlyCostRange } from '../price-example.ts'
import { productData } from '../product-data.ts'
import { productFigures } from '../product-figures.ts'
import { ProductPage } from '../product-page.tsx'
import { creditExample, creditTable } from './prices.ts'
import { creditTexts } from './text.ts'
import { TidePicture } from './tide-picture.tsx'

const page = 'businessCredit'

export const meta = ({ location }: MetaArgs) => {
  const language = languageOf(location.pathname)
  const text = creditTexts[language]
  const description = text.description(productFigures(language))
  const product = productData({
    page,
    language,
    name: text.pageTitle,
    description,
    category: 'Revolving business credit',
    quoted: quoteOf(creditExample),
    yearlyCost: yearlyCostRange(creditExample),
    fees: text.price.intro(productFigures(language)),
  })
  const structured = [product, breadcrumbs(page, language, text.pageTitle)]
  return pageMeta({ page, language, title: text.pageTitle, description, structured })
}

/** ROUTE-3: the business credit; `/kortlopend-krediet` shows the same page. */
export default function CreditPage() {
  const language = useLanguage()
  return (
    <ProductPage
      text={creditTexts[language]}
      picture={<TidePicture />}
      example={priceExample(creditExample, language)}
      table={creditTable(language)}
      otherPage="businessLoan"
    />
  )
}
