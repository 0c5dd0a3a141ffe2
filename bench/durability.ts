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
import { counted, type Figure, report, sizes, timed } from './report.ts'

const [kills, journeyCount, cuts] = sizes([200, 4], [800, 16], [6, 0])
const journeysPerCut = 8

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'vlot-bench-durability-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Ended = { journeys: readonly Journey[]; latestMs: number; faults: readonly string[] }

function figuresOf(what: string, { journeys, latestMs, faults }: Ended): Figure[] {
  for (const fault of faults.slice(0, 20)) console.log(`${what}: ${fault.slice(0, 300)}`)
  const limit = { most: finishedWithinMs / 1_000 }
  return [
    counted(`${what}, journeys ended`, journeys.length, { least: 1 }),
    counted(`${what}, lost, doubled or left over`, faults.length, { most: 0 }),
    timed(`${what}, last journey after the last start`, latestMs / 1_000, 's', limit),
  ]
}

async function kill(
  what: string,
  run: (dataDir: string) => Promise<Running>,
  count: number,
  most: number,
): Promise<Figure[]> {
  return withFolder(async (dataDir) => {
    const running = await run(dataDir)
    try {
      const { journeys, done, latestMs } = await travelWhileKilling(running.origins, running.kills, {
        count,
        journeys: most,
      })
      console.log(`${what}: kills of`, done)
      const faults = await faultsAfter(running.databaseUrl(), running.sandbox, journeys)
      return figuresOf(what, { journeys, latestMs, faults: [...faults, ...running.ends()] })
    } finally {
      await running.stop()
    }
  })
}

async function cutPower(): Promise<Figure[]> {
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
      return figuresOf(`${cuts} power cuts`, { journeys, latestMs, faults: [...faults, ...server.ends] })
    } finally {
      await server.stop()
      await sandbox.close()
      disk.close()
    }
  })
}

const half = (count: number) => Math.ceil(count / 2)
await report(async () => [
  ...(kills > 0 ? await kill('one process', runInOneProcess, half(kills), half(journeyCount)) : []),
  ...(kills > 0 ? await kill('four processes', runInFourProcesses, half(kills), half(journeyCount)) : []),
  ...(cuts > 0 ? await cutPower() : []),
])
