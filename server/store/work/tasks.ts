import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { IsoDate } from '#lending/days.ts'
import type { TaskKind, TaskOutcome } from '#lending/desk/task-kinds.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { changeRows, findRow, insertNew } from '../database/rows.ts'

export type TaskRow = RowOf<'obligation'>

type NewTask = {
  kind: TaskKind
  caseId: string | null
  subjectId: string | null
  reason: string | null
  openedAt: Date
  dueOn: IsoDate
  owner: string | null
}

/** Returns its id. One that is open stays as it is, and is the one that is meant. */
export async function insertTask(transaction: Transaction, opened: NewTask): Promise<string> {
  const { kind, caseId, subjectId, reason, openedAt, dueOn, owner } = opened
  const id = randomUUID()
  const isNew = await insertNew(transaction, 'obligation', {
    id,
    case_id: caseId,
    kind,
    subject_id: subjectId,
    reason,
    opened_at: openedAt,
    due_on: dueOn,
    owner,
    claimed_at: owner === null ? null : openedAt,
  })
  if (isNew) return id
  const open = { kind, case_id: caseId, subject_id: subjectId, closed_at: null }
  return (await findRow(transaction, 'obligation', open, ['id']))!.id
}

/** Reopens a task that ended by the applicant's change of data, with its due day and owner. */
export async function resumeTask(transaction: Transaction, caseId: string, kind: TaskKind): Promise<void> {
  await sql`update obligation set closed_at = null, closed_by = null, outcome = null, version = version + 1
    where id = (
      select id from obligation where case_id = ${caseId} and kind = ${kind} order by opened_at desc limit 1
    ) and outcome = 'changed'`.execute(transaction)
}

export type Closing = { outcome: TaskOutcome; by: string; at: Date }
type Which = {
  caseId: string | null
  kinds?: readonly TaskKind[]
  /** Undefined: of any subject; null: only those about the case itself. */
  subjectId?: string | null
}

/** Closes what is open of these; returns how many there were. */
export async function closeTasks(
  database: Database,
  { caseId, kinds, subjectId }: Which,
  { outcome, by, at }: Closing,
): Promise<number> {
  let query = database
    .updateTable('obligation')
    .set({ closed_at: at, closed_by: by, outcome, version: sql`version + 1` })
    .where('closed_at', 'is', null)
    .where('case_id', caseId === null ? 'is' : '=', caseId)
  if (kinds) query = query.where('kind', 'in', kinds)
  if (subjectId !== undefined) query = query.where('subject_id', subjectId === null ? 'is' : '=', subjectId)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends tasks about changed data: the status page asks the applicant to finish first. */
export const endChanged = (transaction: Transaction, caseId: string, at: Date): Promise<number> =>
  closeTasks(
    transaction,
    { caseId, kinds: ['referral', 'chosenOffer'], subjectId: null },
    { outcome: 'changed', by: 'applicant', at },
  )

/** Everything of an erased case: it is counted on, and leads nowhere any more. */
export async function endErased(transaction: Transaction, caseId: string, at: Date): Promise<void> {
  await closeTasks(transaction, { caseId }, { outcome: 'erased', by: 'applicant', at })
  await changeRows(transaction, 'obligation', { case_id: caseId }, { subject_id: null })
}

/** As `endErased`, for forms, complaints and mails that belong to no case. */
export async function endOfSubjects(
  transaction: Transaction,
  subjectIds: readonly string[],
  { outcome, by, at }: Closing,
): Promise<void> {
  if (subjectIds.length === 0) return
  const ofThem = { closed_at: at, closed_by: by, outcome, version: sql<number>`version + 1` }
  await transaction
    .updateTable('obligation')
    .set(ofThem)
    .where('subject_id', 'in', subjectIds)
    .where('closed_at', 'is', null)
    .execute()
  await transaction.updateTable('obligation').set({ subject_id: null }).where('subject_id', 'in', subjectIds).execute()
}

/** The day the case's last task was closed; of an open one its due day, or today when late. */
export async function readSettledOn(database: Database, caseId: string, today: IsoDate): Promise<IsoDate | null> {
  const { rows } = await sql<{ settled_on: IsoDate | null }>`
    select max(coalesce((closed_at at time zone 'Europe/Amsterdam')::date, greatest(due_on, ${today}::date))) as settled_on
    from obligation where case_id = ${caseId}`.execute(database)
  return rows[0]?.settled_on ?? null
}
