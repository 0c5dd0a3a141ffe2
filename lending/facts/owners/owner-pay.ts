import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import type { IsContested } from '#lending/facts/contests/fact-contests.ts'
import { endsTried } from '#lending/facts/income/sold-between.ts'
import { type Ledger, noParty } from '#lending/ledger/ledger.ts'
import { normaliseText } from '#lending/normalise-text.ts'
import type { Policy } from '#lending/policy/policy.ts'
import { isInYear, type Timeline } from '#lending/ledger/timeline.ts'

export type OwnerPay = {
  /** Everything the owners took in the last twelve months, under whatever name. */
  year: Evidenced
  ownerCount: number
  /** What counts a month: regular pay, lumps within bounds, and never less than the floor. */
  monthlyCents: number
  regularMonthlyCents: number
  /** Of it, what would not be taken in a bad year. */
  flexibleMonthlyCents: number
  /** Larger lumps in the last twelve months: profit paid out, which is shown and not deducted. */
  distributedCents: number
  /** Of it, what went to accounts that are not shared with us. */
  unshared: Evidenced
}

/** Accounts of one's own, at a broker or abroad, that we do not see. */
const unseenRules = new Set(['own/unseen-account', 'broker/out', 'pair/broker', 'pair/sent-home', 'private/sent-home'])
const ownerWords = /\bdga\b|directeur|directie|bestuurder|eigenaar|winstaandeel|vennoot|management ?(?:fee|vergoeding)/i

/** What was found out before: which transfers are seen on both sides, and which wages and bills are the owners'. */
type OwnersTraces = {
  hasOtherSide: (number: BookingNumber) => boolean
  feesAndWages: ReadonlySet<BookingNumber>
  isContested: IsContested
}

/**
 * Cents a month, never below the floor: drawings, dividend, wages, fees, transfers to accounts that we do not see.
 * No description moves a payment out of it. Source: docs/credit-policy.md, "Capacity" 6.
 */
export function ownerPay(
  ledger: Ledger,
  timeline: Timeline,
  { hasOtherSide, feesAndWages, isContested }: OwnersTraces,
): OwnerPay {
  const isOwners = (number: BookingNumber): boolean => !isContested('owner-pay', number)
  const drawn = ledger.byCategory.get('private-withdrawal')!.filter(isOwners)
  const dividend = ledger.byCategory.get('dividend')!.filter(isOwners)
  const fees = [...feesAndWages]
  const unshared = ledger.byCategory
    .get('own-transfer')!
    .filter((number) => ledger.categorised[number]!.rule !== 'own/account' && !hasOtherSide(number))
    .filter(isOwners)
  const bookings = [...drawn, ...dividend, ...fees, ...unshared].filter((number) => ledger.amountsCents[number]! < 0)
  const { lumpMonthlyCents, lumpsThatWait, unseenTimes } = ledger.policy.owners
  const ownerCount = ownersOf(ledger, timeline, [drawn, dividend, fees, unshared])
  const levels = endsTried(ledger, timeline.startOf(timeline.yearStart)).map((earlier) =>
    levelsOf(ledger, yearOf(ledger, timeline, bookings, earlier), ownerCount),
  )
  const [asAsked] = levels
  const middle = levels.toSorted((a, b) => a.monthly - b.monthly)[levels.length >> 1]!
  const { regular, living, paid, floor, usual, monthly, lumps, year } =
    middle.monthly === asAsked!.monthly ? asAsked! : middle
  const distributed = Math.max(asAsked!.distributed, middle.distributed)
  const toUnseen = drawn.filter((number) => unseenRules.has(ledger.categorised[number]!.rule))
  const waits = sum(lumps.toSorted((a, b) => b - a).slice(0, lumpsThatWait)) / spread(year)
  const stays = Math.max(floor, living, Math.min(usual, monthly - waits))
  const unseenMonthly = evidence(ledger, timeline, toUnseen).sumCents / spread(year)
  const lumpsToUnseen = toUnseen.filter((number) => -ledger.amountsCents[number]! > regular + usual)
  return {
    year: evidence(ledger, timeline, bookings),
    ownerCount,
    monthlyCents: Math.round(monthly),
    regularMonthlyCents: Math.round(regular),
    // More than a good living into an account that we do not see is no pay, and nobody knows whether it could wait.
    flexibleMonthlyCents: Math.round(
      Math.max(0, monthly - Math.max(stays, unseenTimes * (unseenMonthly - lumpMonthlyCents))),
    ),
    distributedCents: Math.round(Math.max(0, distributed - Math.max(0, living - paid) * spread(year))),
    unshared: evidence(ledger, timeline, [...unshared, ...lumpsToUnseen]),
  }
}

/** What was taken in each of twelve months, which may end some days before the last one: pay before a weekend moves to another month. */
function yearOf(
  ledger: Ledger,
  timeline: Timeline,
  bookings: readonly BookingNumber[],
  daysEarlier: number,
): readonly number[] {
  const months = new Array<number>(timeline.monthCount).fill(0)
  for (const number of bookings) {
    const day = ledger.days[number]! + daysEarlier
    const month = day > timeline.lastDay ? -1 : timeline.monthOf(day)
    if (month >= 0) months[month]! -= ledger.amountsCents[number]!
  }
  return months.slice(timeline.yearStart)
}

function levelsOf({ policy: { owners } }: Ledger, year: readonly number[], ownerCount: number) {
  const regular = regularPay(owners, year)
  const usual = owners.lumpMonthlyCents * ownerCount
  const lumps = year.map((cents) => Math.min(Math.max(0, cents - regular), usual))
  const paid = Math.min(regular + sum(lumps) / spread(year), highestMean(owners, year))
  const floor = owners.floorMonthlyCents * ownerCount
  // Who is paid in no rhythm lives on his lumps.
  const living = regular < floor ? Math.min(sum(year) / spread(year), usual) : 0
  const distributed = sum(year.map((cents, month) => Math.max(0, cents - regular - lumps[month]!)))
  return { year, regular, usual, lumps, paid, floor, living, distributed, monthly: Math.max(paid, floor, living) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const spread = (months: readonly number[]): number => Math.max(1, months.length)

/** What is paid in at least four of the last six or six of the last twelve months: the fourth or sixth highest of them. */
function regularPay(owners: Policy['owners'], year: readonly number[]): number {
  const { recentMonths, recentPaidMonths, yearPaidMonths } = owners
  const atLeastIn = (months: readonly number[], count: number): number =>
    [...months].sort((a, b) => b - a)[count - 1] ?? 0
  const level = Math.max(atLeastIn(year.slice(-recentMonths), recentPaidMonths), atLeastIn(year, yearPaidMonths))
  return Math.min(level, highestMean(owners, year))
}

/** Pay every other month is half as much a month: no half year carried more than its mean. */
function highestMean({ highestOverMonths }: Policy['owners'], year: readonly number[]): number {
  const length = Math.min(highestOverMonths, year.length)
  let highest = 0
  for (let from = 0; from + length <= year.length; from++)
    highest = Math.max(highest, sum(year.slice(from, from + length)) / Math.max(1, length))
  return highest
}

/**
 * By the persons paid and not by the legal form, so that the same cash is read alike in each. A person's new account is no new
 * person, and one who is paid in two ways is one.
 */
function ownersOf(ledger: Ledger, timeline: Timeline, ways: readonly (readonly BookingNumber[])[]): number {
  const { monthsToBeOwner, ownersMax } = ledger.policy.owners
  const counts = ways.map((way) => {
    const monthsByName = new Map<string, Set<number>>()
    for (const number of way) {
      const name = personOf(ledger, number)
      const month = timeline.monthOf(ledger.days[number]!)
      if (name === null || month < timeline.yearStart || ledger.amountsCents[number]! >= 0) continue
      const months = monthsByName.get(name) ?? new Set()
      monthsByName.set(name, months.add(month))
    }
    return [...monthsByName.values()].filter((months) => months.size >= monthsToBeOwner).length
  })
  return Math.min(ownersMax, Math.max(1, ...counts))
}

function personOf({ bookings, parties }: Ledger, number: BookingNumber): string | null {
  const { counterpartyName } = bookings[number]!
  if (counterpartyName !== null && counterpartyName !== '') return normaliseText(counterpartyName)
  return parties[number] === noParty ? null : `party ${parties[number]!}`
}

/** Wages and bills that are the owners' by their words, in booking order of each; read once, since words are slow to read. */
export function ownersFeesAndWages({ byCategory, amountsCents, bookings, policy }: Ledger): ReadonlySet<BookingNumber> {
  const names = new Map<string, boolean>()
  const isNameOfOwners = (name: string): boolean => {
    const known = names.get(name) ?? ownerWords.test(name)
    names.set(name, known)
    return known
  }
  const isOwners = (number: BookingNumber): boolean => {
    if (amountsCents[number]! > -policy.owners.wageMinCents) return false
    const { description, counterpartyName } = bookings[number]!
    return ownerWords.test(description) || (counterpartyName !== null && isNameOfOwners(counterpartyName))
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
