import { wait } from './wait.ts'

export type RetryOptions = {
  intervalMs: number
  /** How often at most, the first time included. */
  limit: number
  onLimit?: (lastError: unknown) => void
  signal?: AbortSignal
}

/**
 * API-6: repeats an asynchronous function at an interval until it succeeds, at most `limit` times, and then calls
 * `onLimit`. Answers what the function answered, or undefined when it never succeeded; rejects only when aborted.
 */
export async function retry<Value>(attempt: () => Promise<Value>, options: RetryOptions): Promise<Value | undefined> {
  let lastError: unknown
  for (let count = 1; count <= options.limit; count++) {
    options.signal?.throwIfAborted()
    try {
      return await attempt()
    } catch (error) {
      lastError = error
    }
    if (count < options.limit) await wait(options.intervalMs, options.signal)
  }
  options.onLimit?.(lastError)
  return undefined
}
