/** Milliseconds that calls took, for the figures that benches print. */
export class Latencies {
  readonly #all: number[] = []

  add(ms: number): void {
    this.#all.push(ms)
  }

  get count(): number {
    return this.#all.length
  }

  /** The value that a share of the calls, from 0 to 1, did not exceed; 0 without calls. */
  at(share: number): number {
    const sorted = this.#all.toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  }
}
