import type { Characteristic } from '#lending/policy/points.ts'
import type { Policy } from '#lending/policy/policy.ts'

type Scale = Policy['score']

/** So many points are so many odds, and some more double them: 20 / ln 2 = 28.8539 points for each step of log odds. */
const factorOf = ({ pointsToDouble }: Scale): number => pointsToDouble / Math.LN2
const offsetOf = (scale: Scale): number => scale.scalePoints - factorOf(scale) * Math.log(scale.scaleOdds)

/** Whole points for a change in the logarithm of the odds, so that points sum exactly. */
export const pointsOf = (logOdds: number, scale: Scale): number => Math.round(factorOf(scale) * logOdds)

export const basePointsOf = (scale: Scale): number =>
  Math.round(offsetOf(scale) + factorOf(scale) * Math.log(scale.baseOdds))

export const oddsOf = (points: number, scale: Scale): number => Math.exp((points - offsetOf(scale)) / factorOf(scale))

/** A gradual row goes from one bin to the next over the first part of the narrower of the two. */
export function logOddsOf(
  { bins, missingLogOdds, isGradual }: Characteristic,
  value: number | null,
  { slopeShare }: Scale,
): number {
  const place = value === null ? -1 : bins.findIndex((bin) => value < bin.below)
  const [hit, before, far] = [bins[place], bins[place - 1], bins[place - 1 - 1]]
  if (value === null || !hit) return missingLogOdds
  if (!isGradual || !before) return hit.logOdds
  const widths = [hit.below - before.below, before.below - (far?.below ?? -Infinity)].filter(Number.isFinite)
  const width = widths.length === 0 ? Math.abs(before.below) : Math.min(...widths)
  const share = Math.min(1, (value - before.below) / (width * slopeShare))
  return before.logOdds + (hit.logOdds - before.logOdds) * share
}
