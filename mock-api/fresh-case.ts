import type { MockCase, MockCompany } from './mock-state.ts'

type CaseStart = { caseId: string; company: MockCompany; origin: string | null; utm: string | null; now: Date }

/** A case as it begins: the company is known and nothing else. */
export const freshCase = ({ caseId, company, origin, utm, now }: CaseStart): MockCase => ({
  caseId,
  origin,
  utm,
  company,
  profileTakenAt: now.toISOString(),
  loanAmountCents: null,
  loanGoal: null,
  loanGoalDescription: null,
  expenses: null,
  consents: [],
  visits: {},
  connections: [],
  uploads: [],
  isConfirmed: false,
  polls: 0,
  confirmedAt: null,
  contests: [],
  factContests: [],
  pricedOffers: [],
  selectedOfferId: null,
  disbursementIban: null,
  review: null,
  isReminderAsked: false,
  feedback: null,
  contact: null,
  answersTo: null,
  email: null,
  requests: [],
})
