import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { categories, categoryNames } from '#lending/bookings/category.ts'
import { dateOfDayNumber, dayNumber, daysInYear, meanMonthDays } from '#lending/days.ts'
import type { BalanceFact } from '#lending/facts/cash-flow-facts.ts'
import { accountsByBooking } from '#lending/ledger/accounts-by-booking.ts'
import type { BookingMoney, Window } from '#lending/ledger/evidenced.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { mean } from '#lending/ledger/statistics.ts'

/**
 * The end-of-day balance of all accounts together, worked back from each closing balance. Known only when every account
 * states one: a balance with an account missing would be wrong, and wrong in the applicant's favour as often as not.
 */
export function balance(
  ledger: Ledger,
  window: Window,
  costsCents: number,
  without: readonly BookingMoney[] = [],
): BalanceFact {
  const series = endOfDayBalances(ledger, without)
  const from = Math.max(dayNumber(window.from), ledger.firstDay) - ledger.firstDay
  const to = Math.min(dayNumber(window.to), ledger.lastDay) - ledger.firstDay
  if (series === null || to < from) return unknown
  const seen = series.slice(from, to + 1)
  const lowest = Math.min(...seen)
  const sum = seen.reduce((total, cents) => total + cents, 0)
  const daysSeen = seen.length
  const dailyCostsCents = costsCents / daysSeen
  return {
    isKnown: true,
    daysSeen,
    daysBelowZero: seen.filter((cents) => cents < 0).length,
    lowestCents: lowest,
    lowestOn: dateOfDayNumber(ledger.firstDay + from + seen.indexOf(lowest)),
    averageCents: Math.round(sum / daysSeen),
    currentCents: seen.at(-1)!,
    bufferDays: dailyCostsCents <= 0 ? null : sum / daysSeen / dailyCostsCents,
  }
}

/**
 * How far the accounts stand below a year before, in cents; null where the data does not reach, or no balance is known.
 * Of the last days the best counts, less what the owners took in them, since much is paid once a week.
 */
export function belowYearBefore(
  ledger: Ledger,
  without: readonly BookingMoney[],
  takenBetween: (from: number, to: number) => number,
): number | null {
  const { balanceMovedDays, balanceBestDays } = ledger.policy.capacity
  const last = ledger.lastDay - ledger.firstDay
  const yearAgo = last - daysInYear
  const first = yearAgo - balanceMovedDays
  const series = first < 0 ? null : endOfDayBalances(ledger, without)
  if (series === null) return null
  const yearBefore = Math.min(...series.slice(first, yearAgo + balanceMovedDays + 1))
  const daysBefore = balanceBestDays - 1
  const taken = takenBetween(ledger.lastDay - daysBefore + 1, ledger.lastDay)
  const now = Math.max(series[last]!, Math.max(...series.slice(last - daysBefore, last)) - taken)
  return Math.max(0, yearBefore - now)
}

/** Drawn on the accounts on a mean day of the newest months, in cents; 0 where no balance is known. */
export function meanDrawn(ledger: Ledger, without: readonly BookingMoney[]): number {
  const days = Math.round(ledger.policy.months.newest * meanMonthDays)
  const drawn = (endOfDayBalances(ledger, without) ?? []).slice(-days).map((cents) => Math.max(0, -cents))
  return mean(drawn) ?? 0
}

const unknown: BalanceFact = {
  isKnown: false,
  daysSeen: 0,
  daysBelowZero: 0,
  lowestCents: null,
  lowestOn: null,
  averageCents: null,
  currentCents: null,
  bufferDays: null,
}

/** One sum a day from the first booked day to the last, as it would be without some money, from its day on. */
function endOfDayBalances(ledger: Ledger, without: readonly BookingMoney[]): readonly number[] | null {
  if (!known.has(ledger)) known.set(ledger, movementsOf(ledger))
  const all = known.get(ledger)
  if (!all) return null
  const movements = all.movements.slice()
  for (const { day, cents } of without) movements[day - ledger.firstDay]! -= cents
  let running = all.openedWith
  return Array.from(movements, (movement) => (running += movement))
}

const counted = categoryNames.filter((category) => categories[category] !== 'uncounted')

type Movements = { openedWith: number; movements: Float64Array }

/** Worked out once, since four facts ask. */
const known = new WeakMap<Ledger, Movements | null>()

/** By day. An account's balance before its first booking is what it opened with. */
function movementsOf({ accounts, of, firstDay, lastDay }: Ledger): Movements | null {
  const counting = accounts.filter((account) => !isForeign(account))
  const closings = counting.flatMap(({ closing }) => closing ?? [])
  if (lastDay < firstDay || closings.length < counting.length) return null
  const closingDays = accounts.map((one) => (one.closing && !isForeign(one) ? dayNumber(one.closing.on) : null))
  const accountOf = accountsByBooking(accounts)
  const movements = new Float64Array(lastDay - firstDay + 1)
  let openedWith = closings.reduce((sum, { amountCents }) => sum + amountCents, 0)
  for (const category of counted)
    of(category).forEach(({ number, day, cents }) => {
      const closingDay = closingDays[accountOf[number]!]!
      if (closingDay === null) return
      movements[day - firstDay]! += cents
      if (day <= closingDay) openedWith -= cents
    })
  // A file's closing balance holds them all, also receipts that are still to come.
  of('dated-ahead').forEach(({ number, cents }) => {
    if (cents > 0 && closingDays[accountOf[number]!]! !== null) openedWith -= cents
  })
  return { openedWith, movements }
}

/** An account in another currency says nothing in euros. */
const isForeign = ({ bookings }: Pick<AnalysedAccount, 'bookings'>): boolean =>
  bookings[0] !== undefined && bookings[0].currency !== 'EUR'
