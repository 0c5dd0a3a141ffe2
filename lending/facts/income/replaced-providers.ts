import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'

/** Whether a third party settles what customers paid: cards and online payments, but not payment links, which anybody can send. */
export const isSettled = (ledger: Ledger, group: readonly BookingNumber[]): boolean =>
  group.every((number) => isPayout(ledger, number))

export const isTakings = (ledger: Ledger, group: readonly BookingNumber[]): boolean =>
  ledger.categorised[group[0]!]!.category === 'cash-deposit' || isSettled(ledger, group)

function isPayout({ categorised }: Ledger, number: BookingNumber): boolean {
  const { category, words } = categorised[number]!
  return (category === 'card-takings' || category === 'payment-provider-payout') && words[0] !== 'tikkie'
}

/**
 * The part of a new provider's payouts, 0 to 1, that takes the place of what others of the takings brought before it came and
 * no longer bring: a shop that changes provider sells as before, one that adds a provider may have grown or not.
 */
export function replacedPart(
  { days, firstDay, lastDay, policy }: Ledger,
  payouts: readonly BookingNumber[],
  takings: readonly (readonly BookingNumber[])[],
  countedCents: Float64Array,
): number {
  const { providerMeasureDays, providerMeasureDaysMin, providerLeftShare } = policy.turnover
  const start = soldFrom(payouts.map((number) => days[number]!))
  const length = lastDay - start + 1
  const from = Math.max(firstDay, start - Math.max(providerMeasureDays, length))
  const paidCents = payouts.reduce((sum, number) => sum + countedCents[number]!, 0)
  if (paidCents <= 0 || start - from < providerMeasureDaysMin) return 0
  let placeCents = 0
  for (const other of takings) {
    if (other === payouts) continue
    let [beforeCents, sinceCents] = [0, 0]
    for (const number of other) {
      const day = days[number]!
      if (day >= start) sinceCents += countedCents[number]!
      else if (day >= from) beforeCents += countedCents[number]!
    }
    const expectedCents = (beforeCents / (start - from)) * length
    if (sinceCents <= expectedCents * providerLeftShare || sinceCents > expectedCents)
      placeCents += expectedCents - sinceCents
  }
  return Math.min(1, Math.max(0, placeCents / paidCents))
}

/** The first payout is of what was sold since the one before it would have come. */
function soldFrom(paidOn: readonly number[]): number {
  const [first, last] = [Math.min(...paidOn), Math.max(...paidOn)]
  return paidOn.length <= 1 ? first : first - Math.round((last - first) / (paidOn.length - 1))
}
