import { daysInYear, meanMonthDays } from '#lending/days.ts'
import { type CostSubject, missing, monthsWith, type StoppedCost } from '#lending/facts/costs/stopped-cost.ts'
import { purchasesStopped, type Stop } from '#lending/facts/costs/stopped-purchases.ts'
import { type DaySums, daySums } from '#lending/ledger/day-sums.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { numberOf, type Row, sumOf } from '#lending/ledger/row.ts'
import { between, paid } from '#lending/ledger/views.ts'

type Kind = 'wages' | 'rent'

/**
 * Regular costs that are no longer paid, by kind, in cents of twelve months; empty where the data is too short. Quiet
 * in the same months a year before is a season. Source: docs/credit-policy.md, "Capacity" 5.
 */
export function stoppedCosts(subject: CostSubject): StoppedCost[] {
  return [
    purchasesStopped(subject),
    monthlyStopped(subject, 'wages') ?? monthlyCut(subject, 'wages'),
    monthlyStopped(subject, 'rent') ?? monthlyCut(subject, 'rent'),
  ].filter((stopped) => stopped !== null)
}

/** Wages bear tax and premiums beside them. */
const withTax = ({ policy }: Ledger, kind: Kind): number => (kind === 'wages' ? 1 + policy.tax.wageTaxShare : 1)

/** Nothing to speak of for more than two months, after half a year in which they came each month. */
function monthlyStopped({ ledger, sold }: CostSubject, kind: Kind): StoppedCost | null {
  const { firstDay, lastDay, policy } = ledger
  const { missedDays, formerDays, formerMonthsMin, formerMonthsShare, monthNearlyOver, unseenSurcharge } = policy.costs
  const payments = paid(ledger, kind)
  const paidIn = daySums(ledger, payments, ({ cents }) => -cents)
  const last = lastPaidDay(ledger, payments, paidIn)
  if (last === null || lastDay - last < missedDays || lastDay - last > daysInYear) return null
  const from = Math.max(firstDay, last - formerDays)
  const former = between(payments, from + 1, last)
  const months = Math.max(1, Math.round((last - from) / meanMonthDays))
  if (monthsWith(former, last) < Math.max(formerMonthsMin, months * formerMonthsShare)) return null
  const perDay = paidIn(from + 1, last) / Math.max(1, last - from)
  if (isSeason(ledger, paidIn, last, perDay)) return null
  // A payment moves by some days, so a month counts as missed a little before it is over.
  const missedMonths = Math.ceil((lastDay - last) / meanMonthDays - monthNearlyOver)
  const yearAgo = firstDay <= last - daysInYear ? paidIn(last - daysInYear + 1, lastDay - daysInYear) : 0
  const formerly = Math.max(
    perDay * meanMonthDays * missedMonths,
    yearAgo,
    kind === 'wages' ? asSold(ledger, sold, last, former) : 0,
  )
  const cents = (formerly - paidIn(last + 1, lastDay)) * withTax(ledger, kind)
  return { kind, isAsked: true, ...missing(last, lastDay, cents, unseenSurcharge), bookings: former.map(numberOf) }
}

/** Whether as little was paid in the same months a year before. */
function isSeason({ firstDay, lastDay, policy }: Ledger, paidIn: DaySums, last: number, perDay: number): boolean {
  const { missedShare, movedDays } = policy.costs
  if (firstDay > last - daysInYear) return false
  const until = lastDay - daysInYear - movedDays
  const yearAgo = until <= last - daysInYear ? 0 : paidIn(last - daysInYear + 1, until)
  return yearAgo < perDay * (lastDay - last) * missedShare
}

/**
 * Cut to less than half while as much is sold, for a quarter or longer, or gone for more than a year: who is paid so is
 * paid by somebody else, or not.
 */
function monthlyCut({ ledger, sold }: CostSubject, kind: Kind): StoppedCost | null {
  const { lastDay, policy } = ledger
  const { formerMonthsMin, formerMonthsShare, unseenSurcharge } = policy.costs
  const payments = paid(ledger, kind)
  const paidIn = daySums(ledger, payments, ({ cents }) => -cents)
  const found = deepestCut(ledger, sold, paidIn)
  if (found === null) return null
  const { since, from, former, now } = found
  const rows = between(payments, from, since)
  const months = (since - from) / meanMonthDays
  if (monthsWith(rows, since) < Math.max(formerMonthsMin, months * formerMonthsShare)) return null
  const counted = Math.max(since, lastDay - daysInYear)
  const cents = (former - now) * (lastDay - counted) * withTax(ledger, kind)
  return { kind, isAsked: true, ...missing(counted, lastDay, cents, unseenSurcharge), bookings: rows.map(numberOf) }
}

/** In cents a day, over the length of which most is missing. */
function deepestCut({ firstDay, lastDay, policy }: Ledger, sold: DaySums, paidIn: DaySums): Stop | null {
  const { shortestDays, stepDays, cutTo, soldKeptFrom } = policy.costs
  const perDay = (of: DaySums, from: number, to: number): number => of(from, to) / (to - from + 1)
  let deepest: Stop | null = null
  for (let length = shortestDays; lastDay - length - firstDay >= shortestDays; length += stepDays) {
    const since = lastDay - length
    const from = Math.max(firstDay, since - daysInYear)
    const [former, now] = [perDay(paidIn, from, since), perDay(paidIn, since + 1, lastDay)]
    if (former <= 0 || now >= former * cutTo) continue
    if (perDay(sold, since + 1, lastDay) < perDay(sold, from, since) * soldKeptFrom) continue
    const hasYearBefore = length <= daysInYear && firstDay <= since - daysInYear + 1
    if (hasYearBefore && now >= perDay(paidIn, since - daysInYear + 1, lastDay - daysInYear) * cutTo) continue
    if (deepest === null || (former - now) * length >= (deepest.former - deepest.now) * (lastDay - deepest.since))
      deepest = { since, from, former, now }
  }
  return deepest
}

/** Wages of a season go with what is sold: as much of it as before. */
function asSold({ firstDay, lastDay, policy }: Ledger, sold: DaySums, last: number, former: readonly Row[]): number {
  const before = sold(Math.max(firstDay, last - policy.costs.formerDays), last)
  return before <= 0 ? 0 : (-sumOf(former) / before) * sold(last + 1, lastDay)
}

/** The last payment of weight: what comes after it is less than a tenth of what such a time used to cost. */
function lastPaidDay({ lastDay, policy }: Ledger, payments: readonly Row[], paidIn: DaySums): number | null {
  const { missedDays, missedShare, lastPaymentDays } = policy.costs
  const days = payments.map(({ day }) => day).sort((a, b) => a - b)
  const [first, last] = [days[0], days.at(-1)]
  const isSpan = first !== undefined && last !== undefined && days.length > 1
  const perDay = isSpan ? paidIn(first, last) / (last - first + lastPaymentDays) : 0
  for (const day of days.reverse()) {
    const after = paidIn(day + 1, lastDay)
    if (after > perDay * (lastDay - day) * missedShare) return lastDay - day < missedDays ? null : day
    if (paidIn(day, day) > perDay * meanMonthDays * missedShare) return day
  }
  return null
}
