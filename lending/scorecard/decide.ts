import { lendingLimits, type LendingLimits } from '#lending/limits.ts'
import type { Cents } from '#lending/money.ts'
import { coverageOf, productsFor, smallestServiceCents } from '#lending/offers/affordability.ts'
import { offeredGrades, type OfferedGrade, priceTable, type PriceTable } from '#lending/offers/price-table.ts'
import type { DecisionOutcome, DecisionRecord, Grade } from '#lending/scorecard/decision.ts'
import { pointsTable, basePoints } from '#lending/scorecard/points-table.ts'
import { capacityRules } from '#lending/scorecard/policy/capacity-rules.ts'
import { conductRules } from '#lending/scorecard/policy/conduct-rules.ts'
import { dataRules } from '#lending/scorecard/policy/data-rules.ts'
import type { PolicyFacts, PolicyRule } from '#lending/scorecard/policy/policy-rule.ts'
import type { Reason } from '#lending/scorecard/reason.ts'
import { score, type Score } from '#lending/scorecard/score.ts'
import type { ScoreInput } from '#lending/scorecard/score-input.ts'
import { findWayToYes } from '#lending/scorecard/way-to-yes.ts'
import { canonicalJson, sha256 } from '#lending/sha256.ts'

/** Every policy rule; within an outcome the earlier one is told first. */
export const policyRules: readonly PolicyRule[] = [...dataRules, ...capacityRules, ...conductRules]

export type Tables = { prices: PriceTable; limits: LendingLimits }
const ownTables: Tables = { prices: priceTable, limits: lendingLimits }

/** The codes of conduct ask for the main reasons, not for a list to get lost in. */
const reasonsMax = 4

/**
 * Approve, refer to a person or refuse (CORE-5), with the record of why. A refusal outweighs a referral, either
 * outweighs the score, and missing data alone can only refer. `decidedAt` is the caller's clock, ISO 8601.
 */
export function decide(input: ScoreInput, decidedAt: string, tables: Tables = ownTables): DecisionRecord {
  const frame = frameOf(tables)
  const judgement = judge(input, frame)
  const { scored, hits, coverage, outcome } = judgement
  return {
    modelVersion: pointsTable.version,
    priceTableVersion: tables.prices.version,
    inputHash: sha256(canonicalJson(input)),
    input,
    decidedAt,
    basePoints,
    ...scored,
    policyHits: hits.map(({ rule }) => ({ rule: rule.name, outcome: rule.outcome })),
    debtServiceCoverage: Number.isFinite(coverage) ? coverage : null,
    outcome,
    reasons: reasonsOf(judgement, input),
    wayToYes: outcome === 'approve' ? null : findWayToYes(input, (changed) => judge(changed, frame), tables.limits),
  }
}

/** The same decision again, from nothing but its record. Equal to it in every bit, as long as the version is the same. */
export function replay(record: DecisionRecord, tables: Tables = ownTables): DecisionRecord {
  if (record.modelVersion !== pointsTable.version || record.priceTableVersion !== tables.prices.version) {
    throw new Error(
      `This code is ${pointsTable.version} with ${tables.prices.version}; the record needs its own versions`,
    )
  }
  return decide(record.input, record.decidedAt, tables)
}

type Hit = { rule: PolicyRule; reason: Reason }
export type Judgement = { scored: Score; hits: Hit[]; coverage: number; outcome: DecisionOutcome }

/** What does not depend on the applicant, worked out once for the many judgements of one decision. */
type Frame = { limits: LendingLimits; smallestServiceCents: Readonly<Record<Grade, Cents>> }

/** A red score is priced as the lowest grade, only to work out the coverage that its reasons speak of. */
function frameOf({ prices, limits }: Tables): Frame {
  const services = offeredGrades.map((grade) => [
    grade,
    smallestServiceCents(productsFor(grade, prices, limits), limits),
  ])
  const byGrade = Object.fromEntries(services) as Record<OfferedGrade, Cents>
  return { limits, smallestServiceCents: { ...byGrade, E: byGrade.D } }
}

function judge(input: ScoreInput, frame: Frame): Judgement {
  const scored = score(input)
  const facts = policyFacts(input, scored.grade, frame)
  const hits = policyRules.flatMap((rule) => {
    const reason = rule.judge(facts)
    return reason === null ? [] : [{ rule, reason }]
  })
  return { scored, hits, coverage: facts.coverage, outcome: outcomeOf(scored.grade, hits) }
}

/**
 * Where data is missing, a red score means only that we know too little, so it refers; else red refuses. A hard rule
 * that rests on data we do not trust would be no better: with missing data nothing refuses.
 */
function outcomeOf(grade: Grade, hits: readonly Hit[]): DecisionOutcome {
  const isDataMissing = hits.some(({ rule }) => dataRules.includes(rule))
  if (isDataMissing) return 'refer'
  if (grade === 'E' || hits.some(({ rule }) => rule.outcome === 'refuse')) return 'refuse'
  return hits.length > 0 ? 'refer' : 'approve'
}

function policyFacts(input: ScoreInput, grade: Grade, frame: Frame): PolicyFacts {
  const serviceCents = frame.smallestServiceCents[grade]
  return {
    input,
    limits: frame.limits,
    coverage: coverageOf(input, serviceCents),
    smallestServiceMonthlyCents: Math.round(serviceCents / 12),
  }
}

/**
 * What is missing first, then refusing rules, then the other rules, then what cost the most points; each code
 * once. An approval has none: no rule was hit and its score is not red.
 */
function reasonsOf({ scored, hits }: Judgement, input: ScoreInput): Reason[] {
  const ordered = [
    ...hits.filter(({ rule }) => dataRules.includes(rule)),
    ...hits.filter(({ rule }) => rule.outcome === 'refuse'),
    ...hits,
  ].map(({ reason }) => reason)
  const losses = scored.grade === 'E' ? pointLosses(scored, input) : []
  const unique = new Map([...ordered, ...losses].map((reason) => [reason.code, reason]))
  return [...unique.values()].slice(0, reasonsMax)
}

/** The largest losses against the neutral bin, which is 0 in every row. */
function pointLosses({ bins, score: total }: Score, input: ScoreInput): Reason[] {
  const losses = bins
    .map((bin, index) => ({ points: bin.points, characteristic: pointsTable.characteristics[index]! }))
    .filter(({ points }) => points < 0)
    .sort((a, b) => a.points - b.points)
    .flatMap(({ characteristic }) => characteristic.reason(input) ?? [])
  return losses.length > 0 ? losses : [{ code: 'SCORE_BELOW_CUTOFF', score: total, required: pointsTable.cutOff }]
}
