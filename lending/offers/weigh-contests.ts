import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import { lendingLimits, type LendingLimits } from '#lending/policy/limits.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
import { priceTable } from '#lending/policy/price-table.ts'
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
  limits: LendingLimits = lendingLimits,
): ScoreInput {
  const input = scoreInputFrom(analysis, request, limits)
  if (!analysis.beforeContests) return input
  const without = scoreInputFrom({ ...analysis, ...analysis.beforeContests }, request, limits)
  const isWeighty = answerOf(input, analysis, limits) !== answerOf(without, analysis, limits)
  const contestedCount = input.contestedCount + (analysis.uncontested?.bookings.length ?? 0)
  return {
    ...input,
    contestedCount,
    contestedWeightyCount: isWeighty ? contestedCount : input.contestedWeightyCount,
  }
}

/** The answer as one comparable text: yes, no or a person, and with a yes the amounts and prices. */
function answerOf(input: ScoreInput, { today, months }: CashFlowAnalysis, limits: LendingLimits): string {
  const record = decide(input, `${today}T00:00:00.000Z`, { prices: priceTable, limits })
  const offers = makeOffers(record, { today, months, isOwnerLiable: false, hasPartner: false }, priceTable, limits)
  const shown = offers.map(({ productType, termMonths, loanAmountCents, clientRate }) => [
    productType,
    termMonths,
    loanAmountCents,
    clientRate,
  ])
  return JSON.stringify([record.outcome, shown])
}
