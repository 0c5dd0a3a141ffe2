import { stressTried } from '#lending/offers/offer-range.ts'
import type { Cents } from '#lending/money.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import { firstYearMonthCents } from '#lending/pricing/schedule.ts'
import type { Policy } from '#lending/policy/policy.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'

/** An offer held against the company's own figures, at its own amount and term. */
type OfferFigures = {
  /** Null where nothing is to be paid. */
  coverage: number | null
  /** In how many of the months seen enough was left for the highest instalment. */
  months: { enough: number; seen: number }
  /** The monthly surplus at the fall in turnover that was tried, against the payments of the first year. */
  stress: { fall: number; leftMonthlyCents: Cents; paidMonthlyCents: Cents }
}

/** The figures that the applicant reads beside the offer, and its coverage. */
export function offerFigures(offer: Offer, record: DecisionRecord, policy: Policy): OfferFigures {
  const asItWas = offer.stress.find(({ incomeChange }) => incomeChange === 0)
  const { monthsSeen = 0, monthsShort = 0, debtServiceCoverage = null } = asItWas ?? {}
  return {
    coverage: Number.isFinite(debtServiceCoverage) ? debtServiceCoverage : null,
    months: { enough: monthsSeen - monthsShort, seen: monthsSeen },
    stress: { ...stressTried(record, policy), paidMonthlyCents: firstYearMonthCents(offer.schedule) },
  }
}
