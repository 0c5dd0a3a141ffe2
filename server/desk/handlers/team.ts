import type { deskTeamCalls } from '#contract/desk/team.ts'
import { businessDay } from '#lending/business-day.ts'
import { daysBetween } from '#lending/days.ts'
import { leaveDaysAhead, mayStandIn, shortagesOf, type Leave } from '#lending/desk/leave.ts'
import { may } from '#lending/desk/roles.ts'
import type { Context } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { appendAudit } from '../../store/audit.ts'
import { findRow } from '../../store/database/rows.ts'
import { readLatelySeen } from '../../store/session/desk-sessions.ts'
import { insertLeave, readLeaves } from '../../store/session/leaves.ts'
import type { DeskHandlers, Staff } from '../handler.ts'

function refuseOthers(staff: Staff, staffId: string): void {
  if (staffId !== staff.id && !may(staff.role, 'plan')) throw new Refusal('forbidden')
}

async function refuseUnfit(context: Context, { staffId, fromDay, untilDay, standIn }: Leave): Promise<void> {
  const today = businessDay(context.now())
  const isFar = daysBetween(today, untilDay) > leaveDaysAhead
  if (untilDay < fromDay || untilDay < today || isFar) throw new Refusal('leave_days', { fields: ['untilDay'] })
  const colleagues = await readLatelySeen(context.database, context.now())
  const named = (id: string) => colleagues.find((one) => one.id === id)
  const away = named(staffId)
  if (!away || !may(away.role, 'work')) throw new Refusal('bad_request', { fields: ['staffId'] })
  if (standIn === null) return
  const other = named(standIn)
  if (!other || other.id === staffId || !mayStandIn(other.role, away.role))
    throw new Refusal('stand_in_unfit', { fields: ['standIn'] })
}

/** Leave, and the colleague who does the work meanwhile. */
export const teamHandlers: DeskHandlers<typeof deskTeamCalls> = {
  async readTeam({ context: { database, now } }) {
    const today = businessDay(now())
    const staff = await readLatelySeen(database, now())
    const leaves = await readLeaves(database, today)
    return { today, staff, leaves, shortages: shortagesOf(staff, leaves, today) }
  },

  async setLeave({ context, staff, request }) {
    refuseOthers(staff, request.staffId)
    await refuseUnfit(context, request)
    const now = context.now()
    await context.database.transaction().execute(async (transaction) => {
      const id = await insertLeave(transaction, request, businessDay(now))
      if (id === null) throw new Refusal('leave_overlaps', { fields: ['fromDay'] })
      await appendAudit(transaction, 'leave.set', { at: now, caseId: null, by: staff }, { leaveId: id, ...request })
    })
    return null
  },

  async endLeave({ context, staff, params: { id } }) {
    const row = await findRow(context.database, 'desk_leave', { id })
    if (!row) throw new Refusal('changed_meanwhile')
    refuseOthers(staff, row.staff_id)
    await context.database.transaction().execute(async (transaction) => {
      const ended = await transaction.deleteFrom('desk_leave').where('id', '=', id).executeTakeFirst()
      if (ended.numDeletedRows === 0n) throw new Refusal('changed_meanwhile')
      const fact = { at: context.now(), caseId: null, by: staff }
      await appendAudit(transaction, 'leave.ended', fact, { leaveId: id, staffId: row.staff_id })
    })
    return null
  },
}
