import { sql, type RawBuilder } from 'kysely'
import type { workViews } from '#contract/desk/work.ts'
import type { IsoDate } from '#lending/days.ts'
import { type CaseLine, readCaseLines } from '../store/case/case-lines.ts'
import type { Away } from '../store/session/leaves.ts'
import type { TaskRow } from '../store/work/tasks.ts'
import type { Database } from '../store/schema.ts'
import { isFree, isOf, standingInFor } from './stand-ins.ts'
import { isOwnWork } from './own-decision.ts'
import type { KeyRing } from '../store/sealing/seal.ts'

const tasksPerPage = 50
/** Beyond this the list says that there are more. */
const countedMax = 1_000

type TaskView = (typeof workViews)[number]
/** The last row of the page before. */
type Cursor = { dueOn: IsoDate; id: string }

export type ListedTask = Omit<TaskRow, 'closed_at' | 'closed_by' | 'outcome' | 'subject_id' | 'claimed_at'> & {
  owner_name: string | null
  line: CaseLine | null
  /** It rests on an answer of who looks, so that a colleague does it. */
  is_own: boolean
}

/** `kind`: null for work of any. `away`: whose work is in others' lists today. */
type Seen = { staffId: string; today: IsoDate; kind: TaskRow['kind'] | null; away: readonly Away[] }
type ListRequest = Seen & { view: TaskView; after: Cursor | null; operatorKeys: KeyRing }
type Raw = Omit<ListedTask, 'line'>

const ofKind = (kind: Seen['kind']) => (kind === null ? sql`true` : sql`o.kind = ${kind}`)

const conditions = ({ staffId, today, away }: Seen): Record<TaskView, RawBuilder<unknown>> => ({
  all: sql`true`,
  mine: isOf(staffId, standingInFor(away, staffId)),
  free: sql`${isFree(standingInFor(away, null))} and o.waiting_until is null`,
  late: sql`o.due_on < ${today}::date`,
  waiting: sql`o.waiting_until is not null`,
})

/** Open tasks, the soonest due first: late ones are on top. By the key of the last row, any page costs the same. */
export async function listTasks(
  database: Database,
  { view, after, operatorKeys, ...seen }: ListRequest,
): Promise<{ rows: ListedTask[]; next: Cursor | null }> {
  const from = after === null ? sql`true` : sql`(o.due_on, o.id) > (${after.dueOn}::date, ${after.id}::uuid)`
  const condition = sql`${conditions(seen)[view]} and ${ofKind(seen.kind)} and ${from}`
  const rows = await readPage(database, seen.staffId, condition, tasksPerPage + 1)
  const shown = rows.slice(0, tasksPerPage)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return {
    rows: await withLines(database, shown, operatorKeys),
    next: last ? { dueOn: last.due_on, id: last.id } : null,
  }
}

/** One row as the list shows it; null when it is closed or gone. */
export async function readListed(
  database: Database,
  { id, staffId, operatorKeys }: { id: string; staffId: string; operatorKeys: KeyRing },
): Promise<ListedTask | null> {
  const rows = await readPage(database, staffId, sql`o.id = ${id}`, 1)
  return (await withLines(database, rows, operatorKeys))[0] ?? null
}

/** Open tasks of a case, for its own page, which says the rest. */
export const listOfCase = async (database: Database, caseId: string, staffId: string): Promise<ListedTask[]> =>
  (await readPage(database, staffId, sql`o.case_id = ${caseId}`, tasksPerPage)).map((row) => ({ ...row, line: null }))

/** The page is cut off before anything is joined to it. */
async function readPage(
  database: Database,
  staffId: string,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<Raw[]> {
  const { rows } = await sql<Raw>`
    with page as (
      select o.id, o.case_id, o.kind, o.reason, o.opened_at, o.due_on, o.waiting_until, o.tries, o.owner, o.version from obligation o
      where o.closed_at is null and ${condition}
      order by o.due_on, o.id limit ${limit}
    )
    select o.*, s.name as owner_name, ${isOwnWork(staffId)} as is_own
    from page o
    left join desk_staff s on s.id = o.owner
    order by o.due_on, o.id`.execute(database)
  return rows
}

async function withLines(database: Database, rows: readonly Raw[], operatorKeys: KeyRing): Promise<ListedTask[]> {
  const ids = new Set(rows.flatMap(({ case_id: id }) => (id === null ? [] : [id])))
  const lines = await readCaseLines(database, operatorKeys, [...ids])
  return rows.map((row) => ({ ...row, line: (row.case_id !== null && lines.get(row.case_id)) || null }))
}

type TaskCounts = Record<'open' | 'late' | 'today' | 'mine' | 'free' | 'waiting', number>

/** Up to `countedMax` each, so that they cost the same however many there are. */
export async function countTasks(database: Database, seen: Seen): Promise<TaskCounts> {
  const of = conditions(seen)
  const counted = (condition: RawBuilder<unknown>) =>
    sql`(select count(*)::int from (
      select from obligation o where o.closed_at is null and ${ofKind(seen.kind)} and ${condition} limit ${countedMax}
    ) counted)`
  const { rows } = await sql<TaskCounts>`select
    ${counted(of.all)} as open, ${counted(of.late)} as late, ${counted(sql`o.due_on = ${seen.today}::date`)} as today,
    ${counted(of.mine)} as mine, ${counted(of.free)} as free, ${counted(of.waiting)} as waiting`.execute(database)
  return rows[0]!
}
