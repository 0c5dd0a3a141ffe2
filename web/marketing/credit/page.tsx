import { lendingLimits } from '#lending/policy/limits.ts'
import { priceExample } from '../../home/figures.ts'
import { type Product, productMeta, ProductPage } from '../product-page.tsx'
import { creditTexts } from './text.ts'
import { TidePicture } from './tide-picture.tsx'

const example = { productType: 'PBC', amountCents: 20_000_00, termMonths: lendingLimits.creditTermMonths } as const
const { creditAmountMinCents: least, creditAmountMaxCents: most } = lendingLimits
const rowAmountsCents = [5_000_00, 10_000_00, 20_000_00, 50_000_00, 100_000_00].filter(
  (cents) => cents >= least && cents <= most,
)

export const credit: Product = {
  page: 'businessCredit',
  otherPage: 'businessLoan',
  category: 'Revolving business credit',
  texts: creditTexts,
  picture: <TidePicture />,
  example,
  rows: (language) =>
    rowAmountsCents.map((amountCents) => {
      const { amount: varies, fees, first, interest } = priceExample({ ...example, amountCents }, language)
      return [varies, fees, first, interest]
    }),
  fees: (text, figures) => text.price.intro(figures),
}

export const meta = productMeta(credit)

/** ROUTE-3: the business credit; `/kortlopend-krediet` shows the same page. */
export default function CreditPage() {
  return <ProductPage product={credit} />
}
