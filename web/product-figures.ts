import { dueWords } from '#lending/desk/due-words.ts'
import { bankNames } from '#contract/values.ts'
import { lendingLimits, type LendingLimits, loanTermsMonths } from '#lending/policy/limits.ts'
import { type Cents, formatEuros, formatRate } from '#lending/money.ts'
import { sitePolicy } from '#lending/policy/site-policy.ts'
import { formsInWords } from '#lending/pricing/security.ts'
import { offeredGrades, priceTable, type PriceTable } from '#lending/policy/price-table.ts'
import type { Language } from '#lending/language.ts'

/** Our products' figures for the marketing pages, in words; from lending's own tables. */
export type ProductFigures = ReturnType<typeof productFigures>

/** The amount drawn for a month in the credit's example. */
const usedCents = 5_000_00

/** Computed while the page is built, so that no page can promise what the journey refuses. */
export function productFigures(
  locale: Language,
  limits: LendingLimits = lendingLimits,
  prices: PriceTable = priceTable,
) {
  const euros = (cents: Cents) => formatEuros(cents, { locale })
  const loanRates = offeredGrades.flatMap((grade) => loanTermsMonths.map((term) => prices.loanRates[grade][term]))
  const creditRates = offeredGrades.map((grade) => prices.creditRates[grade])
  const early = prices.earlyRepaymentShare
  const monthOf = (rate: number) => formatEuros(Math.round((usedCents * rate) / 12), { locale, decimals: 2 })
  return {
    loanMinimum: euros(limits.loanAmountMinCents),
    loanMaximum: euros(limits.loanAmountMaxCents),
    creditMinimum: euros(limits.creditAmountMinCents),
    creditMaximum: euros(limits.creditAmountMaxCents),
    amountStep: euros(limits.amountStepCents),
    yearsMinimum: Math.min(...loanTermsMonths) / 12,
    yearsMaximum: Math.max(...loanTermsMonths) / 12,
    creditMonths: limits.creditTermMonths,
    ageMonths: limits.companyAgeMinMonths,
    turnover: euros(limits.yearlyTurnoverMinCents),
    turnoverMonths: limits.amountPerMonthlyTurnoverMax.toLocaleString(locale === 'nl' ? 'nl-NL' : 'en-GB'),
    fallSteady: shortRate(sitePolicy.stress.steadyFall, locale),
    fallUneven: shortRate(sitePolicy.stress.unevenFall, locale),
    guaranteeAbove: euros(limits.personalGuaranteeAboveCents),
    guaranteeForms: formsInWords(false, locale),
    liableForms: formsInWords(true, locale),
    newestDays: limits.statementAgeMaxDays,
    leastDays: limits.statementCoverageMinDays,
    mostDays: limits.statementSpanMaxDays,
    offerDays: limits.offerValidDays,
    reviewTime: dueWords('review', locale),
    loanRateLowest: formatRate(Math.min(...loanRates), { locale }),
    loanRateHighest: formatRate(Math.max(...loanRates), { locale }),
    creditRateLowest: formatRate(Math.min(...creditRates), { locale }),
    creditRateHighest: formatRate(Math.max(...creditRates), { locale }),
    creditUsed: euros(usedCents),
    creditMonthLowest: monthOf(Math.min(...creditRates)),
    creditMonthHighest: monthOf(Math.max(...creditRates)),
    provision: shortRate(prices.creditProvisionShare, locale),
    earlyShare: shortRate(early.moreThanYearLeft, locale),
    earlyShareLastYear: shortRate(early.lastYear, locale),
    commission: shortRate(prices.partnerCommissionShare, locale),
    banks: listOf(Object.values(bankNames), locale),
  }
}

/** `1%`, `0,5%`, `2,25%`: no more decimals than the share has. */
function shortRate(share: number, locale: Language): string {
  const decimals = [0, 1, 2].find((count) => Math.abs(Number((share * 100).toFixed(count)) - share * 100) < 1e-9) ?? 2
  return formatRate(share, { locale, decimals })
}

const listOf = (names: readonly string[], locale: Language): string =>
  `${names.slice(0, -1).join(', ')} ${locale === 'nl' ? 'of' : 'or'} ${names.at(-1)}`
