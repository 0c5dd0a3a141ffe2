import type { Category } from '#lending/bookings/category.ts'
import { type IsContested, nothingContested } from '#lending/facts/contests/fact-contests.ts'
import { circles } from '#lending/facts/income/circles.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import { groupBy } from '#lending/ledger/group-by.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { inDayOrder, type Row, sumOf } from '#lending/ledger/row.ts'
import { isInYear, type Timeline } from '#lending/ledger/timeline.ts'
import { byParty, evidenceOf, firstFrom, paid, received } from '#lending/ledger/views.ts'

/** Parts of bookings that count neither as turnover nor as costs, in positive cents. */
export type RoundTrips = {
  in: ReadonlyMap<Row, number>
  out: ReadonlyMap<Row, number>
  year: Evidenced
}

const comesIn: readonly Category[] = ['customer-receipt', 'refund-received']
/** Money taken out or owed stays so, whatever comes back: only that is no turnover. */
const stays = ['private-withdrawal', 'dividend', 'wages', 'loan-instalment', 'own-transfer'] as const
export const goesOut: readonly Category[] = [
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

/**
 * Money that left and came back by one party, as cash, or by two that do nothing else, in cents by booking. Taken out
 * of turnover and costs: going round makes nothing larger or better. Source: docs/credit-policy.md, "Capacity" 3.
 */
export function roundTrips(
  ledger: Ledger,
  timeline: Timeline,
  { owners, isContested = nothingContested }: { owners: ReadonlySet<Row>; isContested?: IsContested },
): RoundTrips {
  const { days, longDays } = ledger.policy.trips
  const found: Found = { in: new Map(), out: new Map(), taken: new Map(), owners }
  const isAsked = (row: Row): boolean => !isContested('round-trips', row)
  const incoming = byParty(received(ledger, ...comesIn).filter(isAsked))
  const outgoing = byParty(paid(ledger, ...goesOut).filter(isAsked))
  for (const [party, ins] of incoming) {
    const outs = outgoing.get(party)
    if (outs) match(ledger, ins, outs, found, isSameSum(ledger, ins, outs) ? longDays : days)
  }
  match(ledger, ledger.of('cash-deposit').filter(isAsked), ledger.of('cash-withdrawal'), found)
  for (const [ins, outs] of circles(ledger, timeline, incoming, outgoing)) match(ledger, ins, outs, found)
  const turnover = [...found.in.keys()].filter(
    ({ day, category }) => isInYear(timeline, day) && category !== 'refund-received',
  )
  const sumCents = turnover.reduce((sum, row) => sum + found.in.get(row)!, 0)
  return { in: found.in, out: found.out, year: evidenceOf(turnover, sumCents) }
}

/** `taken` is of all that went out, `out` of the costs in it. */
type Found = Record<'in' | 'out' | 'taken', Map<Row, number>> & { owners: ReadonlySet<Row> }

function isSameSum({ policy }: Ledger, ins: readonly Row[], outs: readonly Row[]): boolean {
  const { longTripsMin, sameSumTolerance, cutOffTrips } = policy.trips
  if (Math.min(ins.length, outs.length) < longTripsMin) return false
  const brought = sumOf(ins)
  const largest = ins.reduce((most, { cents }) => Math.max(most, cents), 0)
  return Math.abs(brought + sumOf(outs)) <= Math.max(brought * sameSumTolerance, largest * cutOffTrips)
}

/** Equal sums first, since they belong together; then first in, first matched. Each cent goes round once. */
function match(
  ledger: Ledger,
  ins: readonly Row[],
  outs: readonly Row[],
  found: Found,
  tripDays = ledger.policy.trips.days,
): void {
  if (ins.length === 0 || outs.length === 0) return
  const [coming, going] = [inDayOrder(ins), inDayOrder(outs)]
  const byAmount = groupBy(going, (out) => leftOf(out, found))
  for (const row of coming) {
    const equal = byAmount.get(row.cents - (found.in.get(row) ?? 0)) ?? []
    matchOne(ledger, row, equal, found, tripDays)
  }
  for (const row of coming) matchOne(ledger, row, going, found, tripDays)
}

const leftOf = (out: Row, found: Found): number => -out.cents - (found.taken.get(out) ?? 0)

function matchOne({ policy }: Ledger, row: Row, going: readonly Row[], found: Found, tripDays: number): void {
  const isRefund = row.category === 'refund-received'
  const until = row.day + (isRefund ? 0 : tripDays)
  let openCents = row.cents - (found.in.get(row) ?? 0)
  let place = firstFrom(going, row.day - (isRefund ? policy.trips.refundDays : tripDays))
  for (; openCents > 0; place++) {
    const out = going[place]
    if (!out || out.day > until) return
    const partCents = Math.min(openCents, leftOf(out, found))
    if (partCents <= 0) continue
    openCents -= partCents
    found.in.set(row, (found.in.get(row) ?? 0) + partCents)
    found.taken.set(out, (found.taken.get(out) ?? 0) + partCents)
    if (!stays.some((category) => category === out.category) && !found.owners.has(out))
      found.out.set(out, found.taken.get(out)!)
  }
}
