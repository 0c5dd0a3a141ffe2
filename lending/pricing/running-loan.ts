import { addMonths, type IsoDate } from '#lending/days.ts'
import type { Cents } from '#lending/money.ts'
import type { Offer } from '#lending/pricing/offer.ts'

/** The next instalment, which is the dearest one left, and the principal that is still owed. */
export type RunningLoan = { monthlyCents: Cents; owedCents: Cents }

type Taken = Pick<Offer, 'productType' | 'schedule'>

/**
 * Owed on an offer that was chosen, paid out or not yet; null once its term is over. Until then a credit can be drawn
 * in full.
 */
export function runningLoan(
  { productType, schedule }: Taken,
  paidOn: IsoDate | null,
  today: IsoDate,
): RunningLoan | null {
  const isDue = (month: number) => paidOn !== null && addMonths(paidOn, month) <= today
  const left = schedule.filter(({ number }) => !isDue(productType === 'PBC' ? schedule.length : number))
  const [next] = left
  if (!next) return null
  return {
    monthlyCents: next.totalCents,
    owedCents: left.reduce((sum, { principalCents }) => sum + principalCents, 0),
  }
}

/** Several together. */
export const runningTogether = (loans: readonly RunningLoan[]): RunningLoan => ({
  monthlyCents: loans.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0),
  owedCents: loans.reduce((sum, { owedCents }) => sum + owedCents, 0),
})
