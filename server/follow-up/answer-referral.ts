import type { StepRefusal, StepTaken } from '#lending/desk/follow-up.ts'
import type { Context } from '../context.ts'
import { startFollowUp } from '../store/follow-up/follow-ups.ts'
import { sealOffers } from '../store/decision/offer-sets.ts'
import type { DeskAnswer } from '../store/decision/desk-decisions.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import { answerReview } from '../store/work/review-requests.ts'
import type { Transaction } from '../store/schema.ts'
import { closeTasks } from '../store/work/tasks.ts'
import { recordStepIn } from './record-step.ts'
import type { OpenQuestion } from './open-question.ts'
import { changeRows } from '../store/database/rows.ts'

/**
 * Carries out a person's answer: a yes becomes offers that can be chosen, a no has its reasons, and either is mailed
 * and shown. Under the case's lock; `record` was read under it before the answer was stored.
 */
export async function carryAnswerOut(
  context: Context,
  transaction: Transaction,
  { record, question }: { record: CaseRecord; question: OpenQuestion },
  answer: DeskAnswer,
  by: string,
): Promise<StepTaken | StepRefusal> {
  const { caseKey } = record
  const isYes = answer.outcome === 'approved'
  if (isYes) {
    const changed = { sealed: sealOffers(caseKey, answer.data_version, answer.offers) }
    await changeRows(transaction, 'offer_set', { case_id: caseKey.caseId, data_version: answer.data_version }, changed)
  }
  const isRevised = question === 'review'
  if (isRevised) await beginAgain(context, transaction, record, answer, by)
  // Referred again before anybody answered, it kept the version that it began with.
  await changeRows(transaction, 'follow_up', { case_id: caseKey.caseId }, { data_version: answer.data_version })
  const { offers, reasons, words } = answer
  const step = { step: 'answered' as const, isYes, words, answered: { offers, reasons }, isRevised }
  return recordStepIn(context, transaction, record, step, by)
}

/** A refusal that became a yes: it answers the review, and is followed as a referral is, under the same reference. */
async function beginAgain(
  context: Context,
  transaction: Transaction,
  { caseKey, loanCase }: CaseRecord,
  { words, data_version: dataVersion }: DeskAnswer,
  by: string,
): Promise<void> {
  const now = context.now()
  await answerReview(transaction, caseKey, { words: words ?? '', isUpheld: false, now })
  await startFollowUp(transaction, loanCase.id, { kind: 'referral', dataVersion, offerId: null }, now)
  const caseId = loanCase.id
  await closeTasks(transaction, { caseId, kinds: ['review'] }, { outcome: 'revised', by, at: now })
  await closeTasks(transaction, { caseId, kinds: ['contact'] }, { outcome: 'answered', by, at: now })
}
