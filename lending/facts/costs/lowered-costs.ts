import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Category } from '#lending/bookings/category.ts'
import { between, sumsBefore } from '#lending/ledger/day-sums.ts'
import { boughtOften, type CostSubject, missing, type StoppedCost } from '#lending/facts/costs/stopped-costs.ts'
import { daysInYear } from '#lending/days.ts'
import { type Ledger, noParty } from '#lending/ledger/ledger.ts'

/** What goes on whatever is sold, beside wages and rent. */
const overheadCategories: readonly Category[] = [
  'insurance',
  'energy',
  'telecom',
  'software',
  'accountancy',
  'pension',
  'social-insurance',
]

/** What a cost was over some days, null where nothing can be said, and what it is a part of. */
type Level = { of: (from: number, to: number) => number | null; base: (from: number, to: number) => number }

/**
 * Costs that fell by less than half, or that are not asked about, count on at their former level until explained. Empty
 * where no whole year lies before. Source: docs/credit-policy.md, "Capacity" 5.
 */
export function loweredCosts(subject: CostSubject, stopped: readonly StoppedCost[]): StoppedCost[] {
  const { ledger, sold, owners } = subject
  const { wageTaxShare } = ledger.policy.tax
  const paidFor = (categories: readonly Category[]): BookingNumber[] =>
    categories
      .flatMap((category) => ledger.byCategory.get(category)!)
      .filter((number) => ledger.amountsCents[number]! < 0 && !owners.has(number))
  const costs: readonly Cost[] = [
    { kind: 'purchases', numbers: paidFor(['supplier']), factor: 1 },
    { kind: 'wages', numbers: paidFor(['wages']), factor: 1 + wageTaxShare },
    { kind: 'rent', numbers: paidFor(['rent']), factor: 1 },
    { kind: 'overhead', numbers: paidFor(overheadCategories), factor: 1 },
  ]
  return costs
    .filter(({ kind }) => !stopped.some((one) => one.kind === kind))
    .flatMap((cost) => {
      const seen = loweredCost(subject, sold, cost)
      const regular = loweredRegular(subject, sold, cost)
      return (regular?.missingYearCents ?? 0) > (seen?.missingYearCents ?? 0) ? regular! : (seen ?? [])
    })
}

type Cost = { kind: StoppedCost['kind']; numbers: readonly BookingNumber[]; factor: number }

function loweredCost(subject: CostSubject, sold: Float64Array, { kind, numbers, factor }: Cost): StoppedCost | null {
  const { ledger } = subject
  const { purchaseSurcharge, unseenSurcharge } = ledger.policy.costs
  const level = kind === 'purchases' ? ofSales(subject, sold, numbers) : eachDay(ledger, sold, numbers)
  const fall = largestFall(ledger, level)
  if (fall === null) return null
  const bookings = numbers.filter((number) => isBetween(ledger.days[number]!, fall.since - daysInYear, fall.since))
  return {
    kind,
    isAsked: false,
    ...missing(
      fall.since,
      ledger.lastDay,
      fall.cents * factor,
      kind === 'purchases' ? purchaseSurcharge : unseenSurcharge,
    ),
    bookings,
  }
}

/** What is paid once does not bring a regular cost back; it comes off what is missing, so that nothing counts twice. */
function loweredRegular(subject: CostSubject, sold: Float64Array, cost: Cost): StoppedCost | null {
  const { days, amountsCents, policy } = subject.ledger
  const isOnce = paidOnce(subject.ledger, cost.numbers)
  const once = cost.numbers.filter(isOnce)
  const sumOf = (some: readonly BookingNumber[]): number => some.reduce((sum, number) => sum - amountsCents[number]!, 0)
  if (once.length === 0 || sumOf(once) > sumOf(cost.numbers) * policy.costs.onceOfAll) return null
  const lowered = loweredCost(subject, sold, { ...cost, numbers: cost.numbers.filter((number) => !isOnce(number)) })
  if (lowered === null) return null
  const since = lowered.missed[0]!.day
  const after = once.filter((number) => days[number]! >= since).sort((a, b) => days[b]! - days[a]!)
  const missed = lowered.missed.map((part) => ({ ...part }))
  for (const number of after) {
    let openCents = -amountsCents[number]!
    // Only later days, so that the balance of no day is better for a payment that came after it.
    for (const part of missed.toReversed().filter(({ day }) => day >= days[number]!)) {
      const cents = Math.min(openCents, part.cents)
      part.cents -= cents
      openCents -= cents
    }
  }
  return { ...lowered, missingYearCents: Math.max(0, lowered.missingYearCents - sumOf(after)), missed }
}

/** By a party that was paid this once. */
function paidOnce(
  { parties, partyCount }: Ledger,
  numbers: readonly BookingNumber[],
): (number: BookingNumber) => boolean {
  const counts = new Int32Array(partyCount)
  for (const number of numbers) if (parties[number] !== noParty) counts[parties[number]!]! += 1
  return (number) => parties[number] !== noParty && counts[parties[number]!] === 1
}

const isBetween = (day: number, after: number, until: number): boolean => day > after && day <= until

/** Purchases move along with what is sold. */
function ofSales(subject: CostSubject, sold: Float64Array, numbers: readonly BookingNumber[]): Level {
  const { ledger } = subject
  const bought = boughtOften(subject, numbers)
  const base = (from: number, to: number): number => between(ledger, sold, from, to)
  return {
    base,
    of: (from, to) => {
      const sales = base(from, to)
      return sales <= 0 ? null : between(ledger, bought, from, to) / sales
    },
  }
}

/** All else is paid by the day, as long as about as much is sold. */
function eachDay(ledger: Ledger, sold: Float64Array, numbers: readonly BookingNumber[]): Level {
  const sums = sumsBefore(ledger, numbers, (number) => -ledger.amountsCents[number]!)
  const base = (from: number, to: number): number => to - from + 1
  const { lastDay, policy } = ledger
  return {
    base,
    of: (from, to) => {
      if (to === lastDay) {
        const former = Math.max(ledger.firstDay, from - daysInYear - 1)
        const before = between(ledger, sold, former, from - 1) / base(former, from - 1)
        if (between(ledger, sold, from, to) / base(from, to) < before * policy.costs.soldKeptFrom) return null
      }
      return between(ledger, sums, from, to) / base(from, to)
    },
  }
}

/** Of all lengths from a quarter to a year, the one over which most is missing. */
function largestFall(
  { firstDay, lastDay, policy }: Ledger,
  { of, base }: Level,
): { since: number; cents: number } | null {
  const { shortestDays, stepDays, seasonDays, loweredOfFormer, loweredOfLowest } = policy.costs
  let largest: { since: number; cents: number } | null = null
  for (let length = shortestDays; length <= daysInYear; length += stepDays) {
    const since = lastDay - length
    if (since - firstDay < seasonDays) break
    const [former, now] = [of(since - daysInYear + 1, since), of(since + 1, lastDay)]
    if (former === null || now === null || former <= 0 || now >= former * loweredOfFormer) continue
    if (now >= lowestOver(of, firstDay, since, length) * loweredOfLowest) continue
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
