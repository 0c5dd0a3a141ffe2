import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import type { Category } from '#lending/bookings/category.ts'
import { limitChannels } from '#lending/facts/income/receipt-channels.ts'
import type { IsContested } from '#lending/facts/contests/fact-contests.ts'
import { isSettled, isTakings, replacedPart } from '#lending/facts/income/replaced-providers.ts'
import type { RoundTrips } from '#lending/facts/income/round-trips.ts'
import { categoriesOfKind, type Ledger, noParty } from '#lending/ledger/ledger.ts'
import { median } from '#lending/ledger/statistics.ts'
import { isInYear, type Timeline } from '#lending/ledger/timeline.ts'

export type CoreTurnover = {
  /** By rolling month of the timeline, oldest first, less what customers took back. */
  monthsCents: readonly number[]
  /** Everything of which something may count. */
  receipts: readonly BookingNumber[]
  /** What counts of each booking, in cents; 0 for what is incidental. */
  countedCents: Float64Array
  /** Of the last twelve months. */
  year: Evidenced
  /** All other money that came in, in the last twelve months. */
  incidental: Evidenced
  /** Large receipts come in half of the months, so they are the trade. */
  isTradeOfLargeReceipts: boolean
}

/** What was found out before: what went round, our own debit that came back, what is seen on both sides, what is contested. */
type Seen = {
  roundTrips: RoundTrips
  isReturnedDebit: (booking: BookingNumber) => boolean
  hasOtherSide: (booking: BookingNumber) => boolean
  /** Own money of the owners, whatever it is called. */
  isOwners: (booking: BookingNumber) => boolean
  isContested: IsContested
}

const turnoverCategories = categoriesOfKind('turnover')
const otherCategories: readonly Category[] = [
  ...categoriesOfKind('other-income', 'financing'),
  'private-deposit',
  'own-transfer',
  'refund-received',
  'reversal',
  'gambling',
  'crypto',
]

/**
 * Recurring money of customers, apart from all else that comes in. In cents, by month and for the year; all are 0
 * without receipts. Source: docs/credit-policy.md, "Words" and "Capacity" 2.
 */
export function coreTurnover(ledger: Ledger, timeline: Timeline, seen: Seen): CoreTurnover {
  const { roundTrips } = seen
  const isCore = (number: BookingNumber): boolean => seen.isContested('incidental', number)
  const countedCents = new Float64Array(ledger.amountsCents.length)
  const received = (category: Category): BookingNumber[] =>
    ledger.byCategory.get(category)!.filter((number) => ledger.amountsCents[number]! > 0)
  const receipts = [
    ...turnoverCategories.flatMap(received),
    ...otherCategories.flatMap((category) => received(category).filter(isCore)),
  ]
  const leftOf = (number: BookingNumber): number => ledger.amountsCents[number]! - (roundTrips.in.get(number) ?? 0)
  for (const number of receipts) countedCents[number] = seen.isOwners(number) ? 0 : leftOf(number)
  const groups = byParty(ledger, receipts)
  const limitCents = ledger.policy.turnover.largeInMonths * medianMonthCents(ledger, timeline, groups, countedCents)
  limitNewProviders(ledger, timeline, { groups, countedCents, limitCents })
  const large = largeReceipts(ledger, timeline, { groups, countedCents, limitCents })
  const isTradeOfLargeReceipts = isTrade(ledger, timeline, large)
  const incidentalReceipts = isTradeOfLargeReceipts ? outliers(ledger, large, countedCents) : large
  for (const number of incidentalReceipts) countedCents[number] = 0
  limitChannels(ledger, timeline, { numbers: receipts, countedCents, isTradeOfLargeReceipts })
  for (const number of receipts) if (isCore(number)) countedCents[number] = leftOf(number)
  return {
    monthsCents: monthsOf(ledger, timeline, receipts, countedCents),
    receipts,
    countedCents,
    year: inYear(ledger, timeline, receipts, (number) => countedCents[number]!),
    incidental: incidental(ledger, timeline, { receipts, countedCents, ...seen }),
    isTradeOfLargeReceipts,
  }
}

const sumOf = (group: readonly BookingNumber[], cents: Float64Array): number =>
  group.reduce((sum, number) => sum + cents[number]!, 0)

const isNew = (ledger: Ledger, timeline: Timeline, group: readonly BookingNumber[]): boolean =>
  monthsPaid(ledger, timeline, group, 0) < ledger.policy.turnover.knownMonths

type Parties = {
  groups: readonly (readonly BookingNumber[])[]
  countedCents: Float64Array
  /** From here on a sum is large. */
  limitCents: number
}

/**
 * Of a provider that is not known yet only that counts which takes the place of what the others paid. Small sums under ever
 * other names are the way in which a bank writes payouts.
 */
function limitNewProviders(ledger: Ledger, timeline: Timeline, { groups, countedCents, limitCents }: Parties): void {
  const unknown = groups.filter((group) => isSettled(ledger, group) && isNew(ledger, timeline, group))
  const isLarge = (group: readonly BookingNumber[]): boolean => sumOf(group, countedCents) > limitCents
  const small = unknown.filter((group) => !isLarge(group))
  const newProviders = isNew(ledger, timeline, small.flat()) ? unknown : unknown.filter(isLarge)
  if (newProviders.length === 0) return
  const takings = groups.filter((group) => isTakings(ledger, group))
  const parts = newProviders.map((payouts) => replacedPart(ledger, payouts, takings, countedCents))
  for (const [place, payouts] of newProviders.entries())
    for (const number of payouts) countedCents[number] = Math.floor(countedCents[number]! * parts[place]!)
}

/** Receipts above a quarter of a median month from a party that is not known for such sums. */
function largeReceipts(
  ledger: Ledger,
  timeline: Timeline,
  { groups, countedCents, limitCents }: Parties,
): BookingNumber[] {
  const { comparableCashShare, comparableShare, knownMonths } = ledger.policy.turnover
  return groups.flatMap((group) => {
    if (sumOf(group, countedCents) <= limitCents) return []
    const isRare = isNew(ledger, timeline, group)
    if (isRare && isSettled(ledger, group)) return []
    const isCash = ledger.categorised[group[0]!]!.category === 'cash-deposit'
    const comparable = isCash ? comparableCashShare : comparableShare
    return group.filter((number) => {
      const amountCents = countedCents[number]!
      if (isRare) return amountCents > 0
      return amountCents > limitCents && monthsPaid(ledger, timeline, group, amountCents * comparable) < knownMonths
    })
  })
}

/** Cash has no party and comes from one till; what has no name is a party by itself, one in each category. */
function byParty({ parties, partyCount, categorised }: Ledger, receipts: readonly BookingNumber[]): BookingNumber[][] {
  const groups: BookingNumber[][] = []
  const groupOf = new Int32Array(partyCount + turnoverCategories.length).fill(-1)
  for (const number of receipts) {
    const { category } = categorised[number]!
    const party = category === 'cash-deposit' ? noParty : parties[number]!
    const place = party === noParty ? partyCount + turnoverCategories.indexOf(category) : party
    const group = groupOf[place]!
    if (group === -1) groupOf[place] = groups.push([number]) - 1
    else groups[group]!.push(number)
  }
  return groups
}

/** In how many months a group of bookings was paid at least this much at once. */
function monthsPaid(ledger: Ledger, timeline: Timeline, group: readonly BookingNumber[], fromCents: number): number {
  const { knownMonths } = ledger.policy.turnover
  const months: number[] = []
  for (const number of group) {
    if (ledger.amountsCents[number]! < fromCents) continue
    const month = timeline.monthOf(ledger.days[number]!)
    if (!months.includes(month)) months.push(month)
    if (months.length >= knownMonths) break
  }
  return months.length
}

/** Of what known parties paid, so that a single large receipt does not move the measure it is held against. */
function medianMonthCents(
  ledger: Ledger,
  timeline: Timeline,
  groups: readonly (readonly BookingNumber[])[],
  countedCents: Float64Array,
): number {
  const known = groups.filter((group) => monthsPaid(ledger, timeline, group, 0) >= ledger.policy.turnover.knownMonths)
  const months = monthsOf(ledger, timeline, known.flat(), countedCents).slice(timeline.yearStart)
  return median(months.filter((cents) => cents > 0)) ?? 0
}

function isTrade(ledger: Ledger, timeline: Timeline, large: readonly BookingNumber[]): boolean {
  const months = new Set(
    large.map((number) => timeline.monthOf(ledger.days[number]!)).filter((month) => month >= timeline.yearStart),
  )
  const { tradeMonthsMin, tradeShareOfMonths } = ledger.policy.turnover
  return months.size >= Math.max(tradeMonthsMin, timeline.yearMonths * tradeShareOfMonths)
}

/** Even in a trade of large receipts, one that is far from all others is no project like them. */
function outliers({ policy }: Ledger, large: readonly BookingNumber[], countedCents: Float64Array): BookingNumber[] {
  const { outlierOfMedian, outlierOfNext } = policy.turnover
  const ordered = [...large].sort((a, b) => countedCents[b]! - countedCents[a]!)
  const usual = (median(ordered.map((number) => countedCents[number]!)) ?? 0) * outlierOfMedian
  const first = ordered.findIndex((number, place) => {
    const next = ordered[place + 1]
    return next === undefined || countedCents[number]! <= Math.max(usual, countedCents[next]! * outlierOfNext)
  })
  return ordered.slice(0, Math.max(0, first))
}

function monthsOf(
  ledger: Ledger,
  timeline: Timeline,
  receipts: readonly BookingNumber[],
  countedCents: Float64Array,
): number[] {
  const months = new Array<number>(timeline.monthCount).fill(0)
  for (const number of receipts) {
    const month = timeline.monthOf(ledger.days[number]!)
    if (month >= 0) months[month]! += countedCents[number]!
  }
  for (const number of ledger.byCategory.get('reversal')!) {
    const month = timeline.monthOf(ledger.days[number]!)
    if (month >= 0 && ledger.amountsCents[number]! < 0) months[month]! += ledger.amountsCents[number]!
  }
  return months
}

type Sorted = Seen & { receipts: readonly BookingNumber[]; countedCents: Float64Array }

/** Own money, loans, insurance, subsidy, what was sold or given: everything in that is neither core nor a round trip. */
function incidental(ledger: Ledger, timeline: Timeline, { receipts, ...sorted }: Sorted): Evidenced {
  const { countedCents, roundTrips, isReturnedDebit, hasOtherSide, isContested } = sorted
  const others = otherCategories.flatMap((category) =>
    ledger.byCategory
      .get(category)!
      .filter(
        (number) =>
          ledger.amountsCents[number]! > 0 &&
          !isContested('incidental', number) &&
          !isShared(ledger, number) &&
          !hasOtherSide(number) &&
          !isReturnedDebit(number),
      ),
  )
  const left = (number: BookingNumber): number =>
    ledger.amountsCents[number]! - countedCents[number]! - (roundTrips.in.get(number) ?? 0)
  return inYear(ledger, timeline, receipts.concat(others), left)
}

/** Between two accounts that we both see nothing comes in. */
const isShared = (ledger: Ledger, number: BookingNumber): boolean => ledger.categorised[number]!.rule === 'own/account'

function inYear(
  ledger: Ledger,
  timeline: Timeline,
  numbers: readonly BookingNumber[],
  centsOf: (number: BookingNumber) => number,
): Evidenced {
  const bookings: BookingNumber[] = []
  let sumCents = 0
  for (const number of numbers) {
    const cents = centsOf(number)
    if (cents <= 0 || !isInYear(timeline, ledger.days[number]!)) continue
    bookings.push(number)
    sumCents += cents
  }
  return { count: bookings.length, sumCents, bookings }
}
