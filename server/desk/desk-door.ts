import type { FastifyRequest } from 'fastify'
import { deskCalls, type DeskCalls } from '#contract/desk/calls.ts'
import type { Context } from '../context.ts'
import { type Door, refuseOddParameters } from '../http/call-route.ts'
import type { CallLimiter } from '../http/rate-limiter.ts'
import { Refusal } from '../refusal.ts'
import type { DeskSettings } from '../settings/desk-settings.ts'
import { appendAudit } from '../store/audit.ts'
import { admitStaff } from './guard.ts'
import type { DeskHandlers, Employee } from './handler.ts'

type DoorParts = { context: Context; desk: DeskSettings; handlers: DeskHandlers<DeskCalls>; limiter: CallLimiter }

/** All ids in paths are our own. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Lets employees in by the desk's own cookie, within limits, with a role that the call lists. */
export const deskDoor = ({ context, desk, handlers, limiter }: DoorParts): Door<DeskCalls, Employee> => ({
  context,
  handlers,
  async admit(request, name, { method }) {
    const group = method === 'GET' ? 'deskRead' : 'deskChange'
    await limiter.countUnknown(group, request)
    refuseOddParameters(request)
    const session = await admitStaff(request, deskCalls[name], context, desk)
    await limiter.countSession(group, request, { id: session.id, caseId: null })
    if (name === 'findCases') await countSearch(request, session.staff_id, context, limiter)
    refuseOddParameters(request, uuid)
    return { session, staff: { id: session.staff_id, name: session.name, role: session.role } }
  },
})

/** An employee who searches more than anybody needs to is stopped, once an hour on record. */
async function countSearch(request: FastifyRequest, id: string, context: Context, limiter: CallLimiter): Promise<void> {
  try {
    await limiter.countSession('deskSearch', request, { id, caseId: null })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const at = context.now()
    const effectKey = `desk.search-stopped/${id}/${at.toISOString().slice(0, 13)}`
    await context.database
      .transaction()
      .execute((transaction) =>
        appendAudit(transaction, 'desk.search-stopped', { at, caseId: null, by: { id }, effectKey }),
      )
    const { retryAfterSeconds = 3600 } = error
    throw new Refusal('searched_too_often', { retryAfterSeconds })
  }
}
