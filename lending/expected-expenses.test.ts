import { expect, test } from 'vitest'
import { noExpenses, readExpectedExpenses } from '#lending/expected-expenses.ts'

const read = (answer: Parameters<typeof readExpectedExpenses>[0]) => readExpectedExpenses(answer, 10_000_00)

test.each([
  [{ hasExpenses: false }, noExpenses],
  [{ hasExpenses: false, knowsAmount: true, amount: 900 }, noExpenses],
  [{ hasExpenses: true }, { ...noExpenses, hasExpenses: true }],
  [
    { hasExpenses: true, knowsAmount: null, amount: 900 },
    { ...noExpenses, hasExpenses: true },
  ],
  [
    { hasExpenses: true, knowsAmount: true, amount: 1_234.56 },
    { hasExpenses: true, amountCents: 1_234_56 },
  ],
  [
    { hasExpenses: true, knowsAmount: true, amount: 10_000 },
    { hasExpenses: true, amountCents: 10_000_00 },
  ],
])('FLOW-5 %j is read as %j', (answer, expenses) => expect(read(answer)).toEqual(expenses))

test('FLOW-5 a known amount that is missing or too high is refused', () => {
  expect(read({ hasExpenses: true, knowsAmount: true })).toBe('bad_request')
  expect(read({ hasExpenses: true, knowsAmount: true, amount: null })).toBe('bad_request')
  expect(read({ hasExpenses: true, knowsAmount: true, amount: 10_000.01 })).toBe('amount_out_of_range')
})
