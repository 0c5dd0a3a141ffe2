import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import { sealAnalysis } from '../store/decision/analysis-record.ts'
import { createCaseKey, type KeyRing } from '../store/sealing/seal.ts'
import { CaseTaskFailed, runCaseTask } from './run-case-task.ts'

const operatorKeys: KeyRing = [randomBytes(32)]
const dataVersion = 1

/** Takes some milliseconds of the thread each time it is opened. */
const manyMonths = Array.from({ length: 10_000 }, (_, month) => ({ month: `month ${month}`, inflowCents: month }))

function caseWith(caseId: string, months: object[]) {
  const { caseKey } = createCaseKey(operatorKeys, caseId)
  const analysis = sealAnalysis(caseKey, dataVersion, { months } as unknown as CashFlowAnalysis)
  return (gone?: AbortSignal) => runCaseTask('monthlyCashFlows', { caseKey, dataVersion, analysis }, gone)
}

test('CORE-7 a task that takes longer than a minute fails for good, and the next one finds a thread', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failed = caseWith('slow', manyMonths)().catch((error: unknown) => error)
  // By microtasks alone, between which no thread's message can come, however long this one is held up.
  for (let turn = 0; turn < 1_000 && vi.getTimerCount() === 0; turn++) await Promise.resolve()
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  expect(await failed).toBeInstanceOf(CaseTaskFailed)
  expect(await caseWith('next', [])()).toEqual([])
})

test('CORE-7 a task whose job is over leaves the line, and those behind it move up', async () => {
  const ended: string[] = []
  const [running, gone] = [caseWith('running', manyMonths), new AbortController()]
  const first = running().then(() => ended.push('running'))
  const over = caseWith('over', manyMonths)(gone.signal).catch((error: unknown) => ended.push(String(error)))
  const next = caseWith('next', [])().then(() => ended.push('next'))
  gone.abort('the job expired')
  await Promise.all([first, over, next])
  expect(ended).toEqual(['the job expired', 'running', 'next'])
})

test('one case that asks without end holds up no decision of another', async () => {
  const [flood, honest] = [caseWith('flood', manyMonths), caseWith('honest', [])]
  const ended: string[] = []
  const ask = (who: string, work: () => Promise<unknown>) =>
    work().then(
      () => ended.push(who),
      () => ended.push(`${who} refused`),
    )
  // Earlier use of the thread, of a second or so.
  const startMs = performance.now()
  while (performance.now() - startMs < 700) await ask('first', flood)
  const floods = Array.from({ length: 40 }, () => ask('flood', flood))
  await ask('honest', honest)
  expect(ended.filter((who) => who === 'flood').length).toBeLessThanOrEqual(1)
  await Promise.all(floods)
  // One under way and the others in the line; the rest has to come back.
  expect(ended.filter((who) => who === 'flood')).toHaveLength(25)
})
