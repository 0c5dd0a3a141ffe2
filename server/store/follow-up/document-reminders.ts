import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

export type DueRequest = { id: string; case_id: string }

/** Requests of which something is due on this day: a reminder that was not sent, or their end. */
export const dueRequests = (database: Kysely<Schema>, today: string, limit: number): Promise<DueRequest[]> =>
  database
    .selectFrom('document_request')
    .select(['id', 'case_id'])
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('end_on', '<', today),
        eb.and([eb('remind_on', '<=', today), eb('reminded_at', 'is', null), eb('end_on', '>=', today)]),
      ]),
    )
    .orderBy('end_on')
    .limit(limit)
    .execute()
