import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type * as OpenId from 'openid-client'
import { callbackPath } from '#contract/desk/addresses.ts'
import type { DeskSettings } from '../../settings/desk-settings.ts'

/** Checks on the return of a sign-in; all three follow from the browser's cookie. */
export type LoginChecks = { state: string; nonce: string; verifier: string }
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string }

/** The refresh token is null where the login gives none, or no new one. */
export type SignIn = { claims: Claims; refreshToken: string | null }

export type Provider = {
  /** Where the employee signs in (code flow with PKCE). */
  loginAddress(checks: LoginChecks): Promise<string>
  /** The claims of the id token that the provider gives for the code in `search`. Rejects whatever does not fit. */
  finish(search: string, checks: LoginChecks): Promise<SignIn>
  /** The current identity; null where the login answers that they are signed out. Rejects without a valid answer. */
  askAgain(refreshToken: string): Promise<SignIn | null>
  /** Where the provider ends its own session and sends the employee back; null where it has no such page. */
  logoutAddress(): Promise<string | null>
  /** The user of a logout token. Rejects a token that is not the provider's, not for us, or no logout token. */
  readLogoutToken(token: string): Promise<{ sub: string | null; sid: string | null }>
}

const timeoutSeconds = 10
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** A provider's signing algorithms; never a shared secret or no signature. */
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519']

const opened = new WeakMap<DeskSettings, Provider>()

/** The lender's login, one for each desk. Its addresses are fetched at the first sign-in. */
export function providerOf(desk: DeskSettings): Provider {
  const known = opened.get(desk)
  if (known) return known
  const provider = openProvider(desk)
  opened.set(desk, provider)
  return provider
}

/** One reader of the provider's keys, whose cooldown then holds for all logout tokens, forged ones too. */
type Found = { library: typeof OpenId; config: OpenId.Configuration; keys: JWTVerifyGetKey | null }

function openProvider(desk: DeskSettings): Provider {
  const redirectUri = desk.origin + callbackPath
  let found: Promise<Found> | undefined
  const find = () => {
    found ??= discover(desk.login)
    // One that could not be reached is asked again by the next who tries.
    found.catch(() => (found = undefined))
    return found
  }
  return {
    async loginAddress({ state, nonce, verifier }) {
      const { library, config } = await find()
      const challenge = await library.calculatePKCECodeChallenge(verifier)
      return library.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: desk.login.scope,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        state,
        nonce,
      }).href
    },
    async finish(search, { state, nonce, verifier }) {
      const { library, config } = await find()
      const tokens = await library.authorizationCodeGrant(config, new URL(redirectUri + search), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      return signInOf(tokens)
    },
    async askAgain(refreshToken) {
      const { library, config } = await find()
      try {
        return signInOf(await library.refreshTokenGrant(config, refreshToken))
      } catch (error) {
        if (error instanceof library.ResponseBodyError && error.error === 'invalid_grant') return null
        throw error
      }
    },
    async logoutAddress() {
      const { library, config } = await find()
      if (config.serverMetadata().end_session_endpoint === undefined) return null
      return library.buildEndSessionUrl(config, { post_logout_redirect_uri: `${desk.origin}/` }).href
    },
    readLogoutToken: async (token) => readLogoutToken(token, await find(), desk.login.clientId),
  }
}

function signInOf(tokens: OpenId.TokenEndpointResponse & OpenId.TokenEndpointResponseHelpers): SignIn {
  const claims = tokens.claims()
  if (!claims) throw new Error('The login gave no id token.')
  return { claims, refreshToken: tokens.refresh_token ?? null }
}

/** Loaded at the first sign-in, since a start should not wait for it. */
async function discover({ issuer, clientId, clientSecret }: DeskSettings['login']): Promise<Found> {
  const library = await import('openid-client')
  const insecure = issuer.startsWith('http:') ? [library.allowInsecureRequests] : []
  const config = await library.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    // The signature of the id token is checked too, although it comes from the provider itself.
    execute: [...insecure, library.enableNonRepudiationChecks],
  })
  const { jwks_uri } = config.serverMetadata()
  const waits = { timeoutDuration: timeoutSeconds * 1000 }
  return { library, config, keys: jwks_uri === undefined ? null : createRemoteJWKSet(new URL(jwks_uri), waits) }
}

/** OpenID Connect Back-Channel Logout 1.0, section 2.6. */
async function readLogoutToken(token: string, { config, keys }: Found, clientId: string) {
  const { issuer } = config.serverMetadata()
  if (keys === null) throw new Error('The login names no keys.')
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms,
    requiredClaims: ['iat', 'events'],
    maxTokenAge: '10 minutes',
  })
  const { events, nonce, sub, sid } = payload
  const isLogout = typeof events === 'object' && events !== null && logoutEvent in events
  if (!isLogout || nonce !== undefined) throw new Error('This is no logout token.')
  if (typeof sub !== 'string' && typeof sid !== 'string') throw new Error('The logout token names nobody.')
  return { sub: typeof sub === 'string' ? sub : null, sid: typeof sid === 'string' ? sid : null }
}
