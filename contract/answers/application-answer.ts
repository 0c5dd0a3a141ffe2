import type { ExpectedExpenses } from '#lending/expected-expenses.ts'
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
  feedbackGiven: false,
  furthestStep: 'about-you',
  utm: '',
})

/** The answer as it was given: who expects none was not asked whether the amount is known. */
export function expensesAnswer(expenses: ExpectedExpenses | null): ApplicationView['expectedExpenses'] {
  if (expenses === null) return null
  const { hasExpenses, amountCents } = expenses
  return {
    hasExpenses,
    knowsAmount: hasExpenses ? amountCents !== null : null,
    amount: amountCents === null ? null : amountCents / 100,
  }
}
