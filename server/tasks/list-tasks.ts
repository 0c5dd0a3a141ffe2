import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { IsoDate } from '#lending/days.ts'
import { openDetails } from '../store/case/case-details.ts'
import type { TaskRow } from '../store/work/tasks.ts'
import type { Schema } from '../store/schema.ts'
import { openCaseKey } from '../store/sealing/seal.ts'
import { isOwnWork } from './own-decision.ts'

const tasksPerPage = 50
/** Beyond this the list says that there are more. */
const countedMax = 1_000

type TaskView = 'all' | 'mine' | 'free'
/** The last row of the page before. */
type Cursor = { dueOn: IsoDate; id: string }

export type ListedTask = Omit<TaskRow, 'closed_at' | 'closed_by' | 'outcome' | 'subject_id' | 'claimed_at'> & {
  owner_name: string | null
  reference: string | null
  company_name: string | null
  /** It rests on an answer of who looks, so that a colleague does it. */
  is_own: boolean
}

type ListRequest = { view: TaskView; staffId: string; after: Cursor | null; operatorKey: Buffer | null }
type Raw = Omit<ListedTask, 'company_name'> & { sealed_details: Buffer | null; wrapped_key: Buffer | null }

const conditions = (staffId: string): Record<TaskView, RawBuilder<unknown>> => ({
  all: sql`true`,
  mine: sql`o.owner = ${staffId}`,
  free: sql`o.owner is null`,
})

/**
 * Open tasks, the soonest due first, so that late ones are on top. By the key of the last row: any page costs the
 * same. The company's name is opened for those who may see it (`operatorKey` is null for the others).
 */
export async function listTasks(
  database: Kysely<Schema>,
  { view, staffId, after, operatorKey }: ListRequest,
): Promise<{ rows: ListedTask[]; next: Cursor | null }> {
  const from = after === null ? sql`true` : sql`(o.due_on, o.id) > (${after.dueOn}::date, ${after.id}::uuid)`
  const condition = sql`${conditions(staffId)[view]} and ${from}`
  const rows = await readPage(database, staffId, condition, tasksPerPage + 1)
  const shown = rows.slice(0, tasksPerPage)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return {
    rows: shown.map((row) => listed(row, operatorKey)),
    next: last ? { dueOn: last.due_on, id: last.id } : null,
  }
}

/** One row as the list shows it; null when it is closed or gone. */
export async function readListed(
  database: Kysely<Schema>,
  { id, staffId, operatorKey }: { id: string; staffId: string; operatorKey: Buffer | null },
): Promise<ListedTask | null> {
  const [row] = await readPage(database, staffId, sql`o.id = ${id}`, 1)
  return row ? listed(row, operatorKey) : null
}

/** Open tasks of a case, for its own page, which knows the names. */
export const listOfCase = async (database: Kysely<Schema>, caseId: string, staffId: string): Promise<ListedTask[]> =>
  (await readPage(database, staffId, sql`o.case_id = ${caseId}`, tasksPerPage)).map((row) => listed(row, null))

/** The page is cut off before anything is joined to it. */
async function readPage(
  database: Kysely<Schema>,
  staffId: string,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<Raw[]> {
  const { rows } = await sql<Raw>`
    with page as (
      select o.id, o.case_id, o.kind, o.reason, o.opened_at, o.due_on, o.owner, o.version from obligation o
      where o.closed_at is null and ${condition}
      order by o.due_on, o.id limit ${limit}
    )
    select o.*, f.reference, s.name as owner_name, c.sealed_details, k.wrapped_key, ${isOwnWork(staffId)} as is_own
    from page o
    left join desk_staff s on s.id = o.owner
    left join follow_up f on f.case_id = o.case_id
    left join loan_case c on c.id = o.case_id
    left join sealing_key k on k.id = o.case_id
    order by o.due_on, o.id`.execute(database)
  return rows
}

function listed({ sealed_details, wrapped_key, ...row }: Raw, operatorKey: Buffer | null): ListedTask {
  const isShown = operatorKey !== null && row.case_id !== null && sealed_details !== null && wrapped_key !== null
  if (!isShown) return { ...row, company_name: null }
  const caseKey = openCaseKey(operatorKey, row.case_id!, wrapped_key)
  return { ...row, company_name: openDetails(caseKey, { sealed_details }).company_name }
}

type TaskCounts = { open: number; late: number; today: number; mine: number; free: number }

/** Up to `countedMax` each, so that they cost the same however many there are. */
export async function countTasks(
  database: Kysely<Schema>,
  { staffId, today }: { staffId: string; today: IsoDate },
): Promise<TaskCounts> {
  const counted = (condition: RawBuilder<unknown>) =>
    sql`(select count(*)::int from (
      select from obligation o where o.closed_at is null and ${condition} limit ${countedMax}
    ) counted)`
  const { rows } = await sql<TaskCounts>`select
    ${counted(sql`true`)} as open,
    ${counted(sql`o.due_on < ${today}::date`)} as late,
    ${counted(sql`o.due_on = ${today}::date`)} as today,
    ${counted(sql`o.owner = ${staffId}`)} as mine,
    ${counted(sql`o.owner is null`)} as free`.execute(database)
  return rows[0]!
}
