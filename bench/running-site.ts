// Starts the whole product as a person does, for benches that speak to it over HTTP.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'
import { benchDay } from './bench-day.ts'

const patienceMs = 180_000
/** Of the sandbox. */
const mailPortAbove = 25
const startFile = join(import.meta.dirname, '..', 'run', 'start.mjs')

type RunningSite = {
  dataDir: string
  origin: string
  deskOrigin: string
  sandboxOrigin: string
  process: ChildProcess
  end: () => Promise<void>
}

/** Spawns `npm start`'s runner on free ports, by whichever Node is on the PATH; does not wait for an answer. */
export async function spawnSite(dataDir: string, settings: Record<string, string> = {}): Promise<RunningSite> {
  const [site, desk, sandbox] = [await freePort(), await freePort(), await freePort(mailPortAbove)]
  const ports = { PORT: `${site}`, DESK_PORT: `${desk}`, SANDBOX_PORT: `${sandbox}` }
  const days = { CLOCK_TODAY: benchDay, SANDBOX_TODAY: benchDay }
  const env = { ...process.env, ...days, ...settings, ...ports, DATA_DIR: dataDir }
  const runner = spawn('node', [startFile], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const end = async () => {
    runner.kill('SIGTERM')
    if (runner.exitCode === null) await once(runner, 'exit')
  }
  const [origin, deskOrigin, sandboxOrigin] = [site, desk, sandbox].map((port) => `http://localhost:${port}`)
  return { dataDir, origin: origin!, deskOrigin: deskOrigin!, sandboxOrigin: sandboxOrigin!, process: runner, end }
}

/** Runs `work` on the whole product with empty data, without limits and the sandbox's delays. */
export async function withSite<T>(work: (site: RunningSite) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vlot-bench-'))
  const site = await spawnSite(dataDir, { RATE_LIMIT_FACTOR: '0', SANDBOX_DELAYS: 'off', LOG_LEVEL: 'warn' })
  try {
    await firstAnswer(`${site.origin}/readyz`, site.process)
    await firstAnswer(`${site.sandboxOrigin}/`, site.process)
    return await work(site)
  } finally {
    await site.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Resolves at the first 200 of the address. */
export async function firstAnswer(address: string, runner: ChildProcess): Promise<void> {
  const startedAt = performance.now()
  while (!(await isAnswered(address))) {
    if (runner.exitCode !== null) throw new Error(`The start ended with code ${runner.exitCode}.`)
    if (performance.now() - startedAt > patienceMs) throw new Error(`${address} was not answered.`)
    await sleep(10)
  }
}

async function isAnswered(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(1_000) })
    await answer.body?.cancel()
    return answer.status === 200
  } catch {
    return false
  }
}
