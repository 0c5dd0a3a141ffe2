import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, type TestContext } from 'vitest'
import { startSandbox, type Sandbox } from '../../bank-sandbox/sandbox.ts'
import { superviseEmbeddedPostgres, type SupervisedPostgres } from '../../server/store/embedded-postgres.ts'
import { freePort } from '../../server/testing/test-server.ts'
import { expectOnceEach } from './held-against.ts'
import { travel, type Journey } from './journeys.ts'
import { killPostmaster, startProcess, type Process } from './processes.ts'

/** Issue 2, point 7: at least 40 kills over 50 journeys, in two ways of running. */
const journeysEach = 25
const killsEach = 22
const finishedWithinMs = 60_000

type OnTestFinished = TestContext['onTestFinished']

type Kill = { what: string; kill: () => Promise<void> }

// At the same time, since most of it is waiting.
describe.concurrent('a server that is killed at any moment (CORE-7)', () => {
  test('all in one process on the embedded database: every journey ends, nothing is lost, nothing is twice', async ({
    onTestFinished,
  }) => {
    const dataDir = folder(onTestFinished)
    const port = await freePort()
    const sandbox = await openSandbox(port, onTestFinished)
    const server = await startProcess('all', { ...environment(sandbox, port), ROLE: 'all', DATA_DIR: dataDir })
    onTestFinished(() => server.stop())
    const kills: Kill[] = [
      { what: 'server', kill: () => server.killAndRestart() },
      { what: 'database', kill: async () => void killPostmaster(dataDir) },
      { what: 'database', kill: async () => void killPostmaster(dataDir) },
      {
        what: 'server and database',
        kill: async () => {
          killPostmaster(dataDir)
          await server.killAndRestart()
        },
      },
    ]
    const journeys = await travelWhileKilling([`http://localhost:${port}`], kills)
    await expectOnceEach(embeddedUrl(dataDir), sandbox, journeys)
    expect(server.ends).toEqual([])
  })

  test('two http and two worker processes on a PostgreSQL of their own: the same', async ({ onTestFinished }) => {
    const dataDir = folder(onTestFinished)
    const database = await superviseDatabase(dataDir, onTestFinished)
    const ports = [await freePort(), await freePort()] as const
    const sandbox = await openSandbox(ports[0], onTestFinished)
    const keys = { OPERATOR_KEY: randomBytes(32).toString('base64'), TOKEN_KEY: randomBytes(32).toString('base64') }
    const shared = { ...environment(sandbox, ports[0]), ...keys, DATABASE_URL: database.url, DATA_DIR: dataDir }
    const start = async (name: string, more: Record<string, string>): Promise<Process> => {
      const started = await startProcess(name, { ...shared, ...more })
      onTestFinished(() => started.stop())
      return started
    }
    const http = [
      await start('http 1', { ROLE: 'http' }),
      await start('http 2', { ROLE: 'http', PORT: String(ports[1]) }),
    ]
    const workers = [await start('worker 1', { ROLE: 'worker' }), await start('worker 2', { ROLE: 'worker' })]
    const kills: Kill[] = [...http, ...workers, ...workers].map((one) => ({
      what: one.name,
      kill: () => one.killAndRestart(),
    }))
    kills.push({ what: 'database', kill: async () => void killPostmaster(dataDir) })
    const journeys = await travelWhileKilling(
      ports.map((port) => `http://localhost:${port}`),
      kills,
    )
    await expectOnceEach(database.url, sandbox, journeys)
    expect([...http, ...workers].flatMap(({ ends }) => ends)).toEqual([])
  })
})

/** Before each kill a journey or two begin, so that every kill finds some of them on their way. */
async function travelWhileKilling(origins: readonly string[], kills: readonly Kill[]): Promise<Journey[]> {
  const travelling: Promise<Journey>[] = []
  const done: Record<string, number> = {}
  for (let number = 0; number < killsEach; number++) {
    while (travelling.length < ((number + 1) * journeysEach) / killsEach) {
      const journey = travel(origins, travelling.length)
      // Looked at below, when all are awaited.
      journey.catch(() => {})
      travelling.push(journey)
    }
    await sleep(200 + Math.random() * 1_500)
    const chosen = kills[number < kills.length ? number : Math.floor(Math.random() * kills.length)]
    if (!chosen) continue
    done[chosen.what] = (done[chosen.what] ?? 0) + 1
    await chosen.kill()
  }
  const lastStartAt = Date.now()
  const journeys = await Promise.all(travelling)
  const latestMs = Math.max(...journeys.map((journey) => journey.finishedAt)) - lastStartAt
  console.log(
    `${journeys.length} journeys over kills of`,
    done,
    `the last one ended ${latestMs} ms after the last start`,
  )
  expect(latestMs).toBeLessThan(finishedWithinMs)
  expect(new Set(journeys.map((journey) => journey.caseId)).size).toBe(journeysEach)
  return journeys
}

function folder(onTestFinished: OnTestFinished): string {
  const made = mkdtempSync(join(tmpdir(), 'vlot-durability-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** The embedded database tells nobody its password but the account that runs it. */
function embeddedUrl(dataDir: string): string {
  const read = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim()
  return `postgres://vlot:${read('password')}@127.0.0.1:${read('port')}/postgres`
}

async function openSandbox(port: number, onTestFinished: OnTestFinished): Promise<Sandbox> {
  const callbackUrl = `http://localhost:${port}/api/vlot/v1/callbacks/bank`
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false, callbackUrl })
  onTestFinished(() => sandbox.close())
  return sandbox
}

async function superviseDatabase(dataDir: string, onTestFinished: OnTestFinished): Promise<SupervisedPostgres> {
  const database = await superviseEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } })
  onTestFinished(() => database.stop())
  return database
}

const environment = (sandbox: Sandbox, port: number): Record<string, string> => ({
  PORT: String(port),
  PUBLIC_ORIGIN: `http://localhost:${port}`,
  BANK_API_URL: `${sandbox.origin}/api/v6`,
  KVK_API_URL: `${sandbox.origin}/kvk/api`,
  SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
  RATE_LIMIT_FACTOR: '0',
  SITE_DIR: '/nonexistent',
  LOG_LEVEL: 'info',
})
