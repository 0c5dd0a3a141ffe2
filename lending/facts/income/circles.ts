import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'

type Side = ReadonlyMap<number, readonly Row[]>

/** Pairs of parties, one that only gets and one that only brings, amount for amount: a friend and a friend of his. */
export function circles(
  ledger: Ledger,
  { monthCount }: Timeline,
  incoming: Side,
  outgoing: Side,
): (readonly [readonly Row[], readonly Row[]])[] {
  const { circleBookingsMin, circleBookingsMax, circleTolerance, circleUsualTolerance, longTripsMin } =
    ledger.policy.trips
  const candidates = (side: Side, other: Side) =>
    [...side].flatMap(([party, rows]) =>
      !other.has(party) && rows.length >= circleBookingsMin && rows.length <= circleBookingsMax ? [rows] : [],
    )
  const going = Map.groupBy(candidates(outgoing, incoming), ({ length }) => length)
  const coming = Map.groupBy(candidates(incoming, outgoing), ({ length }) => length)
  return [...coming].flatMap(([count, some]) => {
    // The first may have left before the data begins, and the last is not back yet.
    const others = (count < longTripsMin ? [0] : [0, 1, -1]).flatMap((more) => going.get(count + more) ?? [])
    // A payment of each month comes as often as rent and wages, of which some are about as high.
    const isUsual = Math.abs(count - monthCount) <= 1 && (some.length > 1 || others.length > 1)
    return some.flatMap((ins) => {
      const tolerance = isUsual && !isMoving(ins, circleTolerance) ? circleUsualTolerance : circleTolerance
      const pair = others.find((outs) => isCircle(ledger, ins, outs, tolerance))
      return pair ? [[ins, pair] as const] : []
    })
  })
}

function isMoving(rows: readonly Row[], tolerance: number): boolean {
  const amounts = rows.map(({ cents }) => cents)
  return Math.max(...amounts) > Math.min(...amounts) * (1 + tolerance)
}

function isCircle(ledger: Ledger, ins: readonly Row[], outs: readonly Row[], tolerance: number): boolean {
  const isAligned = (moved: number): boolean => {
    const count = Math.min(ins.length, outs.length)
    for (let place = 0; place < count; place++) {
      const [row, out] = [ins[place + Math.max(0, moved)]!, outs[place + Math.max(0, -moved)]!]
      if (!isSame(ledger, row, out, tolerance)) return false
    }
    return count > 0
  }
  const moved = ins.length - outs.length
  return isAligned(0) || (moved !== 0 && isAligned(moved))
}

function isSame({ policy }: Ledger, row: Row, out: Row, tolerance: number): boolean {
  const { circleAmountMinCents, circleDays } = policy.trips
  const isNear = Math.abs(row.day - out.day) <= circleDays
  return row.cents >= circleAmountMinCents && isNear && Math.abs(row.cents + out.cents) <= row.cents * tolerance
}
