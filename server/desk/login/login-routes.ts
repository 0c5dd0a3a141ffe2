import formbody from '@fastify/formbody'
import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  backChannelPath,
  callbackPath,
  isDeskAddress,
  type LoginFailure,
  loginPath,
  signedInPath,
} from '#contract/desk/addresses.ts'
import type { Context } from '../../context.ts'
import type { DeskSettings } from '../../settings/desk-settings.ts'
import { type RateLimiter, rateLimitHook } from '../../http/rate-limiter.ts'
import { appendAudit } from '../../store/audit.ts'
import {
  beginLogin,
  takeLogin,
  beginDeskSession,
  endDeskSessions,
  findDeskSession,
  keepRefreshToken,
  whySessionEnded,
} from '../../store/session/desk-sessions.ts'
import { clearDeskCookie, loginMs, readDeskCookie, setDeskCookie } from '../desk-cookies.ts'
import { type LoginChecks, type Provider, providerOf, type SignIn } from './provider.ts'
import { type Described, describedBy } from './role-claim.ts'
import { endByLogin, endWithoutRole } from './role-of-now.ts'

type Door = { context: Context; desk: DeskSettings; provider: Provider }

/** The sign-in and sign-out at the lender's login. No calls of the contract: browsers and the provider come here. */
export function serveLogin(app: FastifyInstance, context: Context, desk: DeskSettings, limiter: RateLimiter): void {
  const door: Door = { context, desk, provider: providerOf(desk) }
  const onRequest = rateLimitHook(limiter, 'deskLogin')
  app.get<{ Querystring: { to?: unknown } }>(loginPath, { onRequest }, (request, reply) =>
    begin(door, reply, request.query.to),
  )
  app.get(callbackPath, { onRequest }, (request, reply) => comeBack(door, request, reply))
  app.get(signedInPath, { onRequest: rateLimitHook(limiter, 'deskRead') }, async (request, reply) => {
    const cookie = readDeskCookie('session', request, context.settings)
    const now = context.now()
    const isSignedIn = cookie !== null && (await findDeskSession(context.pool, cookie, now)) !== null
    const ended = isSignedIn || cookie === null ? null : await whySessionEnded(context.pool, cookie, now)
    return reply.send({ isSignedIn, ended })
  })
  void app.register(async (scope) => {
    await scope.register(formbody)
    const fromProvider = { onRequest: rateLimitHook(limiter, 'callback') }
    scope.post<{ Body: { logout_token?: unknown } | undefined }>(backChannelPath, fromProvider, (request, reply) =>
      endFromOutside(door, request, reply, request.body?.logout_token),
    )
  })
}

/** Nothing that the provider must answer is kept: it all follows from a cookie that the browser alone has. */
function checksOf(cookie: string, tokenKey: Buffer): LoginChecks {
  const secret = (purpose: string) =>
    createHmac('sha256', tokenKey).update(`desk login ${purpose} ${cookie}`).digest('base64url')
  return { state: secret('state'), nonce: secret('nonce'), verifier: secret('verifier') }
}

async function begin({ context, provider }: Door, reply: FastifyReply, to: unknown): Promise<FastifyReply> {
  const cookie = randomBytes(32).toString('base64url')
  const leadsTo = typeof to === 'string' && isDeskAddress(to) ? to : '/'
  let address: string
  try {
    address = await provider.loginAddress(checksOf(cookie, context.settings.tokenKeys[0]))
  } catch (error) {
    context.log.warn({ err: error }, 'The login of the desk cannot be reached')
    return fail(reply, leadsTo, 'provider')
  }
  await beginLogin(context.database, { cookie, leadsTo, expiresAt: new Date(context.now().getTime() + loginMs) })
  setDeskCookie('login', reply, context.settings, cookie)
  return reply.redirect(address, 302)
}

async function comeBack(door: Door, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { context, provider } = door
  const cookie = readDeskCookie('login', request, context.settings)
  clearDeskCookie('login', reply, context.settings)
  const leadsTo = cookie === null ? null : await takeLogin(context.database, cookie, context.now())
  const search = new URL(request.url, door.desk.origin).search
  const state = new URLSearchParams(search).get('state')
  const known = context.settings.tokenKeys.map((key) => cookie !== null && checksOf(cookie, key))
  const checks = known.find((one) => one !== false && one.state === state)
  if (leadsTo === null || !checks) {
    return refuse(door, reply, leadsTo ?? '/', 'state')
  }
  let signIn: SignIn
  try {
    signIn = await provider.finish(search, checks)
  } catch (error) {
    context.log.info({ reason: (error as Error).message }, 'A sign-in at the desk was not accepted')
    return refuse(door, reply, leadsTo, 'provider')
  }
  const who = describedBy(signIn.claims, door.desk.login)
  if (who === null) {
    await endWithoutRole(context, signIn.claims.sub)
    return refuse(door, reply, leadsTo, 'role')
  }
  await letIn(door, request, reply, signIn, who)
  return reply.redirect(leadsTo, 302)
}

async function letIn(
  { context }: Door,
  request: FastifyRequest,
  reply: FastifyReply,
  { claims, refreshToken }: SignIn,
  described: Described,
): Promise<void> {
  const now = context.now()
  const before = readDeskCookie('session', request, context.settings)
  const old = before === null ? null : await findDeskSession(context.pool, before, now)
  const cookie = await context.database.transaction().execute(async (transaction) => {
    if (old) await endDeskSessions(transaction, { id: old.id }, now)
    const sid = claims['sid']
    const who = { staffId: claims.sub, ...described, providerSessionId: typeof sid === 'string' && sid ? sid : null }
    const begun = await beginDeskSession(transaction, who, now)
    if (refreshToken) await keepRefreshToken(transaction, context.settings.operatorKeys, begun, refreshToken)
    const fact = { at: now, caseId: null, by: { id: claims.sub } }
    await appendAudit(transaction, 'desk.signed-in', fact, { role: described.role })
    return begun
  })
  setDeskCookie('session', reply, context.settings, cookie)
}

function refuse({ context }: Door, reply: FastifyReply, leadsTo: string, why: LoginFailure): FastifyReply {
  context.log.info({ refused: `desk.${why}` }, 'refused')
  return fail(reply, leadsTo, why)
}

const fail = (reply: FastifyReply, leadsTo: string, why: LoginFailure): FastifyReply =>
  reply.redirect(`${leadsTo}?login=${why}`, 302)

/** OpenID Connect Back-Channel Logout 1.0: the provider ends one session by its `sid`, or all of an employee. */
async function endFromOutside(
  { context, provider }: Door,
  request: FastifyRequest,
  reply: FastifyReply,
  token: unknown,
): Promise<FastifyReply> {
  const named = typeof token === 'string' ? await provider.readLogoutToken(token).catch((error: Error) => error) : null
  if (named === null || named instanceof Error) {
    request.log.info({ refused: 'desk.logout', reason: named?.message }, 'refused')
    return reply.code(400).send({ error: 'invalid_request' })
  }
  const { sub, sid } = named
  const which = sid === null ? { staffId: sub ?? '' } : { providerSessionId: sid, staffId: sub }
  await endByLogin(context, which, 'login')
  return reply.code(200).send()
}
