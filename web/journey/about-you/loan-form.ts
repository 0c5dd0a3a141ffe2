import type { AnswerOf } from '#contract/calls.ts'
import type { LoanGoal } from '#contract/values.ts'

export type AmountLimits = AnswerOf<'readLimits'>['loanAmount']
export type LoanForm = { loanAmount: number | null; loanGoal: LoanGoal | null; description: string }

export type AmountDefect = 'missing' | 'out-of-range' | 'step'
type LoanFormDefects = { loanAmount: AmountDefect | null; loanGoal: 'missing' | null }

/** The limits are the server's own (FLOW-4); it checks them again. Amounts in whole euros. */
export function amountDefect(amount: number | null, limits: AmountLimits): AmountDefect | null {
  if (amount === null) return 'missing'
  if (amount < limits.minimum || amount > limits.maximum) return 'out-of-range'
  return amount % limits.step === 0 ? null : 'step'
}

export const checkLoanForm = (form: LoanForm, limits: AmountLimits): LoanFormDefects => ({
  loanAmount: amountDefect(form.loanAmount, limits),
  loanGoal: form.loanGoal === null ? 'missing' : null,
})

const niceAmounts = [10_000, 25_000, 50_000, 100_000]

/** Amounts to choose with one tap: round ones that the limits allow. */
export const quickAmounts = (limits: AmountLimits): number[] =>
  niceAmounts.filter((amount) => amountDefect(amount, limits) === null)
