/** AUTH-1: throws for an unusable token: some clients store `null` and `undefined` as words. */
export function requireUsableToken(token: string | null | undefined): string {
  const text = (token ?? '').trim()
  if (text !== '' && text !== 'null' && text !== 'undefined') return text
  // The visitor reads the words of any failure; what it was is for the log.
  console.error('Invalid token received')
  throw new Error('Invalid token received')
}

/** The expiry of a JWT in milliseconds since 1970; null for no JWT, or one without expiry. */
export function expiryOfToken(token: string): number | null {
  const seconds = claimsOf(token)?.['exp']
  return typeof seconds === 'number' ? seconds * 1000 : null
}

/** The case of a token; null for an anonymous one. */
export function subjectOfToken(token: string): string | null {
  const subject = claimsOf(token)?.['sub']
  return typeof subject === 'string' && subject !== 'anonymous' ? subject : null
}

/** The scope of a token, e.g. of a mailed link's narrow session. Only chooses the page; the server decides. */
export const scopeOfToken = (token: string | null): unknown => (token === null ? null : claimsOf(token)?.['scope'])

/** Of a mailed link's narrow session, which is no application. */
export const isLinkToken = (token: string): boolean => ['reconsent', 'status'].includes(String(scopeOfToken(token)))

export const isReconsentToken = (token: string | null): boolean => scopeOfToken(token) === 'reconsent'

function claimsOf(token: string): Record<string, unknown> | null {
  const payload = token.split('.')[1]
  if (!payload) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null
  } catch {
    return null
  }
}
