import type { BookingNumber, CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import type { MonthlyCashFlow, CashFlowFacts, ContestFact } from '#lending/facts/cash-flow-facts.ts'
import type { AccountFinding, RecurringPayment, CoverageFact, AccountFact } from '#lending/facts/data-facts.ts'
import type { LendingFacts } from '#lending/facts/lending-facts.ts'
import type { IsoDate } from '#lending/days.ts'
import type { HolderMatch } from '#lending/holder-match.ts'

export type CashFlowAnalysis = {
  version: string
  today: IsoDate
  coverage: CoverageFact
  accounts: readonly AccountFact[]
  holderMatch: HolderMatch
  /** By booking number. */
  bookings: readonly CategorisedBooking[]
  ownTransfers: Evidenced
  contests: ContestFact
  /** Oldest first; at most the last twelve. */
  months: readonly MonthlyCashFlow[]
  /** Share of the year's turnover in its best three months running; a quarter when even, null without a full year. */
  bestQuarterShare: number | null
  year: CashFlowFacts
  lastThreeMonths: CashFlowFacts
  recurring: readonly RecurringPayment[]
  lending: LendingFacts
  /** Findings that forbid a machine's yes, the largest sum first; absent for none. */
  doesNotAddUp?: readonly AccountFinding[]
  /** The same as the rules read it, where the applicant contests a fact, and the bookings that are contested so. */
  uncontested?: { lending: LendingFacts; bookings: readonly BookingNumber[] }
  /** Without any contest, of a category or of a fact: one that changes the answer goes to a person. */
  beforeContests?: Pick<CashFlowAnalysis, 'lending' | 'year' | 'lastThreeMonths'>
}
