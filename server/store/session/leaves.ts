import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { IsoDate } from '#lending/days.ts'
import type { Leave } from '#lending/desk/leave.ts'
import type { Database, Transaction } from '../schema.ts'
import { insertRow } from '../database/rows.ts'

/** Leave that is not over, soonest first. */
export async function readLeaves(database: Database, today: IsoDate): Promise<(Leave & { id: string })[]> {
  const rows = await database
    .selectFrom('desk_leave')
    .selectAll()
    .where('until_day', '>=', today)
    .orderBy('from_day')
    .orderBy('id')
    .execute()
  return rows.map(({ id, staff_id, from_day, until_day, stand_in }) => ({
    ...{ id, staffId: staff_id, fromDay: from_day, untilDay: until_day, standIn: stand_in },
  }))
}

/** An employee who is away; `standIn` is null where everybody may take their work up. */
export type Away = { staffId: string; standIn: { id: string; name: string } | null }

/** Those away on a day. A stand-in who is away too is none. */
export async function readAway(database: Database, day: IsoDate): Promise<Away[]> {
  const isOn = sql`until_day >= ${day}::date and from_day <= ${day}::date`
  const { rows } = await sql<{ staff_id: string; id: string | null; name: string | null }>`
    select v.staff_id, t.id, t.name from desk_leave v
    left join desk_staff t on t.id = v.stand_in
      and not exists (select from desk_leave w where w.staff_id = t.id and ${isOn})
    where ${isOn}`.execute(database)
  return rows.map(({ staff_id: staffId, id, name }) => ({
    staffId,
    standIn: id === null || name === null ? null : { id, name },
  }))
}

/** Returns its id, or null where the employee is away on one of the days already. Forgets leave that is over. */
export async function insertLeave(
  transaction: Transaction,
  { staffId, fromDay, untilDay, standIn }: Leave,
  today: IsoDate,
): Promise<string | null> {
  await sql`select from desk_staff where id = ${staffId} for update`.execute(transaction)
  await transaction.deleteFrom('desk_leave').where('until_day', '<', today).execute()
  const known = transaction.selectFrom('desk_leave').select('id').where('staff_id', '=', staffId)
  const other = await known.where('from_day', '<=', untilDay).where('until_day', '>=', fromDay).executeTakeFirst()
  if (other) return null
  const id = randomUUID()
  const days = { from_day: fromDay, until_day: untilDay }
  await insertRow(transaction, 'desk_leave', { id, staff_id: staffId, ...days, stand_in: standIn })
  return id
}
