import { expect, test } from 'vitest'
import { hasFailed, isReady, isSettled, type JourneyBlocks, nothingDone, stageStates } from './stages.ts'

const blocks = (analysis: JourneyBlocks['TRANSACTION_ANALYSIS'], score: typeof analysis, offers: typeof analysis) => ({
  TRANSACTION_ANALYSIS: analysis,
  SCORECARD_RESULT: score,
  OFFERS_AVAILABLE: offers,
})

test.each([
  [nothingDone, ['active', 'upcoming', 'upcoming']],
  [blocks('SUCCESS', 'PENDING', 'PENDING'), ['done', 'active', 'upcoming']],
  [blocks('SUCCESS', 'SUCCESS', 'PENDING'), ['done', 'done', 'active']],
  [blocks('SUCCESS', 'SUCCESS', 'SUCCESS'), ['done', 'done', 'done']],
  [blocks('SUCCESS', 'FAILED', 'PENDING'), ['done', 'failed', 'upcoming']],
  [blocks('FAILED', 'PENDING', 'PENDING'), ['failed', 'upcoming', 'upcoming']],
])('FLOW-8 %o is shown as %o', (journeyBlocks, states) => {
  expect(Object.values(stageStates(journeyBlocks))).toEqual(states)
})

test('FLOW-8 the waiting ends when all three are done, or when one has failed', () => {
  expect([isSettled(nothingDone), isReady(nothingDone), hasFailed(nothingDone)]).toEqual([false, false, false])
  const done = blocks('SUCCESS', 'SUCCESS', 'SUCCESS')
  expect([isSettled(done), isReady(done), hasFailed(done)]).toEqual([true, true, false])
  const failed = blocks('SUCCESS', 'FAILED', 'PENDING')
  expect([isSettled(failed), isReady(failed), hasFailed(failed)]).toEqual([true, false, true])
})
