import { daysInYear, meanMonthDays } from '#lending/days.ts'
import { costOf } from '#lending/facts/costs/running-costs.ts'
import {
  boughtOften,
  type CostSubject,
  missing,
  monthsWith,
  purchasesOf,
  type StoppedCost,
} from '#lending/facts/costs/stopped-cost.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { numberOf } from '#lending/ledger/row.ts'
import { between } from '#lending/ledger/views.ts'

/** Purchases below a part of their former share of turnover, where they used to come in most months. */
export function purchasesStopped(subject: CostSubject): StoppedCost | null {
  const { ledger, sold } = subject
  const { boughtInMonths, purchaseSurcharge } = ledger.policy.costs
  const purchases = purchasesOf(subject)
  const bought = boughtOften(subject, purchases)
  const share = (from: number, to: number): number | null => {
    const sales = sold(from, to)
    return sales <= 0 ? null : bought(from, to) / sales
  }
  const stop = strongestStop(ledger, share)
  if (stop === null) return null
  const former = between(purchases, stop.from, stop.since)
  if (monthsWith(former, stop.since) < ((stop.since - stop.from) / meanMonthDays) * boughtInMonths) return null
  const last = purchases.reduce(
    (day, row) => (row.day <= stop.since && costOf(row, subject) > 0 ? Math.max(day, row.day) : day),
    -Infinity,
  )
  const sales = salesBoughtFor(subject, last)
  return {
    kind: 'purchases',
    isAsked: true,
    ...missing(stop.since, ledger.lastDay, (stop.former - stop.now) * sales, purchaseSurcharge),
    bookings: former.map(numberOf),
  }
}

/** Supplies run ahead of their sales: the days before count where more was sold on them, within bounds for a season. */
function salesBoughtFor({ ledger, sold }: CostSubject, since: number): number {
  const { purchaseAheadDays, purchaseAheadMax } = ledger.policy.costs
  const days = Math.min(purchaseAheadDays, since - ledger.firstDay)
  const sales = sold(since + 1, ledger.lastDay)
  const ahead = sold(since + 1 - days, ledger.lastDay - days)
  return Math.max(sales, Math.min(ahead, sales * purchaseAheadMax))
}

export type Stop = { since: number; from: number; former: number; now: number }

/** Of all lengths from a quarter to a year, the one over which least was bought; of equal ones the longest. */
function strongestStop(ledger: Ledger, share: (from: number, to: number) => number | null): Stop | null {
  const { firstDay, lastDay } = ledger
  const { shortestDays, stepDays, formerDaysMin, purchaseShareMin, purchaseShareKept, equalShare } = ledger.policy.costs
  let strongest: Stop | null = null
  for (let days = shortestDays; days <= daysInYear; days += stepDays) {
    const since = lastDay - days
    const from = Math.max(firstDay, since - daysInYear)
    if (since - from < formerDaysMin) break
    const [former, now] = [share(from, since), share(since + 1, lastDay)]
    const hasStopped = former !== null && now !== null && former >= purchaseShareMin && now < former * purchaseShareKept
    if (!hasStopped) continue
    const isYearSeen = firstDay <= since - daysInYear
    const yearAgo = isYearSeen ? share(since - daysInYear + 1, lastDay - daysInYear) : null
    if (yearAgo !== null && now >= yearAgo * purchaseShareKept) continue
    if (strongest === null || now / former <= strongest.now / strongest.former + equalShare)
      strongest = { since, from, former, now }
  }
  return strongest
}
