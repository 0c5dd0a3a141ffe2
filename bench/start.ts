// How long from `npm start` on a built tree to the first answered request. Limit: 5 s.
// Run: node_modules/.bin/node bench/start.ts [rounds]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstAnswer, spawnSite } from './running-site.ts'

const limitMs = 5_000
const roundsMax = 50

/** Milliseconds from the start to the first 200 of /livez, and to the first of /readyz; then ends everything. */
async function measureStart(dataDir: string): Promise<{ aliveMs: number; readyMs: number }> {
  const startedAt = performance.now()
  const site = await spawnSite(dataDir)
  try {
    await firstAnswer(`${site.origin}/livez`, site.process)
    const aliveMs = performance.now() - startedAt
    await firstAnswer(`${site.origin}/readyz`, site.process)
    return { aliveMs, readyMs: performance.now() - startedAt }
  } finally {
    await site.end()
  }
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
