// The two ways of running that are killed: everything in one process, and four processes on their own PostgreSQL.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSandbox, type Sandbox } from '../../bank-sandbox/sandbox.ts'
import { superviseEmbeddedPostgres } from '../../server/embedded-postgres/embedded-postgres.ts'
import { testToday } from '../../server/testing/test-clock.ts'
import { freePort } from '../../server/testing/free-port.ts'
import type { Kill } from './kills.ts'
import { killPostmaster, startProcess, type Process } from './processes.ts'

/** A product that runs, with what may be killed in it. `ends`: what a process said that ended without being killed. */
export type Running = {
  origins: readonly string[]
  kills: readonly Kill[]
  sandbox: Sandbox
  databaseUrl: () => string
  ends: () => string[]
  stop: () => Promise<void>
}

/** `dataDir` has to be there and is left as it is. */
export async function runInOneProcess(dataDir: string): Promise<Running> {
  const port = await freePort()
  const sandbox = await openSandbox(port)
  const server = await startProcess('all', { ...environmentOf(sandbox, port), ROLE: 'all', DATA_DIR: dataDir })
  const database: Kill = { what: 'database', kill: async () => void killPostmaster(dataDir) }
  const both = async () => {
    killPostmaster(dataDir)
    await server.killAndRestart()
  }
  return {
    origins: [`http://localhost:${port}`],
    kills: [
      { what: 'server', kill: () => server.killAndRestart() },
      database,
      database,
      { what: 'server and database', kill: both },
    ],
    sandbox,
    databaseUrl: () => embeddedUrl(dataDir),
    ends: () => server.ends,
    stop: async () => {
      await server.stop()
      await sandbox.close()
    },
  }
}

export async function runInFourProcesses(dataDir: string): Promise<Running> {
  const database = await superviseEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } })
  const ports = [await freePort(), await freePort()] as const
  const sandbox = await openSandbox(ports[0])
  const keys = { OPERATOR_KEY: randomBytes(32).toString('base64'), TOKEN_KEY: randomBytes(32).toString('base64') }
  const shared = { ...environmentOf(sandbox, ports[0]), ...keys, DATABASE_URL: database.url, DATA_DIR: dataDir }
  const start = (name: string, more: Record<string, string>) => startProcess(name, { ...shared, ...more })
  const http = [
    await start('http 1', { ROLE: 'http' }),
    await start('http 2', { ROLE: 'http', PORT: String(ports[1]) }),
  ]
  const workers = [await start('worker 1', { ROLE: 'worker' }), await start('worker 2', { ROLE: 'worker' })]
  const killOf = (one: Process): Kill => ({ what: one.name, kill: () => one.killAndRestart() })
  return {
    origins: ports.map((port) => `http://localhost:${port}`),
    kills: [
      ...[...http, ...workers, ...workers].map(killOf),
      { what: 'database', kill: async () => void killPostmaster(dataDir) },
    ],
    sandbox,
    databaseUrl: () => database.url,
    ends: () => [...http, ...workers].flatMap(({ ends }) => ends),
    stop: async () => {
      for (const one of [...http, ...workers]) await one.stop()
      await sandbox.close()
      await database.stop()
    },
  }
}

/** The embedded database reveals its password only to the account that runs it. */
function embeddedUrl(dataDir: string): string {
  const read = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim()
  return `postgres://vlot:${read('password')}@127.0.0.1:${read('port')}/postgres`
}

function openSandbox(port: number): Promise<Sandbox> {
  const callbackUrl = `http://localhost:${port}/api/vlot/v1/callbacks/bank`
  return startSandbox({ port: 0, smtpPort: 0, delays: false, today: testToday, callbackUrl })
}

const environmentOf = (sandbox: Sandbox, port: number): Record<string, string> => ({
  DESK_PORT: '0',
  PORT: String(port),
  PUBLIC_ORIGIN: `http://localhost:${port}`,
  BANK_API_URL: `${sandbox.origin}/api/v6`,
  KVK_API_URL: `${sandbox.origin}/kvk/api`,
  SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
  RATE_LIMIT_FACTOR: '0',
  SITE_DIR: '/nonexistent',
  LOG_LEVEL: 'info',
  // With the time of day of the machine: one that is started again goes on where it was.
  CLOCK_TODAY: sandbox.clock.today(),
})
