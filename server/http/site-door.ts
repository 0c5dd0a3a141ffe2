import { calls, type CallName, type Calls } from '#contract/calls.ts'
import type { Context } from '../context.ts'
import { noteAccess } from '../store/access-log.ts'
import type { AccessTokens } from './access-token.ts'
import { type Door, refuseOddParameters } from './call-route.ts'
import { takeCaseTurn } from './case-turns.ts'
import { admit, refuseForeignCase } from './guard.ts'
import type { Session, Handlers, Visitor } from './handler.ts'
import { refuseOtherSites } from './origin-check.ts'
import type { CallLimiter } from './rate-limiter.ts'
import { rateGroupOf } from './rate-limits.ts'

type DoorParts = { context: Context; handlers: Handlers<CallName>; tokens: AccessTokens; limiter: CallLimiter }

/** Lets visitors in by cookie and token, within limits, each to the case of their own session. */
export const siteDoor = ({ context, handlers, tokens, limiter }: DoorParts): Door<Calls, Visitor> => ({
  context,
  handlers,
  async admit(request, name) {
    const call = calls[name]
    const group = rateGroupOf(name, call.method)
    const isOpen = (call.scopes as readonly string[]).includes('public')
    await (isOpen ? limiter.count(group, request) : limiter.countUnknown(group, request))
    if (call.method !== 'GET') refuseOtherSites(request, context.settings.publicOrigin)
    refuseOddParameters(request)
    const session = await admit(request, call, context, tokens)
    if (session) await limiter.countSession(group, request, session)
    return { session }
  },
  check: (request, { session }, given) => refuseForeignCase(request, session, given),
  takeTurn: (name, { session }) => takeCaseTurn(name, session),
  note: (name, { session }) => logAccess(name, context, session),
})

/** CORE-8: a session's reads and changes of a case are in the security log. */
async function logAccess(call: CallName, { database, now }: Context, session: Session | null): Promise<void> {
  if (!session?.caseId) return
  await noteAccess(database, { sessionId: session.id, caseId: session.caseId, scope: session.scope, call, at: now() })
}
