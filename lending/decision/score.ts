import type { BinHit, Grade } from '#lending/decision/decision.ts'
import { gradeBands } from '#lending/policy/grades.ts'
import { pointsTable } from '#lending/decision/points-table.ts'
import {
  basePointsOf,
  type Characteristic,
  factor,
  logOddsOf,
  offset,
  pointsOf,
  type PointsTable,
} from '#lending/decision/scale.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

export type Score = { score: number; bins: BinHit[]; grade: Grade; goodOdds: number }

/** Base points and the points of each bin hit, summed in whole numbers; the grade and the modelled odds that follow. */
export function score(input: ScoreInput, table: PointsTable = pointsTable): Score {
  const bins = table.characteristics.map((characteristic) => binHit(characteristic, input))
  const total = bins.reduce((sum, bin) => sum + bin.points, basePointsOf(table))
  return { score: total, bins, grade: gradeOf(total), goodOdds: Math.exp((total - offset) / factor) }
}

function binHit(characteristic: Characteristic, input: ScoreInput): BinHit {
  const value = characteristic.read(input)
  const hit = value === null ? undefined : characteristic.bins.find((bin) => value < bin.below)
  return {
    characteristic: characteristic.name,
    bin: hit?.bin ?? 'missing',
    points: pointsOf(logOddsOf(characteristic, value)),
  }
}

export function gradeOf(points: number): Grade {
  return gradeBands.find((band) => points >= band.from)?.grade ?? 'E'
}
