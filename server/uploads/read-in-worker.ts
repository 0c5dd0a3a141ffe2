import { Worker } from 'node:worker_threads'
import type { ReadStatementFile } from '#lending/statements/read-statement-file.ts'
import { makeBulkhead } from '../outgoing/bulkhead.ts'
import { Refusal } from '../http/refusal.ts'

export const readingLimits = {
  /** A file of the largest size is read in under a second; a minute of a thread is for nobody. */
  readingMs: 15_000,
  readingMegabytes: 384,
  /** Files read at once in a process, and how many wait; the rest is asked to come back (security.md, bounded queues). */
  readingAtOnce: 2,
  readingWaiting: 16,
}

const bulkhead = makeBulkhead({ maxRunning: readingLimits.readingAtOnce, maxWaiting: readingLimits.readingWaiting })

/**
 * Reads a statement file in a thread of its own, so that a file made to take time or memory takes only that thread's:
 * null when it was over its time or memory. Throws a `Refusal` when too many files are being read.
 */
export async function readInWorker(bytes: Buffer): Promise<ReadStatementFile | null> {
  const release = await bulkhead.enter()
  if (!release) throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  try {
    return await runWorker(bytes)
  } finally {
    release()
  }
}

function runWorker(bytes: Buffer): Promise<ReadStatementFile | null> {
  // A copy of its own, since a Buffer may be a view on memory that others use.
  const copy = new Uint8Array(bytes)
  const worker = new Worker(new URL('./statement-thread.ts', import.meta.url), {
    workerData: copy,
    transferList: [copy.buffer],
    resourceLimits: {
      maxOldGenerationSizeMb: readingLimits.readingMegabytes,
      maxYoungGenerationSizeMb: 64,
      stackSizeMb: 4,
    },
  })
  return new Promise((settle) => {
    const end = (result: ReadStatementFile | null) => {
      clearTimeout(timer)
      settle(result)
      void worker.terminate()
    }
    const timer = setTimeout(() => end(null), readingLimits.readingMs)
    worker.once('message', end)
    worker.once('error', () => end(null))
    worker.once('exit', () => end(null))
  })
}
