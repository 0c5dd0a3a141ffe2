// Chance that can be repeated: every draw depends on the words it was seeded with and on nothing else, so
// the same company has the same history on every machine, whatever the server's clock says.

export interface Chance {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from lowest to highest, both included. */
  whole(lowest: number, highest: number): number
  /** A number around `middle`, at most `spread` (a fraction of it) away; the middle is likelier than the edges. */
  around(middle: number, spread: number): number
  /** True in `share` (0 to 1) of the cases. */
  happens(share: number): boolean
  pick<T>(list: readonly T[]): T
}

/** FNV-1a over the text's UTF-16 units: a 32-bit number that is the same everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

export function chanceFrom(seed: string): Chance {
  let state = hashOf(seed)
  // mulberry32: 32 bits of state, good enough for scenery and quick.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    whole: (lowest, highest) => lowest + Math.floor(next() * (highest - lowest + 1)),
    around: (middle, spread) => middle * (1 + spread * (next() + next() - 1)),
    happens: (share) => next() < share,
    pick: (list) => {
      const chosen = list[Math.floor(next() * list.length)]
      if (chosen === undefined) throw new Error('Nothing to pick from')
      return chosen
    },
  }
}
