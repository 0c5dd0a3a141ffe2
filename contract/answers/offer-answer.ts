import type { Offer as OfferAnswer } from '../offers.ts'
import type { ChosenOffer } from '../follow-up.ts'
import type { SecurityAsked } from '../values.ts'
import type { Offer, Security } from '#lending/pricing/offer.ts'

const euros = (cents: number) => cents / 100
/** A rate as a percentage with two decimals: 0.1091 becomes 10.91. */
const percent = (rate: number) => Math.round(rate * 10_000) / 100

const securities: Record<Security, SecurityAsked> = {
  none: 'none',
  'owner-liable': 'personal_liability',
  'personal-guarantee': 'personal_guarantee',
}

/** The security as applicant and desk both read it. */
export const securityOf = ({ securities: [first = 'none'] }: Pick<Offer, 'securities'>): SecurityAsked =>
  securities[first]

/** An offer as the contract words it: the specified fields (API-1) in euros, ours in cents. */
export function offerAnswer(offer: Offer): OfferAnswer {
  const { fees, schedule, productType, termMonths, validUntil, partnerCommissionCents } = offer
  return {
    id: offer.id,
    productType,
    term: Math.max(1, Math.round(termMonths / 12)),
    loanAmount: euros(offer.loanAmountCents),
    totalInterestCost: euros(offer.totalInterestCents),
    linearMonthlyAmortization: euros(offer.linearMonthlyAmortizationCents),
    clientRate: percent(offer.clientRate),
    creditProvision: euros(offer.creditProvisionCents),
    termMonths,
    netPayoutCents: offer.netPayoutCents,
    firstInstalmentCents: offer.firstInstalmentCents,
    lastInstalmentCents: offer.lastInstalmentCents,
    yearlyCostPercentage: percent(offer.yearlyCostRate),
    fees: fees.map(({ kind, amountCents }) => ({ code: kind, amountCents })),
    totalCostCents: offer.totalCostCents,
    totalToRepayCents: offer.totalToRepayCents,
    schedule: schedule.map((instalment) => ({ ...instalment })),
    earlyRepayment: offer.earlyRepayments.map((early) => ({
      afterMonths: early.afterInstalments,
      on: early.on,
      costCents: early.feeCents,
      outstandingCents: early.outstandingCents,
      interestSavedCents: early.interestSavedCents,
    })),
    stress: stressAnswer(offer),
    securities: securityOf(offer),
    partnerCommissionCents,
    validUntil,
  }
}

/** The offer was held against the applicant's months as they were and with a fifth less income. */
function stressAnswer({ stress }: Offer): OfferAnswer['stress'] {
  const asItWas = stress.find((test) => test.incomeChange === 0) ?? stress[0]
  const worst = stress.toSorted((a, b) => a.incomeChange - b.incomeChange)[0]
  if (!asItWas || !worst) throw new Error('An offer was made without holding it against the cash flow.')
  return {
    monthlyRoomCents: asItWas.monthlyCashAvailableCents,
    monthlyRoomStressedCents: worst.monthlyCashAvailableCents,
    coversInstalment: asItWas.debtServiceCoverage >= 1,
    coversInstalmentStressed: worst.debtServiceCoverage >= 1,
  }
}

/** A chosen offer, as its applicant sees it again. */
export const chosenAnswer = (offer: OfferAnswer): ChosenOffer => ({
  productType: offer.productType,
  termMonths: offer.termMonths,
  loanAmount: offer.loanAmount,
  clientRate: offer.clientRate,
  firstInstalmentCents: offer.firstInstalmentCents,
  totalInterestCost: offer.totalInterestCost,
  totalCostCents: offer.totalCostCents,
  totalToRepayCents: offer.totalToRepayCents,
  yearlyCostPercentage: offer.yearlyCostPercentage,
  securities: offer.securities,
})
