import type { Policy } from '#lending/policy/policy.ts'
import type { DecisionOutcome, WayToYes } from '#lending/decision/decision.ts'
import type { Lever, Levers } from '#lending/decision/levers.ts'
import { isOfBefore, type ScoreInput } from '#lending/decision/score-input.ts'
import type { Cents } from '#lending/money.ts'
import { affordableAmount, productsAt, productsSeen } from '#lending/pricing/affordability.ts'

type Judge = (changed: ScoreInput) => { outcome: DecisionOutcome; scored: { score: number } }

/**
 * The least change to a yes, by asking the same judge again: one change, else changes added in order until it is yes,
 * less those not needed. Null when all of them together would not do.
 */
export function findWayToYes(input: ScoreInput, judge: Judge, policy: Policy, levers: Levers): WayToYes | null {
  const shortestYes = (before: Levers, last: Lever): Partial<ScoreInput> | null => {
    const start = inFull(before, input, policy)
    const changes = last({ ...input, ...start }, policy).map((change) => ({ ...start, ...change }))
    return changes.find((change) => judge({ ...input, ...change }).outcome === 'approve') ?? null
  }
  const [single] = singleWays(input, judge, policy, levers).filter(
    (way) => isOfBefore(input) || isWithinReach(way, policy),
  )
  if (single) return single
  for (const [index, last] of levers.entries()) {
    const before = levers.slice(0, index)
    if (shortestYes(before, last) === null) continue
    const needed = before.reduce((kept, lever) => {
      const fewer = kept.filter((other) => other !== lever)
      return shortestYes(fewer, last) === null ? kept : fewer
    }, before)
    return wayFrom(input, shortestYes(needed, last)!, judge, policy)
  }
  return null
}

/** Each single change that is enough by itself, in the order of the levers; none where only several together are. */
export function singleWays(input: ScoreInput, judge: Judge, policy: Policy, levers: Levers): WayToYes[] {
  return levers.flatMap((lever) => {
    const changes = lever(input, policy).find((change) => judge({ ...input, ...change }).outcome === 'approve')
    return changes ? [wayFrom(input, changes, judge, policy)] : []
  })
}

export const isWithinReach = ({ changes }: WayToYes, { answer }: Policy): boolean =>
  changes.every(
    ({ field, from, to }) =>
      field !== 'averageMonthlyTurnoverCents' || Number(to) <= Number(from) * answer.turnoverGrowthMax,
  )

/** Each lever pulled as far as it goes, one after another, since what one leaves is where the next begins. */
function inFull(chosen: Levers, input: ScoreInput, policy: Policy): Partial<ScoreInput> {
  return chosen.reduce<Partial<ScoreInput>>(
    (changes, lever) => ({ ...changes, ...lever({ ...input, ...changes }, policy).at(-1) }),
    {},
  )
}

/** `changes` were judged to be a yes before; they are judged once more for the score and amount that they bring. */
function wayFrom(input: ScoreInput, changes: Partial<ScoreInput>, judge: Judge, policy: Policy): WayToYes {
  const changed = { ...input, ...changes }
  const { score } = judge(changed).scored
  const fields = (Object.keys(changes) as (keyof ScoreInput)[]).filter((field) => changes[field] !== input[field])
  return {
    changes: fields.map((field) => ({ field, from: input[field], to: changes[field] ?? null })),
    outcome: 'approve',
    score,
    ...(!isOfBefore(input) && { amountCents: largestAmount(changed, score, policy) }),
  }
}

function largestAmount(changed: ScoreInput, score: number, policy: Policy): Cents {
  const products = productsSeen(productsAt(score, policy), changed.coverageDays, policy)
  return Math.max(0, ...products.map((product) => affordableAmount(changed, product, policy)?.amountCents ?? 0))
}
