import { wait } from './wait.ts'

/** The answer of an attempt that is to be made again. */
export const notYet = Symbol('not yet')

type RetryOptions = {
  intervalMs: number
  /** The most attempts, the first one included. */
  limit: number
  onLimit: () => void
  /** Failures in a row after which it goes on; none where one failure ends it (RECON-13). */
  failuresAllowed?: number
  /** A failure that another attempt cannot cure ends it, however many are allowed. */
  isFinal?: (error: unknown) => boolean
  signal?: AbortSignal
}

/**
 * API-6: repeats an asynchronous function at an interval, at most `limit` times, and then calls `onLimit`. Returns its
 * result, or undefined at the limit; rejects with the final failure, or when aborted.
 */
export async function retry<Value>(
  attempt: () => Promise<Value | typeof notYet>,
  { intervalMs, limit, onLimit, failuresAllowed = 0, isFinal = () => false, signal }: RetryOptions,
): Promise<Value | undefined> {
  let failures = 0
  for (let count = 1; count <= limit; count++) {
    signal?.throwIfAborted()
    try {
      const value = await attempt()
      signal?.throwIfAborted()
      if (value !== notYet) return value
      failures = 0
    } catch (error) {
      signal?.throwIfAborted()
      failures += 1
      if (failures > failuresAllowed || isFinal(error)) throw error
    }
    if (count < limit) await wait(intervalMs, signal)
  }
  onLimit()
  return undefined
}
