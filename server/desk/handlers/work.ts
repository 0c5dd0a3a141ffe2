import type { deskWorkCalls, WorkItem } from '#contract/desk/work.ts'
import { handledBy } from '#lending/desk/closings.ts'
import { taskKinds, type TaskKind } from '#lending/desk/task-kinds.ts'
import { may, type DeskRole } from '#lending/desk/roles.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../../context.ts'
import { claimNext, claimTask, passOn, readTask, type ClaimRefusal } from '../../tasks/claim-task.ts'
import { enterComplaint } from '../../tasks/enter-complaint.ts'
import { countTasks, listTasks, readListed } from '../../tasks/list-tasks.ts'
import { isOwnDecision } from '../../tasks/own-decision.ts'
import { Refusal } from '../../refusal.ts'
import { readPresentStaff } from '../../store/session/desk-sessions.ts'
import { readAway } from '../../store/session/leaves.ts'
import { actorOf, appendAudit } from '../../store/audit.ts'
import { openedFor, type Seen } from '../../store/work/desk-looks.ts'
import type { TaskRow } from '../../store/work/tasks.ts'
import type { Database, Transaction } from '../../store/schema.ts'
import { closeWork } from '../close-work.ts'
import type { DeskHandlers, Staff } from '../handler.ts'
import { lookAt } from '../look-at.ts'
import { hasAsked, readAsked } from '../read-asked.ts'
import { shownItem } from '../shown-item.ts'

const mayHandle = (role: DeskRole, kind: TaskKind): boolean => may(role, handledBy[kind])

async function readItem(database: Database, context: Context, staff: Staff, id: string): Promise<WorkItem> {
  const row = await readListed(database, { id, staffId: staff.id, operatorKeys: context.settings.operatorKeys })
  if (!row) throw new Refusal('work_closed')
  return shownItem(row, staff.role, await readAway(database, businessDay(context.now())))
}

const seenOf = ({ id, case_id: caseId }: TaskRow): Seen => ({ caseId, taskId: id })

const refusals = { taken: 'work_taken', 'not-mine': 'work_taken', closed: 'work_closed' } as const satisfies Record<
  ClaimRefusal,
  string
>

type WorkAction = 'work.claimed' | 'work.taken-over' | 'work.released' | 'work.handed-over'
type Owning = (transaction: Transaction) => Promise<TaskRow | ClaimRefusal>

/** A change of owner with its line in the trail, once however often it is asked for, and the row as it is shown. */
async function changeOwner(context: Context, staff: Staff, action: WorkAction, work: Owning): Promise<WorkItem> {
  const { id } = await context.database.transaction().execute(async (transaction) => {
    const made = await work(transaction)
    if (typeof made === 'string') throw new Refusal(refusals[made])
    await noteOwner(context, transaction, made, { action, staff })
    return made
  })
  return readItem(context.database, context, staff, id)
}

async function noteOwner(
  context: Context,
  transaction: Transaction,
  { id: obligationId, case_id: caseId, kind, owner, version }: TaskRow,
  { action, staff }: { action: WorkAction; staff: Staff },
): Promise<void> {
  const effectKey = `${action}/${obligationId}/${version}`
  const fact = { at: context.now(), caseId, by: staff, effectKey }
  await appendAudit(transaction, action, fact, { obligationId, kind, owner })
}

/** Refused: a role that may not do it, and a review of the employee's own answer. Returns who has it. */
async function refuseWrongHands(database: Database, id: string, who: Pick<Staff, 'id' | 'role'>) {
  const row = await readTask(database, id)
  if (!row || row.closed_at !== null) throw new Refusal('work_closed')
  if (!mayHandle(who.role, row.kind)) throw new Refusal('forbidden')
  if (await isOwnDecision(database, row, who.id)) throw new Refusal('work_own_decision')
  return row.owner
}

export const workHandlers: DeskHandlers<typeof deskWorkCalls> = {
  async listWork({ context, staff, query: { view = 'all', kind = null, after } }) {
    const today = businessDay(context.now())
    const [dueOn, id] = after?.split('_') ?? []
    const cursor = dueOn && id ? { dueOn, id } : null
    const away = await readAway(context.database, today)
    const seen = { staffId: staff.id, today, kind, away }
    const asked = { ...seen, view, after: cursor, operatorKeys: context.settings.operatorKeys }
    const { rows, next } = await listTasks(context.database, asked)
    const counts = await countTasks(context.database, seen)
    return {
      today,
      items: rows.map((row) => shownItem(row, staff.role, away)),
      next: next && `${next.dueOn}_${next.id}`,
      counts,
    }
  },

  async readWork({ context, staff, params: { id } }) {
    const row = await readTask(context.database, id)
    if (!row || row.closed_at !== null) throw new Refusal('work_closed')
    const isTheirs = row.owner === staff.id && may(staff.role, 'openNames') && hasAsked(row)
    const isOpen = isTheirs && (await openedFor(context.database, seenOf(row), staff.id, context.now())) !== null
    return {
      today: businessDay(context.now()),
      item: await readItem(context.database, context, staff, id),
      isClosed: isTheirs && !isOpen,
      asked: isOpen ? await readAsked(context, row) : null,
    }
  },

  async openWork({ context, staff, params: { id }, request: { reason }, heldKey }) {
    const row = await readTask(context.database, id)
    if (!row || row.closed_at !== null) throw new Refusal('work_closed')
    if (row.owner !== staff.id) throw new Refusal('work_taken')
    await lookAt(context, staff, seenOf(row), reason, heldKey)
    return null
  },

  async claimWork({ context, staff, params: { id }, request: { version } }) {
    const owner = await refuseWrongHands(context.database, id, staff)
    const away = await readAway(context.database, businessDay(context.now()))
    const mayTakeOver = may(staff.role, 'lead') || away.some(({ staffId }) => staffId === owner)
    const isTaken = mayTakeOver && owner !== null && owner !== staff.id
    return changeOwner(context, staff, isTaken ? 'work.taken-over' : 'work.claimed', (transaction) =>
      claimTask(transaction, { id, version }, { staffId: staff.id, mayTakeOver, now: context.now() }),
    )
  },

  async releaseWork({ context, staff, params: { id }, request: { version } }) {
    const giving = { from: staff.id, to: null, mayTakeAway: may(staff.role, 'lead'), now: context.now() }
    return changeOwner(context, staff, 'work.released', (transaction) => passOn(transaction, { id, version }, giving))
  },

  async handOverWork({ context, staff, params: { id }, request: { version, to } }) {
    const { database } = context
    const colleague = (await readPresentStaff(database, context.now())).find(({ id: known }) => known === to)
    const row = await readTask(database, id)
    if (!colleague || (row && !mayHandle(colleague.role, row.kind))) throw new Refusal('work_not_theirs')
    if (row && (await isOwnDecision(database, row, colleague.id))) throw new Refusal('work_own_decision')
    const giving = { from: staff.id, to, mayTakeAway: may(staff.role, 'lead'), now: context.now() }
    return changeOwner(context, staff, 'work.handed-over', (transaction) =>
      passOn(transaction, { id, version }, giving),
    )
  },

  async takeNextWork({ context, staff, heldKey }) {
    const kinds = taskKinds.filter((kind) => mayHandle(staff.role, kind))
    return context.database.transaction().execute(async (transaction) => {
      const taken = await claimNext(transaction, { staffId: staff.id, kinds, now: context.now() })
      if (taken) await noteOwner(context, transaction, taken, { action: 'work.claimed', staff })
      const item = taken && (await readItem(transaction, context, staff, taken.id))
      await heldKey?.answerIn(transaction, { item })
      return { item }
    })
  },

  async closeWork({ context, staff, params: { id }, request }) {
    await closeWork(context, staff, id, request)
    return null
  },

  async enterComplaint({ context, staff, request }) {
    if (request.email === null && request.reachedBy === null) throw new Refusal('bad_request', { fields: ['email'] })
    const entered = await enterComplaint(context, actorOf(staff), request)
    if (entered === 'day') throw new Refusal('complaint_day', { fields: ['receivedOn'] })
    if (entered === 'reference-unknown') throw new Refusal('reference_unknown', { fields: ['reference'] })
    return entered
  },
}
