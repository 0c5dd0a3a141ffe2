import type { Category } from '#lending/bookings/category.ts'
import type { IsoDate } from '#lending/days.ts'
import type { Policy } from '#lending/policy/policy.ts'
import type { StatementFinding } from '#lending/statements/finding.ts'
import type { Balance, Booking } from '#lending/statements/statement.ts'

/** One bank account with its ledger, each booking once, in any order. */
export type AnalysedAccount = {
  iban: string
  holder: string | null
  bank: string | null
  closing: Balance | null
  bookings: readonly Booking[]
  /** Against a machine's yes: what does not add up in its files, or between its sources. Absent where nothing is. */
  findings?: readonly StatementFinding[]
}

export type ReadingContext = {
  /** The register's names of the company: trade names, statutory name, for a sole trader the owner's. */
  companyNames: readonly string[]
  /** The day of asking: what is dated further ahead than the policy allows counts nowhere. */
  today?: IsoDate
  /** Own accounts that were not shared, so that transfers to them are known. */
  otherOwnIbans?: readonly string[]
  /** Categories that the applicant contested, by booking number; they win and are on record. */
  contested?: Readonly<Record<number, Category>>
  /** Categories that an employee of the lender corrected, by booking number; they win over rules and contests. */
  corrected?: Readonly<Record<number, Category>>
  /** The figures to read by; our own where none are given. */
  policy?: Policy
}
