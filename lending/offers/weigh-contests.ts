import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import { ownPolicy, type Policy } from '#lending/policy/policy.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
import { decide } from '#lending/decision/decide.ts'
import { scoreInputFrom, type ScoredRequest } from '#lending/decision/score-input-from.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

/**
 * The figures of a decision with the applicant's contests in them. Where the answer would differ without these, a
 * person decides: an applicant's word by itself changes no answer.
 */
export function weighedScoreInput(
  analysis: CashFlowAnalysis,
  request: ScoredRequest,
  policy: Policy = ownPolicy,
): ScoreInput {
  const input = scoreInputFrom(analysis, request, policy)
  if (!analysis.beforeContests) return input
  const without = scoreInputFrom({ ...analysis, ...analysis.beforeContests }, request, policy)
  const isWeighty = answerOf(input, analysis, policy) !== answerOf(without, analysis, policy)
  const contestedCount = input.contestedCount + (analysis.uncontested?.bookings.length ?? 0)
  return {
    ...input,
    contestedCount,
    contestedWeightyCount: isWeighty ? contestedCount : input.contestedWeightyCount,
  }
}

/** The answer as one comparable text: yes, no or a person, and with a yes the amounts and prices. */
function answerOf(input: ScoreInput, { today, months }: CashFlowAnalysis, policy: Policy): string {
  const record = decide(input, `${today}T00:00:00.000Z`, policy)
  const offers = makeOffers(record, { today, months, isOwnerLiable: false, hasPartner: false }, policy)
  const shown = offers.map(({ productType, termMonths, loanAmountCents, clientRate }) => [
    productType,
    termMonths,
    loanAmountCents,
    clientRate,
  ])
  return JSON.stringify([record.outcome, shown])
}
