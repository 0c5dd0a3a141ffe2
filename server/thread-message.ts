import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'

/** The thread has not answered in the time that it had. */
export class ThreadLate extends Error {}

/** The next message of a thread. Rejects with `ThreadLate` after the time, or when the thread ends without one. */
export async function nextMessage(thread: Worker, limitMs: number): Promise<unknown> {
  const over = new AbortController()
  const { signal } = over
  const timer = setTimeout(() => over.abort(), limitMs)
  try {
    const ended = once(thread, 'exit', { signal }).then(() => {
      throw new Error('The thread ended before its task.')
    })
    const [message] = (await Promise.race([once(thread, 'message', { signal }), ended])) as [unknown]
    return message
  } catch (error) {
    throw signal.aborted ? new ThreadLate() : error
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}
