import type { DecisionOutcome, DecisionRecord, Grade, WayToYes } from '#lending/decision/decision.ts'
import { factsOf, smallestOf } from '#lending/decision/policy-facts.ts'
import { characteristics } from '#lending/decision/characteristics.ts'
import { type Levers, levers, withCustomers } from '#lending/decision/levers.ts'
import type { Reason } from '#lending/decision/reason.ts'
import { withMonths } from '#lending/decision/reason-months.ts'
import { judges } from '#lending/decision/rules/judges.ts'
import type { PolicyFacts } from '#lending/decision/rules/policy-rule.ts'
import { basePointsOf } from '#lending/decision/scale.ts'
import { score, type Score } from '#lending/decision/score.ts'
import { isOfBefore, type ScoreInput } from '#lending/decision/score-input.ts'
import { findWayToYes, isWithinReach, singleWays } from '#lending/decision/way-to-yes.ts'
import { characteristicNames } from '#lending/policy/points.ts'
import { keptPolicyOf, ownPolicy, type Policies, type Policy } from '#lending/policy/policy.ts'
import { type RuleName, ruleNames } from '#lending/policy/rules.ts'
import { canonicalJson, sha256 } from '#lending/sha256.ts'

/**
 * Approve, refer to a person or refuse (CORE-5), with the record of why. A refusal outweighs a referral, either
 * outweighs the score, and missing data alone can only refer. `decidedAt` is the caller's clock, ISO 8601.
 */
export function decide(
  input: ScoreInput,
  decidedAt: string,
  policy: Policy = ownPolicy,
  tried: Levers = levers,
): DecisionRecord {
  const frame = { policy, smallest: smallestOf(policy) }
  const judgement = judge(input, frame)
  const { scored, hits, coverage, smallest, outcome } = judgement
  const wayToYes = outcome === 'approve' ? null : findWayToYes(input, (changed) => judge(changed, frame), policy, tried)
  return {
    modelVersion: policy.version,
    priceTableVersion: policy.prices.version,
    inputHash: sha256(canonicalJson(input)),
    input,
    decidedAt,
    basePoints: basePointsOf(policy.score),
    ...scored,
    policyHits: hits.map(({ rule }) => ({ rule, outcome: policy.rules[rule].outcome })),
    debtServiceCoverage: Number.isFinite(coverage) ? coverage : null,
    ...(smallest && !isOfBefore(input) && { coverageOf: smallest }),
    outcome,
    reasons: reasonsOf(judgement, input, policy, wayToYes),
    wayToYes,
  }
}

/** Outcome and score alone, for a caller that does not ask why: without reasons, way to yes and hash. */
export function judgeAgain(input: ScoreInput, policy: Policy): Pick<DecisionRecord, 'outcome' | 'score'> {
  const { outcome, scored } = judge(input, { policy, smallest: smallestOf(policy) })
  return { outcome, score: scored.score }
}

/** Other single changes that would be enough as well, beside the one of the record; none where one alone is not. */
export function otherWaysToYes(record: DecisionRecord, policies: Policies): WayToYes[] {
  const policy = keptPolicyOf(record, policies)
  if (record.wayToYes === null || !policy) return []
  const frame = { policy, smallest: smallestOf(policy) }
  const known = JSON.stringify(record.wayToYes.changes)
  return singleWays(record.input, (changed) => judge(changed, frame), policy, levers)
    .filter((way) => isWithinReach(way, policy) && JSON.stringify(way.changes) !== known)
    .slice(0, policy.answer.otherWaysMax)
}

/** Every reason that the figures of a record give, the heaviest first: what a person may refuse with. */
export function everyReason(record: DecisionRecord, policies: Policies): Reason[] {
  const policy = keptPolicyOf(record, policies)
  if (!policy) return [...record.reasons]
  const { scored, hits } = judge(record.input, { policy, smallest: smallestOf(policy) })
  const losses = pointLosses(scored, record.input, policy)
  const isRed = scored.grade === 'E'
  const reasons = [...record.reasons, ...hits.map(({ reason }) => reason), ...losses].filter(
    ({ code }) => isRed || code !== 'SCORE_BELOW_CUTOFF',
  )
  return [...new Map(reasons.map((reason) => [reason.code, reason])).values()]
}

export const canReplay = (record: DecisionRecord, policies: Policies): boolean =>
  keptPolicyOf(record, policies) !== null

/** The same decision again, from nothing but its record and the versions that it names. Equal to it in every bit. */
export function replay(record: DecisionRecord, policies: Policies): DecisionRecord {
  const policy = keptPolicyOf(record, policies)
  if (!policy) throw new Error(`No policy is kept for ${record.modelVersion} with ${record.priceTableVersion}`)
  return decide(record.input, record.decidedAt, policy)
}

type Hit = { rule: RuleName; reason: Reason }
type Judgement = Pick<PolicyFacts, 'coverage' | 'smallest'> & { scored: Score; hits: Hit[]; outcome: DecisionOutcome }

/** Worked out once for the many judgements of one decision. */
type Frame = { policy: Policy; smallest: ReturnType<typeof smallestOf> }

function judge(input: ScoreInput, { policy, smallest }: Frame): Judgement {
  const scored = score(input, policy)
  const facts = factsOf(input, smallest(scored.grade, input), policy)
  // A policy of before has not heard of later rules.
  const hits = ruleNames.flatMap((rule) => {
    const reason = rule in policy.rules ? judges[rule](facts) : null
    return reason === null ? [] : [{ rule, reason }]
  })
  return { ...facts, scored, hits, outcome: outcomeOf(scored.grade, hits, policy) }
}

/**
 * Where data is missing, a red score means only that we know too little, so it refers; else red refuses. A hard rule
 * that rests on data we do not trust would be no better: with missing data nothing refuses.
 */
function outcomeOf(grade: Grade, hits: readonly Hit[], { rules }: Policy): DecisionOutcome {
  const isDataMissing = hits.some(({ rule }) => rules[rule].isOfData)
  if (isDataMissing) return 'refer'
  if (grade === 'E' || hits.some(({ rule }) => rules[rule].outcome === 'refuse')) return 'refuse'
  return hits.length > 0 ? 'refer' : 'approve'
}

/**
 * Money left out, a file that does not add up, missing data, refusing rules, the others, the largest losses of points;
 * each code once. An approval has none: no rule was hit and its score is not red.
 */
function reasonsOf({ scored, hits }: Judgement, input: ScoreInput, policy: Policy, way: WayToYes | null): Reason[] {
  const ordered = [
    ...hits.filter(({ rule }) => policy.rules[rule].isShownFirst),
    ...hits.filter(({ rule }) => policy.rules[rule].isOfData),
    ...hits.filter(({ rule }) => policy.rules[rule].outcome === 'refuse'),
    ...hits,
  ].map(({ reason }) => reason)
  const losses = scored.grade === 'E' ? pointLosses(scored, input, policy) : []
  const unique = new Map([...leftOut(input, way, policy), ...ordered, ...losses].map((reason) => [reason.code, reason]))
  return withMonths([...unique.values()].slice(0, policy.answer.reasonsMax), input)
}

/** Money that is left out is the first reason where it would close the gap by itself. */
function leftOut(input: ScoreInput, way: WayToYes | null, policy: Policy): Reason[] {
  if (way === null || !input.unbackedYearCents || isOfBefore(input)) return []
  const counted = withCustomers(input, input.unbackedYearCents, policy)
  const isEnough = way.changes.every(({ field }) => field in counted)
  return isEnough ? [{ code: 'TURNOVER_LEFT_OUT', amountCents: input.unbackedYearCents }] : []
}

/** The largest losses against the neutral bin, which is 0 in every row. */
function pointLosses({ bins, score: total }: Score, input: ScoreInput, policy: Policy): Reason[] {
  const losses = bins
    .map(({ points }, index) => ({ points, characteristic: characteristics[characteristicNames[index]!] }))
    .filter(({ points }) => points < 0)
    .sort((a, b) => a.points - b.points)
    .flatMap(({ characteristic }) => characteristic.reason(input) ?? [])
  return losses.length > 0 ? losses : [{ code: 'SCORE_BELOW_CUTOFF', score: total, required: policy.score.cutOff }]
}
