/** Null for no numbers, since neither a mean nor a middle of nothing exists. */
export function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

/** Each less the one before it; none for fewer than two. */
export const gaps = (numbers: readonly number[]): number[] =>
  numbers.slice(1).map((number, index) => number - numbers[index]!)

/** The middle one, or the mean of the two in the middle. */
export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b)
  return mean(sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1))
}

type Weighted = { value: number; weight: number }

/** The value at which half of the weight lies below; null for none. */
export function weightedMedian(values: readonly Weighted[]): number | null {
  const sorted = values.toSorted((a, b) => a.value - b.value)
  let left = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  return sorted.find(({ weight }) => (left -= weight) <= 0)?.value ?? null
}

/** Of the whole group, not of a sample: the months are all there are. */
export function standardDeviation(numbers: readonly number[]): number | null {
  const average = mean(numbers)
  if (average === null) return null
  return Math.sqrt(mean(numbers.map((number) => (number - average) ** 2)) ?? 0)
}

/** The slope of the least-squares line through equally spaced points; null under three, where any line fits. */
export function slope(numbers: readonly number[]): number | null {
  const average = mean(numbers)
  if (average === null || numbers.length < 3) return null
  const middle = (numbers.length - 1) / 2
  const rise = numbers.reduce((sum, number, index) => sum + (index - middle) * (number - average), 0)
  const run = numbers.reduce((sum, _number, index) => sum + (index - middle) ** 2, 0)
  return rise / run
}
