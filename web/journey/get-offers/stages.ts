import type { AnswerOf } from '#contract/calls.ts'
import type { StepState } from '#ui/steps-list.tsx'

export type JourneyBlocks = AnswerOf<'readCaseState'>['journeyBlocks']
/** In the order of the work (FLOW-8). */
export const stageNames = ['TRANSACTION_ANALYSIS', 'SCORECARD_RESULT', 'OFFERS_AVAILABLE'] as const
export type StageName = (typeof stageNames)[number]

/** The first stage that is not done is the active one; all after it are still to come. */
export function stageStates(blocks: JourneyBlocks): Readonly<Record<StageName, StepState>> {
  const firstOpen = stageNames.findIndex((name) => blocks[name] !== 'SUCCESS')
  const stateAt = (index: number): StepState => {
    if (firstOpen === -1 || index < firstOpen) return 'done'
    if (index > firstOpen) return 'upcoming'
    return blocks[stageNames[index] as StageName] === 'FAILED' ? 'failed' : 'active'
  }
  return { TRANSACTION_ANALYSIS: stateAt(0), SCORECARD_RESULT: stateAt(1), OFFERS_AVAILABLE: stateAt(2) }
}

/** Nothing more will change: all three are done, or one has failed. */
export const isSettled = (blocks: JourneyBlocks): boolean => isReady(blocks) || hasFailed(blocks)
export const isReady = (blocks: JourneyBlocks): boolean => stageNames.every((name) => blocks[name] === 'SUCCESS')
export const hasFailed = (blocks: JourneyBlocks): boolean => stageNames.some((name) => blocks[name] === 'FAILED')

export const nothingDone: JourneyBlocks = {
  TRANSACTION_ANALYSIS: 'PENDING',
  SCORECARD_RESULT: 'PENDING',
  OFFERS_AVAILABLE: 'PENDING',
}
