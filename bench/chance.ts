/** Numbers by chance from a seed: the same seed gives the same, on every machine. */
export type Chance = {
  /** A whole number from 0 and below `below`. */
  (below: number): number
  of<T>(choices: readonly T[]): T
}

/** Numerical Recipes' linear generator; the high bits are used, which vary best. */
export function makeChance(seed: number): Chance {
  let state = (Math.imul(seed, 2_654_435_761) + 12_345) >>> 0
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return Object.assign(below, { of: <T>(choices: readonly T[]): T => choices[below(choices.length)]! })
}
