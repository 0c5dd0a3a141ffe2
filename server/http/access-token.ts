import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { KeyRing } from '../store/sealing/seal.ts'
import type { SessionRow } from '../store/session/session.ts'
import type { Session } from './handler.ts'

const algorithm = 'HS256'
const issuer = 'vlot'
const audience = 'vlot-api'
const tokenSeconds = 15 * 60

/** A token's claims. It is valid only with the cookie whose hash it carries (RFC 7800, `cnf`). */
export type TokenClaims = {
  sid: string
  scope: Session['scope']
  caseId: string | null
  cookieHash: string
}

export type AccessTokens = {
  /** A token for a session; `scope` may be narrower than the session's own: `visitor` carries no case. */
  sign(session: SessionRow, scope?: Session['scope']): Promise<string>
  /** Null for every token that is not ours, not valid now, or not of the one algorithm we use. */
  read(token: string): Promise<TokenClaims | null>
}

/** The one algorithm is HS256; `alg`, `kid`, `jku` and `crit` of a token's header choose nothing here. */
export function accessTokens(keys: KeyRing, now: () => Date): AccessTokens {
  const hmacKeys = keys.map((key) =>
    crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']),
  )
  return {
    async sign(session, scope = session.scope) {
      const caseId = scope === 'visitor' ? null : session.case_id
      const claims = {
        iss: issuer,
        aud: audience,
        // Clients read the case id from the subject of a token of resume-tokens (RECON-5).
        sub: caseId ?? 'anonymous',
        sid: session.id,
        scope,
        cnf: { cookie: session.cookie_hash.toString('base64url') },
        exp: Math.floor(now().getTime() / 1000) + tokenSeconds,
      }
      return new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).sign(await hmacKeys[0]!)
    },
    async read(token) {
      const expected = { issuer, audience, algorithms: [algorithm], requiredClaims: ['exp'], currentDate: now() }
      for (const key of hmacKeys) {
        const verified = await jwtVerify(token, await key, expected).catch(() => null)
        if (verified) return claimsOf(verified.payload)
      }
      return null
    },
  }
}

function claimsOf({ sid, scope, sub, cnf }: JWTPayload): TokenClaims | null {
  if (typeof sid !== 'string' || typeof sub !== 'string') return null
  const cookieHash = (cnf as Record<string, unknown> | undefined)?.['cookie']
  if (typeof cookieHash !== 'string' || !isScope(scope)) return null
  return { sid, scope, caseId: sub === 'anonymous' ? null : sub, cookieHash }
}

const isScope = (value: unknown): value is Session['scope'] =>
  value === 'visitor' || value === 'applicant' || value === 'reconsent' || value === 'status'
