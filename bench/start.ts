// How long from `npm start` on a built tree to the first answered request. Limit: 5 s (README).
// Run: node_modules/.bin/node bench/start.ts [rounds]
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const limitMs = 5_000
const patienceMs = 180_000
const roundsMax = 50
const repository = dirname(import.meta.dirname)

/** A free port whose neighbour 25 above is free as well, for the sandbox's mail. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = await probe(0)
    if (port > 0 && port < 65_000 && (await probe(port + 25)) > 0) return port
  }
}

function probe(port: number): Promise<number> {
  return new Promise((settle) => {
    const server = createServer().on('error', () => settle(0))
    server.listen(port, () => {
      const address = server.address()
      server.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
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

/** Milliseconds from the start to the first 200 of /livez, and to the first of /readyz; then ends everything. */
async function measureStart(dataDir: string): Promise<{ aliveMs: number; readyMs: number }> {
  const [site, sandbox] = [await freePort(), await freePort()]
  const env = { ...process.env, PORT: `${site}`, SANDBOX_PORT: `${sandbox}`, DATA_DIR: dataDir }
  const startedAt = performance.now()
  // As a person starts it: by whichever Node is on the PATH.
  const runner = spawn('node', [join(repository, 'run', 'start.mjs')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    const aliveMs = await firstAnswer(`http://localhost:${site}/livez`, runner, startedAt)
    const readyMs = await firstAnswer(`http://localhost:${site}/readyz`, runner, startedAt)
    return { aliveMs, readyMs }
  } finally {
    runner.kill('SIGTERM')
    if (runner.exitCode === null) await once(runner, 'exit')
  }
}

async function firstAnswer(address: string, runner: ChildProcess, startedAt: number): Promise<number> {
  while (!(await isAnswered(address))) {
    if (runner.exitCode !== null) throw new Error(`The start ended with code ${runner.exitCode}.`)
    if (performance.now() - startedAt > patienceMs) throw new Error(`${address} was not answered.`)
    await sleep(10)
  }
  return performance.now() - startedAt
}

async function main(): Promise<void> {
  const rounds = Math.min(Math.max(Number(process.argv[2] ?? 5) || 5, 1), roundsMax)
  const dataDir = mkdtempSync(join(tmpdir(), 'vlot-bench-start-'))
  const seconds = (ms: number) => (ms / 1_000).toFixed(2)
  try {
    // The first one builds, initialises and migrates; what counts here is a start on what is there already.
    const first = await measureStart(dataDir)
    console.log(`first start, with an empty database: ${seconds(first.readyMs)} s until ready (not limited)`)
    const alive: number[] = []
    for (let round = 1; round <= rounds; round++) {
      const { aliveMs, readyMs } = await measureStart(dataDir)
      alive.push(aliveMs)
      console.log(`start ${round}: ${seconds(aliveMs)} s to the first answer, ${seconds(readyMs)} s until ready`)
    }
    alive.sort((a, b) => a - b)
    const slowest = alive.at(-1) ?? Infinity
    const median = alive[Math.floor(alive.length / 2)] ?? Infinity
    console.log(`first answer: median ${seconds(median)} s, slowest ${seconds(slowest)} s; limit ${seconds(limitMs)} s`)
    if (slowest > limitMs) process.exitCode = 1
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await main()
