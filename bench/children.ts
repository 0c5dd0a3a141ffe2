// Programs of a bench in their own processes, which end when the bench lets go of them.
import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'

/** Rejects when the program ends instead, so that a bench never waits for a program that is gone. */
export async function firstMessage<T>(child: ChildProcess): Promise<T> {
  const isOver = new AbortController()
  const { signal } = isOver
  const gone = once(child, 'exit', { signal }).then(([code]) =>
    Promise.reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`)),
  )
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), gone])) as [T]
    return message
  } finally {
    isOver.abort()
    gone.catch(() => undefined)
  }
}

export async function endChild(child: ChildProcess): Promise<void> {
  if (!child.connected) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}
