import type { CoreTurnover } from '#lending/facts/income/core-turnover.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { byParty, monthsOf } from '#lending/ledger/views.ts'

/**
 * The largest customer's share of turnover at its highest of twelve months, each looked back on half a year, so that a
 * loss looks no less dependent; null without turnover. Source: docs/credit-policy.md, "The answer".
 */
export function concentrationPeak(ledger: Ledger, timeline: Timeline, { counted, monthsCents }: CoreTurnover) {
  const { customerTogether } = ledger.policy.months
  const { monthCount, yearStart } = timeline
  const counting = ledger.of('customer-receipt').filter((row) => counted.of(row) !== 0)
  const customers = [...byParty(counting).values()].map((rows) => monthsOf(timeline, rows, (row) => counted.of(row)))
  let peak: number | null = null
  for (let end = Math.max(yearStart, Math.min(customerTogether, monthCount) - 1); end < monthCount; end++) {
    const from = Math.max(0, end - customerTogether + 1)
    const sumOf = (months: readonly number[]): number =>
      months.slice(from, end + 1).reduce((sum, cents) => sum + cents, 0)
    const total = sumOf(monthsCents)
    if (total <= 0) continue
    const largest = customers.reduce((most, months) => Math.max(most, sumOf(months)), 0)
    peak = Math.max(peak ?? 0, Math.min(1, largest / total))
  }
  return peak
}
