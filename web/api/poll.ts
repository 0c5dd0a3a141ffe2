import { wait } from './wait.ts'

export type PollOptions<Value> = {
  isDone: (value: Value) => boolean
  intervalMs: number
  /** How many reads at most. */
  limit: number
  /** Each value as it comes, the last one included. */
  onValue?: (value: Value) => void
  /**
   * Reads in a row that may fail before the poll gives up; 0 where the specification lets one failure end it
   * (RECON-13).
   */
  failuresAllowed?: number
  signal?: AbortSignal
}

export type PollOutcome<Value> =
  { outcome: 'done'; value: Value } | { outcome: 'limit' } | { outcome: 'failed'; error: unknown }

/** Reads until it is done, a read fails for good, or the limit is reached. Rejects only when aborted. */
export async function poll<Value>(
  read: () => Promise<Value>,
  options: PollOptions<Value>,
): Promise<PollOutcome<Value>> {
  let failures = 0
  for (let count = 1; count <= options.limit; count++) {
    options.signal?.throwIfAborted()
    try {
      const value = await read()
      failures = 0
      options.onValue?.(value)
      if (options.isDone(value)) return { outcome: 'done', value }
    } catch (error) {
      options.signal?.throwIfAborted()
      failures += 1
      if (failures > (options.failuresAllowed ?? 0)) return { outcome: 'failed', error }
    }
    if (count < options.limit) await wait(options.intervalMs, options.signal)
  }
  return { outcome: 'limit' }
}
