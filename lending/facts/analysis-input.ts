import type { ReadingContext } from '#lending/bookings/account.ts'
import type { IsoDate } from '#lending/days.ts'
import type { FactContest } from '#lending/facts/contests/contestable-facts.ts'

/** Two people accepted that this account, of this holder, is the company's. */
export type AcceptedAccount = { number: string; holder: string | null }

export type AnalysisContext = ReadingContext & {
  today: IsoDate
  /** The company's main activity, for the VAT that its own payments do not show. */
  sbiCode?: string | null
  /** Whether a person's name on an account contradicts nothing. */
  isSoleTrader?: boolean
  accepted?: readonly AcceptedAccount[]
  /** Bookings that a fact counts wrongly as the applicant says, which wins; both readings are kept. */
  contestedFacts?: readonly FactContest[]
}
