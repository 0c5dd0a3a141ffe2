import { type Channel, channels, channelsOf, seenBefore } from '#lending/facts/income/channels.ts'
import { takeOut } from '#lending/facts/income/take-out.ts'
import { Counted } from '#lending/ledger/counted.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'

type Sums = Record<Channel, number>
const nothing = (): Sums => ({ settled: 0, cash: 0, links: 0, people: 0, companies: 0 })
const total = (sums: Sums): number => channels.reduce((sum, channel) => sum + sums[channel], 0)

type Receipts = { rows: readonly Row[]; counted: Counted; isTradeOfLargeReceipts: boolean }

/**
 * Takes out what a channel brings beyond its former proportion to the rest; parties that grew most go first. With too
 * few months only a shop's few people are taken out. Source: docs/credit-policy.md, "Capacity" 2.
 */
export function limitChannels(ledger: Ledger, timeline: Timeline, { rows, ...receipts }: Receipts): Counted {
  const { peopleAreTradeFrom, tillShare, measureMonthsMin } = ledger.policy.channels
  const counted = new Counted(receipts.counted)
  const edge = firstMonthHeld(ledger, timeline)
  const [before, since] = [nothing(), nothing()]
  const byChannel: Record<Channel, Row[]> = { settled: [], cash: [], links: [], people: [], companies: [] }
  const channelOf = channelsOf()
  const hasBefore = seenBefore(ledger, timeline, edge)
  for (const row of rows) {
    const month = timeline.monthOf(row.day)
    if (counted.of(row) <= 0 || month < 0) continue
    const channel = hasBefore(row) ? channelOf(row) : 'settled'
    const sums = month < edge ? before : since
    sums[channel] += counted.of(row)
    byChannel[channel].push(row)
  }
  const all = total(before) + total(since)
  if (all <= 0) return counted
  const isTill = before.settled + before.cash + since.settled + since.cash >= all * tillShare
  const peopleShare = (before.people + since.people) / all
  if (isTill && peopleShare < peopleAreTradeFrom && isFew(ledger, byChannel.people)) {
    for (const row of byChannel.people) counted.set(row, 0)
    before.people = since.people = 0
  }
  if (edge < measureMonthsMin) return counted
  const isFree = (channel: Channel): boolean =>
    (channel === 'companies' && !isTill) || (channel === 'people' && isPeopleTrade(ledger, before, receipts))
  for (const channel of channels) {
    if (channel === 'settled' || isFree(channel)) continue
    const excess = since[channel] - allowed(ledger, timeline, channel, { before, since })
    if (excess > 0) takeOut(timeline, { counted, rows: byChannel[channel], edge, excess })
  }
  return counted
}

function isPeopleTrade({ policy }: Ledger, before: Sums, { isTradeOfLargeReceipts }: Omit<Receipts, 'rows'>): boolean {
  const { peopleAreTradeFrom, peopleHaveProjectsFrom } = policy.channels
  return before.people >= total(before) * (isTradeOfLargeReceipts ? peopleHaveProjectsFrom : peopleAreTradeFrom)
}

/** The last twelve months against those before; with too few of those, the later half against the first. */
function firstMonthHeld({ policy }: Ledger, { monthCount, yearStart }: Timeline): number {
  return yearStart >= policy.channels.yearHeldFrom ? yearStart : monthCount >> 1
}

function allowed(
  ledger: Ledger,
  timeline: Timeline,
  channel: Exclude<Channel, 'settled'>,
  { before, since }: Record<'before' | 'since', Sums>,
): number {
  const growth = ledger.policy.channelGrowth[channel]
  const restBefore = total(before) - before[channel]
  const restSince = total(since) - since[channel]
  if (restBefore >= total(before) * ledger.policy.channels.restMin)
    return (before[channel] / restBefore) * restSince * growth
  const edge = firstMonthHeld(ledger, timeline)
  return (before[channel] / edge) * (timeline.monthCount - edge) * growth
}

const isFew = ({ policy }: Ledger, rows: readonly Row[]): boolean =>
  new Set(rows.map(({ party }) => party)).size < policy.channels.peopleMin
