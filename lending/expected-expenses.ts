import type { Cents } from '#lending/money.ts'

/** FLOW-5: expected expenses. `amountCents` is null without expenses, and while the applicant does not know it. */
export type ExpectedExpenses = { hasExpenses: boolean; amountCents: Cents | null }

export const noExpenses: ExpectedExpenses = { hasExpenses: false, amountCents: null }

type Answer = { hasExpenses: boolean; knowsAmount?: boolean | null | undefined; amount?: number | null | undefined }

/** The answer of the form, its amount in euros; the key of the refusal where the amount is missing or too high. */
export function readExpectedExpenses(
  { hasExpenses, knowsAmount, amount }: Answer,
  amountMaxCents: Cents,
): ExpectedExpenses | 'bad_request' | 'amount_out_of_range' {
  if (!hasExpenses) return noExpenses
  if (knowsAmount !== true) return { hasExpenses, amountCents: null }
  if (typeof amount !== 'number') return 'bad_request'
  const amountCents = Math.round(amount * 100)
  return amountCents > amountMaxCents ? 'amount_out_of_range' : { hasExpenses, amountCents }
}
