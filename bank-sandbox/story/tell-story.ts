import { bankByKey } from '../banks.ts'
import type { AccountPlan, Booking, Day, Flow, Ledger, Movement } from './booking.ts'
import { addDays, addMonths, bankDayFrom, daysInMonth, isBankDay, partsOf, weekdayOf } from './calendar.ts'
import { chanceFrom } from './chance.ts'
import { inventedIban } from './iban.ts'

/** What is needed to tell one company's bank history. */
export interface StoryPlan {
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

export interface ToldStory {
  bookings: readonly Booking[]
  closingCents: Readonly<Record<string, number>>
}

export function ibanOfAccount(seed: string, account: AccountPlan): string {
  return inventedIban(bankByKey(account.bank).ibanCode, `${seed} ${account.key}`)
}

/**
 * The history of a company up to and including `until`, day by day.
 *
 * `anchorMonth` (YYYY-MM) is the month the story turns on: "the last four months" of a company in trouble count
 * back from it. With the same anchor a later `until` only adds bookings at the end, so the numbers given to
 * earlier bookings stay what they were; that is what lets a connection refresh its data without new ids.
 */
export function tellStory(plan: StoryPlan, anchorMonth: string, until: string): ToldStory {
  const start = addMonths(`${anchorMonth}-01`, -plan.months)
  const last = addDays(until, -(plan.quietDays ?? 0))
  const book = openBook(plan, start)
  const birth = addMonths(start, -(plan.warmUpMonths ?? WARM_UP_MONTHS))
  for (let date = birth; date <= last; date = addDays(date, 1)) {
    const day = dayOf(date, start, anchorMonth)
    book.startDay(date)
    for (const flow of plan.flows) flow(day, book)
  }
  return { bookings: book.bookings, closingCents: book.balances }
}

export function monthsApart(from: string, until: string): number {
  const [fromYear, fromMonth] = partsOf(`${from.slice(0, 7)}-01`)
  const [untilYear, untilMonth] = partsOf(`${until.slice(0, 7)}-01`)
  return (untilYear - fromYear) * 12 + untilMonth - fromMonth
}

function dayOf(date: string, start: string, anchorMonth: string): Day {
  const [year, month, dayOfMonth] = partsOf(date)
  return {
    date,
    year,
    month,
    dayOfMonth,
    weekday: weekdayOf(date),
    isBankDay: isBankDay(date),
    monthIndex: monthsApart(start, date),
    monthsToAnchor: monthsApart(date, anchorMonth),
    isDue: (due) => isDueOn(date, year, month, due),
  }
}

/** A due day that falls on a rest day is booked on the next bank day, also when that lies in the next month. */
function isDueOn(date: string, year: number, month: number, due: number): boolean {
  if (!isBankDay(date)) return false
  const ofMonth = (y: number, m: number) =>
    bankDayFrom(`${y}-${String(m).padStart(2, '0')}-${String(Math.min(due, daysInMonth(y, m))).padStart(2, '0')}`)
  if (ofMonth(year, month) === date) return true
  return month === 1 ? ofMonth(year - 1, 12) === date : ofMonth(year, month - 1) === date
}

interface OpenBook extends Ledger {
  bookings: Booking[]
  balances: Record<string, number>
  startDay(date: string): void
}

function openBook(plan: StoryPlan, start: string): OpenBook {
  const accounts = new Map(plan.accounts.map((account) => [account.key, account]))
  const balances = Object.fromEntries(plan.accounts.map((account) => [account.key, account.openingCents]))
  const counts: Record<string, number> = {}
  const waiting = new Map<string, Movement[]>()
  const vat = new Map<string, number>()
  const turnover = new Map<string, number>()
  const bookings: Booking[] = []
  let today = ''

  const accountOf = (key: string) => {
    const account = accounts.get(key)
    if (!account) throw new Error(`${plan.seed} has no account ${key}`)
    return account
  }
  const noteTax = (amountCents: number, vatPermille: number) => {
    if (vatPermille === 0) return
    const quarter = `${today.slice(0, 4)}-${Math.ceil(Number(today.slice(5, 7)) / 3)}`
    const tax = Math.round((amountCents * vatPermille) / (1000 + vatPermille))
    vat.set(quarter, (vat.get(quarter) ?? 0) + tax)
    const month = today.slice(0, 7)
    if (amountCents > 0) turnover.set(month, (turnover.get(month) ?? 0) + amountCents)
  }
  const write = (movement: Movement) => {
    const { accountKey, amountCents, vatPermille, ...rest } = movement
    balances[accountKey] = (balances[accountKey] ?? 0) + amountCents
    noteTax(amountCents, vatPermille ?? 0)
    if (today < start) return
    counts[accountKey] = (counts[accountKey] ?? 0) + 1
    bookings.push({
      sequence: counts[accountKey],
      accountKey,
      date: today,
      amountCents,
      balanceAfterCents: balances[accountKey],
      ...rest,
    })
  }
  const postpone = (movement: Movement, days: number) => {
    const date = bankDayFrom(addDays(today, days))
    waiting.set(date, [...(waiting.get(date) ?? []), movement])
  }
  const book = (movement: Movement) => {
    const amountCents = Math.round(movement.amountCents)
    if (amountCents === 0) return
    const whole = { ...movement, amountCents }
    const floor = -accountOf(movement.accountKey).overdraftCents
    const bearable = amountCents > 0 || (balances[movement.accountKey] ?? 0) + amountCents >= floor
    if (bearable || movement.kind === 'bank-costs' || movement.kind === 'reversal') return write(whole)
    // The account cannot bear it: a card is declined, a direct debit bounces, a transfer waits for better days.
    if (movement.kind === 'card' || movement.kind === 'cash-withdrawal') return
    if (movement.kind !== 'direct-debit') return postpone(whole, 4)
    write(whole)
    postpone(
      { ...whole, amountCents: -amountCents, kind: 'reversal', text: `Storno onvoldoende saldo ${movement.text}` },
      1,
    )
  }

  return {
    bookings,
    balances,
    book,
    bookOn: (date, movement) => {
      const due = date <= today ? today : date
      if (due === today) book(movement)
      else waiting.set(due, [...(waiting.get(due) ?? []), movement])
    },
    startDay: (date) => {
      today = date
      if (date === start) for (const account of plan.accounts) balances[account.key] = account.openingCents
      const due = waiting.get(date) ?? []
      waiting.delete(date)
      for (const movement of due) book(movement)
    },
    balanceCents: (key) => balances[accountOf(key).key] ?? 0,
    vatDueCents: (year, quarter) => vat.get(`${year}-${quarter}`) ?? 0,
    turnoverCents: (year, month) => turnover.get(`${year}-${String(month).padStart(2, '0')}`) ?? 0,
    ibanOf: (key) => ibanOfAccount(plan.seed, accountOf(key)),
    chance: (name) => chanceFrom(`${plan.seed}|${today}|${name}`),
  }
}
