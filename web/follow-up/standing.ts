import type { FollowUpView } from '#contract/follow-up.ts'
import { endings, type Ending } from '#lending/desk/stages.ts'

type ForApplicant = 'changed' | 'agreement' | 'document' | 'choose' | 'expired' | 'refused'
type ForUs = 'waiting' | 'review' | 'revised' | 'paid'
/** Where an application is, by the one thing that counts for its applicant. */
export type Standing = ForApplicant | ForUs | Ending

/** An ending, then whatever waits for the applicant, then the answer. */
export function standingOf({ stages, hasAgreement, asked, answer, approved, review }: FollowUpView): Standing {
  const isAt = (stage: string, state: string) => stages.some((one) => one.name === stage && one.state === state)
  const ending = endings.find((name) => stages.at(-1)?.name === name)
  if (ending) return ending
  if (stages.length === 0) return 'changed'
  if ((hasAgreement && isAt('signed', 'now')) || asked.some(({ reason }) => reason === 'signed-agreement'))
    return 'agreement'
  if (asked.length > 0) return 'document'
  if (approved) return approved.isExpired ? 'expired' : 'choose'
  if (review) return review.answer === null ? 'review' : review.answer.isUpheld ? 'refused' : 'revised'
  if (answer && !answer.isYes) return 'refused'
  return isAt('paid', 'done') ? 'paid' : 'waiting'
}
