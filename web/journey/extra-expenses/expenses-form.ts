import type { RequestOf } from '#contract/calls.ts'

export type YesNo = 'yes' | 'no'
/** Each answer is null until it is given. `amount` in whole euros. */
export type ExpensesForm = { hasExpenses: YesNo | null; knowsAmount: YesNo | null; amount: number | null }
type Expenses = RequestOf<'saveExpectedExpenses'>

type ExpensesDefects = {
  hasExpenses: 'missing' | null
  knowsAmount: 'missing' | null
  amount: 'missing' | 'too-high' | null
}

/** A question counts only when the answer before it opens it (FLOW-5). */
export function checkExpensesForm(form: ExpensesForm, amountMax: number): ExpensesDefects {
  const asksKnowledge = form.hasExpenses === 'yes'
  const asksAmount = asksKnowledge && form.knowsAmount === 'yes'
  return {
    hasExpenses: form.hasExpenses === null ? 'missing' : null,
    knowsAmount: asksKnowledge && form.knowsAmount === null ? 'missing' : null,
    amount: asksAmount ? amountDefect(form.amount, amountMax) : null,
  }
}

const amountDefect = (amount: number | null, amountMax: number) => {
  if (amount === null || amount === 0) return 'missing'
  return amount > amountMax ? 'too-high' : null
}

/** The request; answers to questions that no longer apply are left out. */
export function expensesOf(form: ExpensesForm): Expenses {
  if (form.hasExpenses !== 'yes') return { hasExpenses: false, knowsAmount: null, amount: null }
  if (form.knowsAmount !== 'yes') return { hasExpenses: true, knowsAmount: false, amount: null }
  return { hasExpenses: true, knowsAmount: true, amount: form.amount }
}

const yesNo = (value: boolean | null | undefined): YesNo | null =>
  value === null || value === undefined ? null : value ? 'yes' : 'no'

/** The form as it was saved, for who comes back. */
export const formOf = (saved: Expenses | null): ExpensesForm => ({
  hasExpenses: yesNo(saved?.hasExpenses),
  knowsAmount: yesNo(saved?.knowsAmount),
  amount: saved?.amount ?? null,
})
