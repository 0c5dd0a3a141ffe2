import { monthsInQuarter, monthsInYear } from '#lending/days.ts'
import { leastVatCents, outOfSeason } from '#lending/facts/tax/least-vat.ts'
import { type TaxBasis, yearSum } from '#lending/facts/tax/tax-basis.ts'
import type { TaxLack } from '#lending/facts/tax/tax-cause.ts'
import { paidForYear, type Quarter } from '#lending/facts/tax/tax-quarters.ts'
import { refundedIn } from '#lending/facts/tax/vat-refunds.ts'
import { fallOfVat } from '#lending/facts/tax/vat-fall.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { type Row, inDayOrder, sumOf } from '#lending/ledger/row.ts'
import { median, gaps, mean } from '#lending/ledger/statistics.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { inYear, paidInYear } from '#lending/ledger/views.ts'
import { ordinaryVatShare } from '#lending/policy/vat-table.ts'

type VatQuestion = {
  payments: readonly Row[]
  /** That came back nearly every quarter. */
  refunds: readonly Row[]
  quarters: readonly Quarter[]
  /** Of sales, by the table. */
  share: number
  coreYear: number
  basis: TaxBasis
}

type Vat = {
  paidCents: number
  cents: number
  /** Exempt, or sold abroad, and nothing paid. */
  isOwedNone: boolean
  /** Where all rests on one payment, the lower of it and the table. */
  onceCents: number | null
  supposedCents: number
  hasOwnShare: boolean
  isRough: boolean
  lack: TaxLack | null
  isYearly: boolean
  dueCents: (quarter: Quarter) => number
  isPaid: (quarter: Quarter) => boolean
  isQuiet: (quarter: Quarter) => boolean
}

/** Tax paid, and the sales that it was paid for. */
type TaxOfSales = { taxCents: number; salesCents: number }

/** Days between payments; none for fewer than two. */
const gapsOf = (payments: readonly Row[]): number[] => gaps(inDayOrder(payments).map(({ day }) => day))

const isPaidYearly = ({ policy }: Ledger, payments: readonly Row[]): boolean =>
  payments.length > 1 && gapsOf(payments).every((days) => days >= policy.vat.yearlyFromDays)

/** Payments that lie a quarter apart; those by the month are one round. */
const paymentRounds = ({ policy }: Ledger, payments: readonly Row[]): number =>
  payments.length === 0 ? 0 : 1 + gapsOf(payments).filter((days) => days > policy.vat.roundDays).length

/**
 * Where less than a year is seen, a payment for a quarter that lies partly before it counts for the part that is seen.
 */
function seenPart(ledger: Ledger, timeline: Timeline, payments: readonly Row[]): number {
  if (timeline.yearMonths >= monthsInYear || payments.length === 0) return 1
  const roundMonths = paymentRounds(ledger, payments) * monthsInQuarter
  const monthsPaidFor = Math.max(roundMonths, new Set(payments.map(({ day }) => timeline.monthOf(day))).size)
  return Math.min(1, timeline.yearMonths / monthsPaidFor)
}

/**
 * Paid for quarters, or years, that lie before the data: each takes the sales of as many mean months as its measure.
 */
const paidBeforeSeen = (
  ledger: Ledger,
  payments: readonly Row[],
  coreMonths: readonly number[],
  monthsEach: number,
): TaxOfSales => ({
  taxCents: -sumOf(payments),
  salesCents: (mean(coreMonths) ?? 0) * monthsEach * paymentRounds(ledger, payments),
})

/** VAT of the last twelve months: by the company's own measure, or by a table where there is none. */
export function vatOf(ledger: Ledger, timeline: Timeline, question: VatQuestion): Vat {
  const { payments, refunds, quarters, share, coreYear, basis } = question
  const { vat } = ledger.policy
  // By its days, since tax is of calendar months, and the months of the timeline are not.
  const salesIn = ({ firstDay, lastDay }: Quarter): number => basis.soldBetween(firstDay, lastDay)
  const measured = measuredQuarters(ledger, quarters, salesIn)
  const isYearly = refunds.length === 0 && isPaidYearly(ledger, payments)
  const isOutOfSeason = outOfSeason(ledger, { quarters, measured, salesIn, sbiCode: basis.sbiCode })
  const isRefunded = refundedIn(ledger, payments.length === 0 ? [] : refunds)
  const isQuiet = (quarter: Quarter): boolean => isRefunded(quarter) || isOutOfSeason(quarter)
  const isOnce = measured.length <= 1 && paymentRounds(ledger, payments) === 1
  const fall = isYearly ? null : fallOfVat(ledger, timeline, { quarters, salesIn, isQuiet })
  const ownShare = ownShareOf(ledger, question, { measured, salesIn, isYearly, isOnce })
  const hasOwnShare = ownShare > 0
  const onPurchases = ordinaryVatShare(vat) * yearSum(basis.purchaseMonths, timeline)
  const refundsYear = inYear(timeline, refunds).map(({ cents }) => cents)
  // A machine brings back more, once.
  const refundedCents = refundsYear.reduce((sum, cents) => sum + Math.min(cents, median(refundsYear) ?? 0), 0)
  const hasRefundsOnly = refunds.length > 0 && payments.length === 0
  const ofTable = hasRefundsOnly ? leastVatCents(ledger, timeline, basis) : share * coreYear - onPurchases
  const expected = share === 0 ? 0 : Math.max(0, ofTable)
  const isTooLittle = hasOwnShare && share > 0 && ownShare < vat.ownShareFrom
  const dueCents = (quarter: Quarter): number => ownShare * salesIn(quarter)
  const paidFrom = ownShare < vat.quartersDifferBelow ? 0 : vat.quarterPaidFrom
  const isPaid = (quarter: Quarter): boolean =>
    isYearly || (quarter.paidCents > 0 && quarter.paidCents >= dueCents(quarter) * paidFrom)
  // By quarter, so that no day on which it was paid makes a year of three or five.
  const paidYear =
    paidForYear(ledger, payments) ?? paidInYear(timeline, payments) * seenPart(ledger, timeline, payments)
  const paidCents = paidYear - refundedCents
  const cents = Math.max(ownShare, fall?.formerShare ?? 0) * coreYear - refundedCents
  const counted = Math.max(cents, paidCents)
  const least = timeline.yearMonths < monthsInYear || !hasOwnShare ? 0 : leastVatCents(ledger, timeline, basis)
  const isBelowLeast = least > 0 && counted < least * vat.leastPaidFrom
  const lack: TaxLack | null = isTooLittle || isBelowLeast ? 'vat-below-trade' : fall === null ? null : 'vat-fell'
  const isRough = measured.length === 0
  const isOwedNone = payments.length === 0 && (share === 0 || (hasRefundsOnly && expected === 0))
  const judged = { dueCents, isPaid, isQuiet, onceCents: null }
  const common = { isOwedNone, paidCents, hasOwnShare, isRough, lack, isYearly, ...judged }
  if (isBelowLeast) return { ...common, cents: least, supposedCents: least - counted }
  if (hasOwnShare && !isTooLittle) {
    const onceCents = isOnce && expected > 0 ? Math.min(cents, expected) : null
    return { ...common, cents, onceCents, supposedCents: isOnce ? counted : 0 }
  }
  if (payments.length > 0 && !isTooLittle) return { ...common, cents: 0, supposedCents: 0 }
  return {
    ...common,
    cents: expected - refundedCents,
    supposedCents: Math.max(0, expected - refundedCents - paidCents),
  }
}

type OfQuarter = (quarter: Quarter) => number

/** The oldest paid quarters are the measure, since trouble comes later; a euro is no payment. */
function measuredQuarters({ policy }: Ledger, quarters: readonly Quarter[], salesIn: OfQuarter): readonly Quarter[] {
  const { measureQuarters, quarterPaidFrom } = policy.vat
  const shareOf: OfQuarter = (quarter) => quarter.paidCents / Math.max(1, salesIn(quarter))
  const shares = quarters.map(shareOf).filter((part) => part > 0)
  const usual = median(shares.slice(0, measureQuarters)) ?? 0
  const isMeasure = (quarter: Quarter): boolean => quarter.paidCents > 0 && shareOf(quarter) > usual * quarterPaidFrom
  return quarters.filter(isMeasure).slice(0, measureQuarters)
}

type Measure = { measured: readonly Quarter[]; salesIn: OfQuarter; isYearly: boolean; isOnce: boolean }

/** As a share of sales. One quarter is a poor measure, so that all payments are a second one, where there are more. */
function ownShareOf(
  ledger: Ledger,
  { payments, basis }: VatQuestion,
  { measured, salesIn, isYearly, isOnce }: Measure,
): number {
  const ofSales = ({ taxCents, salesCents }: TaxOfSales): number =>
    taxCents > 0 && salesCents > 0 ? taxCents / salesCents : 0
  const sum = (of: OfQuarter): number => measured.reduce((total, quarter) => total + of(quarter), 0)
  const before = (monthsEach: number): number =>
    ofSales(paidBeforeSeen(ledger, payments, basis.core.monthsCents, monthsEach))
  const ofQuarters = ofSales({ taxCents: sum(({ paidCents }) => paidCents), salesCents: sum(salesIn) })
  const isEnough = measured.length > (isOnce ? 0 : 1)
  const own = isYearly ? before(monthsInYear) : Math.max(ofQuarters, isEnough ? 0 : before(monthsInQuarter))
  return Math.min(ordinaryVatShare(ledger.policy.vat), own)
}
