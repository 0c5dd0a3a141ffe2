import { loanTermsMonths } from '#lending/policy/limits.ts'
import { priceExample } from '../../home/figures.ts'
import { type Product, productMeta, ProductPage } from '../product-page.tsx'
import { LoanCalculator } from '../../loan-calculator.tsx'
import { loanTexts } from './text.ts'
import { VanPicture } from './van-picture.tsx'

const example = { productType: 'PBL', amountCents: 40_000_00, termMonths: 36 } as const

export const loan: Product = {
  page: 'businessLoan',
  otherPage: 'businessCredit',
  category: 'Business loan',
  texts: loanTexts,
  picture: <VanPicture />,
  calculator: <LoanCalculator />,
  example,
  rows: (language) =>
    loanTermsMonths.map((termMonths) => {
      const { term: varies, first, interest, yearlyCost } = priceExample({ ...example, termMonths }, language)
      return [varies, first, interest, yearlyCost]
    }),
  fees: (text, figures) => text.facts(figures).at(-1) ?? '',
}

export const meta = productMeta(loan)

/** ROUTE-2: the business loan; `/kortlopende-lening` shows the same page. */
export default function LoanPage() {
  return <ProductPage product={loan} />
}
