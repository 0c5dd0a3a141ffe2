// Kills of processes and databases at random moments, and power cuts (Linux and root: an ext4 image, continued from what was on its
// disk). Nothing may be lost or doubled, and every journey ends within 60 s of the last start. `npm test` does 44 kills.
// Run: npx node bench/durability.ts [kills, 200] [journeys, 800] [power cuts, 6]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultsAfter } from '../e2e/durability/expect-final-state.ts'
import { type Journey, travel } from '../e2e/durability/journeys.ts'
import { finishedWithinMs, travelWhileKilling } from '../e2e/durability/kills.ts'
import { startProcess } from '../e2e/durability/processes.ts'
import {
  embeddedUrl,
  environmentOf,
  openSandbox,
  runInFourProcesses,
  runInOneProcess,
  type Running,
} from '../e2e/durability/ways-of-running.ts'
import { freePort } from '../server/testing/test-server.ts'
import { openDisk } from './disk-image.ts'

const journeysPerCut = 8

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'vlot-bench-durability-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function report(what: string, journeys: readonly Journey[], latestMs: number, faults: readonly string[]): boolean {
  const isInTime = latestMs <= finishedWithinMs
  console.log(
    `${what}: ${journeys.length} journeys ended, the last ${(latestMs / 1_000).toFixed(1)} s after the last start ` +
      `(limit ${finishedWithinMs / 1_000} s); ${faults.length} lost, doubled or left over`,
  )
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault.slice(0, 300)}`)
  return isInTime && faults.length === 0
}

async function kill(
  what: string,
  run: (dataDir: string) => Promise<Running>,
  count: number,
  journeyCount: number,
): Promise<boolean> {
  return withFolder(async (dataDir) => {
    const running = await run(dataDir)
    try {
      const { journeys, done, latestMs } = await travelWhileKilling(running.origins, running.kills, {
        count,
        journeys: journeyCount,
      })
      console.log(`${what}: kills of`, done)
      const faults = await faultsAfter(running.databaseUrl(), running.sandbox, journeys)
      return report(what, journeys, latestMs, [...faults, ...running.ends()])
    } finally {
      await running.stop()
    }
  })
}

async function cutPower(cuts: number): Promise<boolean> {
  return withFolder(async (folder) => {
    const disk = openDisk(folder)
    const dataDir = join(disk.mountPoint, 'data')
    mkdirSync(dataDir)
    const port = await freePort()
    const sandbox = await openSandbox(port)
    const environment = { ...environmentOf(sandbox, port), ROLE: 'all', DATA_DIR: dataDir }
    let server = await startProcess('all', environment)
    try {
      const travelling: Promise<Journey>[] = []
      for (let cut = 1; cut <= cuts; cut++) {
        for (let number = 0; number < journeysPerCut; number++) {
          const journey = travel([`http://localhost:${port}`], travelling.length)
          journey.catch(() => {})
          travelling.push(journey)
        }
        await sleep(1_000 + Math.random() * 3_000)
        await disk.cutPower(() => server.abandon())
        server = await startProcess('all', environment)
        console.log(`power cut ${cut} of ${cuts}: up again`)
      }
      const lastStartAt = Date.now()
      const journeys = await Promise.all(travelling)
      const latestMs = Math.max(...journeys.map((journey) => journey.finishedAt)) - lastStartAt
      const faults = await faultsAfter(embeddedUrl(dataDir), sandbox, journeys)
      return report(`${cuts} power cuts`, journeys, latestMs, [...faults, ...server.ends])
    } finally {
      await server.stop()
      await sandbox.close()
      disk.close()
    }
  })
}

const [kills = 200, journeys = 800, cuts = 6] = process.argv.slice(2).map(Number)
const half = (count: number) => Math.ceil(count / 2)
const outcomes: boolean[] = []
if (kills > 0) {
  outcomes.push(await kill('one process', runInOneProcess, half(kills), half(journeys)))
  outcomes.push(await kill('four processes', runInFourProcesses, half(kills), half(journeys)))
}
if (cuts > 0) outcomes.push(await cutPower(cuts))
process.exitCode = outcomes.every(Boolean) ? 0 : 1
