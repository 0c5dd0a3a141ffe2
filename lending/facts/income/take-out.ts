import type { Counted } from '#lending/ledger/counted.ts'
import { groupBy } from '#lending/ledger/group-by.ts'
import type { Row } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'

type Excess = { rows: readonly Row[]; counted: Counted; edge: number; excess: number }

/** From those who grew most, who may be paid by friends, on: each keeps the part that is left of it. */
export function takeOut(timeline: Timeline, { rows, counted, edge, excess }: Excess): void {
  const share = edge / Math.max(1, timeline.monthCount - edge)
  const grown = [...groupBy(rows, ({ party }) => party).values()].map((group) => {
    const later = group.filter(({ day }) => timeline.monthOf(day) >= edge)
    const laterCents = counted.sumOf(later)
    const growthCents = laterCents - (counted.sumOf(group) - laterCents) / share
    return { later, laterCents, growthCents }
  })
  let left = excess
  grown.sort((a, b) => b.growthCents - a.growthCents)
  for (const { later, laterCents } of grown) {
    if (left <= 0 || laterCents <= 0) continue
    const kept = Math.max(0, 1 - left / laterCents)
    for (const row of later) counted.set(row, Math.floor(counted.of(row) * kept))
    left -= laterCents
  }
}
