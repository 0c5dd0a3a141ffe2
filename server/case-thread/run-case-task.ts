import { Worker } from 'node:worker_threads'
import { makeTurns } from '../fair-turns.ts'
import { Refusal } from '../refusal.ts'
import { nextMessage, ThreadLate } from '../thread-message.ts'
import type { CaseTasks } from './case-tasks.ts'

/** A task that failed by what it was given, or by how much that was: the same again would fail again. */
export class CaseTaskFailed extends Error {}

const caseThreadLimits = {
  /** The largest case takes a few seconds; what is over this is ended. */
  taskMs: 60_000,
  threadMegabytes: 320,
  /** Small, since what is young in a task of seconds is soon old: with more of it a thread takes twice the memory. */
  threadYoungMegabytes: 16,
  /** Sealed bytes from which a case has its own lane, so that no small one waits for it: about 30,000 bookings. */
  largeFromBytes: 1_500_000,
  /** A thread that worked on more is ended after its task: about 80,000 bookings, whose memory it would keep. */
  endAfterBytes: 4_000_000,
  smallWaiting: 200,
  largeWaiting: 16,
  /** Of those, how many one case may have: a page that is asked for again and again must not hold up a decision. */
  waitingOfCase: 24,
  /** A decision and a few pages of a usual case; who used more of a thread lately goes after those who used less. */
  evenBelowMs: 500,
  /** A thread unused for this long frees its memory. */
  idleMs: 30_000,
}

type Answer = { result: unknown } | { error: string }

/** A thread started on demand and kept for the next task; one task at a time, shared fairly between cases. */
function openLane(waiting: number) {
  const { waitingOfCase: waitingOfSession, evenBelowMs } = caseThreadLimits
  const turns = makeTurns({ atOnce: 1, waiting, waitingOfSession, evenBelowMs })
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    void thread?.terminate()
    thread = null
  }
  return async (name: string, input: Weighed, weight: number, gone?: AbortSignal): Promise<unknown> => {
    const endTurn = await turns.take(input.caseKey.caseId, gone)
    if (!endTurn) {
      gone?.throwIfAborted()
      throw new Refusal('unavailable', { retryAfterSeconds: 5 })
    }
    clearTimeout(idle)
    const startMs = performance.now()
    try {
      thread ??= startThread()
      const result = await ask(thread, { name, input })
      if (weight > caseThreadLimits.endAfterBytes) end()
      return result
    } catch (error) {
      end()
      throw error
    } finally {
      idle = setTimeout(end, caseThreadLimits.idleMs).unref()
      endTurn(performance.now() - startMs)
    }
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('./case-thread.ts', import.meta.url), {
    resourceLimits: {
      maxOldGenerationSizeMb: caseThreadLimits.threadMegabytes,
      maxYoungGenerationSizeMb: caseThreadLimits.threadYoungMegabytes,
    },
  })
  thread.unref()
  // One that dies between two tasks is noticed at the next.
  thread.on('error', () => undefined)
  return thread
}

async function ask(thread: Worker, task: object): Promise<unknown> {
  thread.postMessage(task)
  const answer = (await nextMessage(thread, caseThreadLimits.taskMs).catch(failed)) as Answer
  if ('error' in answer) throw new CaseTaskFailed(answer.error)
  return answer.result
}

function failed(error: unknown): never {
  if (error instanceof ThreadLate) throw new CaseTaskFailed('The bookings take longer than a task may.')
  const isFull = (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY'
  throw isFull ? new CaseTaskFailed('The bookings need more memory than a thread has.') : error
}

const small = openLane(caseThreadLimits.smallWaiting)
const large = openLane(caseThreadLimits.largeWaiting)

type Weighed = {
  caseKey: { caseId: string }
  sources?: readonly { parts: readonly { sealed: Uint8Array }[] }[]
  analysis?: Uint8Array
}

/**
 * Runs a task in a thread, so that no call waits for a case of 200,000 bookings. Throws a `Refusal` when too many wait,
 * and `CaseTaskFailed` when a retry is of no use. A task leaves the queue when `gone` is aborted.
 */
export async function runCaseTask<Name extends keyof CaseTasks>(
  name: Name,
  input: Parameters<CaseTasks[Name]>[0] & Weighed,
  gone?: AbortSignal,
): Promise<ReturnType<CaseTasks[Name]>> {
  const weight = weightOf(input)
  const lane = weight < caseThreadLimits.largeFromBytes ? small : large
  return (await lane(name, input, weight, gone)) as ReturnType<CaseTasks[Name]>
}

function weightOf({ sources = [], analysis }: Weighed): number {
  const parts = sources.flatMap((source) => source.parts)
  return parts.reduce((sum, { sealed }) => sum + sealed.byteLength, analysis?.byteLength ?? 0)
}
