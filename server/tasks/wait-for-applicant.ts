import { sql } from 'kysely'
import type { IsoDate } from '#lending/days.ts'
import { handledBy } from '#lending/desk/closings.ts'
import { dueOn } from '#lending/desk/due-times.ts'
import { may } from '#lending/desk/roles.ts'
import { pausedKinds } from '#lending/desk/task-kinds.ts'
import { findStaff } from '../store/session/desk-sessions.ts'
import type { Database, Transaction } from '../store/schema.ts'
import type { TaskRow } from '../store/work/tasks.ts'
import { isOwnDecision } from './own-decision.ts'
import { changeRows } from '../store/database/rows.ts'

const openOnes = (transaction: Transaction, caseId: string) =>
  transaction
    .selectFrom('obligation')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('subject_id', 'is', null)
    .where('kind', 'in', pausedKinds)
    .where('closed_at', 'is', null)
    .execute()

/** The day of the task, and of the step that promised it, which the applicant sees. */
async function promise(
  transaction: Transaction,
  { id, case_id: caseId }: TaskRow,
  changed: { due_on: IsoDate; waiting_until: IsoDate | null; owner?: string; claimed_at?: Date },
): Promise<void> {
  await changeRows(transaction, 'obligation', { id }, { ...changed, version: sql`version + 1` })
  await sql`update follow_up_step set due_on = ${changed.due_on} where case_id = ${caseId} and due_on is not null
    and at = (select max(at) from follow_up_step where case_id = ${caseId})`.execute(transaction)
}

/** Puts the case's open work off until the applicant's last day; returns our day after it. Under the case's lock. */
export async function waitForApplicant(
  transaction: Transaction,
  caseId: string,
  until: IsoDate,
): Promise<IsoDate | null> {
  let by: IsoDate | null = null
  for (const row of await openOnes(transaction, caseId)) {
    by = dueOn(row.kind, until)
    await promise(transaction, row, { due_on: by, waiting_until: until })
  }
  return by
}

/** Nothing is waited for any more: each has a day from today, and is of who asked where nobody has it. */
export async function goOnWithout(
  transaction: Transaction,
  caseId: string,
  { askedBy, today, now }: { askedBy: string; today: IsoDate; now: Date },
): Promise<IsoDate | null> {
  let by: IsoDate | null = null
  const asker = await findStaff(transaction, askedBy.replace(/^staff:/, ''))
  for (const row of await openOnes(transaction, caseId)) {
    if (row.waiting_until === null) continue
    by = dueOn(row.kind, today)
    const isTheirs =
      row.owner === null &&
      asker !== undefined &&
      may(asker.role, handledBy[row.kind]) &&
      !(await isOwnDecision(transaction, row, asker.id))
    const back = isTheirs ? { owner: asker.id, claimed_at: now } : {}
    await promise(transaction, row, { due_on: by, waiting_until: null, ...back })
  }
  return by
}

/** Until when the case waits for its applicant; null when it waits for the lender. */
export async function readWaiting(database: Database, caseId: string): Promise<IsoDate | null> {
  const row = await database
    .selectFrom('obligation')
    .select(({ fn }) => fn.max('waiting_until').as('until'))
    .where('case_id', '=', caseId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row?.until ?? null
}
