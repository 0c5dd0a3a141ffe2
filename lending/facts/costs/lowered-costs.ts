import type { Category } from '#lending/bookings/category.ts'
import { daysInYear } from '#lending/days.ts'
import { eachDay, type Level, ofSales } from '#lending/facts/costs/cost-levels.ts'
import { type CostSubject, missing, type StoppedCost } from '#lending/facts/costs/stopped-cost.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { noParty, numberOf, type Row, sumOf } from '#lending/ledger/row.ts'
import { between, byParty, paid } from '#lending/ledger/views.ts'

/** These go on whatever is sold, beside wages and rent. */
const overheadCategories: readonly Category[] = [
  'insurance',
  'energy',
  'telecom',
  'software',
  'accountancy',
  'pension',
  'social-insurance',
]

type Cost = { kind: StoppedCost['kind']; rows: readonly Row[]; factor: number }

/**
 * Costs that fell by less than half, or that are not asked about, count on at their former level until explained. Empty
 * where no whole year lies before. Source: docs/credit-policy.md, "Capacity" 5.
 */
export function loweredCosts(subject: CostSubject, stopped: readonly StoppedCost[]): StoppedCost[] {
  const { ledger, owners } = subject
  const paidFor = (...categories: readonly Category[]): Row[] =>
    paid(ledger, ...categories).filter((row) => !owners.has(row))
  const costs: readonly Cost[] = [
    { kind: 'purchases', rows: paidFor('supplier'), factor: 1 },
    { kind: 'wages', rows: paidFor('wages'), factor: 1 + ledger.policy.tax.wageTaxShare },
    { kind: 'rent', rows: paidFor('rent'), factor: 1 },
    { kind: 'overhead', rows: paidFor(...overheadCategories), factor: 1 },
  ]
  return costs
    .filter(({ kind }) => !stopped.some((one) => one.kind === kind))
    .flatMap((cost) => {
      const seen = loweredCost(subject, cost)
      const regular = loweredRegular(subject, cost)
      return (regular?.missingYearCents ?? 0) > (seen?.missingYearCents ?? 0) ? regular! : (seen ?? [])
    })
}

function loweredCost(subject: CostSubject, { kind, rows, factor }: Cost): StoppedCost | null {
  const { ledger } = subject
  const { purchaseSurcharge, unseenSurcharge } = ledger.policy.costs
  const flexible = Math.max(subject.flexibleShare, subject.flexibleBefore)
  const isByTheHour = kind === 'wages' && flexible >= ledger.policy.costs.wagesFollowFrom
  const levels = [
    ...(kind === 'purchases' || isByTheHour ? [ofSales(subject, rows)] : []),
    ...(kind === 'purchases' ? [] : [eachDay(subject, rows)]),
  ]
  const falls = levels.flatMap((level) => largestFall(ledger, level) ?? [])
  const [fall] = falls.sort((one, other) => other.cents - one.cents)
  if (!fall) return null
  const surcharge = kind === 'purchases' ? purchaseSurcharge : unseenSurcharge
  return {
    kind,
    isAsked: false,
    ...missing(fall.since, ledger.lastDay, fall.cents * factor, surcharge),
    bookings: between(rows, fall.since - daysInYear + 1, fall.since).map(numberOf),
  }
}

/** A single payment does not bring a regular cost back; it comes off the missing sum, so that nothing counts twice. */
function loweredRegular(subject: CostSubject, cost: Cost): StoppedCost | null {
  const isOnce = paidOnce(cost.rows)
  const once = cost.rows.filter(isOnce)
  if (once.length === 0 || -sumOf(once) > -sumOf(cost.rows) * subject.ledger.policy.costs.onceOfAll) return null
  const lowered = loweredCost(subject, { ...cost, rows: cost.rows.filter((row) => !isOnce(row)) })
  if (lowered === null) return null
  const since = lowered.missed[0]!.day
  const after = once.filter(({ day }) => day >= since).sort((a, b) => b.day - a.day)
  const missed = lowered.missed.map((part) => ({ ...part }))
  for (const { day: paidOn, cents: paidCents } of after) {
    let openCents = -paidCents
    // Only later days, so that the balance of no day is better for a payment that came after it.
    for (const part of missed.toReversed().filter(({ day }) => day >= paidOn)) {
      const cents = Math.min(openCents, part.cents)
      part.cents -= cents
      openCents -= cents
    }
  }
  return { ...lowered, missingYearCents: Math.max(0, lowered.missingYearCents + sumOf(after)), missed }
}

/** By a party that was paid this once. */
function paidOnce(rows: readonly Row[]): (row: Row) => boolean {
  const parties = byParty(rows)
  return ({ party }) => party !== noParty && parties.get(party)?.length === 1
}

/** Of all lengths from a quarter to a year, the one over which most is missing. */
function largestFall({ firstDay, lastDay, policy }: Ledger, { of, base }: Level) {
  const { shortestDays, stepDays, seasonDays, loweredOfFormer, loweredOfLowest } = policy.costs
  let largest: { since: number; cents: number } | null = null
  for (let length = shortestDays; length <= daysInYear; length += stepDays) {
    const since = lastDay - length
    if (since - firstDay < seasonDays) break
    const [former, now] = [of(since - daysInYear + 1, since), of(since + 1, lastDay)]
    const isLower = former !== null && now !== null && former > 0 && now < former * loweredOfFormer
    if (!isLower || now >= lowestOver(of, firstDay, since, length) * loweredOfLowest) continue
    const cents = (former - now) * base(since + 1, lastDay)
    if (cents > (largest?.cents ?? 0)) largest = { since, cents }
  }
  return largest
}

function lowestOver(of: Level['of'], firstDay: number, until: number, length: number): number {
  let lowest = Infinity
  for (let from = firstDay; from + length - 1 <= until; from++)
    lowest = Math.min(lowest, of(from, from + length - 1) ?? Infinity)
  return lowest
}
