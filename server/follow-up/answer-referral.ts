import type { Transaction } from 'kysely'
import type { MoveRefusal, StepTaken } from '#lending/desk/follow-up.ts'
import type { Context } from '../context.ts'
import { sealOffers } from '../store/decision/offer-sets.ts'
import type { DeskAnswer } from '../store/decision/desk-decisions.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import type { Schema } from '../store/schema.ts'
import { moveInside } from './move-case.ts'

/**
 * What a person answered takes effect: a yes becomes offers that can be chosen, a no carries its reasons, and either is
 * mailed and shown. Under the case's lock; `record` was read under it before the answer was stored.
 */
export async function carryAnswerOut(
  context: Context,
  transaction: Transaction<Schema>,
  record: CaseRecord,
  answer: DeskAnswer,
  by: string,
): Promise<StepTaken | MoveRefusal> {
  const { caseKey } = record
  const isYes = answer.outcome === 'approved'
  if (isYes) {
    await transaction
      .updateTable('offer_set')
      .set({ sealed: sealOffers(caseKey, answer.data_version, answer.offers) })
      .where('case_id', '=', caseKey.caseId)
      .where('data_version', '=', answer.data_version)
      .execute()
  }
  // Referred again before anybody answered, it kept the version that it began with.
  await transaction
    .updateTable('follow_up')
    .set({ data_version: answer.data_version })
    .where('case_id', '=', caseKey.caseId)
    .execute()
  const { offers, reasons, words } = answer
  return moveInside(context, transaction, record, { move: 'answered', isYes, words, answered: { offers, reasons } }, by)
}
