import { reasonAnswer } from '#contract/answers/decision-answer.ts'
import { chosenAnswer, offerAnswer } from '#contract/answers/offer-answer.ts'
import type { FollowUpView } from '#contract/follow-up.ts'
import type { IsoDate } from '#lending/days.ts'
import { asTold } from '#lending/desk/check-lines.ts'
import { mayTakeBack, stagesOf } from '#lending/desk/follow-up.ts'
import { newestAgreement, signedFile } from '../store/follow-up/case-files.ts'
import { readOpenRequests } from '../store/follow-up/document-requests.ts'
import { readActs } from '../store/decision/desk-acts.ts'
import { readAnswer, type DeskAnswer } from '../store/decision/desk-decisions.ts'
import { isStanding, readFollowUp, type StoredFollowUp } from '../store/follow-up/follow-ups.ts'
import { payoutEnding, type CaseRecord } from '../store/case/read-case.ts'
import { openReviewAnswer } from '../store/work/review-requests.ts'
import type { Database } from '../store/schema.ts'
import { readWaiting } from '../tasks/wait-for-applicant.ts'
import { findRow } from '../store/database/rows.ts'
import { acceptanceOf } from './acceptance-of.ts'
import { loanOf } from './loan-view.ts'

/** The status of an application, for its applicant and the desk; null when there is nothing to follow. */
export async function followUpViewOf(
  database: Database,
  record: CaseRecord,
  today: IsoDate,
): Promise<FollowUpView | null> {
  const followUp = await readFollowUp(database, record.caseKey)
  if (!followUp) return null
  const offer = record.chosenOffer?.id === followUp.row.offer_id ? record.chosenOffer : null
  const answer = followUp.steps.find(({ step }) => step === 'answered')
  const person = answer ? await readAnswer(database, record.caseKey, followUp.row.data_version) : null
  const asked = await readOpenRequests(database, record.caseKey)
  const isTakenBack = followUp.steps.some(({ step }) => step === 'takenBack')
  const isStandingNow = isStanding(followUp, record)
  const isStopped = followUp.steps.some(({ step }) => step === 'stopped')
  const mayChoose = !isStopped && ((person && isOpen(person, record)) || (isTakenBack && isUnchosen(record)))
  return {
    reference: followUp.row.reference,
    kind: followUp.kind,
    companyName: record.loanCase.company_name,
    offer: offer && chosenAnswer(offerAnswer(offer)),
    payoutTo: offer && payoutEnding(record),
    stages: isStandingNow ? stagesOf(followUp) : [],
    answer: answer
      ? {
          isYes: answer.isYes === true,
          words: followUp.words,
          reasons: (person?.reasons ?? []).map(reasonAnswer),
        }
      : null,
    approved: mayChoose ? approvedAnswer(record, today) : null,
    // A yes answers the review as well, in the same words.
    review: answer?.isYes === true ? null : await newestReview(database, record),
    stopReason: isStopped ? await stopReasonOf(database, record) : null,
    mayTakeBack: isStandingNow && mayTakeBack(followUp),
    hasAgreement: (await newestAgreement(database, record.loanCase.id)) !== null,
    acceptance: isStandingNow ? await acceptanceShown(database, record, followUp) : null,
    asked: asked.map(({ id, reason, words, end_on: until }) => ({ id, reason, words, until })),
    loan: await loanOf(database, record, followUp, today),
    waitsUntil: await readWaiting(database, record.loanCase.id),
  }
}

async function acceptanceShown(
  database: Database,
  record: CaseRecord,
  { steps }: StoredFollowUp,
): Promise<FollowUpView['acceptance']> {
  if (!steps.some(({ step }) => step === 'sent')) return null
  const standing = await acceptanceOf(database, record)
  if (standing?.acceptance?.accepted_at) return (await signedFile(database, record.loanCase.id)) ? 'done' : 'accepted'
  if (steps.at(-1)?.step !== 'sent') return null
  return standing?.bar === null ? 'open' : 'person'
}

/** Of the data as it is now: an earlier one was about another decision. */
async function newestReview(database: Database, { caseKey, loanCase }: CaseRecord): Promise<FollowUpView['review']> {
  const row = await findRow(database, 'review_request', { case_id: loanCase.id, data_version: loanCase.data_version })
  return row ? { answerBy: row.answer_by, answer: openReviewAnswer(caseKey, row) } : null
}

const isOpen = ({ outcome, data_version: version }: DeskAnswer, { loanCase }: CaseRecord): boolean =>
  outcome === 'approved' && loanCase.data_version === version && loanCase.selected_offer_id === null

/** Null where it was not stopped, and for a reason that the applicant is not told. */
async function stopReasonOf(database: Database, { caseKey }: CaseRecord): Promise<FollowUpView['stopReason']> {
  const acts = await readActs(database, caseKey)
  const { code = null } = acts.findLast(({ state, code: one }) => state === 'done' && one !== null) ?? {}
  return code && asTold(code)
}

/** The same offers can be chosen again. */
const isUnchosen = ({ loanCase, decision }: CaseRecord): boolean =>
  loanCase.selected_offer_id === null && decision?.outcome === 'approved'

function approvedAnswer({ offers }: CaseRecord, today: IsoDate): FollowUpView['approved'] {
  const [first] = offers ?? []
  if (!first || !offers) return null
  return {
    validUntil: first.validUntil,
    isExpired: first.validUntil < today,
    offers: offers.map((offer) => chosenAnswer(offerAnswer(offer))),
  }
}
