import { sql } from 'kysely'
import { businessDay } from '#lending/business-day.ts'
import type { TaskKind } from '#lending/desk/task-kinds.ts'
import { readAway } from '../store/session/leaves.ts'
import type { TaskRow } from '../store/work/tasks.ts'
import type { Database, Transaction } from '../store/schema.ts'
import { isFree, standingInFor } from './stand-ins.ts'
import { isOwnWork } from './own-decision.ts'
import { findRow } from '../store/database/rows.ts'

/** A row as seen: with another version it is no longer the one decided on. */
type SeenVersion = { id: string; version: number }

/** `taken`: a colleague has it. `not-mine`: not mine to give away. `closed`: done, or gone. */
export type ClaimRefusal = 'taken' | 'not-mine' | 'closed'

type Change = { owner: string | null; claimedAt: Date | null }

/** One statement, so that of two at once one wins. Null when the row has moved on. */
async function change(
  database: Database,
  { id, version }: SeenVersion,
  { owner, claimedAt }: Change,
): Promise<TaskRow | null> {
  const row = await database
    .updateTable('obligation')
    .set({ owner, claimed_at: claimedAt, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export const readTask = async (database: Database, id: string): Promise<TaskRow | null> =>
  (await findRow(database, 'obligation', { id })) ?? null

const isOpen = (row: TaskRow | null): row is TaskRow => row !== null && row.closed_at === null

/** Asked twice by the same person it stays theirs: the first answer may have been lost. A lead takes a colleague's. */
export async function claimTask(
  database: Database,
  seen: SeenVersion,
  { staffId, mayTakeOver = false, now }: { staffId: string; mayTakeOver?: boolean; now: Date },
): Promise<TaskRow | ClaimRefusal> {
  const row = await readTask(database, seen.id)
  if (!isOpen(row)) return 'closed'
  if (row.owner === staffId) return row
  if ((row.owner !== null && !mayTakeOver) || row.version !== seen.version) return 'taken'
  return (await change(database, seen, { owner: staffId, claimedAt: now })) ?? 'taken'
}

/** Back to everybody, or to a colleague. `mayTakeAway`: who leads may give away what a colleague has. */
export async function passOn(
  database: Database,
  seen: SeenVersion,
  { from, to, mayTakeAway, now }: { from: string; to: string | null; mayTakeAway: boolean; now: Date },
): Promise<TaskRow | ClaimRefusal> {
  const row = await readTask(database, seen.id)
  if (!isOpen(row)) return 'closed'
  if (row.owner === to) return row
  if (row.owner !== from && !mayTakeAway) return 'not-mine'
  return (await change(database, seen, { owner: to, claimedAt: to === null ? null : now })) ?? 'taken'
}

/**
 * Claims the first due row of nobody, or of an absent colleague for whom one stands in, that waits for nobody and is
 * not one's own answer. Concurrent ones differ.
 */
export async function claimNext(
  transaction: Transaction,
  { staffId, kinds, now }: { staffId: string; kinds: readonly TaskKind[]; now: Date },
): Promise<TaskRow | null> {
  const away = await readAway(transaction, businessDay(now))
  const next = await transaction
    .selectFrom('obligation as o')
    .select(['o.id', 'o.version'])
    .where('o.closed_at', 'is', null)
    .where(isFree([...standingInFor(away, null), ...standingInFor(away, staffId)]))
    .where('o.waiting_until', 'is', null)
    .where('o.kind', 'in', kinds)
    .where(sql<boolean>`not ${isOwnWork(staffId)}`)
    .orderBy('o.due_on')
    .orderBy('o.id')
    .limit(1)
    .forUpdate('o')
    .skipLocked()
    .executeTakeFirst()
  return next ? change(transaction, next, { owner: staffId, claimedAt: now }) : null
}
