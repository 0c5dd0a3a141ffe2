/** AUTH-1: what the server must not hand out as a token. Some clients write the words for nothing into storage. */
export function requireUsableToken(token: string | null | undefined): string {
  const text = (token ?? '').trim()
  if (text === '' || text === 'null' || text === 'undefined') throw new Error('Invalid token received')
  return text
}

/** The expiry of a JWT in milliseconds since 1970, or null when the text is no JWT or says nothing of it. */
export function expiryOfToken(token: string): number | null {
  const payload = token.split('.')[1]
  if (!payload) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const seconds = (claims as { exp?: unknown } | null)?.exp
    return typeof seconds === 'number' ? seconds * 1000 : null
  } catch {
    return null
  }
}
