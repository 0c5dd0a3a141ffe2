import type { Category } from '#lending/analysis/category.ts'
import type { FactContest } from '#lending/analysis/facts/contestable-facts.ts'
import type { IsoDate } from '#lending/days.ts'
import type { Policy } from '#lending/policy/policy.ts'
import type { Balance, Booking } from '#lending/statements/statement.ts'

/** One bank account with its ledger, each booking once, in any order. */
export type AnalysedAccount = {
  iban: string
  holder: string | null
  bank: string | null
  closing: Balance | null
  bookings: readonly Booking[]
}

/** Two people accepted that this account, of this holder, is the company's. */
export type AcceptedAccount = { number: string; holder: string | null }

export type AnalysisContext = {
  today: IsoDate
  /** The register's names of the company: trade names, statutory name, for a sole trader the owner's. */
  companyNames: readonly string[]
  /** Own accounts that were not shared, so that transfers to them are known. */
  otherOwnIbans?: readonly string[]
  /** The company's main activity, for the VAT that its own payments do not show. */
  sbiCode?: string | null
  /** Categories that the applicant contested, by booking number; they win and are on record. */
  contested?: Readonly<Record<number, Category>>
  /** Categories that an employee of the lender corrected, by booking number; they win over rules and contests. */
  corrected?: Readonly<Record<number, Category>>
  accepted?: readonly AcceptedAccount[]
  /** What the applicant says a fact counts wrongly; it wins, and both readings are kept. */
  contestedFacts?: readonly FactContest[]
  /** The figures to read by; our own where none are given. */
  policy?: Policy
}
