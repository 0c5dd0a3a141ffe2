import { Refusal } from '../refusal.ts'
import { readAgainAfterSeconds, readingLimits } from './reading-limits.ts'
import { giveThreadBack, takeThread, type ReadingThread } from './reading-thread.ts'
import { makeTurns } from '../fair-turns.ts'
import type { ReadFile } from './statement-thread.ts'

export type Budget = { ms: number; cpuMs: number }
export type UploadReader = {
  /** The files in these bytes, one or those of a zip; `null` for those beyond the budget. */
  filesIn(bytes: Buffer): AsyncIterable<ReadFile | null>
}

const lookEveryMs = 50
/** A thread that has read more is ended: it would hold a hundred megabytes until the next garbage collection. */
const threadKeptUpToBytes = 1_000_000

const turns = makeTurns({
  atOnce: readingLimits.readingAtOnce,
  waiting: readingLimits.readingWaiting,
  waitingOfSession: readingLimits.readingWaitingOfSession,
})

/**
 * Reads one request's files in one thread, within one budget of time and CPU that includes the caller's work. Ends when
 * `gone` is aborted. Throws a `Refusal` when too many wait for a thread.
 */
export const openUploadReader = (
  session: string,
  gone: AbortSignal,
  left: Budget = { ms: readingLimits.readingMs, cpuMs: readingLimits.readingCpuMs },
): UploadReader => ({
  async *filesIn(bytes) {
    if (left.ms <= 0 || left.cpuMs <= 0) return yield null
    const endTurn = await turns.take(session, gone)
    if (!endTurn) throw new Refusal('unavailable', { retryAfterSeconds: readAgainAfterSeconds })
    const thread = takeThread()
    const watch = await watchThread(thread, left, gone)
    let isWhole = false
    try {
      // A copy, since a Buffer may be a view on memory that others use.
      let answer = await thread.ask(new Uint8Array(bytes))
      while (answer && !answer.done) {
        yield answer.value
        answer = await thread.ask('next')
      }
      isWhole = answer !== null
      if (!isWhole) yield null
    } finally {
      const used = await watch.stop()
      if (isWhole && bytes.byteLength < threadKeptUpToBytes) giveThreadBack(thread)
      else thread.end()
      endTurn(used.ms)
      left.ms -= used.ms
      left.cpuMs -= used.cpuMs
    }
  },
})

/** Ends the thread when the budget is used up or the client has gone. */
async function watchThread(thread: ReadingThread, left: Budget, gone: AbortSignal) {
  const startMs = performance.now()
  const startCpuMs = await thread.cpuMs()
  let cpuMs = 0
  const look = async () => {
    if (performance.now() - startMs > left.ms) thread.end()
    cpuMs = Math.max(cpuMs, (await thread.cpuMs()) - startCpuMs)
    if (cpuMs > left.cpuMs) thread.end()
  }
  const end = () => thread.end()
  gone.addEventListener('abort', end, { once: true })
  if (gone.aborted) end()
  const timer = setInterval(() => void look(), lookEveryMs)
  return {
    async stop(): Promise<Budget> {
      clearInterval(timer)
      gone.removeEventListener('abort', end)
      await look()
      return { ms: performance.now() - startMs, cpuMs }
    },
  }
}
