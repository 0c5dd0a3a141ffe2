/**
 * Stops calls to an upstream that failed several times in a row: for a pause they are refused at once, then one trial
 * call passes. So a dead upstream costs its callers nothing, and a weak one can recover.
 */
type Breaker = {
  /** Milliseconds until the next call; 0 when it may go now. A 0 after a pause makes this the one trial call. */
  admit(nowMs: number): number
  succeeded(): void
  failed(nowMs: number): void
  readonly isOpen: boolean
}

export function makeBreaker(options: { failuresToOpen: number; pauseMs: number }): Breaker {
  let failures = 0
  let openUntilMs: number | null = null
  return {
    admit(nowMs) {
      if (openUntilMs === null) return 0
      if (nowMs < openUntilMs) return openUntilMs - nowMs
      // The trial call itself moves the gate, so that only one goes through while it is out.
      openUntilMs = nowMs + options.pauseMs
      return 0
    },
    succeeded() {
      failures = 0
      openUntilMs = null
    },
    failed(nowMs) {
      failures++
      if (failures >= options.failuresToOpen) openUntilMs = nowMs + options.pauseMs
    },
    get isOpen() {
      return openUntilMs !== null
    },
  }
}
