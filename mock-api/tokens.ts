import type { MockSession, MockState } from './mock-state.ts'

/** As long as the server's (docs/security.md, "Sessions and tokens"), so that renewal is tried out as well. */
const tokenLivesMs = 15 * 60_000

type TokenClaims = { sid: string; scope: MockSession['scope']; exp: number }

/** A token in the server's shape with a fake signature, which guards only a tester's own browser. */
export function signToken(session: MockSession, scope: MockSession['scope'], now: Date): string {
  const exp = Math.floor((now.getTime() + tokenLivesMs) / 1000)
  const claims = { sid: session.id, sub: session.caseId ?? session.id, scope, exp }
  return [{ alg: 'none', typ: 'JWT' }, claims].map(encode).join('.') + '.mock'
}

type Beginning = { state: MockState; newId: () => string; now: Date }

/** Begins this browser's session in place of an earlier one. Returns its token. */
export function beginSession({ state, newId, now }: Beginning, fresh: Omit<MockSession, 'id'>): string {
  state.session = { id: newId(), ...fresh }
  return signToken(state.session, fresh.scope, now)
}

const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The claims of a token; null for a malformed or expired one. */
export function readToken(authorization: string | null, now: Date): TokenClaims | null {
  const payload = /^Bearer [\w-]+\.([\w-]+)\.mock$/.exec(authorization ?? '')?.[1]
  if (!payload) return null
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as TokenClaims
    return claims.exp * 1000 > now.getTime() ? claims : null
  } catch {
    return null
  }
}
