import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, type TestContext } from 'vitest'
import { faultsAfter } from './expect-final-state.ts'
import { finishedWithinMs, travelWhileKilling } from './kills.ts'
import { runInFourProcesses, runInOneProcess, type Running } from './ways-of-running.ts'

/** At least 40 kills over 50 journeys, in two ways of running. */
const each = { journeys: 25, count: 22 }

// At the same time, since most of it is waiting.
describe.concurrent('a server that is killed at any moment (CORE-7)', () => {
  test('all in one process on the embedded database: every journey ends, nothing is lost, nothing is twice', ({
    onTestFinished,
  }) => survives(runInOneProcess, onTestFinished))

  test('two http and two worker processes on their own PostgreSQL: the same', ({ onTestFinished }) =>
    survives(runInFourProcesses, onTestFinished))
})

async function survives(
  run: (dataDir: string) => Promise<Running>,
  onTestFinished: TestContext['onTestFinished'],
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vlot-durability-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const running = await run(dataDir)
  onTestFinished(() => running.stop())
  const { journeys, done, latestMs } = await travelWhileKilling(running.origins, running.kills, each)
  console.log(`${journeys.length} journeys over kills of`, done, `the last ended ${latestMs} ms after the last start`)
  expect(latestMs).toBeLessThan(finishedWithinMs)
  expect(new Set(journeys.map((journey) => journey.caseId)).size).toBe(each.journeys)
  expect(await faultsAfter(running.databaseUrl(), running.sandbox, journeys)).toEqual([])
  expect(running.ends()).toEqual([])
}
