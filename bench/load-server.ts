// The product's server in its own process, with a sandbox and the database of tests, for benches that load it.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { startSandbox } from '../bank-sandbox/sandbox.ts'
import startDatabaseServer from '../server/testing/database-server.ts'
import { benchDay } from './bench-day.ts'

export type LoadServer = { origin: string; databaseUrl: string; pid: number }

export async function withLoadServer<T>(work: (server: LoadServer) => Promise<T>): Promise<T> {
  const endDatabase = await startDatabaseServer()
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false, today: benchDay })
  const child = fork(new URL('./load-site.ts', import.meta.url))
  try {
    child.send({ origin: sandbox.origin, smtpPort: sandbox.smtpPort })
    const { origin, database } = await firstMessage<{ origin: string; database: string }>(child)
    const url = new URL(process.env['TEST_DATABASE_URL']!)
    url.pathname = `/${database}`
    return await work({ origin, databaseUrl: url.href, pid: child.pid! })
  } finally {
    await endChild(child)
    await sandbox.close()
    endDatabase?.()
  }
}

/** Rejects when the program ends instead, so that a bench never waits for a program that is gone. */
async function firstMessage<T>(child: ChildProcess): Promise<T> {
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

async function endChild(child: ChildProcess): Promise<void> {
  if (!child.connected) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}
