import type { Cents } from '#lending/money.ts'
import type { Product } from '#lending/pricing/affordability.ts'
import type { EarlyRepayment, Instalment, OfferFee } from '#lending/pricing/offer.ts'
import { type IsoDate, monthsInYear } from '#lending/days.ts'
import type { Policy } from '#lending/policy/policy.ts'
import type { PriceTable } from '#lending/policy/price-table.ts'
import { rateOf } from '#lending/rate-of.ts'
import { linearSchedule } from '#lending/pricing/schedule.ts'
import { yearlyCostRate } from '#lending/pricing/yearly-cost.ts'

/** All money figures of a product at an amount; the offer and the public quote are both made from this. */
type PricedProduct = {
  schedule: Instalment[]
  firstInstalmentCents: Cents
  lastInstalmentCents: Cents
  fees: OfferFee[]
  feesCents: Cents
  netPayoutCents: Cents
  totalInterestCents: Cents
  totalCostCents: Cents
  totalToRepayCents: Cents
  yearlyCostRate: number
}

export function priceProduct(product: Product, amountCents: Cents, payoutOn: IsoDate): PricedProduct {
  const schedule = linearSchedule(
    { amountCents, termMonths: product.termMonths, yearlyRate: product.yearlyRate },
    payoutOn,
  )
  const feesCents = rateOf(amountCents, product.feeShare)
  const kind = product.productType === 'PBC' ? ('provision' as const) : ('arrangement' as const)
  const netPayoutCents = amountCents - feesCents
  const totalInterestCents = schedule.reduce((sum, instalment) => sum + instalment.interestCents, 0)
  const repayments = schedule.map(({ number, totalCents }) => ({ month: number, amountCents: totalCents }))
  const rate = yearlyCostRate(netPayoutCents, repayments)
  if (rate === null) throw new Error('A product must pay something out and get at least that back')
  return {
    schedule,
    firstInstalmentCents: schedule[0]!.totalCents,
    lastInstalmentCents: schedule.at(-1)!.totalCents,
    fees: feesCents === 0 ? [] : [{ kind, amountCents: feesCents }],
    feesCents,
    netPayoutCents,
    totalInterestCents,
    totalCostCents: totalInterestCents + feesCents,
    totalToRepayCents: amountCents + totalInterestCents + feesCents,
    yearlyCostRate: rate,
  }
}

/** Repaying all after three parts of the term, on the day of an instalment. A credit is free to repay. */
export function earlyRepayments(
  product: Product,
  schedule: readonly Instalment[],
  { prices, answer }: Pick<Policy, 'prices' | 'answer'>,
): EarlyRepayment[] {
  return [answer.repaidFirst, answer.repaidMiddle, answer.repaidLast].map((part) => {
    const paid = schedule[Math.floor(schedule.length * part) - 1]
    if (!paid) throw new Error('A term has at least four months')
    const left = schedule.slice(paid.number)
    const share = product.productType === 'PBC' ? 0 : feeShare(left.length, prices)
    const feeCents = rateOf(paid.outstandingCents, share)
    return {
      on: paid.dueOn,
      afterInstalments: paid.number,
      outstandingCents: paid.outstandingCents,
      feeCents,
      totalCents: paid.outstandingCents + feeCents,
      interestSavedCents: left.reduce((sum, instalment) => sum + instalment.interestCents, 0),
    }
  })
}

function feeShare(monthsLeft: number, { earlyRepaymentShare }: PriceTable): number {
  return monthsLeft > monthsInYear ? earlyRepaymentShare.moreThanYearLeft : earlyRepaymentShare.lastYear
}
