import type { ExpectedExpenses } from '#lending/expected-expenses.ts'
import type { LoanGoal } from '#lending/loan-goal.ts'
import type { Cents } from '#lending/money.ts'
import type { Offer } from '#lending/offers/offer.ts'
import type { Outcome } from '#lending/scorecard/outcome.ts'

/** A bank account that the applicant shared, through a bank link or as a file. */
export type ApplicationAccount = {
  iban: string
  bankName: string
  holder: string | null
  source: 'bank-link' | 'upload'
  /** Null for an upload. */
  connectionId: string | null
  /** True once its transactions are in our hands. */
  isCollected: boolean
}

/** Specification 3: feedback. */
export type Feedback = { rating: number; referenceSource: string; suggestions: string }

/** Everything known about one request for finance. Each answer is null until it is given; progress is computed from it. */
export type Application = {
  kvkNumber: string | null
  isEligible: boolean
  loanAmountCents: Cents | null
  loanGoal: LoanGoal | null
  loanGoalDescription: string
  expectedExpenses: ExpectedExpenses | null
  /** Consent to read and analyse bank transactions for this request. */
  hasConsent: boolean
  accounts: readonly ApplicationAccount[]
  outcome: Outcome | null
  /** Null until they are computed; empty after a refusal or a referral. */
  offers: readonly Offer[] | null
  selectedOfferId: string | null
  disbursementIban: string | null
  feedback: Feedback | null
}

export const emptyApplication: Application = {
  kvkNumber: null,
  isEligible: false,
  loanAmountCents: null,
  loanGoal: null,
  loanGoalDescription: '',
  expectedExpenses: null,
  hasConsent: false,
  accounts: [],
  outcome: null,
  offers: null,
  selectedOfferId: null,
  disbursementIban: null,
  feedback: null,
}

/** The flow is finished once the offer is chosen, the account for the payout is known and feedback is given (FLOW-10). */
export function isFlowFinished(application: Application): boolean {
  return application.selectedOfferId !== null && application.disbursementIban !== null && application.feedback !== null
}
