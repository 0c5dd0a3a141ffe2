import type { Selectable } from 'kysely'
import { businessDay } from '../../business-day.ts'
import { openAnswer } from './desk-answers.ts'
import type { ReviewRequestTable } from '../schema/case-tables.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'

/** What a request for another look keeps sealed. */
export type ReviewWords = { email: string; explanation: string | null }

const purposeOf = (dataVersion: number): string => `review/${dataVersion}`

export const sealReview = (caseKey: CaseKey, dataVersion: number, words: ReviewWords): Buffer =>
  sealJson(caseKey, purposeOf(dataVersion), words)

export const openReview = (caseKey: CaseKey, row: { data_version: number; sealed: Buffer }): ReviewWords =>
  openJson<ReviewWords>(caseKey, purposeOf(row.data_version), row.sealed)

/** What a person answered: whether the decision stands, and why. Null until then. */
export function openReviewAnswer(
  caseKey: CaseKey,
  row: Pick<Selectable<ReviewRequestTable>, 'data_version' | 'answered_at' | 'is_upheld' | 'sealed_answer'>,
): { on: string; isUpheld: boolean; words: string } | null {
  const words = openAnswer(caseKey, purposeOf(row.data_version), row.sealed_answer)
  if (words === null || row.answered_at === null) return null
  return { on: businessDay(row.answered_at), isUpheld: row.is_upheld === true, words }
}
