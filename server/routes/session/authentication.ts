import { randomUUID } from 'node:crypto'
import { headers, type CallName } from '#contract/calls.ts'
import type { authenticationCalls } from '#contract/authentication.ts'
import { partnerIdPattern } from '#contract/referrer.ts'
import type { Context } from '../../context.ts'
import type { AccessTokens } from '../../http/access-token.ts'
import { withRoundedDuration } from '../../http/rounded-duration.ts'
import type { HandlerInput, Handlers } from '../../http/handler.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import { Refusal } from '../../refusal.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../../http/session-cookie.ts'
import { appendAudit } from '../../store/audit.ts'
import { findOwnLink, type PresentedLink } from '../../store/mail/mailed-links.ts'
import {
  beginSession,
  endSession,
  extendSession,
  findSessionOfCookie,
  type NewSession,
  type SessionRow,
} from '../../store/session/session.ts'
import { beginFromLink, isSame, linkAnswerMs, openCaseOf, tryLink, usingUp } from './resume.ts'

type Names = keyof typeof authenticationCalls & CallName
type Doors = { tokens: AccessTokens; limiter: RateLimiter }

/** AUTH-1 to AUTH-4 and API-3, with cookie and token of docs/security.md, "Sessions and tokens". */
export function authenticationRoutes({ tokens, limiter }: Doors): Handlers<Names> {
  const begin = async (asked: HandlerInput<Names>, fresh: NewSession): Promise<SessionRow> => {
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
      const partner = partnerOf(asked.http.headers[headers.originated], asked.context)
      const session = held ?? (await begin(asked, { scope: 'visitor', caseId: null, partnerId: partner }))
      return { token: await tokens.sign(session, 'visitor') }
    },

    async createSession(asked) {
      const held = await heldSession(asked)
      const partner = partnerOf(asked.request.partnerId, asked.context) ?? held?.partner_id ?? null
      const session = await begin(asked, { scope: 'applicant', caseId: randomUUID(), partnerId: partner })
      // Rotation: what was fixed or stolen before the case began is worth nothing after it.
      if (held) await endSession(asked.context.database, held.id, asked.context.now())
      return { data: { token: await tokens.sign(session), caseId: session.case_id ?? '' } }
    },

    createResumeToken: (asked) =>
      withRoundedDuration(linkAnswerMs, async () => {
        const session = (await sessionOfOwnLink(asked)) ?? (await sessionOfNewLink(asked, limiter))
        return { data: { token: await tokens.sign(session) } }
      }),

    async renewToken(asked) {
      const session = await heldSession(asked)
      if (!session) throw new Refusal('unauthorised')
      const idleExpiresAt = await extendSession(asked.context.pool, session, asked.context.now())
      return {
        token: await tokens.sign(session),
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

/** A link is used up by its first success, except for the same browser's live session: a reload is not locked out. */
async function sessionOfOwnLink(asked: HandlerInput<'createResumeToken'>): Promise<SessionRow | null> {
  const held = await heldSession(asked)
  const own = held?.scope === 'reconsent' && (await findOwnLink(asked.context.database, linkOf(asked), held.id))
  const opened = own ? await openCaseOf(asked.context, own.case_id) : null
  return opened && isSame(opened.loanCase.kvk_number, asked.request.passphrase) ? held : null
}

async function sessionOfNewLink(asked: HandlerInput<'createResumeToken'>, limiter: RateLimiter): Promise<SessionRow> {
  const { context, request } = asked
  const known = await tryLink(context, linkOf(asked), request.passphrase)
  if (!known) throw new Refusal('reconsent_kvk')
  const { link } = known
  const about = {
    caseId: link.case_id,
    partnerId: null,
    reconsentConnectionId: link.connection_id,
    addressId: link.address_id,
  }
  return beginFromLink({ asked, limiter, refusal: 'reconsent_kvk' }, usingUp(link.id), { scope: 'reconsent', ...about })
}

const linkOf = ({ request, params }: HandlerInput<'createResumeToken'>): PresentedLink => ({
  secret: request.hash,
  caseId: params.caseId,
  purpose: 'reconsent',
  connectionId: request.connectionId ?? null,
})

async function heldSession({
  context,
  http,
}: Pick<HandlerInput<Names>, 'context' | 'http'>): Promise<SessionRow | null> {
  const cookie = readSessionCookie(http, context.settings)
  return cookie === null ? null : findSessionOfCookie(context.pool, cookie, context.now())
}

/** STORE-5: a partner is a marketing hint; what does not look like one is dropped and logged rather than refused. */
function partnerOf(given: string | string[] | null | undefined, { log }: Pick<Context, 'log'>): string | null {
  if (given === undefined || given === null || given === '') return null
  const partner = String(given).toLowerCase()
  if (partnerIdPattern.test(partner)) return partner
  log.warn({ partner: partner.slice(0, 40) }, 'A partner id was dropped')
  return null
}

async function endAudited(context: Context, session: SessionRow): Promise<void> {
  const now = context.now()
  await context.database.transaction().execute(async (transaction) => {
    await endSession(transaction, session.id, now)
    if (session.case_id === null) return
    const fact = { at: now, caseId: session.case_id, by: session.scope }
    await appendAudit(transaction, 'session.ended', fact, { sessionId: session.id })
  })
}
