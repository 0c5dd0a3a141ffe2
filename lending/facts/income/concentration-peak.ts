import type { CoreTurnover } from '#lending/facts/income/core-turnover.ts'
import { type Ledger, noParty } from '#lending/ledger/ledger.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'

/**
 * The largest customer's share of turnover at its highest of twelve months, each looked back on half a year, so that a
 * loss looks no less dependent; null without turnover. Source: docs/credit-policy.md, "The answer".
 */
export function concentrationPeak(ledger: Ledger, timeline: Timeline, core: CoreTurnover): number | null {
  const { customerTogether } = ledger.policy.months
  const byParty = customerMonths(ledger, timeline, core)
  const { monthCount, yearStart } = timeline
  let peak: number | null = null
  for (let end = Math.max(yearStart, Math.min(customerTogether, monthCount) - 1); end < monthCount; end++) {
    const from = Math.max(0, end - customerTogether + 1)
    const total = sumBetween(core.monthsCents, from, end)
    if (total <= 0) continue
    let largest = 0
    for (const months of byParty) largest = Math.max(largest, sumBetween(months, from, end))
    peak = Math.max(peak ?? 0, Math.min(1, largest / total))
  }
  return peak
}

function customerMonths(ledger: Ledger, timeline: Timeline, core: CoreTurnover): Float64Array[] {
  const byParty: Float64Array[] = []
  const placeOf = new Int32Array(ledger.partyCount).fill(-1)
  for (const number of ledger.byCategory.get('customer-receipt')!) {
    const party = ledger.parties[number]!
    const month = timeline.monthOf(ledger.days[number]!)
    if (party === noParty || month < 0 || core.countedCents[number] === 0) continue
    if (placeOf[party] === -1) placeOf[party] = byParty.push(new Float64Array(timeline.monthCount)) - 1
    byParty[placeOf[party]!]![month]! += core.countedCents[number]!
  }
  return byParty
}

function sumBetween(months: ArrayLike<number>, from: number, to: number): number {
  let sum = 0
  for (let month = from; month <= to; month++) sum += months[month]!
  return sum
}
