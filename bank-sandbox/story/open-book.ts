import type { AccountPlan, Booking, Ledger, Movement } from './booking.ts'
import { addDays, bankDayFrom } from './calendar.ts'
import { chanceFrom } from './chance.ts'

interface OpenBook extends Ledger {
  bookings: Booking[]
  balances: Record<string, number>
  startDay(date: string): void
}

interface BookPlan {
  seed: string
  accounts: readonly AccountPlan[]
  /** First day that is written down; what comes before it only warms up taxes and invoices. */
  start: string
  ibanOf(account: AccountPlan): string
}

/** A transfer without sufficient funds is retried after this many days. */
const TRY_AGAIN_DAYS = 4

/** The accounts of one company while its story is being written. */
export function openBook(plan: BookPlan): OpenBook {
  const accounts = new Map(plan.accounts.map((account) => [account.key, account]))
  const balances = Object.fromEntries(plan.accounts.map((account) => [account.key, account.openingCents]))
  const counts: Record<string, number> = {}
  const diary = openDiary()
  const taxes = openTaxes()
  const bookings: Booking[] = []
  let today = ''

  const accountOf = (key = 'current') => {
    const account = accounts.get(key)
    if (!account) throw new Error(`${plan.seed} has no account ${key}`)
    return account
  }
  const write = (movement: Movement) => {
    const { accountKey = 'current', amountCents, vatPermille, kind = 'transfer', ...rest } = movement
    const balanceAfterCents = (balances[accountKey] ?? 0) + amountCents
    balances[accountKey] = balanceAfterCents
    taxes.note(today, amountCents, vatPermille ?? 0)
    if (today < plan.start) return
    const sequence = (counts[accountKey] ?? 0) + 1
    counts[accountKey] = sequence
    bookings.push({ sequence, accountKey, date: today, amountCents, balanceAfterCents, kind, ...rest })
  }
  const later = (movement: Movement, days: number) => diary.add(bankDayFrom(addDays(today, days)), movement)
  const book = (movement: Movement) => {
    const amountCents = Math.round(movement.amountCents)
    if (amountCents === 0) return
    const whole = { ...movement, amountCents }
    const { key, overdraftCents } = accountOf(movement.accountKey)
    const bearable = amountCents > 0 || (balances[key] ?? 0) + amountCents >= -overdraftCents
    if (bearable || movement.kind === 'bank-costs' || movement.kind === 'reversal') return write(whole)
    // The account cannot bear it: a card is declined, a direct debit bounces, a transfer waits for better days.
    if (movement.kind === 'card' || movement.kind === 'cash-withdrawal') return
    if (movement.kind !== 'direct-debit') return later(whole, TRY_AGAIN_DAYS)
    write(whole)
    later({ ...whole, amountCents: -amountCents, kind: 'reversal', text: `Storno onvoldoende saldo ${whole.text}` }, 1)
  }

  return {
    seed: plan.seed,
    bookings,
    balances,
    book,
    bookOn: (date, movement) => (date <= today ? book(movement) : diary.add(date, movement)),
    startDay: (date) => {
      today = date
      if (date === plan.start) for (const account of plan.accounts) balances[account.key] = account.openingCents
      for (const movement of diary.take(date)) book(movement)
    },
    balanceCents: (key) => balances[accountOf(key).key] ?? 0,
    vatDueCents: taxes.vatDueCents,
    turnoverCents: taxes.turnoverCents,
    own: (key) => ({ name: accountOf(key).holderName, iban: plan.ibanOf(accountOf(key)) }),
    chance: (name) => chanceFrom(`${plan.seed}|${today}|${name}`),
  }
}

/** Movements that wait for their day. */
function openDiary() {
  const waiting = new Map<string, Movement[]>()
  return {
    add: (date: string, movement: Movement) => {
      waiting.set(date, [...(waiting.get(date) ?? []), movement])
    },
    take: (date: string): Movement[] => {
      const due = waiting.get(date) ?? []
      waiting.delete(date)
      return due
    },
  }
}

/** Turnover and its VAT, by month and quarter. */
function openTaxes() {
  const vat = new Map<string, number>()
  const turnover = new Map<string, number>()
  return {
    note: (date: string, amountCents: number, vatPermille: number) => {
      if (vatPermille === 0) return
      const quarter = `${date.slice(0, 4)}-${Math.ceil(Number(date.slice(5, 7)) / 3)}`
      const tax = Math.round((amountCents * vatPermille) / (1000 + vatPermille))
      vat.set(quarter, (vat.get(quarter) ?? 0) + tax)
      const month = date.slice(0, 7)
      if (amountCents > 0) turnover.set(month, (turnover.get(month) ?? 0) + amountCents)
    },
    vatDueCents: (year: number, quarter: number) => vat.get(`${year}-${quarter}`) ?? 0,
    turnoverCents: (year: number, month: number) => turnover.get(`${year}-${String(month).padStart(2, '0')}`) ?? 0,
  }
}
