import { expect, test } from 'vitest'
import { isLoanGoal, loanGoals } from '#lending/loan-goal.ts'

test('the goals are these nine, in the order of the screen, and nothing else is one', () => {
  expect(loanGoals).toEqual([
    'working_capital',
    'inventory',
    'equipment',
    'growth',
    'marketing',
    'hiring',
    'tax',
    'bridging',
    'other',
  ])
  expect([isLoanGoal('tax'), isLoanGoal('holiday'), isLoanGoal('')]).toEqual([true, false, false])
})
