import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CashFlowAnalysis } from '#lending/analysis/cash-flow-analysis.ts'
import { sealAnalysis } from '../store/decision/analysis-record.ts'
import { createCaseKey } from '../store/sealing/seal.ts'
import { runCaseTask } from './run-case-task.ts'

const operatorKey = randomBytes(32)
const dataVersion = 1

/** Takes some milliseconds of the thread each time it is opened. */
const manyMonths = Array.from({ length: 10_000 }, (_, month) => ({ month: `month ${month}`, inflowCents: month }))

function caseWith(caseId: string, months: object[]) {
  const { caseKey } = createCaseKey(operatorKey, caseId)
  const analysis = sealAnalysis(caseKey, dataVersion, { months } as unknown as CashFlowAnalysis)
  return () => runCaseTask('monthlyCashFlows', { caseKey, dataVersion, analysis })
}

test('one case that asks without end holds up no decision of another', async () => {
  const [flood, honest] = [caseWith('flood', manyMonths), caseWith('honest', [])]
  const ended: string[] = []
  const ask = (who: string, work: () => Promise<unknown>) =>
    work().then(
      () => ended.push(who),
      () => ended.push(`${who} refused`),
    )
  // What used the thread already for a second or so.
  const startMs = performance.now()
  while (performance.now() - startMs < 700) await ask('first', flood)
  const floods = Array.from({ length: 40 }, () => ask('flood', flood))
  await ask('honest', honest)
  expect(ended.filter((who) => who === 'flood').length).toBeLessThanOrEqual(1)
  await Promise.all(floods)
  // One under way and the others in the line; the rest has to come back.
  expect(ended.filter((who) => who === 'flood')).toHaveLength(25)
})
