import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { headers, type CallName } from '#contract/calls.ts'
import type { authenticationCalls } from '#contract/authentication.ts'
import { partnerId as partnerIdSchema } from '#contract/values.ts'
import type { Context } from '../context.ts'
import type { AccessTokens } from '../http/access-token.ts'
import type { Asked, Handlers } from '../http/handler.ts'
import type { RateLimiter } from '../http/rate-limiter.ts'
import { Refusal } from '../http/refusal.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../http/session-cookie.ts'
import { appendAudit } from '../store/audit.ts'
import {
  beginSession,
  endSession,
  extendSession,
  findSessionOfCookie,
  hashOfCookie,
  type NewSession,
  type SessionRow,
} from '../store/session.ts'

type Names = keyof typeof authenticationCalls & CallName
type Doors = { tokens: AccessTokens; limiter: RateLimiter }

/** Every answer to a resume try takes this long, so that time tells nothing about why it failed. */
const resumeAnswerMs = 150

/** Sessions: AUTH-1 to AUTH-4 and API-3, with the cookie and token of security.md. */
export function authenticationRoutes({ tokens, limiter }: Doors): Handlers<Names> {
  const begin = async (asked: Asked<Names>, fresh: NewSession): Promise<SessionRow> => {
    const { context, http, reply } = asked
    await limiter.count('sessionsOfDay', http)
    const { session, cookie } = await beginSession(context.database, fresh, context.now())
    setSessionCookie(reply, context.settings, cookie)
    return session
  }
  return {
    async createAnonymousToken(asked) {
      // A second tab of the same browser asks too; a new cookie would end the session of the first.
      const held = await heldSession(asked)
      if (held) await extendSession(asked.context.pool, held, asked.context.now())
      const partner = partnerOf(asked.http.headers[headers.originated])
      const session = held ?? (await begin(asked, { scope: 'visitor', caseId: null, partnerId: partner }))
      return { token: tokens.sign(session, 'visitor') }
    },

    async createSession(asked) {
      const held = await heldSession(asked)
      const partner = asked.request.partnerId ?? held?.partner_id ?? null
      const session = await begin(asked, { scope: 'applicant', caseId: randomUUID(), partnerId: partner })
      // Rotation: what was fixed or stolen before the case began is worth nothing after it.
      if (held) await endSession(asked.context.database, held.id, asked.context.now())
      return { data: { token: tokens.sign(session), caseId: session.case_id ?? '' } }
    },

    async createResumeToken(asked) {
      const answerAt = Date.now() + resumeAnswerMs
      await findSessionOfCookie(asked.context.pool, hashOfCookie(asked.request.hash).toString('base64url'), new Date(0))
      await sleep(Math.max(0, answerAt - Date.now()))
      throw new Refusal('reconsent_kvk')
    },

    async renewToken(asked) {
      const session = await heldSession(asked)
      if (!session) throw new Refusal('unauthorised')
      const idleExpiresAt = await extendSession(asked.context.pool, session, asked.context.now())
      return {
        token: tokens.sign(session),
        caseId: session.case_id,
        idleExpiresAt: idleExpiresAt.toISOString(),
        absoluteExpiresAt: session.absolute_expires_at.toISOString(),
      }
    },

    async endSession(asked) {
      const session = await heldSession(asked)
      if (session) await endAudited(asked.context, session)
      clearSessionCookie(asked.reply, asked.context.settings)
      return null
    },
  }
}

async function heldSession({ context, http }: Asked<Names>): Promise<SessionRow | null> {
  const cookie = readSessionCookie(http, context.settings)
  return cookie === null ? null : findSessionOfCookie(context.pool, cookie, context.now())
}

/** A partner is a marketing hint; what does not look like one is left out rather than refused. */
function partnerOf(header: string | string[] | undefined): string | null {
  const read = partnerIdSchema.safeParse(typeof header === 'string' ? header.toLowerCase() : undefined)
  return read.success ? read.data : null
}

async function endAudited(context: Context, session: SessionRow): Promise<void> {
  const now = context.now()
  await context.database.transaction().execute(async (transaction) => {
    await endSession(transaction, session.id, now)
    if (session.case_id === null) return
    const fact = { at: now, caseId: session.case_id, actor: session.scope, action: 'session.ended' }
    await appendAudit(transaction, { ...fact, detail: { sessionId: session.id } })
  })
}
