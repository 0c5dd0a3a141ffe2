import type { BookingNumber, Evidenced } from '#lending/analysis/cash-flow-analysis.ts'
import { type Ledger, noParty } from '#lending/analysis/ledger.ts'
import { isInYear, type Timeline } from '#lending/analysis/timeline.ts'

/** Ours, expert-set: what a careful lender takes an owner to live on at least, a month, and what he may take beside it. */
export const ownerBounds = {
  floorMonthlyCents: 1_800_00,
  lumpMonthlyCents: 4_000_00,
  ownersMax: 4,
  /** A person is one of the owners when he was paid in this many months. */
  monthsToBeOwner: 3,
} as const

export type OwnerPay = {
  /** Everything the owners took in the last twelve months, under whatever name. */
  year: Evidenced
  ownerCount: number
  /** What counts a month: regular pay, lumps within bounds, and never less than the floor. */
  monthlyCents: number
  regularMonthlyCents: number
  /** Wages and fees that are the owners' by their words, a month; they are in the costs. */
  asCostMonthlyCents: number
  /** Of it, and of wages and fees that are the owners' by their words: what would not be taken in a bad year. */
  flexibleMonthlyCents: number
  /** Larger lumps in the last twelve months: profit paid out, which is shown and not deducted. */
  distributedCents: number
  /** Of it, what went to accounts that are not shared with us. */
  unshared: Evidenced
}

/** A wage or fee whose words say that it is the owner's; it is a cost already and counts towards the floor. */
const ownersWageMinCents = 500_00
const ownerWords = /\bdga\b|directeur|directie|bestuurder|eigenaar|management ?(?:fee|vergoeding)/i

/** What was found out before: which transfers are seen on both sides, and which wages and bills are the owners'. */
export type OwnersTraces = {
  hasOtherSide: (number: BookingNumber) => boolean
  feesAndWages: ReadonlySet<BookingNumber>
}

/**
 * What the owners live on, alike in every legal form: drawings, dividend, transfers to accounts we do not see. No description
 * moves a payment out of it, since every category that means own money ends here.
 */
export function ownerPay(ledger: Ledger, timeline: Timeline, { hasOtherSide, feesAndWages }: OwnersTraces): OwnerPay {
  const taken = [...ledger.byCategory.get('private-withdrawal')!, ...ledger.byCategory.get('dividend')!]
  const unshared = ledger.byCategory
    .get('own-transfer')!
    .filter((number) => ledger.categorised[number]!.rule !== 'own/account' && !hasOtherSide(number))
  const bookings = [...taken, ...unshared].filter((number) => ledger.amountsCents[number]! < 0)
  const months = new Array<number>(timeline.monthCount).fill(0)
  for (const number of bookings) {
    const month = timeline.monthOf(ledger.days[number]!)
    if (month >= 0) months[month]! -= ledger.amountsCents[number]!
  }
  const year = months.slice(timeline.yearStart)
  const ownerCount = ownersOf(ledger, timeline, taken)
  const regular = regularPay(year)
  const lumps = year.map((cents) => Math.min(Math.max(0, cents - regular), ownerBounds.lumpMonthlyCents * ownerCount))
  const paid = Math.min(regular + sum(lumps) / spread(year), highestHalfYear(year))
  const asCost = paidAsCost(ledger, timeline, feesAndWages)
  const floor = ownerBounds.floorMonthlyCents * ownerCount - asCost
  return {
    year: evidence(ledger, timeline, bookings),
    ownerCount,
    monthlyCents: Math.round(Math.max(paid, floor)),
    regularMonthlyCents: Math.round(regular),
    asCostMonthlyCents: Math.round(asCost),
    flexibleMonthlyCents: Math.round(
      Math.max(0, Math.max(paid, floor) + asCost - ownerBounds.lumpMonthlyCents * ownerCount),
    ),
    distributedCents: Math.round(sum(year.map((cents, month) => Math.max(0, cents - regular - lumps[month]!)))),
    unshared: evidence(ledger, timeline, unshared),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const spread = (months: readonly number[]): number => Math.max(1, months.length)

/** What is paid in at least four of the last six or six of the last twelve months: the fourth or sixth highest of them. */
function regularPay(year: readonly number[]): number {
  const atLeastIn = (months: readonly number[], count: number): number =>
    [...months].sort((a, b) => b - a)[count - 1] ?? 0
  const level = Math.max(atLeastIn(year.slice(-6), 4), atLeastIn(year, 6))
  return Math.min(level, highestHalfYear(year))
}

/** Pay every other month is half as much a month: no half year carried more than its mean. */
function highestHalfYear(year: readonly number[]): number {
  const length = Math.min(6, year.length)
  let highest = 0
  for (let from = 0; from + length <= year.length; from++)
    highest = Math.max(highest, sum(year.slice(from, from + length)) / Math.max(1, length))
  return highest
}

/** By the persons paid, not by the legal form, so that the same cash is read alike in each. */
function ownersOf(ledger: Ledger, timeline: Timeline, taken: readonly BookingNumber[]): number {
  const monthsByParty = new Map<number, Set<number>>()
  for (const number of taken) {
    const party = ledger.parties[number]!
    const month = timeline.monthOf(ledger.days[number]!)
    if (party === noParty || month < timeline.yearStart || ledger.amountsCents[number]! >= 0) continue
    const months = monthsByParty.get(party) ?? new Set()
    monthsByParty.set(party, months.add(month))
  }
  const paid = [...monthsByParty.values()].filter((months) => months.size >= ownerBounds.monthsToBeOwner)
  return Math.min(ownerBounds.ownersMax, Math.max(1, paid.length))
}

/** Owner's wages and fees by name, a month; they are deducted as a cost, so the floor asks only for the rest. */
function paidAsCost(ledger: Ledger, timeline: Timeline, feesAndWages: ReadonlySet<BookingNumber>): number {
  const inYear = [...feesAndWages].filter((number) => isInYear(timeline, ledger.days[number]!))
  return -sum(inYear.map((number) => ledger.amountsCents[number]!)) / Math.max(1, timeline.yearMonths)
}

/** Wages and bills that are the owners' by their words, in booking order of each; read once, since words are slow to read. */
export function ownersFeesAndWages({ byCategory, amountsCents, transactions }: Ledger): ReadonlySet<BookingNumber> {
  const isOwners = (number: BookingNumber): boolean => {
    if (amountsCents[number]! > -ownersWageMinCents) return false
    const { description, counterpartyName } = transactions[number]!
    return ownerWords.test(description) || (counterpartyName !== null && ownerWords.test(counterpartyName))
  }
  return new Set([...byCategory.get('wages')!.filter(isOwners), ...byCategory.get('supplier')!.filter(isOwners)])
}

function evidence(ledger: Ledger, timeline: Timeline, numbers: readonly BookingNumber[]): Evidenced {
  const bookings = numbers.filter(
    (number) => isInYear(timeline, ledger.days[number]!) && ledger.amountsCents[number]! < 0,
  )
  return {
    count: bookings.length,
    sumCents: bookings.reduce((total, number) => total - ledger.amountsCents[number]!, 0),
    bookings,
  }
}
