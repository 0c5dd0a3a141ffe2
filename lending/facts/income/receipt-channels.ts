import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import { type Ledger, noParty } from '#lending/ledger/ledger.ts'
import { isPrivatePerson } from '#lending/bookings/private-person.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'

/** By whom money is brought: takings that a third party settles, notes paid in, payment links, private accounts, and companies. */
const channels = ['settled', 'cash', 'links', 'people', 'companies'] as const
type Channel = (typeof channels)[number]

type Sums = Record<Channel, number>
const nothing = (): Sums => ({ settled: 0, cash: 0, links: 0, people: 0, companies: 0 })
const total = (sums: Sums): number => channels.reduce((sum, channel) => sum + sums[channel], 0)

type Receipts = {
  numbers: readonly BookingNumber[]
  countedCents: Float64Array
  isTradeOfLargeReceipts: boolean
}

/**
 * Takes out of `countedCents` what a channel brings beyond its former proportion to the rest; parties that grew most go
 * first. With too few months only a shop's few people are taken out. Source: docs/credit-policy.md, "Capacity" 2.
 */
export function limitChannels(ledger: Ledger, timeline: Timeline, receipts: Receipts): void {
  const { numbers, countedCents } = receipts
  const { peopleAreTradeFrom, tillShare, measureMonthsMin } = ledger.policy.channels
  const edge = firstMonthHeld(ledger, timeline)
  const [before, since] = [nothing(), nothing()]
  const byChannel: Record<Channel, BookingNumber[]> = { settled: [], cash: [], links: [], people: [], companies: [] }
  const channelOf = channelsOf(ledger)
  const hasBefore = seenBefore(ledger, timeline, edge)
  for (const number of numbers) {
    const cents = countedCents[number]!
    const month = timeline.monthOf(ledger.days[number]!)
    if (cents <= 0 || month < 0) continue
    const channel = hasBefore(number) ? channelOf(number) : 'settled'
    ;(month < edge ? before : since)[channel] += cents
    if (channel !== 'settled') byChannel[channel].push(number)
  }
  const all = total(before) + total(since)
  if (all <= 0) return
  const isTill = before.settled + before.cash + since.settled + since.cash >= all * tillShare
  const peopleShare = (before.people + since.people) / all
  if (isTill && peopleShare < peopleAreTradeFrom && isFew(ledger, byChannel.people)) {
    for (const number of byChannel.people) countedCents[number] = 0
    before.people = since.people = 0
  }
  if (edge < measureMonthsMin) return
  for (const channel of channels) {
    if (channel === 'settled' || (channel === 'companies' && !isTill)) continue
    if (channel === 'people' && isPeopleTrade(ledger, before, receipts)) continue
    const excess = since[channel] - allowed(ledger, timeline, channel, { before, since })
    if (excess > 0) takeOut(ledger, timeline, { countedCents, numbers: byChannel[channel], edge, excess })
  }
}

function isPeopleTrade({ policy }: Ledger, before: Sums, { isTradeOfLargeReceipts }: Receipts): boolean {
  const { peopleAreTradeFrom, peopleHaveProjectsFrom } = policy.channels
  return before.people >= total(before) * (isTradeOfLargeReceipts ? peopleHaveProjectsFrom : peopleAreTradeFrom)
}

/** The last twelve months are held against those before; with less than half a year of those, the later half against the first. */
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

/** Whether the account of a booking was seen in the time that is the measure: on one that begins later nothing was there before. */
function seenBefore({ accounts, days }: Ledger, timeline: Timeline, edge: number): (number: BookingNumber) => boolean {
  const newer: { start: BookingNumber; end: BookingNumber }[] = []
  let start = 0
  for (const { bookings } of accounts) {
    const end = start + bookings.length
    const isSeen = days.subarray(start, end).some((day) => timeline.monthOf(day) < edge)
    if (!isSeen) newer.push({ start, end })
    start = end
  }
  if (newer.length === 0) return () => true
  return (number) => !newer.some((account) => number >= account.start && number < account.end)
}

const person = 1
const company = -1

/** Each party's name is read once. A payment link hides who pays. */
function channelsOf(ledger: Ledger): (number: BookingNumber) => Channel {
  const known = new Int8Array(ledger.partyCount)
  return (number) => {
    const { category, words } = ledger.categorised[number]!
    if (category === 'cash-deposit') return 'cash'
    if (words[0] === 'tikkie') return 'links'
    if (category !== 'customer-receipt') return 'settled'
    const party = ledger.parties[number]!
    if (party === noParty) return 'companies'
    if (known[party] === 0)
      known[party] = isPrivatePerson(ledger.bookings[number]!.counterpartyName ?? '') ? person : company
    return known[party] === person ? 'people' : 'companies'
  }
}

function isFew({ parties, policy }: Ledger, numbers: readonly BookingNumber[]): boolean {
  const seen = new Set<number>()
  for (const number of numbers) {
    seen.add(parties[number]!)
    if (seen.size >= policy.channels.peopleMin) return false
  }
  return true
}

type Excess = { numbers: readonly BookingNumber[]; countedCents: Float64Array; edge: number; excess: number }

function takeOut(ledger: Ledger, timeline: Timeline, { numbers, countedCents, edge, excess }: Excess): void {
  const groups = Map.groupBy(numbers, (number) => ledger.parties[number]!)
  const share = edge / Math.max(1, timeline.monthCount - edge)
  const grown = [...groups.values()].map((group) => {
    const later = group.filter((number) => timeline.monthOf(ledger.days[number]!) >= edge)
    const sum = (some: readonly BookingNumber[]): number => some.reduce((cents, one) => cents + countedCents[one]!, 0)
    const laterCents = sum(later)
    const growthCents = laterCents - (sum(group) - laterCents) / share
    return { later, laterCents, growthCents }
  })
  let left = excess
  grown.sort((a, b) => b.growthCents - a.growthCents)
  for (const { later, laterCents } of grown) {
    if (left <= 0 || laterCents <= 0) continue
    const kept = Math.max(0, 1 - left / laterCents)
    for (const number of later) countedCents[number] = Math.floor(countedCents[number]! * kept)
    left -= laterCents
  }
}
