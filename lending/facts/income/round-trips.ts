import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import type { Category } from '#lending/bookings/category.ts'
import { type IsContested, nothingContested } from '#lending/facts/contests/fact-contests.ts'
import { firstFrom, type Ledger, noParty } from '#lending/ledger/ledger.ts'
import { isInYear, type Timeline } from '#lending/ledger/timeline.ts'

/** Parts of bookings that count neither as turnover nor as costs, by booking number, in positive cents. */
export type RoundTrips = {
  in: ReadonlyMap<BookingNumber, number>
  out: ReadonlyMap<BookingNumber, number>
  year: Evidenced
}

type Side = Map<number, BookingNumber[]>

const comesIn: readonly Category[] = ['customer-receipt', 'refund-received']
const goesOut: readonly Category[] = [
  'supplier',
  'private-withdrawal',
  'dividend',
  'hospitality',
  'marketing',
  'accountancy',
  'rent',
  'lease',
  'wages',
  'loan-instalment',
  'own-transfer',
]
/** What was taken out or is owed stays so, whatever comes back: only that is no turnover. */
const stays: ReadonlySet<Category> = new Set<Category>([
  'private-withdrawal',
  'dividend',
  'wages',
  'loan-instalment',
  'own-transfer',
])

/**
 * Money that left and came back by one party, as cash, or by two that do nothing else, in cents by booking. Taken out
 * of turnover and costs: going round makes nothing larger or better. Source: docs/credit-policy.md, "Capacity" 3.
 */
export function roundTrips(
  ledger: Ledger,
  timeline: Timeline,
  { owners, isContested = nothingContested }: { owners: ReadonlySet<BookingNumber>; isContested?: IsContested },
): RoundTrips {
  const { days, longDays } = ledger.policy.trips
  const found: Found = { in: new Map(), out: new Map(), taken: new Map(), owners }
  const isAsked = (number: BookingNumber): boolean => !isContested('round-trips', number)
  const incoming = byParty(ledger, comesIn, 1, isAsked)
  const outgoing = byParty(ledger, goesOut, -1, isAsked)
  for (const [party, ins] of incoming) {
    const outs = outgoing.get(party)
    if (outs) match(ledger, ins, outs, found, isSameSum(ledger, ins, outs) ? longDays : days)
  }
  match(ledger, cashOf(ledger, 'cash-deposit').filter(isAsked), cashOf(ledger, 'cash-withdrawal'), found)
  for (const [ins, outs] of circles(ledger, incoming, outgoing)) match(ledger, ins, outs, found)
  const bookings = [...found.in.keys()].filter(
    (number) => isInYear(timeline, ledger.days[number]!) && ledger.categorised[number]!.category !== 'refund-received',
  )
  const sumCents = bookings.reduce((sum, number) => sum + found.in.get(number)!, 0)
  return { in: found.in, out: found.out, year: { count: bookings.length, sumCents, bookings } }
}

function byParty(
  ledger: Ledger,
  wanted: readonly Category[],
  sign: 1 | -1,
  isAsked: (number: BookingNumber) => boolean,
): Side {
  const side: Side = new Map()
  for (const category of wanted) {
    for (const number of ledger.byCategory.get(category)!) {
      const party = ledger.parties[number]!
      if (party === noParty || ledger.amountsCents[number]! * sign <= 0 || !isAsked(number)) continue
      const bookings = side.get(party)
      if (bookings) bookings.push(number)
      else side.set(party, [number])
    }
  }
  return side
}

const cashOf = (ledger: Ledger, category: Category): BookingNumber[] => [...ledger.byCategory.get(category)!]

/** `taken` is of all that went out, `out` of what is a cost. */
type Found = Record<'in' | 'out' | 'taken', Map<BookingNumber, number>> & { owners: ReadonlySet<BookingNumber> }

function isSameSum(
  { amountsCents, policy }: Ledger,
  ins: readonly BookingNumber[],
  outs: readonly BookingNumber[],
): boolean {
  const { longTripsMin, sameSumTolerance, cutOffTrips } = policy.trips
  const [brought, got] = [ins, outs].map((some) => some.reduce((sum, number) => sum + amountsCents[number]!, 0))
  if (Math.min(ins.length, outs.length) < longTripsMin) return false
  const largest = ins.reduce((most, number) => Math.max(most, amountsCents[number]!), 0)
  return Math.abs(brought! + got!) <= Math.max(brought! * sameSumTolerance, largest * cutOffTrips)
}

/** Equal sums first, since they belong together; then first in, first matched. Each cent goes round once. */
function match(
  ledger: Ledger,
  ins: readonly BookingNumber[],
  outs: readonly BookingNumber[],
  found: Found,
  tripDays = ledger.policy.trips.days,
): void {
  if (ins.length === 0 || outs.length === 0) return
  const inOrder = (numbers: readonly BookingNumber[]) => [...numbers].sort((a, b) => ledger.days[a]! - ledger.days[b]!)
  const [coming, going] = [inOrder(ins), inOrder(outs)]
  const byAmount = Map.groupBy(going, (out) => leftOf(ledger, out, found))
  for (const number of coming) {
    const equal = byAmount.get(ledger.amountsCents[number]! - (found.in.get(number) ?? 0)) ?? []
    matchOne(ledger, number, equal, found, tripDays)
  }
  for (const number of coming) matchOne(ledger, number, going, found, tripDays)
}

const leftOf = (ledger: Ledger, out: BookingNumber, found: Found): number =>
  -ledger.amountsCents[out]! - (found.taken.get(out) ?? 0)

function matchOne(ledger: Ledger, number: BookingNumber, going: BookingNumber[], found: Found, tripDays: number): void {
  const { days, amountsCents, policy } = ledger
  const isRefund = ledger.categorised[number]!.category === 'refund-received'
  const until = days[number]! + (isRefund ? 0 : tripDays)
  let openCents = amountsCents[number]! - (found.in.get(number) ?? 0)
  let place = firstFrom(days, going, days[number]! - (isRefund ? policy.trips.refundDays : tripDays))
  for (; openCents > 0 && place < going.length; place++) {
    const out = going[place]!
    if (days[out]! > until) return
    const partCents = Math.min(openCents, leftOf(ledger, out, found))
    if (partCents <= 0) continue
    openCents -= partCents
    found.in.set(number, (found.in.get(number) ?? 0) + partCents)
    found.taken.set(out, (found.taken.get(out) ?? 0) + partCents)
    if (!stays.has(ledger.categorised[out]!.category) && !found.owners.has(out))
      found.out.set(out, found.taken.get(out)!)
  }
}

/** Pairs of parties, one that only gets and one that only brings, amount for amount: a friend and a friend of his. */
function circles(ledger: Ledger, incoming: Side, outgoing: Side): [BookingNumber[], BookingNumber[]][] {
  const { circleBookingsMin, circleBookingsMax } = ledger.policy.trips
  const isCandidate = ([party, bookings]: [number, BookingNumber[]], other: Side): boolean =>
    !other.has(party) && bookings.length >= circleBookingsMin && bookings.length <= circleBookingsMax
  const getting = [...outgoing].filter((side) => isCandidate(side, incoming))
  const byCount = Map.groupBy(getting, ([, outs]) => outs.length)
  return [...incoming]
    .filter((side) => isCandidate(side, outgoing))
    .flatMap(([, ins]) => {
      const pair = byCount.get(ins.length)?.find(([, outs]) => isCircle(ledger, ins, outs))
      return pair ? [[ins, pair[1]] satisfies [BookingNumber[], BookingNumber[]]] : []
    })
}

function isCircle(
  { days, amountsCents, policy }: Ledger,
  ins: readonly BookingNumber[],
  outs: readonly BookingNumber[],
): boolean {
  const { circleAmountMinCents, circleDays, circleTolerance } = policy.trips
  return ins.every((number, index) => {
    const out = outs[index]!
    const isNear = Math.abs(days[number]! - days[out]!) <= circleDays
    if (amountsCents[number]! < circleAmountMinCents) return false
    return isNear && Math.abs(amountsCents[number]! + amountsCents[out]!) <= amountsCents[number]! * circleTolerance
  })
}
