import { loanTermsMonths } from '#lending/limits.ts'
import { priceTable } from '#lending/offers/price-table.ts'
import { type Quote, quoteRange } from '#lending/offers/quote.ts'
import { fileBytesMax, filesPerUploadMax } from '../http/file-limits.ts'
import type { Handler } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'

/** The figures the forms use, all from the lending table and the server's settings; nothing is written down twice. */
export const readLimits: Handler<'readLimits'> = async ({ context: { settings } }) => {
  const { limits } = settings
  return {
    loanAmount: {
      minimum: limits.loanAmountMinCents / 100,
      maximum: limits.loanAmountMaxCents / 100,
      step: limits.amountStepCents / 100,
    },
    creditAmount: { minimum: limits.creditAmountMinCents / 100, maximum: limits.creditAmountMaxCents / 100 },
    expensesMaximum: limits.expectedExpensesMaxCents / 100,
    termsMonths: [...loanTermsMonths],
    companyAgeMonths: limits.companyAgeMinMonths,
    yearlyTurnoverMinimum: limits.yearlyTurnoverMinCents / 100,
    statementFile: {
      maximumBytes: fileBytesMax,
      newestAtMostDays: limits.statementAgeMaxDays,
      atLeastDays: limits.statementCoverageMinDays,
      atMostDays: limits.statementSpanMaxDays,
      maximumFiles: filesPerUploadMax,
    },
    callbackPhoneDigits: 10,
    testerMode: settings.testerMode,
    bankOrigin: settings.bank.pageOrigins[0] ?? null,
  }
}

/** The price at the best and at the dearest grade that gets an offer, since nothing is known of the visitor yet. */
export const readQuote: Handler<'readQuote'> = async ({ query, context }) => {
  const amountCents = Number(query.amount) * 100
  const termMonths = Number(query.termMonths)
  const range = quoteRange(amountCents, termMonths, priceTable, context.settings.limits)
  if (!range) throw new Refusal('amount_out_of_range')
  return { amount: amountCents / 100, termMonths, from: quoteView(range.from), to: quoteView(range.to) }
}

const quoteView = (priced: Quote) => ({
  clientRate: percent(priced.yearlyRate),
  yearlyCostPercentage: percent(priced.yearlyCostRate),
  firstInstalmentCents: priced.firstInstalmentCents,
  totalCostCents: priced.totalInterestCents + priced.feesCents,
  totalToRepayCents: priced.totalToRepayCents,
})

/** A rate as a percentage with two decimals, as it is shown. */
const percent = (rate: number) => Math.round(rate * 10_000) / 100
