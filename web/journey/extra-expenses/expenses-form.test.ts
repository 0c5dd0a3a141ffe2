import { expect, test } from 'vitest'
import { checkExpensesForm, type ExpensesForm, expensesOf, formOf } from './expenses-form.ts'

const defectsOf = (form: Partial<ExpensesForm>) =>
  checkExpensesForm({ hasExpenses: null, knowsAmount: null, amount: null, ...form }, 1_000_000)
const none = { hasExpenses: null, knowsAmount: null, amount: null }

test('FLOW-5 each question is asked only when the one before it opens it', () => {
  expect(defectsOf({})).toEqual({ ...none, hasExpenses: 'missing' })
  expect(defectsOf({ hasExpenses: 'no' })).toEqual(none)
  expect(defectsOf({ hasExpenses: 'yes' })).toEqual({ ...none, knowsAmount: 'missing' })
  expect(defectsOf({ hasExpenses: 'yes', knowsAmount: 'no' })).toEqual(none)
  expect(defectsOf({ hasExpenses: 'yes', knowsAmount: 'yes' })).toEqual({ ...none, amount: 'missing' })
  expect(defectsOf({ hasExpenses: 'yes', knowsAmount: 'yes', amount: 0 })).toEqual({ ...none, amount: 'missing' })
  expect(defectsOf({ hasExpenses: 'yes', knowsAmount: 'yes', amount: 1_000_001 }).amount).toBe('too-high')
  expect(defectsOf({ hasExpenses: 'yes', knowsAmount: 'yes', amount: 7_500 })).toEqual(none)
})

test('FLOW-5 an amount that is no longer asked for is not sent', () => {
  expect(expensesOf({ hasExpenses: 'no', knowsAmount: 'yes', amount: 9 })).toEqual({
    hasExpenses: false,
    knowsAmount: null,
    amount: null,
  })
  expect(expensesOf({ hasExpenses: 'yes', knowsAmount: 'no', amount: 9 })).toEqual({
    hasExpenses: true,
    knowsAmount: false,
    amount: null,
  })
})

test('STATE-4 what was saved comes back as it was', () => {
  const saved = { hasExpenses: true, knowsAmount: true, amount: 7_500 }
  expect(expensesOf(formOf(saved))).toEqual(saved)
  expect(formOf(null)).toEqual({ hasExpenses: null, knowsAmount: null, amount: null })
})
