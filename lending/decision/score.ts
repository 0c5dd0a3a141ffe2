import { characteristics } from '#lending/decision/characteristics.ts'
import type { BinHit, Grade } from '#lending/decision/decision.ts'
import { basePointsOf, logOddsOf, oddsOf, pointsOf } from '#lending/decision/scale.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { type CharacteristicName, characteristicNames } from '#lending/policy/points.ts'
import type { Policy } from '#lending/policy/policy.ts'

export type Score = { score: number; bins: BinHit[]; grade: Grade; goodOdds: number }

/** Base points and the points of each bin hit, summed in whole numbers; the grade and the modelled odds that follow. */
export function score(input: ScoreInput, policy: Policy): Score {
  const bins = characteristicNames.map((name) => binHit(name, input, policy))
  const total = bins.reduce((sum, bin) => sum + bin.points, basePointsOf(policy.score))
  return { score: total, bins, grade: gradeOf(total, policy), goodOdds: oddsOf(total, policy.score) }
}

function binHit(characteristic: CharacteristicName, input: ScoreInput, policy: Policy): BinHit {
  const row = policy.points[characteristic]
  const value = characteristics[characteristic].read(input, policy)
  const hit = value === null ? undefined : row.bins.find((bin) => value < bin.below)
  const logOdds = logOddsOf(row, value, policy.score)
  return { characteristic, bin: hit?.bin ?? 'missing', points: pointsOf(logOdds, policy.score) }
}

export function gradeOf(points: number, { grades }: Policy): Grade {
  return grades.find((band) => points >= band.from)?.grade ?? 'E'
}
