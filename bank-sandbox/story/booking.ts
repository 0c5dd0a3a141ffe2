import type { BankKey } from '../banks.ts'
import type { Chance } from './chance.ts'

/** Kinds of event at the bank, as a bank's booking codes distinguish them. */
export type BookingKind =
  | 'transfer'
  | 'direct-debit'
  | 'card'
  | 'card-takings'
  | 'ideal'
  | 'cash-deposit'
  | 'cash-withdrawal'
  | 'bank-costs'
  | 'interest'
  | 'reversal'

export interface Counterparty {
  name: string
  iban?: string
}

/** A booking on one account: cents, negative is out. `sequence` counts per account from 1 and never changes. */
export interface Booking {
  sequence: number
  accountKey: string
  date: string
  amountCents: number
  balanceAfterCents: number
  kind: BookingKind
  counterparty: Counterparty
  text: string
  /** End-to-end reference or Dutch betalingskenmerk, when there is one. */
  reference?: string
  /** Direct-debit mandate. */
  mandate?: string
}

export interface AccountPlan {
  /** Unique within the company. */
  key: string
  bank: BankKey
  name: string
  nature: 'account' | 'savings'
  currency: string
  holderName: string
  openingCents: number
  /** How far below zero the bank lets it go; 0 where there is no overdraft. */
  overdraftCents: number
}

/** A flow's view of the day on which it may book. */
export interface Day {
  date: string
  year: number
  month: number
  dayOfMonth: number
  /** Monday is 0. */
  weekday: number
  isBankDay: boolean
  /** 0 in the first month of the story. */
  monthIndex: number
  /** Months until the month the story was anchored on: 0 in that month, negative after it. */
  monthsToAnchor: number
  /** True on the bank day on which something due on this day of the month is booked. */
  isDue(dayOfMonth: number): boolean
}

/** A movement a flow asks for; the ledger decides whether the account can bear it. */
export interface Movement {
  /** The current account when left out, here and in `Ledger`. */
  accountKey?: string
  amountCents: number
  /** A transfer when left out. */
  kind?: BookingKind
  counterparty: Counterparty
  text: string
  reference?: string
  mandate?: string
  /** VAT per mille inside the amount (210, 90 or nothing): feeds the quarterly return. */
  vatPermille?: number
}

/** One habit of a company: called once a day, books what that day brings. */
export type Flow = (day: Day, ledger: Ledger) => void

export interface Ledger {
  /** The company's kvk number. */
  seed: string
  book(movement: Movement): void
  /** Books on a later day; a date already past is booked today. */
  bookOn(date: string, movement: Movement): void
  balanceCents(accountKey?: string): number
  /** VAT to pay (positive) over the calendar quarter, e.g. ("2026", 3). */
  vatDueCents(year: number, quarter: number): number
  /** Customers' payments in a calendar month, VAT included. */
  turnoverCents(year: number, month: number): number
  /** The company as counterparty of itself, on this account. */
  own(accountKey?: string): Counterparty
  /** Chance that depends on the company, the day and the name of the flow only. */
  chance(name: string): Chance
}
