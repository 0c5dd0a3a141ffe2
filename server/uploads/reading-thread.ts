import { Worker } from 'node:worker_threads'
import type { Booking } from '#lending/statements/statement.ts'
import { readingLimits } from './reading-limits.ts'
import type { ThreadAnswer, ThreadRequest } from './statement-thread.ts'

/** An idle thread is ended after this, to free its memory. */
const idleMs = 10_000

/** A thread that unpacks and reads files, so that a hostile one takes only that thread's time and memory. */
export type ReadingThread = {
  /** The next file of these bytes, or of the zip read last; null when the thread was ended over it. */
  ask(request: Exclude<ThreadRequest, 'bookings'>): Promise<ThreadAnswer['file'] | null>
  /** Its CPU time since it started. */
  cpuMs(): Promise<number>
  end(): void
  readonly ended: boolean
}

function startThread(): ReadingThread {
  const worker = new Worker(new URL('./statement-thread.ts', import.meta.url), {
    resourceLimits: {
      maxOldGenerationSizeMb: readingLimits.readingMegabytes,
      maxYoungGenerationSizeMb: 64,
      stackSizeMb: 4,
    },
  })
  // It keeps no process alive.
  worker.unref()
  let ended = false
  let answer: ((result: unknown) => void) | undefined
  const end = () => {
    ended = true
    answer?.(null)
    void worker.terminate()
  }
  worker.on('message', (result) => answer?.(result))
  worker.once('error', end)
  worker.once('exit', end)
  const send = async <T>(request: ThreadRequest): Promise<T | null> => {
    if (ended) return null
    worker.postMessage(request, typeof request === 'string' ? [] : [request.buffer])
    return new Promise((settle) => (answer = settle as typeof answer))
  }
  return {
    async ask(request) {
      const answered = await send<ThreadAnswer>(request)
      if (answered === null) return null
      const { file, counts } = answered
      if (!file.value || !('read' in file.value) || !file.value.read.ok) return file
      const held: Booking[] = []
      for (const [place, statement] of file.value.read.statements.entries()) {
        const count = counts[place]!
        while (held.length < count) {
          const more = await send<Booking[]>('bookings')
          if (more === null) return null
          held.push(...more)
        }
        statement.bookings = held.splice(0, count)
      }
      return file
    },
    // A thread that is starting or has ended has no figure.
    cpuMs: () =>
      worker.cpuUsage().then(
        ({ user, system }) => (user + system) / 1000,
        () => 0,
      ),
    end,
    get ended() {
      return ended
    },
  }
}

type Idle = { thread: ReadingThread; timer: NodeJS.Timeout }
const idle: Idle[] = []

export function takeThread(): ReadingThread {
  const kept = idle.pop()
  clearTimeout(kept?.timer)
  return kept && !kept.thread.ended ? kept.thread : startThread()
}

/** Only for a thread that has read everything it was given. */
export function giveThreadBack(thread: ReadingThread): void {
  idle.push({ thread, timer: setTimeout(() => endIdle(thread), idleMs).unref() })
}

function endIdle(thread: ReadingThread): void {
  const index = idle.findIndex((one) => one.thread === thread)
  if (index >= 0) idle.splice(index, 1)
  thread.end()
}
