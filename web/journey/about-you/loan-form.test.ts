import { expect, test } from 'vitest'
import { amountDefect, checkLoanForm, quickAmounts } from './loan-form.ts'

const limits = { minimum: 5_000, maximum: 250_000, step: 500 }

test.each([
  [null, 'missing'],
  [4_999, 'out-of-range'],
  [5_000, null],
  [5_250, 'step'],
  [250_000, null],
  [250_500, 'out-of-range'],
] as const)('FLOW-4 an amount of %s has the defect %s', (amount, defect) => {
  expect(amountDefect(amount, limits)).toBe(defect)
})

test('FLOW-4 the form asks for the amount and the goal, the description is free', () => {
  expect(checkLoanForm({ loanAmount: null, loanGoal: null, description: '' }, limits)).toEqual({
    loanAmount: 'missing',
    loanGoal: 'missing',
  })
  expect(checkLoanForm({ loanAmount: 10_000, loanGoal: 'tax', description: '' }, limits)).toEqual({
    loanAmount: null,
    loanGoal: null,
  })
})

test('quick choices keep within the limits', () => {
  expect(quickAmounts(limits)).toEqual([10_000, 25_000, 50_000, 100_000])
  expect(quickAmounts({ minimum: 20_000, maximum: 60_000, step: 500 })).toEqual([25_000, 50_000])
})
