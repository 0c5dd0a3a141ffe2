import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { LookReason } from '#lending/desk/desk-reasons.ts'
import type { DeskRole } from '#lending/desk/roles.ts'
import type { Schema } from '../schema.ts'

type Reader = Kysely<Schema> | Transaction<Schema>

/** After this, the names of a case close again. */
const openMs = 60 * 60_000

type Look = { caseId: string; by: { id: string; role: DeskRole }; reason: LookReason; at: Date }

export async function insertLook(transaction: Transaction<Schema>, { caseId, by, reason, at }: Look): Promise<void> {
  await transaction
    .insertInto('desk_look')
    .values({ id: randomUUID(), case_id: caseId, staff_id: by.id, role: by.role, reason, at })
    .execute()
}

/** Whether this employee has opened the names of the case within the hour. */
export async function isOpenTo(database: Reader, caseId: string, staffId: string, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('desk_look')
    .select('id')
    .where('case_id', '=', caseId)
    .where('staff_id', '=', staffId)
    .where('at', '>', new Date(now.getTime() - openMs))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Newest first. */
export const readLooks = (database: Reader, caseId: string, max: number) =>
  database.selectFrom('desk_look').selectAll().where('case_id', '=', caseId).orderBy('at', 'desc').limit(max).execute()
