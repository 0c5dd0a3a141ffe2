import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { Language } from '#lending/language.ts'
import { type Cents, formatEuros, formatRate } from '#lending/money.ts'
import type { ProductType } from '#lending/pricing/offer.ts'

/** The lines of a price, as every page, mail and agreement has them: what it costs in a year stands last. */
export const receiptRows = ['borrowed', 'interest', 'costs', 'back', 'first', 'yearlyCost'] as const
export type ReceiptRow = (typeof receiptRows)[number]

export const receiptTexts = byLanguage({
  rows: {
    borrowed: ['Geleend', 'Borrowed'],
    interest: ['Rente', 'Interest'],
    costs: ['Andere kosten', 'Other fees'],
    back: ['Samen terug', 'Back in all'],
    first: ['Eerste maand', 'First month'],
    yearlyCost: ['Alles samen, per jaar (JKP)', 'APR (JKP), everything included'],
  } satisfies Pairs<ReceiptRow>,
  /** Of a credit, where a limit is lent and the rest depends on its use. */
  creditRows: {
    borrowed: ['Hoogstens op te nemen', 'The most you can draw'],
    interest: ['Rente als je alles meteen opneemt', 'Interest if you draw it all at once'],
  } satisfies Partial<Pairs<ReceiptRow>>,
  none: ['geen', 'none'],
})

/** As an offer has them. */
type ReceiptPrice = {
  productType: ProductType
  loanAmountCents: Cents
  totalInterestCents: Cents
  totalCostCents: Cents
  totalToRepayCents: Cents
  firstInstalmentCents: Cents
  yearlyCostRate: number
}

export function receiptOf(price: ReceiptPrice, language: Language) {
  const { rows, creditRows, none } = receiptTexts[language]
  const labels = price.productType === 'PBC' ? { ...rows, ...creditRows } : rows
  const euros = (cents: Cents) => formatEuros(cents, { locale: language, decimals: 2 })
  const feesCents = price.totalCostCents - price.totalInterestCents
  const figures: Record<ReceiptRow, string> = {
    borrowed: euros(price.loanAmountCents),
    interest: euros(price.totalInterestCents),
    costs: feesCents === 0 ? none : euros(feesCents),
    back: euros(price.totalToRepayCents),
    first: euros(price.firstInstalmentCents),
    yearlyCost: formatRate(price.yearlyCostRate, { locale: language }),
  }
  return receiptRows.map((name) => ({ name, label: labels[name], figure: figures[name] }))
}
