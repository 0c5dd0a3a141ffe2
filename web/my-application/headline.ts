import type { FollowUpView } from '#contract/follow-up.ts'
import type { Language } from '#lending/language.ts'
import { standingOf } from '../follow-up/standing.ts'
import { followUpTexts } from '../follow-up/text.ts'
import { myApplicationTexts } from './text.ts'

/** The page's main message: the next action, the answer, or else the current stage. */
export function headline(followUp: FollowUpView, language: Language): string {
  const { stages, title } = followUpTexts[language].status
  const standing = standingOf(followUp)
  if (standing !== 'waiting') return myApplicationTexts[language].headlines[standing]
  const now = followUp.stages.find(({ state }) => state === 'now')
  return now ? stages[now.name].label : title
}
