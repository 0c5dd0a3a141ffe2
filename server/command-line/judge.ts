import { analyse } from '#lending/facts/analyse.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import { checkWhatIsKnown, type EligibilityRefusal } from '#lending/eligibility.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { readLegalForm } from '#lending/legal-form.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import { decide } from '#lending/decision/decide.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'
import { scoreInputFrom } from '#lending/decision/score-input-from.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import type { AnalyseOptions } from './options.ts'

/** Facts that statements do not show and the caller did not give, assumed to be in order. */
type Assumption = 'account-holder' | 'company-age'

export type Judgement = {
  analysis: CashFlowAnalysis
  assumptions: Assumption[]
  /** Only of the statement. */
  decision: DecisionRecord
  /** The eligibility refusals, before any statement is read. */
  refusals: EligibilityRefusal[]
  offers: Offer[]
}

/** Eligibility, analysis, decision and offers exactly as the product makes them, at the start of the day asked for. */
export function judge(accounts: readonly AnalysedAccount[], options: AnalyseOptions): Judgement {
  const { today, companyNames, foundedOn, amountCents, sbiCode, legalForm, policy } = options
  const form = readLegalForm(legalForm ?? '')
  const isOwnerLiable = form?.isOwnerLiable === true
  const isSoleTrader = form?.form === 'eenmanszaak'
  const analysis = analyse(accounts, { today, companyNames, sbiCode, isSoleTrader, policy })
  const request = {
    requestedAmountCents: amountCents,
    expectedExpenses: noExpenses,
    foundedOn,
  }
  const { input, assumptions } = assumed(scoreInputFrom(analysis, request, policy), options)
  const decision = decide(input, `${today}T00:00:00.000Z`, policy)
  const refusals = checkWhatIsKnown(options)
  const context = { today, months: analysis.months, isOwnerLiable, hasPartner: false }
  const offers = refusals.length > 0 ? [] : makeOffers(decision, context, policy)
  return { analysis, assumptions, decision, refusals, offers }
}

/** The lowest age that is accepted, so that the assumption never flatters. */
function assumed(
  input: ScoreInput,
  { companyNames, foundedOn, policy }: AnalyseOptions,
): { input: ScoreInput; assumptions: Assumption[] } {
  const assumptions: Assumption[] = []
  const whole = { ...input }
  if (companyNames.length === 0) {
    whole.holderMatch = 'MATCH'
    assumptions.push('account-holder')
  }
  if (foundedOn === null) {
    whole.companyAgeMonths = policy.limits.companyAgeMinMonths
    assumptions.push('company-age')
  }
  return { input: whole, assumptions }
}
