import { daysInYear } from '#lending/days.ts'
import type { Counted } from '#lending/ledger/counted.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { type Row } from '#lending/ledger/row.ts'

/** Whether a third party settles cards and online payments; not payment links, which anybody can send. */
export const isSettled = (group: readonly Row[]): boolean => group.every(isPayout)

export const isTakings = (group: readonly Row[]): boolean => group[0]?.category === 'cash-deposit' || isSettled(group)

const isPayout = ({ category, read }: Row): boolean =>
  (category === 'card-takings' || category === 'payment-provider-payout') && read.words[0] !== 'tikkie'

/**
 * The part of a new provider's payouts, 0 to 1, that takes the place of takings that no longer come: a shop that
 * changes provider sells as before, one that adds a provider may have grown or not.
 */
export function replacedPart(
  { firstDay, lastDay, policy }: Ledger,
  payouts: readonly Row[],
  takings: readonly (readonly Row[])[],
  counted: Counted,
): number {
  const { providerMeasureDays, providerMeasureDaysMin, providerLeftShare } = policy.turnover
  const start = soldFrom(payouts)
  const length = lastDay - start + 1
  const from = Math.max(firstDay, start - Math.max(providerMeasureDays, length))
  const paidCents = counted.sumOf(payouts)
  if (paidCents <= 0 || start - from < providerMeasureDaysMin) return 0
  // As in the same days a year before, where they are known, since a season is no loss of takings.
  const isOfMeasure = ({ day }: Row): boolean =>
    start - daysInYear >= firstDay
      ? day >= start - daysInYear && day <= lastDay - daysInYear
      : day >= from && day < start
  const scale = start - daysInYear >= firstDay ? 1 : length / (start - from)
  let placeCents = 0
  for (const other of takings) {
    if (other === payouts) continue
    const sinceCents = counted.sumOf(other.filter(({ day }) => day >= start))
    const expectedCents = counted.sumOf(other.filter(isOfMeasure)) * scale
    if (sinceCents <= expectedCents * providerLeftShare || sinceCents > expectedCents)
      placeCents += expectedCents - sinceCents
  }
  return Math.min(1, Math.max(0, placeCents / paidCents))
}

/** The first payout is of the sales since the one before it would have come. */
function soldFrom(payouts: readonly Row[]): number {
  const days = payouts.map(({ day }) => day)
  const [first, last] = [Math.min(...days), Math.max(...days)]
  return days.length <= 1 ? first : first - Math.round((last - first) / (days.length - 1))
}
