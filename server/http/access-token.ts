import { createSigner, createVerifier } from 'fast-jwt'
import type { SessionRow } from '../store/session/session.ts'
import type { Session } from './handler.ts'

const issuer = 'vlot'
const audience = 'vlot-api'
const tokenSeconds = 15 * 60

/** What a token says. It is of use only together with the cookie whose hash it carries (RFC 7800, `cnf`). */
export type TokenClaims = {
  sid: string
  scope: Session['scope']
  caseId: string | null
  cookieHash: string
}

export type AccessTokens = {
  /** A token for a session; `scope` may be narrower than the session's own: `visitor` carries no case. */
  sign(session: SessionRow, scope?: Session['scope']): string
  /** Null for every token that is not ours, not valid now, or not of the one algorithm we use. */
  read(token: string): TokenClaims | null
}

/** The one algorithm is HS256; `alg`, `kid`, `jku` and `crit` of a token's header choose nothing here. */
export function accessTokens(key: Buffer, now: () => Date): AccessTokens {
  const signer = createSigner({ key, algorithm: 'HS256', noTimestamp: true })
  // Expiry is checked below, by the server's own clock, which tests may set.
  const verifier = createVerifier({
    key,
    algorithms: ['HS256'],
    allowedIss: issuer,
    allowedAud: audience,
    ignoreExpiration: true,
    // The verifier compares these two only where they are; `claimsOf` asks for the others itself.
    requiredClaims: ['aud', 'iss'],
    cache: false,
  })
  const seconds = () => Math.floor(now().getTime() / 1000)
  return {
    sign(session, scope = session.scope) {
      const caseId = scope === 'visitor' ? null : session.case_id
      return signer({
        iss: issuer,
        aud: audience,
        // Clients read the case id from the subject of a token of resume-tokens (RECON-5).
        sub: caseId ?? 'anonymous',
        sid: session.id,
        scope,
        cnf: { cookie: session.cookie_hash.toString('base64url') },
        exp: seconds() + tokenSeconds,
      })
    },
    read(token) {
      try {
        return claimsOf(verifier(token) as unknown, seconds())
      } catch {
        return null
      }
    },
  }
}

function claimsOf(payload: unknown, nowSeconds: number): TokenClaims | null {
  const { exp, sid, scope, sub, cnf } = payload as Record<string, unknown>
  if (typeof exp !== 'number' || exp <= nowSeconds || typeof sid !== 'string' || typeof sub !== 'string') return null
  const cookieHash = (cnf as Record<string, unknown> | undefined)?.['cookie']
  if (typeof cookieHash !== 'string' || !isScope(scope)) return null
  return { sid, scope, caseId: sub === 'anonymous' ? null : sub, cookieHash }
}

const isScope = (value: unknown): value is Session['scope'] =>
  value === 'visitor' || value === 'applicant' || value === 'reconsent'
