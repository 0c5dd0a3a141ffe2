import type { Database, RowOf } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'
import { findRow } from '../database/rows.ts'

type FeedbackWords = { referenceSource: string | null; suggestions: string | null }
export type Feedback = { rating: number; at: Date } & FeedbackWords

const purpose = 'feedback'

export const sealFeedback = (caseKey: CaseKey, words: FeedbackWords): Buffer => sealJson(caseKey, purpose, words)

export const openFeedback = (caseKey: CaseKey, { rating, at, sealed }: RowOf<'feedback'>): Feedback => ({
  rating,
  at,
  ...openJson<FeedbackWords>(caseKey, purpose, sealed),
})

export async function readFeedback(database: Database, caseKey: CaseKey): Promise<Feedback | null> {
  const row = await findRow(database, 'feedback', { case_id: caseKey.caseId })
  return row ? openFeedback(caseKey, row) : null
}
