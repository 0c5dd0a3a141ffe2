import { daysInYear } from '#lending/days.ts'
import type { BookingMoney } from '#lending/ledger/evidenced.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { type Row, sumOf } from '#lending/ledger/row.ts'
import { median } from '#lending/ledger/statistics.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { between, paidInYear } from '#lending/ledger/views.ts'

type WageTax = {
  paidCents: number
  /** Of the last twelve months. */
  cents: number
  /** Of net wages. */
  share: number
  hasOwnShare: boolean
  paidUntil: number
  wages: readonly Row[]
  hasStaff: boolean
  isTooLittle: boolean
  hasStopped: boolean
}

/**
 * Of people on the pay roll; an agency pays the tax on its own. An owner's fee is often called a wage and bears no wage
 * tax: the tax paid may be that of the others.
 */
export function wageTaxOf(
  ledger: Ledger,
  timeline: Timeline,
  payments: readonly Row[],
  owners: ReadonlySet<Row>,
): WageTax {
  const wages = ledger.of('wages').filter(({ read }) => read.rule !== 'staff/agency')
  const others = wages.filter((row) => !owners.has(row))
  const whole = wageTaxOn(ledger, timeline, payments, wages)
  return whole.isTooLittle && others.length > 0 ? wageTaxOn(ledger, timeline, payments, others) : whole
}

const paidOf = (rows: readonly Row[], from: number, to: number): number => -sumOf(between(rows, from, to))

function wageTaxOn(
  { lastDay, policy }: Ledger,
  timeline: Timeline,
  payments: readonly Row[],
  wages: readonly Row[],
): WageTax {
  const { wageTaxBeforeDays, wageTaxQuietDays, wageTaxShare, wageTaxShareFrom } = policy.tax
  const { quarterPaidFrom } = policy.vat
  const wagesYear = paidInYear(timeline, wages)
  const usual = median(payments.map(({ cents }) => -cents)) ?? 0
  const days = payments.filter(({ cents }) => -cents >= usual * quarterPaidFrom).map(({ day }) => day)
  const [first, last] = [Math.min(...days), Math.max(...days)]
  const shareUntil = (until: number): number => {
    const netCents = paidOf(wages, first - wageTaxBeforeDays, until)
    return netCents > 0 ? Math.min(1, paidOf(payments, first, until) / netCents) : 0
  }
  // The oldest year is the measure, where later payments are lower.
  const paidShare = Math.max(shareUntil(last), shareUntil(Math.min(last, first + daysInYear)))
  const hasOwnShare = payments.length > 1 && paidShare > 0
  const isTooLittle = hasOwnShare && paidShare < wageTaxShareFrom
  const share = hasOwnShare && !isTooLittle ? paidShare : wageTaxShare
  const quietFrom = lastDay - wageTaxQuietDays
  const recentWages = paidOf(wages, quietFrom, lastDay - wageTaxBeforeDays)
  const isQuiet = paidOf(payments, quietFrom, lastDay) < share * recentWages * quarterPaidFrom
  return {
    paidCents: paidInYear(timeline, payments),
    cents: share * wagesYear,
    share,
    hasOwnShare,
    paidUntil: last,
    wages,
    hasStaff: wagesYear > 0,
    isTooLittle,
    hasStopped: isTooLittle || (payments.length > 1 && first < quietFrom && isQuiet),
  }
}

/** Paid a month and more after the wages; where it was paid and is no more, each wage leaves its part unpaid. */
export function unpaidWageTax(
  { lastDay, policy }: Ledger,
  { share, hasOwnShare, paidUntil, wages }: WageTax,
): BookingMoney[] {
  const { wageTaxAfterDays, wageTaxLateDays } = policy.tax
  if (!hasOwnShare || lastDay - paidUntil <= wageTaxLateDays) return []
  return wages
    .map(({ day, cents }) => ({
      day: day + wageTaxAfterDays,
      cents: Math.round(-cents * share * policy.costs.unseenSurcharge),
    }))
    .filter(({ day }) => day > paidUntil + 1 && day <= lastDay)
}
