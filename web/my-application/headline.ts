import type { FollowUpView } from '#contract/follow-up.ts'
import { endings, type Ending } from '#lending/desk/stages.ts'
import type { Language } from '#lending/language.ts'
import { followUpTexts } from '../follow-up/text.ts'
import { type Headline, myApplicationTexts } from './text.ts'

/** The page's main message: the next action, the answer, or else the current stage. */
export function headline(followUp: FollowUpView, language: Language): string {
  const { stages, title } = followUpTexts[language].status
  const now = followUp.stages.find(({ state }) => state === 'now')
  const key = ended(followUp) ?? toDo(followUp) ?? answered(followUp) ?? (now || !isPaid(followUp) ? null : 'paid')
  if (key !== null) return myApplicationTexts[language].headlines[key]
  return now ? stages[now.name].label : title
}

const ended = ({ stages }: FollowUpView): Ending | null =>
  endings.find((ending) => stages.at(-1)?.name === ending) ?? null

/** Something waits for the applicant. */
export const hasToDo = (followUp: FollowUpView): boolean => toDo(followUp) !== null

function toDo({ stages, hasAgreement, asked }: FollowUpView): Headline | null {
  if (stages.length === 0) return 'changed'
  const isToSign = hasAgreement && stages.some(({ name, state }) => name === 'signed' && state === 'now')
  if (isToSign || asked.some(({ reason }) => reason === 'signed-agreement')) return 'agreement'
  return asked.length === 0 ? null : 'document'
}

function answered({ answer, approved, review }: FollowUpView): Headline | null {
  if (approved) return approved.isExpired ? 'expired' : 'choose'
  if (review) return review.answer === null ? 'review' : review.answer.isUpheld ? 'refused' : 'revised'
  return answer && !answer.isYes ? 'refused' : null
}

const isPaid = ({ stages }: FollowUpView): boolean => stages.at(-1)?.name === 'paid' && stages.at(-1)?.state === 'done'
