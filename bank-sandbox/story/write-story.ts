import { bankByKey } from '../banks.ts'
import type { AccountPlan, Booking, Day, Flow } from './booking.ts'
import { addDays, addMonths, daysInMonth, isBankDay, partsOf, weekdayOf } from './calendar.ts'
import { inventedIban } from './iban.ts'
import { openBook } from './open-book.ts'

interface StoryPlan {
  seed: string
  accounts: readonly AccountPlan[]
  /** Whole months of history before the anchor month. */
  months: number
  flows: readonly Flow[]
  /** Months lived before the history begins, so that its first weeks already see invoices paid; 4 when left out. */
  warmUpMonths?: number
  /** History ends this many days before the last day asked for: an account that went quiet. */
  quietDays?: number
}

const WARM_UP_MONTHS = 4

interface Story {
  bookings: readonly Booking[]
  closingCents: Readonly<Record<string, number>>
}

export function ibanOfAccount(seed: string, account: AccountPlan): string {
  return inventedIban(bankByKey(account.bank).ibanCode, `${seed} ${account.key}`)
}

/**
 * The history of a company up to and including `until`. With the same `anchorMonth` (YYYY-MM) a later `until` only adds
 * bookings at the end, so that a connection refreshes its data without new ids.
 */
export function writeStory(plan: StoryPlan, anchorMonth: string, until: string): Story {
  const start = addMonths(`${anchorMonth}-01`, -plan.months)
  const last = addDays(until, -(plan.quietDays ?? 0))
  const book = openBook({
    seed: plan.seed,
    accounts: plan.accounts,
    start,
    ibanOf: (account) => ibanOfAccount(plan.seed, account),
  })
  const birth = addMonths(start, -(plan.warmUpMonths ?? WARM_UP_MONTHS))
  for (let date = birth; date <= last; date = addDays(date, 1)) {
    const day = dayOf(date, start, anchorMonth)
    book.startDay(date)
    for (const flow of plan.flows) flow(day, book)
  }
  return { bookings: book.bookings, closingCents: book.balances }
}

function monthsApart(from: string, until: string): number {
  const [fromYear, fromMonth] = partsOf(`${from.slice(0, 7)}-01`)
  const [untilYear, untilMonth] = partsOf(`${until.slice(0, 7)}-01`)
  return (untilYear - fromYear) * 12 + untilMonth - fromMonth
}

function dayOf(date: string, start: string, anchorMonth: string): Day {
  const [year, month, dayOfMonth] = partsOf(date)
  const restDays = isBankDay(date) ? restDaysBefore(date) : undefined
  return {
    date,
    year,
    month,
    dayOfMonth,
    weekday: weekdayOf(date),
    isBankDay: restDays !== undefined,
    monthIndex: monthsApart(start, date),
    monthsToAnchor: monthsApart(date, anchorMonth),
    isDue: (due) => restDays !== undefined && isDueOn(year, month, dayOfMonth, restDays, due),
  }
}

function restDaysBefore(date: string): number {
  let count = 0
  while (!isBankDay(addDays(date, -1 - count))) count += 1
  return count
}

/** A due day that falls on a rest day is booked on the next bank day, also when that lies in the next month. */
function isDueOn(year: number, month: number, dayOfMonth: number, restDays: number, due: number): boolean {
  const earliest = dayOfMonth - restDays
  const dueHere = Math.min(due, daysInMonth(year, month))
  if (dueHere >= earliest && dueHere <= dayOfMonth) return true
  const lengthBefore = daysInMonth(year, month - 1)
  return earliest < 1 && Math.min(due, lengthBefore) >= lengthBefore + earliest
}
