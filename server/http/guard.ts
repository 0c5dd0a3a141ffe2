import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Call, Scope } from '#contract/call.ts'
import type { Context } from '../context.ts'
import { extendSession, findLiveSession, hashOfCookie, type SessionRow } from '../store/session/session.ts'
import type { AccessTokens, TokenClaims } from './access-token.ts'
import type { Session } from './handler.ts'
import { Refusal } from '../refusal.ts'
import { readSessionCookie } from './session-cookie.ts'

/**
 * Cookie and token together (docs/security.md, "Sessions and tokens"). Null for public calls; throws 401 when either is
 * missing, forged, expired or of another session, 403 on its scope.
 */
export async function admit(
  request: FastifyRequest,
  call: Pick<Call, 'scopes' | 'errors'>,
  context: Context,
  tokens: AccessTokens,
): Promise<Session | null> {
  if (call.scopes.includes('public')) return null
  const claims = await tokens.read(bearerOf(request))
  const cookie = readSessionCookie(request, context.settings)
  if (!claims || cookie === null) throw new Refusal('unauthorised')
  const now = context.now()
  const row = await findLiveSession(context.pool, claims.sid, now)
  if (!row || !belongTogether(claims, hashOfCookie(cookie), row)) throw new Refusal('unauthorised')
  if (!call.scopes.includes(claims.scope)) throw new Refusal(whyNot(claims.scope, call))
  await extendSession(context.pool, row, now)
  return sessionOf(claims, row)
}

/** AUTH-4: a visitor without a case is shown that the case id is missing, where the call knows that answer. */
const whyNot = (scope: Scope, call: Pick<Call, 'errors'>): 'case_id_not_available' | 'forbidden' =>
  scope === 'visitor' && call.errors.includes('case_id_not_available') ? 'case_id_not_available' : 'forbidden'

function bearerOf(request: FastifyRequest): string {
  const header = request.headers.authorization ?? ''
  return header.startsWith('Bearer ') && header.length < 2_000 ? header.slice('Bearer '.length) : ''
}

function belongTogether(claims: TokenClaims, cookieHash: Buffer, row: SessionRow): boolean {
  const claimed = Buffer.from(claims.cookieHash, 'base64url')
  const isSameCookie = claimed.length === cookieHash.length && timingSafeEqual(claimed, cookieHash)
  const isSameSession = timingSafeEqual(row.cookie_hash, cookieHash)
  // A visitor's token may ride on the session of an applicant (another tab of the same browser), never the other way.
  const isScopeHeld = claims.scope === 'visitor' || (claims.scope === row.scope && claims.caseId === row.case_id)
  return isSameCookie && isSameSession && isScopeHeld
}

const sessionOf = (claims: TokenClaims, row: SessionRow): Session => ({
  id: row.id,
  scope: claims.scope,
  caseId: claims.caseId,
  partnerId: row.partner_id,
  reconsentConnectionId: claims.scope === 'reconsent' ? row.reconsent_connection_id : null,
  addressId: row.address_id,
})

/**
 * The case is the session's own; a parameter that names another one is answered as if it did not exist, and logged
 * (OWASP API1:2023, broken object level authorisation).
 */
export function refuseForeignCase(
  request: FastifyRequest,
  session: Session | null,
  given: Readonly<Record<string, unknown>>,
): void {
  if (session === null) return
  for (const name of ['caseId', 'customerId']) {
    const value = given[name]
    if (value === undefined || value === session.caseId) continue
    request.log.warn({ parameter: name, sessionId: session.id }, 'A call named a case that is not its own')
    throw new Refusal('not_found')
  }
}
