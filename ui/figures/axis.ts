/** Round values at which an axis has its lines, between the two ends: steps of 1, 2 or 5 times a power of ten. */
export function axisTicks(bottom: number, top: number, most = 4): number[] {
  const rough = Math.max(1, (top - bottom) / most)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((wide) => wide >= rough)!
  const first = Math.ceil(bottom / step)
  const count = Math.floor(top / step) - first + 1
  // Adding zero makes no negative one of it.
  return Array.from({ length: count }, (_, index) => (first + index) * step + 0)
}

/** The least that a part must be of the height of its plot, so that it can be seen. */
const partLeast = 1 / 10

export type Scale = { top: number; bottom: number }

/**
 * A scale on which a part of each bar is visible: it ends at ten times the part, and higher bars are cut off. Below
 * zero it reaches the lowest bar, at most half its top.
 */
export function scaleFor(values: readonly number[], part: number): Scale {
  const highest = Math.max(1, part * 1.4, ...values)
  const top = part > 0 ? Math.min(highest, part / partLeast) : highest
  return { top, bottom: Math.max(Math.min(0, ...values), -top / 2) }
}
