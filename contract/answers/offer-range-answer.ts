import type { AnswerOf } from '../calls.ts'
import type { MonthlyCashFlow } from '#lending/facts/cash-flow-facts.ts'
import type { OfferRange, TermOutOfReach } from '#lending/offers/offer-range.ts'

type Range = {
  requestedAmountCents: number
  stepCents: number
  ranges: readonly OfferRange[]
  outOfReach: readonly TermOutOfReach[]
  months: readonly MonthlyCashFlow[]
  stressTried: { fall: number; leftMonthlyCents: number }
}

/** The ranges as the contract words them: amounts that are chosen in euros, the cash flow in cents. */
export function offerRangeAnswer(range: Range): AnswerOf<'readOfferRange'> {
  return {
    requestedAmount: range.requestedAmountCents / 100,
    step: range.stepCents / 100,
    ranges: range.ranges.map(({ productType, termMonths, minCents, maxCents, limitedBy }) => ({
      productType,
      termMonths,
      minAmount: minCents / 100,
      maxAmount: maxCents / 100,
      limitedBy,
    })),
    outOfReach: [...range.outOfReach],
    months: range.months.map(({ from, to, availableCents, debtServiceCents, heavy = null }) => ({
      ...{ from, to, heavy },
      leftCents: availableCents - debtServiceCents,
    })),
    stressTried: range.stressTried,
  }
}
