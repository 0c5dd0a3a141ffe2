import type { ApplicationView } from '../application.ts'

/** An application of which nothing has been answered yet. */
export const emptyApplication = (caseId: string): ApplicationView => ({
  caseId,
  kvkNumber: null,
  companyName: null,
  profile: null,
  loanAmount: null,
  loanGoal: null,
  loanGoalDescription: null,
  expectedExpenses: null,
  consentGiven: false,
  connections: [],
  dataConfirmed: false,
  selectedOfferId: null,
  disbursementIban: null,
  flowFinished: false,
  utm: '',
})
