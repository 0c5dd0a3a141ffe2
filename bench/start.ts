// How long from `npm start` on a built tree to the first answered request. Limit: 5 s.
// Run: node_modules/.bin/node bench/start.ts [rounds]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile } from './percentile.ts'
import { type Figure, report, sizes, timed } from './report.ts'
import { firstAnswer, spawnSite } from './running-site.ts'

const limitMs = 5_000
const [rounds] = sizes([5, 1, 50])

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

async function measure(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vlot-bench-start-'))
  try {
    // The first one builds, initialises and migrates; what counts here is a start on what is there already.
    const first = await measureStart(dataDir)
    const alive: number[] = []
    for (let round = 1; round <= rounds; round++) {
      const { aliveMs, readyMs } = await measureStart(dataDir)
      alive.push(aliveMs)
      console.log(`start ${round}: ${aliveMs.toFixed(0)} ms to the first answer, ${readyMs.toFixed(0)} ms until ready`)
    }
    return [
      timed('first start, with an empty database, until ready', first.readyMs, 'ms'),
      timed('first answer, median', percentile(alive, 0.5), 'ms'),
      timed('first answer, slowest', percentile(alive, 1), 'ms', { most: limitMs }),
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await report(measure)
