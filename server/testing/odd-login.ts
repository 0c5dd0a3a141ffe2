// A login that gives whatever tokens a test wants, good or bad: its metadata, its keys, and a code for everybody at once.
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { createServer } from 'node:http'

type Signing = 'own' | 'another' | 'none' | 'secret'
export type OddToken = { claims?: JWTPayload; signedBy?: Signing }

export type OddLogin = {
  issuer: string
  /** What the next code is exchanged for. */
  next: OddToken
  /** A token of this login with these claims, over the usual ones. */
  token(claims: JWTPayload, signedBy?: Signing): Promise<string>
  /** Where the browser is sent back to, when the desk has sent it to `address`. */
  answerTo(address: string): string
  close(): Promise<void>
}

export async function openOddLogin(clientId: string, clientSecret: string): Promise<OddLogin> {
  const [own, another] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), alg: 'ES256', use: 'sig', kid: 'own' }] }
  let nonce = ''
  const server = createServer((request, answer) => {
    void (async () => {
      const body = await bodyFor(request.url ?? '')
      answer.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })()
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  const issuer = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`

  const token: OddLogin['token'] = async (claims, signedBy = 'own') => {
    const seconds = Math.floor(Date.now() / 1000)
    const all = { iss: issuer, aud: clientId, sub: 'odd-1', iat: seconds, exp: seconds + 300, ...claims }
    if (signedBy === 'none') return `${part({ alg: 'none' })}.${part(all)}.`
    if (signedBy === 'secret') {
      return new SignJWT(all).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(clientSecret))
    }
    const { privateKey } = signedBy === 'own' ? own : another
    return new SignJWT(all).setProtectedHeader({ alg: 'ES256', kid: 'own' }).sign(privateKey)
  }
  async function bodyFor(url: string): Promise<unknown> {
    if (url === '/keys') return keys
    if (url === '/.well-known/openid-configuration') return metadataOf(issuer)
    if (url !== '/token') return null
    const { claims = {}, signedBy } = login.next
    const idToken = await token({ nonce, name: 'Odd One', roles: ['senior'], ...claims }, signedBy)
    return { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: idToken }
  }
  const login: OddLogin = {
    issuer,
    next: {},
    token,
    answerTo(asked) {
      const query = new URL(asked).searchParams
      nonce = query.get('nonce') ?? ''
      return `${query.get('redirect_uri')}?code=c&state=${query.get('state')}`
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
  return login
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  id_token_signing_alg_values_supported: ['ES256', 'HS256', 'none'],
  code_challenge_methods_supported: ['S256'],
})
