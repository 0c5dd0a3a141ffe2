// A login that issues any tokens a test wants, good or bad: its metadata, its keys, and a code.
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { createServer } from 'node:http'

type Signing = 'own' | 'another' | 'none' | 'secret'
export type OddToken = {
  claims?: JWTPayload
  signedBy?: Signing
  /** The refresh token issued beside the token. */
  refreshToken?: string
}

export type OddLogin = {
  issuer: string
  next: OddToken
  /** The answer to a refresh token: a token, the end of the sign-in, or nonsense. */
  again: OddToken | 'over' | 'broken'
  /** The refresh tokens that it was asked with. */
  askedWith: string[]
  /** How often its keys were fetched. */
  keysAsked: number
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
      let sent = ''
      for await (const part of request) sent += String(part)
      const { status, body } = await answerFor(request.url ?? '', new URLSearchParams(sent))
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
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
  async function answerFor(url: string, sent: URLSearchParams): Promise<{ status: number; body: unknown }> {
    if (url === '/keys') {
      login.keysAsked++
      return { status: 200, body: keys }
    }
    if (url === '/.well-known/openid-configuration') return { status: 200, body: metadataOf(issuer) }
    if (url !== '/token') return { status: 404, body: null }
    const isAgain = sent.get('grant_type') === 'refresh_token'
    if (isAgain) login.askedWith.push(sent.get('refresh_token') ?? '')
    const given = isAgain ? login.again : login.next
    if (given === 'over') return { status: 400, body: { error: 'invalid_grant' } }
    if (given === 'broken') return { status: 502, body: 'no gateway' }
    const { claims = {}, signedBy, refreshToken } = given
    const idToken = await token({ nonce, name: 'Odd One', roles: ['senior'], ...claims }, signedBy)
    const more = refreshToken === undefined ? {} : { refresh_token: refreshToken }
    return {
      status: 200,
      body: { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: idToken, ...more },
    }
  }
  const login: OddLogin = {
    issuer,
    next: {},
    again: 'broken',
    askedWith: [],
    keysAsked: 0,
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
