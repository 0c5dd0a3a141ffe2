/** AUTH-1: throws for an unusable token: some clients store `null` and `undefined` as words. */
export function requireUsableToken(token: string | null | undefined): string {
  const text = (token ?? '').trim()
  if (text === '' || text === 'null' || text === 'undefined') throw new Error('Invalid token received')
  return text
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

/** Whether a token is of a mailed re-consent link's narrow session. Only chooses the page; the server decides. */
export const isReconsentToken = (token: string | null): boolean =>
  token !== null && claimsOf(token)?.['scope'] === 'reconsent'

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
