import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { Language } from '#lending/language.ts'
import { type Cents, formatEuros, formatRate } from '#lending/money.ts'

/** The lines of a price, as every page, mail and agreement has them: what it costs in a year stands last. */
export const receiptRows = ['borrowed', 'interest', 'costs', 'back', 'first', 'yearlyCost'] as const
export type ReceiptRow = (typeof receiptRows)[number]

export const receiptTexts = byLanguage({
  rows: {
    borrowed: ['Geleend', 'Borrowed'],
    interest: ['Rente', 'Interest'],
    costs: ['Kosten', 'Fees'],
    back: ['Samen terug', 'Back in all'],
    first: ['Eerste maand', 'First month'],
    yearlyCost: ['Alles samen, per jaar (JKP)', 'APR (JKP), everything included'],
  } satisfies Pairs<ReceiptRow>,
  none: ['geen', 'none'],
})

type ReceiptPrice = {
  loanAmountCents: Cents
  totalInterestCents: Cents
  /** Interest and fees together. */
  totalCostCents: Cents
  totalToRepayCents: Cents
  firstInstalmentCents: Cents
  /** JKP as a decimal. */
  yearlyCostRate: number
}

export function receiptFigures(price: ReceiptPrice, language: Language): Record<ReceiptRow, string> {
  const euros = (cents: Cents) => formatEuros(cents, { locale: language, decimals: 2 })
  const feesCents = price.totalCostCents - price.totalInterestCents
  return {
    borrowed: euros(price.loanAmountCents),
    interest: euros(price.totalInterestCents),
    costs: feesCents === 0 ? receiptTexts[language].none : euros(feesCents),
    back: euros(price.totalToRepayCents),
    first: euros(price.firstInstalmentCents),
    yearlyCost: formatRate(price.yearlyCostRate, { locale: language }),
  }
}
