/** Chance that is the same for the same seed (mulberry32), so that a made-up company can be met again. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to and without 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  pick<One>(some: readonly One[]): One {
    return some[this.whole(0, some.length - 1)]!
  }

  /** Around a middle, at most a share of it away. */
  around(middle: number, share: number): number {
    return middle * this.between(1 - share, 1 + share)
  }

  happens(probability: number): boolean {
    return this.next() < probability
  }
}

/** No chance: the middle of everything. */
export class Evenness extends Chance {
  override next(): number {
    return 0.5
  }
}
