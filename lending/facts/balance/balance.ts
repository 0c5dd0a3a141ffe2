import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { BalanceFact } from '#lending/facts/cash-flow-facts.ts'
import type { Window } from '#lending/ledger/evidenced.ts'
import type { BookingMoney } from '#lending/ledger/evidenced.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { dateOfDayNumber, dayNumber, daysInYear } from '#lending/days.ts'

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
  const series = endOfDayBalances(ledger)
  if (series !== null) takeOut(series, ledger, without)
  const from = Math.max(dayNumber(window.from), ledger.firstDay) - ledger.firstDay
  const to = Math.min(dayNumber(window.to), ledger.lastDay) - ledger.firstDay
  if (series === null || to < from) return unknown
  let lowest = Infinity
  let lowestDay = from
  let sum = 0
  let daysBelowZero = 0
  for (let day = from; day <= to; day++) {
    const cents = series[day]!
    sum += cents
    if (cents < 0) daysBelowZero += 1
    if (cents < lowest) [lowest, lowestDay] = [cents, day]
  }
  const daysSeen = to - from + 1
  const dailyCostsCents = costsCents / daysSeen
  return {
    isKnown: true,
    daysSeen,
    daysBelowZero,
    lowestCents: lowest,
    lowestOn: dateOfDayNumber(ledger.firstDay + lowestDay),
    averageCents: Math.round(sum / daysSeen),
    currentCents: series[to]!,
    bufferDays: dailyCostsCents <= 0 ? null : sum / daysSeen / dailyCostsCents,
  }
}

/**
 * How far the accounts stand below a year before, in cents; null where the data does not reach, or no balance is known. Of the last
 * week the best day counts, less what the owners took in that week, since much is paid once a week.
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
  const series = first < 0 ? null : endOfDayBalances(ledger)
  if (series === null) return null
  takeOut(series, ledger, without)
  const yearBefore = Math.min(...series.subarray(first, yearAgo + balanceMovedDays + 1))
  const daysBefore = balanceBestDays - 1
  const taken = takenBetween(ledger.lastDay - daysBefore + 1, ledger.lastDay)
  const now = Math.max(series[last]!, Math.max(...series.subarray(last - daysBefore, last)) - taken)
  return Math.max(0, yearBefore - now)
}

/** What would have been on the account without this money; from its day on. */
function takeOut(series: Float64Array, { firstDay }: Ledger, without: readonly BookingMoney[]): void {
  if (without.length === 0) return
  const out = new Float64Array(series.length)
  for (const { day, cents } of without) out[day - firstDay]! += cents
  let sum = 0
  for (let day = 0; day < series.length; day++) series[day]! -= sum += out[day]!
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

/** One sum a day from the first booked day to the last. An account's balance before its first booking is what it opened with. */
function endOfDayBalances(ledger: Ledger): Float64Array | null {
  const isMissing = ledger.accounts.some((account) => account.closing === null && !isForeign(account))
  if (ledger.lastDay < ledger.firstDay || isMissing) return null
  const length = ledger.lastDay - ledger.firstDay + 1
  const movements = new Float64Array(length)
  const amountsCents = inEuros(ledger)
  let openingCents = 0
  let number = 0
  for (const account of ledger.accounts) {
    if (account.closing === null || isForeign(account)) {
      number += account.bookings.length
      continue
    }
    const closingDay = dayNumber(account.closing.on)
    openingCents += account.closing.amountCents
    for (let index = 0; index < account.bookings.length; index++, number++) {
      const amountCents = amountsCents[number]!
      movements[ledger.days[number]! - ledger.firstDay]! += amountCents
      if (ledger.days[number]! <= closingDay) openingCents -= amountCents
    }
  }
  let running = openingCents
  return movements.map((movement) => (running += movement))
}

/** The amounts with nothing for bookings in another currency, which are few: most ledgers are taken as they are. */
function inEuros({ amountsCents, byCategory }: Ledger): Float64Array {
  const foreign = byCategory.get('foreign-currency')!
  if (foreign.length === 0) return amountsCents
  const euros = amountsCents.slice()
  for (const number of foreign) euros[number] = 0
  return euros
}

/** An account in another currency says nothing in euros. */
function isForeign({ bookings }: AnalysedAccount): boolean {
  return bookings[0] !== undefined && bookings[0].currency !== 'EUR'
}
