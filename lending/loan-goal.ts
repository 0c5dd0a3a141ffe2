/** The purpose of the loan, in the order of the screen; the texts are beside the page that shows them. */
export const loanGoals = [
  'working_capital',
  'inventory',
  'equipment',
  'growth',
  'marketing',
  'hiring',
  'tax',
  'bridging',
  'other',
] as const

export type LoanGoal = (typeof loanGoals)[number]

export function isLoanGoal(text: string): text is LoanGoal {
  return (loanGoals as readonly string[]).includes(text)
}
