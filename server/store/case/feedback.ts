import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../schema.ts'
import type { FeedbackTable } from '../schema/case-tables.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'

type FeedbackWords = { referenceSource: string | null; suggestions: string | null }
export type Feedback = { rating: number; at: Date } & FeedbackWords

const purpose = 'feedback'

export const sealFeedback = (caseKey: CaseKey, words: FeedbackWords): Buffer => sealJson(caseKey, purpose, words)

export const openFeedback = (caseKey: CaseKey, { rating, at, sealed }: Selectable<FeedbackTable>): Feedback => ({
  rating,
  at,
  ...openJson<FeedbackWords>(caseKey, purpose, sealed),
})

export async function readFeedback(database: Kysely<Schema>, caseKey: CaseKey): Promise<Feedback | null> {
  const row = await database.selectFrom('feedback').selectAll().where('case_id', '=', caseKey.caseId).executeTakeFirst()
  return row ? openFeedback(caseKey, row) : null
}
