import { characteristics } from '#lending/decision/characteristics.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import type { Judgement } from '#lending/judged-facts/judged-fact.ts'
import type { CharacteristicName } from '#lending/policy/points.ts'
import type { Policy } from '#lending/policy/policy.ts'

/** By its row of the scorecard: the best bin is good, the worst weighs heavily, a loss of points asks for care. */
export function judgedByPoints(name: CharacteristicName, input: ScoreInput, policy: Policy): Judgement {
  const { bins, missingLogOdds } = policy.points[name]
  const value = characteristics[name].read(input, policy)
  const odds = bins.map(({ logOdds }) => logOdds)
  const hit = value === null ? undefined : bins.find(({ below }) => value < below)
  const logOdds = hit?.logOdds ?? missingLogOdds
  if (logOdds === Math.max(...odds)) return 'good'
  if (logOdds === Math.min(...odds)) return 'heavy'
  return logOdds < 0 ? 'caution' : 'normal'
}
