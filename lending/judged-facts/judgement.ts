import type { Judgement } from '#lending/judged-facts/judged-fact.ts'
import { pointsTable } from '#lending/decision/points-table.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

/** By its row of the scorecard: the best bin is good, the worst weighs heavily, a loss of points asks for care. */
export function judgedByPoints(name: string, input: ScoreInput): Judgement {
  const row = pointsTable.characteristics.find((characteristic) => characteristic.name === name)
  if (!row) throw new Error(`The scorecard has no row ${name}`)
  const value = row.read(input)
  const odds = row.bins.map(({ logOdds }) => logOdds)
  const hit = value === null ? undefined : row.bins.find(({ below }) => value < below)
  const logOdds = hit?.logOdds ?? row.missingLogOdds
  if (logOdds === Math.max(...odds)) return 'good'
  if (logOdds === Math.min(...odds)) return 'heavy'
  return logOdds < 0 ? 'caution' : 'normal'
}
