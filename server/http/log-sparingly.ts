export type Sparing = {
  /** How many were left out since the last one that was logged; null for one that is left out as well. */
  next(): number | null
}

/** So many lines a second and no more, or who is turned away again and again would fill the disk with our log. */
export function logSparingly(perSecond: number, nowMs = () => performance.now()): Sparing {
  let second = 0
  let logged = 0
  let leftOut = 0
  return {
    next() {
      const now = Math.floor(nowMs() / 1_000)
      if (now !== second) [second, logged] = [now, 0]
      if (logged >= perSecond) {
        leftOut++
        return null
      }
      logged++
      const before = leftOut
      leftOut = 0
      return before
    },
  }
}
