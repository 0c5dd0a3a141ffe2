import type { Reason } from '#lending/decision/reason.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

/** 600 points at odds of 50 to 1, 20 points double the odds: factor 20 / ln 2 = 28.8539, offset 600 − factor · ln 50 = 487.1229. */
export const scale = { points: 600, odds: 50, pointsToDouble: 20 } as const
export const factor = scale.pointsToDouble / Math.LN2
export const offset = scale.points - factor * Math.log(scale.odds)

/** Whole points for a change in the logarithm of the odds, so that points sum exactly. */
export function pointsOf(logOdds: number): number {
  return Math.round(factor * logOdds)
}

/** A bin reaches up to and without `below`; the last one has none. */
type Bin = { readonly bin: string; readonly below: number; readonly logOdds: number }

export type Characteristic = {
  readonly name: string
  readonly read: (input: ScoreInput) => number | null
  readonly bins: readonly Bin[]
  /** What is unknown costs as much as a poor value, never less: silence must not pay. */
  readonly missingLogOdds: number
  /**
   * Money and time move by the cent and the day, so their points run from bin to bin in small steps: no euro may cost a grade.
   * What is counted in whole numbers has steps by nature.
   */
  readonly isGradual?: boolean
  /** What to say when this cost points; null when the value is unknown and another reason says so. */
  readonly reason: (input: ScoreInput) => Reason | null
}

export type PointsTable = {
  version: string
  source: string
  /** The odds of an applicant about whom nothing sets him apart, in every bin that is called neutral (0). */
  baseOdds: number
  cutOff: number
  characteristics: readonly Characteristic[]
}

export const basePointsOf = ({ baseOdds }: PointsTable): number => Math.round(offset + factor * Math.log(baseOdds))

/** A gradual row goes from one bin to the next over the first quarter of the narrower of the two. */
const slopeShare = 0.25

export function logOddsOf({ bins, missingLogOdds, isGradual }: Characteristic, value: number | null): number {
  const place = value === null ? -1 : bins.findIndex((bin) => value < bin.below)
  const hit = bins[place]
  if (value === null || !hit) return missingLogOdds
  const before = bins[place - 1]
  if (!isGradual || !before) return hit.logOdds
  const widths = [hit.below - before.below, before.below - (bins[place - 2]?.below ?? -Infinity)].filter(
    Number.isFinite,
  )
  const width = widths.length === 0 ? Math.abs(before.below) : Math.min(...widths)
  const share = Math.min(1, (value - before.below) / (width * slopeShare))
  return before.logOdds + (hit.logOdds - before.logOdds) * share
}
