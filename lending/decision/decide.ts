import { lendingLimits } from '#lending/policy/limits.ts'
import { type PriceTable, priceTable, priceTables } from '#lending/policy/price-table.ts'
import { currentModel } from '#lending/decision/current-model.ts'
import type { DecisionOutcome, DecisionRecord, Grade, WayToYes } from '#lending/decision/decision.ts'
import type { Model, Tables } from '#lending/decision/model.ts'
import type { PolicyRule } from '#lending/decision/rules/policy-rule.ts'
import type { Reason } from '#lending/decision/reason.ts'
import { basePointsOf, type PointsTable } from '#lending/decision/scale.ts'
import { score, type Score } from '#lending/decision/score.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { findWayToYes, singleWays } from '#lending/decision/way-to-yes.ts'
import { canonicalJson, sha256 } from '#lending/sha256.ts'

/** Every policy rule; within an outcome the earlier one is reported first. */
export const policyRules: readonly PolicyRule[] = [...currentModel.dataRules, ...currentModel.otherRules]

const ownTables: Tables = { prices: priceTable, limits: lendingLimits }

/** The codes of conduct ask for the main reasons, not for a list to get lost in. */
const reasonsMax = 4

/**
 * Approve, refer to a person or refuse (CORE-5), with the record of why. A refusal outweighs a referral, either
 * outweighs the score, and missing data alone can only refer. `decidedAt` is the caller's clock, ISO 8601.
 */
export function decide(
  input: ScoreInput,
  decidedAt: string,
  tables: Tables = ownTables,
  model: Model = currentModel,
): DecisionRecord {
  const frame = { model, tables, serviceOf: model.smallestService(tables) }
  const judgement = judge(input, frame)
  const { scored, hits, coverage, outcome } = judgement
  return {
    modelVersion: model.points.version,
    priceTableVersion: tables.prices.version,
    inputHash: sha256(canonicalJson(input)),
    input,
    decidedAt,
    basePoints: basePointsOf(model.points),
    ...scored,
    policyHits: hits.map(({ rule }) => ({ rule: rule.name, outcome: rule.outcome })),
    debtServiceCoverage: Number.isFinite(coverage) ? coverage : null,
    outcome,
    reasons: reasonsOf(judgement, input, model),
    wayToYes:
      outcome === 'approve'
        ? null
        : findWayToYes(input, (changed) => judge(changed, frame), tables.limits, model.levers),
  }
}

/** Outcome and score alone, for a caller that does not ask why: without reasons, way to yes and hash. */
export function judgeAgain(input: ScoreInput, tables: Tables): Pick<DecisionRecord, 'outcome' | 'score'> {
  const frame = { model: currentModel, tables, serviceOf: currentModel.smallestService(tables) }
  const { outcome, scored } = judge(input, frame)
  return { outcome, score: scored.score }
}

/** A change of turnover beyond this is no advice. */
const turnoverGrowthMax = 1.5
const otherWaysMax = 2

/** Other single changes that would be enough as well, beside the one of the record; none where one alone is not. */
export function otherWaysToYes(record: DecisionRecord, limits = ownTables.limits): WayToYes[] {
  const kept = keptVersionsOf(record)
  if (record.wayToYes === null || !kept) return []
  const { model, prices } = kept
  const tables = { prices, limits }
  const frame = { model, tables, serviceOf: model.smallestService(tables) }
  const ways = singleWays(record.input, (changed) => judge(changed, frame), limits, model.levers)
  return ways.slice(1).filter(isWithinReach).slice(0, otherWaysMax)
}

/** Every reason that the figures of a record give, the heaviest first: what a person may refuse with. */
export function everyReason(record: DecisionRecord, limits = ownTables.limits): Reason[] {
  const kept = keptVersionsOf(record)
  if (!kept) return [...record.reasons]
  const { model, prices } = kept
  const tables = { prices, limits }
  const { scored, hits } = judge(record.input, { model, tables, serviceOf: model.smallestService(tables) })
  const losses = pointLosses(scored, record.input, model.points)
  const isRed = scored.grade === 'E'
  const reasons = [...record.reasons, ...hits.map(({ reason }) => reason), ...losses].filter(
    ({ code }) => isRed || code !== 'SCORE_BELOW_CUTOFF',
  )
  return [...new Map(reasons.map((reason) => [reason.code, reason])).values()]
}

const isWithinReach = ({ changes }: WayToYes): boolean =>
  changes.every(
    ({ field, from, to }) => field !== 'averageMonthlyTurnoverCents' || Number(to) <= Number(from) * turnoverGrowthMax,
  )

/** A change of the engine adds the one before, so that its records replay; scorecard-2026-11-3 is the first that does. */
const models: readonly Model[] = [currentModel]

/** Model and prices that the record names; null where either is no longer in the code. */
function keptVersionsOf(record: DecisionRecord): { model: Model; prices: PriceTable } | null {
  const model = models.find(({ points }) => points.version === record.modelVersion)
  const prices = priceTables.find(({ version }) => version === record.priceTableVersion)
  return model && prices ? { model, prices } : null
}

export const canReplay = (record: DecisionRecord): boolean => keptVersionsOf(record) !== null

/** The same decision again, from nothing but its record and the versions that it names. Equal to it in every bit. */
export function replay(record: DecisionRecord, { limits }: Pick<Tables, 'limits'> = ownTables): DecisionRecord {
  const kept = keptVersionsOf(record)
  if (!kept) throw new Error(`No code is kept for ${record.modelVersion} with ${record.priceTableVersion}`)
  return decide(record.input, record.decidedAt, { prices: kept.prices, limits }, kept.model)
}

type Hit = { rule: PolicyRule; reason: Reason }
type Judgement = { scored: Score; hits: Hit[]; coverage: number; outcome: DecisionOutcome }

/** What does not depend on the applicant, worked out once for the many judgements of one decision. */
type Frame = { model: Model; tables: Tables; serviceOf: (grade: Grade, input: ScoreInput) => number }

function judge(input: ScoreInput, { model, tables, serviceOf }: Frame): Judgement {
  const scored = score(input, model.points)
  const facts = model.policyFacts(input, serviceOf(scored.grade, input), tables.limits)
  const hits = [...model.dataRules, ...model.otherRules].flatMap((rule) => {
    const reason = rule.judge(facts)
    return reason === null ? [] : [{ rule, reason }]
  })
  return { scored, hits, coverage: facts.coverage, outcome: outcomeOf(scored.grade, hits, model) }
}

/**
 * Where data is missing, a red score means only that we know too little, so it refers; else red refuses. A hard rule
 * that rests on data we do not trust would be no better: with missing data nothing refuses.
 */
function outcomeOf(grade: Grade, hits: readonly Hit[], { dataRules }: Model): DecisionOutcome {
  const isDataMissing = hits.some(({ rule }) => dataRules.includes(rule))
  if (isDataMissing) return 'refer'
  if (grade === 'E' || hits.some(({ rule }) => rule.outcome === 'refuse')) return 'refuse'
  return hits.length > 0 ? 'refer' : 'approve'
}

/**
 * What is missing first, then refusing rules, then the other rules, then what cost the most points; each code
 * once. An approval has none: no rule was hit and its score is not red.
 */
function reasonsOf({ scored, hits }: Judgement, input: ScoreInput, { dataRules, points }: Model): Reason[] {
  const ordered = [
    ...hits.filter(({ rule }) => dataRules.includes(rule)),
    ...hits.filter(({ rule }) => rule.outcome === 'refuse'),
    ...hits,
  ].map(({ reason }) => reason)
  const losses = scored.grade === 'E' ? pointLosses(scored, input, points) : []
  const unique = new Map([...ordered, ...losses].map((reason) => [reason.code, reason]))
  return [...unique.values()].slice(0, reasonsMax)
}

/** The largest losses against the neutral bin, which is 0 in every row. */
function pointLosses({ bins, score: total }: Score, input: ScoreInput, table: PointsTable): Reason[] {
  const losses = bins
    .map((bin, index) => ({ points: bin.points, characteristic: table.characteristics[index]! }))
    .filter(({ points }) => points < 0)
    .sort((a, b) => a.points - b.points)
    .flatMap(({ characteristic }) => characteristic.reason(input) ?? [])
  return losses.length > 0 ? losses : [{ code: 'SCORE_BELOW_CUTOFF', score: total, required: table.cutOff }]
}
