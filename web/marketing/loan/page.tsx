import type { MetaArgs } from '../../page-module.ts'
import { languageOf } from '../../language.ts'
import { breadcrumbs, pageMeta } from '../../page-meta.ts'
import { useLanguage } from '../../use-language.ts'
import { priceExample, quoteOf, yearlyCostRange } from '../price-example.ts'
import { productData } from '../product-data.ts'
import { productFigures } from '../product-figures.ts'
import { ProductPage } from '../product-page.tsx'
import { loanExample, loanTable } from './prices.ts'
import { loanTexts } from './text.ts'
import { VanPicture } from './van-picture.tsx'

const page = 'businessLoan'

export const meta = ({ location }: MetaArgs) => {
  const language = languageOf(location.pathname)
  const text = loanTexts[language]
  const description = text.description(productFigures(language))
  const product = productData({
    page,
    language,
    name: text.pageTitle,
    description,
    category: 'Business loan',
    quoted: quoteOf(loanExample),
    yearlyCost: yearlyCostRange(loanExample),
    fees: text.facts(productFigures(language)).at(-1) ?? '',
  })
  const structured = [product, breadcrumbs(page, language, text.pageTitle)]
  return pageMeta({ page, language, title: text.pageTitle, description, structured })
}

/** ROUTE-2: the business loan; `/kortlopende-lening` shows the same page. */
export default function LoanPage() {
  const language = useLanguage()
  return (
    <ProductPage
      text={loanTexts[language]}
      picture={<VanPicture />}
      example={priceExample(loanExample, language)}
      table={loanTable(language)}
      otherPage="businessCredit"
    />
  )
}
