import type { IsContested } from '#lending/facts/contests/fact-contests.ts'
import { endsTried } from '#lending/facts/income/sold-between.ts'
import { ownersIn } from '#lending/facts/owners/owners-paid.ts'
import { monthsIn, payLevels, type PayLevels, sumOf } from '#lending/facts/owners/pay-levels.ts'
import type { BookingMoney, Evidenced } from '#lending/ledger/evidenced.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { isPaid, type Row } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { evidenceOf, inYear, monthsOf, paidInYear } from '#lending/ledger/views.ts'
import type { Cents } from '#lending/money.ts'
import type { Policy } from '#lending/policy/policy.ts'

export type OwnerPay = {
  /** Everything the owners took in the last twelve months, under whatever name. */
  year: Evidenced
  /** Of it, what is named wages, and what is named another cost; absent in an analysis of before. */
  named?: { wagesCents: Cents; costsCents: Cents }
  ownerCount: number
  /** Regular pay, lumps within bounds, and never less than the floor, nor than the regular pay of the year before. */
  monthlyCents: number
  /** Left on the account of the regular pay of the year before, by month of the year. */
  notTaken: readonly BookingMoney[]
  regularMonthlyCents: number
  /** Of it, the part that would not be taken in a bad year. */
  flexibleMonthlyCents: number
  /** Larger lumps in the last twelve months: profit paid out, which is shown and not deducted. */
  distributedCents: number
  /** Of it, the money to accounts that are not shared with us. */
  unshared: Evidenced
}

/** Accounts of one's own, at a broker or abroad, that we do not see. */
const unseenRules = new Set(['own/unseen-account', 'broker/out', 'pair/broker', 'pair/sent-home', 'private/sent-home'])

/** Found out before: transfers seen on both sides, and wages and bills that are the owners'. */
type OwnersTraces = {
  hasOtherSide: (row: Row) => boolean
  feesAndWages: ReadonlySet<Row>
  isContested: IsContested
}

/**
 * Cents a month, never below the floor: drawings, dividend, wages, fees, transfers to accounts that we do not see.
 * No description moves a payment out of it. Source: docs/credit-policy.md, "Capacity" 6.
 */
export function ownerPay(
  ledger: Ledger,
  timeline: Timeline,
  { hasOtherSide, feesAndWages, isContested }: OwnersTraces,
): OwnerPay {
  const isOwners = (row: Row): boolean => !isContested('owner-pay', row)
  const isUnshared = (row: Row): boolean => row.read.rule !== 'own/account' && !hasOtherSide(row)
  const drawn = ledger.of('private-withdrawal').filter(isOwners)
  const dividend = ledger.of('dividend').filter(isOwners)
  const unshared = ledger.of('own-transfer').filter(isUnshared).filter(isOwners)
  const ways = [drawn, dividend, [...feesAndWages], unshared]
  const rows = ways.flat().filter(isPaid)
  const ownerCount = ownersIn(ledger, timeline, ways)
  const namedCents = (isWages: boolean) =>
    taken(
      timeline,
      [...feesAndWages].filter(({ category }) => (category === 'wages') === isWages),
    ).sumCents
  const profit = rows.filter(({ category }) => category === 'dividend')
  const pay = rows.filter(({ category }) => category !== 'dividend')
  const levelOf = (year: readonly number[]): PayLevels => payLevels(year, ownerCount, ledger.policy.owners)
  // An owner who takes less than before may take it again as soon as the loan is paid out.
  const former = levelOf(takenBefore(timeline, pay, ledger.policy.owners)).regular
  const levels = endsTried(ledger, timeline.startOf(timeline.yearStart)).map((earlier) => {
    const paidOut = takenInYear(timeline, profit, earlier)
    return levelOf(takenInYear(timeline, pay, earlier).map((cents, month) => Math.max(cents, former) + paidOut[month]!))
  })
  const asAsked = levels[0]!
  const middle = levels.toSorted((a, b) => a.monthly - b.monthly)[levels.length >> 1]!
  const level = middle.monthly === asAsked.monthly ? asAsked : middle
  const toUnseen = drawn.filter((row) => unseenRules.has(row.read.rule))
  const lumpsToUnseen = toUnseen.filter(({ cents }) => -cents > level.regular + level.usual)
  const distributed = Math.max(asAsked.distributed, middle.distributed)
  const lived = Math.max(0, level.living - level.paid) * monthsIn(level.year)
  const unseenMonthly = paidInYear(timeline, toUnseen.filter(isPaid)) / monthsIn(level.year)
  return {
    year: taken(timeline, rows),
    named: { wagesCents: namedCents(true), costsCents: namedCents(false) },
    ownerCount,
    monthlyCents: Math.round(level.monthly),
    notTaken: notTaken(timeline, takenInYear(timeline, pay, 0), former),
    regularMonthlyCents: Math.round(level.regular),
    flexibleMonthlyCents: Math.round(Math.max(0, level.monthly - needed(level, unseenMonthly, ledger.policy.owners))),
    distributedCents: Math.round(Math.max(0, distributed - lived)),
    unshared: taken(timeline, [...unshared, ...lumpsToUnseen]),
  }
}

/**
 * Cents a month that owners go on taking when turnover falls. More than a good living into an account that we do not
 * see is no pay, and nobody knows whether it could wait.
 */
function needed(
  { lumps, year, floor, living, usual, monthly }: PayLevels,
  unseenMonthly: number,
  { lumpMonthlyCents, lumpsThatWait, unseenTimes }: Policy['owners'],
): number {
  const largest = lumps.toSorted((a, b) => b - a).slice(0, lumpsThatWait)
  const waits = largest.reduce((sum, cents) => sum + cents, 0) / monthsIn(year)
  const stays = Math.max(floor, living, Math.min(usual, monthly - waits))
  return Math.max(stays, unseenTimes * (unseenMonthly - lumpMonthlyCents))
}

/** By month of a year that may end some days before the last one: pay before a weekend moves to another month. */
function takenInYear(timeline: Timeline, rows: readonly Row[], daysEarlier: number): readonly number[] {
  const { monthCount, lastDay, yearStart } = timeline
  const monthOf = (day: number): number => (day + daysEarlier > lastDay ? -1 : timeline.monthOf(day + daysEarlier))
  return monthsOf({ monthCount, monthOf }, rows, ({ cents }) => -cents).slice(yearStart)
}

/** In the months before the year; none where they are too few to say what is usual. */
function takenBefore(timeline: Timeline, rows: readonly Row[], { recentMonths }: Policy['owners']): readonly number[] {
  const before = monthsOf(timeline, rows, ({ cents }) => -cents).slice(0, timeline.yearStart)
  return before.length < recentMonths ? [] : before
}

/** Of a year in which pay comes late in one month and twice in the next, nothing is missing. */
function notTaken({ yearStart, startOf }: Timeline, pay: readonly number[], former: number): BookingMoney[] {
  const short = pay.map((cents) => Math.max(0, former - cents))
  const missing = Math.max(0, former * pay.length - sumOf(pay))
  if (missing === 0) return []
  return short.map((cents, month) => ({ day: startOf(yearStart + month), cents: (cents * missing) / sumOf(short) }))
}

function taken(timeline: Timeline, rows: readonly Row[]): Evidenced {
  const paid = inYear(timeline, rows).filter(isPaid)
  return evidenceOf(
    paid,
    paid.reduce((sum, { cents }) => sum - cents, 0),
  )
}
