import { businessDay } from '#lending/business-day.ts'
import { openAnswer, sealAnswer } from './desk-answers.ts'
import type { RowOf, Transaction } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'
import { changeRows, findRow } from '../database/rows.ts'

/** The sealed part of a request for review. */
type ReviewWords = { email: string; explanation: string | null }

const purposeOf = (dataVersion: number): string => `review/${dataVersion}`

export const sealReview = (caseKey: CaseKey, dataVersion: number, words: ReviewWords): Buffer =>
  sealJson(caseKey, purposeOf(dataVersion), words)

export const openReview = (caseKey: CaseKey, row: { data_version: number; sealed: Buffer }): ReviewWords =>
  openJson<ReviewWords>(caseKey, purposeOf(row.data_version), row.sealed)

type Answering = { words: string; isUpheld: boolean; now: Date }

/** The newest request of a case is answered, once more where it was before a call. */
export async function answerReview(
  transaction: Transaction,
  caseKey: CaseKey,
  { words, isUpheld, now }: Answering,
): Promise<void> {
  const row = await transaction
    .selectFrom('review_request')
    .select('data_version')
    .where('case_id', '=', caseKey.caseId)
    .orderBy('data_version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const sealed = sealAnswer(caseKey, purposeOf(row.data_version), words)
  const changed = { answered_at: now, is_upheld: isUpheld, sealed_answer: sealed }
  await changeRows(transaction, 'review_request', { case_id: caseKey.caseId, data_version: row.data_version }, changed)
}

/** The data moved under a review that is not answered, so that it is about the data as it is now. */
export async function moveReview(
  transaction: Transaction,
  caseKey: CaseKey,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const row = await findRow(transaction, 'review_request', { case_id: caseKey.caseId, data_version: from })
  if (!row) return
  const answer = openAnswer(caseKey, purposeOf(from), row.sealed_answer)
  const changed = {
    data_version: to,
    sealed: sealReview(caseKey, to, openReview(caseKey, row)),
    sealed_answer: answer === null ? null : sealAnswer(caseKey, purposeOf(to), answer),
  }
  await changeRows(transaction, 'review_request', { case_id: caseKey.caseId, data_version: from }, changed)
  for (const [kind, subject] of [
    ['review', (version: number) => String(version)],
    ['contact', purposeOf],
  ] as const) {
    const changed = { subject_id: subject(to) }
    await changeRows(
      transaction,
      'obligation',
      { case_id: caseKey.caseId, kind, subject_id: subject(from), closed_at: null },
      changed,
    )
  }
}

/** The person's answer: whether the decision is upheld, and why. Null before it. */
export function openReviewAnswer(
  caseKey: CaseKey,
  row: Pick<RowOf<'review_request'>, 'data_version' | 'answered_at' | 'is_upheld' | 'sealed_answer'>,
): { on: string; isUpheld: boolean; words: string } | null {
  const words = openAnswer(caseKey, purposeOf(row.data_version), row.sealed_answer)
  if (words === null || row.answered_at === null) return null
  return { on: businessDay(row.answered_at), isUpheld: row.is_upheld === true, words }
}
