import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'

type Side = ReadonlyMap<number, readonly Row[]>

/** Pairs of parties, one that only gets and one that only brings, amount for amount: a friend and a friend of his. */
export function circles(ledger: Ledger, incoming: Side, outgoing: Side): (readonly [readonly Row[], readonly Row[]])[] {
  const { circleBookingsMin, circleBookingsMax } = ledger.policy.trips
  const candidates = (side: Side, other: Side) =>
    [...side].flatMap(([party, rows]) =>
      !other.has(party) && rows.length >= circleBookingsMin && rows.length <= circleBookingsMax ? [rows] : [],
    )
  const byCount = Map.groupBy(candidates(outgoing, incoming), ({ length }) => length)
  return candidates(incoming, outgoing).flatMap((ins) => {
    const pair = byCount.get(ins.length)?.find((outs) => isCircle(ledger, ins, outs))
    return pair ? [[ins, pair] as const] : []
  })
}

function isCircle({ policy }: Ledger, ins: readonly Row[], outs: readonly Row[]): boolean {
  const { circleAmountMinCents, circleDays, circleTolerance } = policy.trips
  return ins.every(({ cents, day }, index) => {
    const out = outs[index]!
    const isNear = Math.abs(day - out.day) <= circleDays
    return cents >= circleAmountMinCents && isNear && Math.abs(cents + out.cents) <= cents * circleTolerance
  })
}
