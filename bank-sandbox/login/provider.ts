import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Configuration, default as Provider } from 'oidc-provider'
import type { World } from '../world.ts'
import employees from './employees.json' with { type: 'json' }
import { signOutPage } from './login-pages.ts'

export const LOGIN_PATH = '/login'

/** The lender's login (OpenID Connect), like Entra or Keycloak. Created on first use, since it loads slowly. */
export async function openProvider(world: World): Promise<Provider> {
  const { default: ProviderClass } = await import('oidc-provider')
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'sandbox' }
  const provider = new ProviderClass(`${world.origin}${LOGIN_PATH}`, configurationOf(world, key))
  // Behind a proxy that ends TLS its own addresses are https too.
  provider.proxy = world.origin.startsWith('https:')
  return provider
}

function configurationOf({ settings }: World, key: object): Configuration {
  return {
    clients: [
      {
        client_id: settings.deskClientId,
        client_secret: settings.deskClientSecret,
        redirect_uris: [`${settings.deskOrigin}/api/desk/login/callback`],
        post_logout_redirect_uris: [`${settings.deskOrigin}/`],
        backchannel_logout_uri: `${settings.deskOrigin}/api/desk/login/back-channel`,
        backchannel_logout_session_required: true,
        id_token_signed_response_alg: 'ES256',
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    jwks: { keys: [key] } as Configuration['jwks'],
    claims: { openid: ['sub', 'sid'], profile: ['name', 'roles'] },
    // A login such as Entra puts them into the id token too.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // As Keycloak does: while the employee is signed in here, and without asking for a scope.
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: (_context, id) => {
      const employee = employees.find((one) => one.id === id)
      if (!employee) return undefined
      return { accountId: id, claims: () => ({ sub: id, name: employee.name, roles: [employee.role] }) }
    },
    // Employees are not asked what their employer may know.
    async loadExistingGrant(context) {
      const { client, session, provider, params } = context.oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(String(params?.['scope'] ?? 'openid'))
      await grant.save()
      return grant
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = signOutPage(form, context.acceptsLanguages('nl', 'en') === 'nl' ? 'nl' : 'en')
        },
      },
    },
    interactions: { url: (_context, interaction) => `${LOGIN_PATH}/pick/${interaction.uid}` },
    cookies: {
      // Ports share cookies on localhost, so these names are unique.
      names: { session: 'sandbox_login', interaction: 'sandbox_login_pick', resume: 'sandbox_login_resume' },
      keys: [randomBytes(32).toString('hex')],
      long: { path: LOGIN_PATH },
    },
    // The library would refuse to reach a desk on this machine, which is where the sandbox's is.
    fetch: (url, { dispatcher: _onlyPublic, ...options }: RequestInit & { dispatcher?: unknown } = {}) =>
      fetch(url, options),
    ttl: { Interaction: 600, Session: 12 * 3600, Grant: 12 * 3600, IdToken: 600, AccessToken: 600 },
  }
}
