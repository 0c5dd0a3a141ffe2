import { judgeAgain } from '#lending/decision/decide.ts'
import type { DecisionOutcome, DecisionRecord, Grade } from '#lending/decision/decision.ts'
import { gradeOf } from '#lending/decision/score.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import type { Cents } from '#lending/money.ts'
import { type FigureGroup, figureGroups, type Policy } from '#lending/policy/policy.ts'
import { affordableAmount, productsAt, productsSeen } from '#lending/pricing/affordability.ts'

/** The engine's answer, with the largest amount that it offers (0 without an offer) and that one's rate. */
export type RehearsedAnswer = { outcome: DecisionOutcome; grade: Grade; mostCents: Cents; yearlyRate: number }

/** A case of before with its answer under another policy, or the reason why it has none. */
export type RehearsedCase = {
  reference: string
  legalForm: string
  /** The first two digits of the main activity's SBI code. */
  sector: string
  askedCents: Cents
  before: RehearsedAnswer
  after: RehearsedAnswer | Undecided
}

/** Its model is kept no longer, its bookings are erased, or they have changed since it was decided. */
export const undecided = ['old-model', 'bookings-gone', 'data-changed'] as const
export type Undecided = (typeof undecided)[number]

export function answerBefore({ outcome, grade, score, input }: DecisionRecord, policy: Policy): RehearsedAnswer {
  return { outcome, grade, ...largestOffer(outcome, score, input, policy) }
}

export function answerUnder(input: ScoreInput, policy: Policy): RehearsedAnswer {
  const { outcome, score } = judgeAgain(input, policy)
  return { outcome, grade: gradeOf(score, policy), ...largestOffer(outcome, score, input, policy) }
}

function largestOffer(
  outcome: DecisionOutcome,
  score: number,
  input: ScoreInput,
  policy: Policy,
): Pick<RehearsedAnswer, 'mostCents' | 'yearlyRate'> {
  const products = outcome === 'approve' ? productsSeen(productsAt(score, policy), input.coverageDays, policy) : []
  const offered = products.map((product) => ({
    mostCents: affordableAmount(input, product, policy)?.amountCents ?? 0,
    yearlyRate: product.yearlyRate,
  }))
  return offered.reduce((most, one) => (one.mostCents > most.mostCents ? one : most), { mostCents: 0, yearlyRate: 0 })
}

/** Groups that work on a decision's input: all others have done their work before it. */
const afterInput: readonly FigureGroup[] = ['limits', 'stress', 'score', 'bounds', 'answer', 'ways', 'mends']

/** The figures that make the input of a decision, as one comparable text. */
function beforeInput(policy: Policy): string {
  const { limits, score } = policy
  const groups = figureGroups.filter((group) => !afterInput.includes(group)).map((group) => policy[group])
  return JSON.stringify([...groups, limits.unknownExpensesInMonthsOfTurnover, score.taxQuarters])
}

/**
 * Whether deciding again needs the bookings: the policy changes a figure that makes the input, or the applicant
 * contested bookings, whose weight depends on the answer.
 */
export const needsBookings = (policy: Policy, { before, input }: { before: Policy; input: ScoreInput }): boolean =>
  input.contestedCount > 0 || beforeInput(policy) !== beforeInput(before)
