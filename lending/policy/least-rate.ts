import { monthsInYear } from '#lending/days.ts'
import { loanTermsMonths } from '#lending/policy/limits.ts'
import type { Policy } from '#lending/policy/policy.ts'

type Price = { from: number; rate: number; termMonths: number; amountCents: number; feeShare: number }

/** Rates at which the smallest loan or credit brings less than it costs, with the least that would do. */
export function pricesBelowCost(policy: Policy): { row: string; least: number }[] {
  const { loanRates, loanFeeShare, creditRates, creditProvisionShare } = policy.prices
  const { loanAmountMinCents, creditAmountMinCents, creditTermMonths } = policy.limits
  const loan = { amountCents: loanAmountMinCents, feeShare: loanFeeShare }
  const credit = { amountCents: creditAmountMinCents, feeShare: creditProvisionShare, termMonths: creditTermMonths }
  const prices = policy.grades.flatMap(({ grade, from }) => [
    ...loanTermsMonths.map((termMonths) => {
      const rate = loanRates[grade][termMonths]
      return { row: `prices.loanRates.${grade}.${termMonths}`, from, rate, termMonths, ...loan }
    }),
    { row: `prices.creditRates.${grade}`, from, rate: creditRates[grade], ...credit },
  ])
  return prices.flatMap(({ row, ...price }) => {
    const least = Math.ceil(leastRate(price, policy) * 1_000) / 1_000
    return price.rate >= least ? [] : [{ row, least }]
  })
}

/**
 * Funding, losses by the odds where the grade begins, making and keeping, and a partner's commission, less the fee; a
 * year, of what is owed.
 */
function leastRate({ from, termMonths, amountCents, feeShare }: Price, { priceFloor, score, prices }: Policy): number {
  const { fundingRate, lossShare, makingCents, keepingMonthlyCents } = priceFloor
  const odds = score.scaleOdds * 2 ** ((from - score.scalePoints) / score.pointsToDouble)
  const once = (makingCents + keepingMonthlyCents * termMonths) / amountCents + prices.partnerCommissionShare - feeShare
  // Repaid in equal parts it is owed for half of its term and half a month on average.
  const years = (termMonths + 1) / (monthsInYear + monthsInYear)
  return fundingRate + lossShare / (1 + odds) + once / years
}
