import type { Pair } from '#lending/by-language.ts'

/** `share` is a fraction of one, `rate` the same a year, `times` a factor; money is in cents. */
export type Unit = 'cents' | 'share' | 'rate' | 'percent' | 'times' | 'days' | 'months' | 'quarters' | 'count'

/** A figure of the policy: its value, the sentence that says its effect, its source, and the version it came with. */
export type Figure = {
  readonly value: number
  readonly unit: Unit
  readonly says: Pair
  readonly source: string
  readonly since: string
}
export type Figures = Readonly<Record<string, Figure>>

/** The oldest version whose records replay, so that no row is older. */
const firstVersion = 'scorecard-2026-11-3'
const ours = 'ours, expert-set'

export const figure = (value: number, unit: Unit, says: Pair, source = ours, since = firstVersion): Figure => ({
  value,
  unit,
  says,
  source,
  since,
})

/** A row that came, or got its value, with the second version. */
export const laterFigure = (value: number, unit: Unit, says: Pair, source = ours): Figure =>
  figure(value, unit, says, source, 'scorecard-2026-11-4')

/** With the third version. */
export const newestFigure = (value: number, unit: Unit, says: Pair, source = ours): Figure =>
  figure(value, unit, says, source, 'scorecard-2026-11-5')

export const valuesOf = <Of extends Figures>(figures: Of): { readonly [Name in keyof Of]: number } =>
  Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])) as never
