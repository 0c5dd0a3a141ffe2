import { randomUUID } from 'node:crypto'
import type { LookReason } from '#lending/desk/desk-reasons.ts'
import type { DeskRole } from '#lending/desk/roles.ts'
import type { Database, Transaction } from '../schema.ts'
import { insertRow } from '../database/rows.ts'

/** After this, the names of a case close again. */
const openMs = 60 * 60_000

/** The subject of a look: a case, or a task that belongs to none. */
export type Seen = { caseId: string | null; taskId: string | null }
type Look = Seen & { by: { id: string; role: DeskRole }; reason: LookReason; fileId?: string | null; at: Date }

export async function insertLook(
  transaction: Transaction,
  { caseId, taskId, by, reason, fileId = null, at }: Look,
): Promise<void> {
  const seen = { case_id: caseId, task_id: caseId === null ? taskId : null, file_id: fileId }
  await insertRow(transaction, 'desk_look', { id: randomUUID(), ...seen, staff_id: by.id, role: by.role, reason, at })
}

/** Why this employee opened the names within the hour; null where they are closed. */
export async function openedFor(
  database: Database,
  { caseId, taskId }: Seen,
  staffId: string,
  now: Date,
): Promise<LookReason | null> {
  const row = await database
    .selectFrom('desk_look')
    .select('reason')
    .where(caseId === null ? 'task_id' : 'case_id', '=', caseId ?? taskId)
    .where('staff_id', '=', staffId)
    .where('file_id', 'is', null)
    .where('at', '>', new Date(now.getTime() - openMs))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.reason ?? null
}

/** Whether this employee has opened the names of the case within the hour. */
export const isOpenTo = async (database: Database, caseId: string, staffId: string, now: Date): Promise<boolean> =>
  (await openedFor(database, { caseId, taskId: null }, staffId, now)) !== null

/** Whether this employee has opened this file within the hour. */
export async function isFileOpenTo(
  database: Database,
  { caseId, fileId }: { caseId: string; fileId: string },
  staffId: string,
  now: Date,
): Promise<boolean> {
  const looks = database.selectFrom('desk_look').select('id').where('case_id', '=', caseId)
  const own = looks.where('file_id', '=', fileId).where('staff_id', '=', staffId)
  return (await own.where('at', '>', new Date(now.getTime() - openMs)).executeTakeFirst()) !== undefined
}

/** Newest first. */
export const readLooks = (database: Database, caseId: string, max: number) =>
  database.selectFrom('desk_look').selectAll().where('case_id', '=', caseId).orderBy('at', 'desc').limit(max).execute()
