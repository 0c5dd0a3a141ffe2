import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import type { DeskSettings } from '../settings/desk-settings.ts'
import { bareHttp } from '../http/bare-http.ts'
import { serveCalls, type Door, refuseOddParameters } from '../http/call-route.ts'
import { serveProbes } from '../http/health.ts'
import { rateLimiter, type CallLimiter, rateLimitHook, type RateLimiter } from '../http/rate-limiter.ts'
import { serveLogin } from './login/login-routes.ts'
import { type DeskCalls, deskTable, deskCalls } from '#contract/desk/calls.ts'
import type { DeskHandlers, Employee } from './handler.ts'
import { caseHandlers } from './handlers/case.ts'
import { decideHandlers } from './handlers/decide.ts'
import { insightHandlers } from './handlers/insight.ts'
import { loginHandlers } from './handlers/login.ts'
import { contractHandlers, payoutHandlers } from './handlers/payouts.ts'
import { reassessHandlers } from './handlers/reassess.ts'
import { teamHandlers } from './handlers/team.ts'
import { workHandlers } from './handlers/work.ts'
import { settleHandlers } from './handlers/settle.ts'
import { Refusal } from '../refusal.ts'
import { appendAudit } from '../store/audit.ts'
import { admitStaff } from './guard.ts'
import fastifyStatic from '@fastify/static'
import { apiPrefix } from '#contract/calls.ts'
import { isDeskAddress } from '#contract/desk/addresses.ts'
import { sendUnknownCall } from '../http/site.ts'
import { readSite, type SiteFile } from '../http/site-files.ts'

/** A record over every call of the desk: one that lacks its handler does not compile. */
const deskHandlers: DeskHandlers<DeskCalls> = {
  ...loginHandlers,
  ...workHandlers,
  ...teamHandlers,
  ...insightHandlers,
  ...caseHandlers,
  ...decideHandlers,
  ...settleHandlers,
  ...payoutHandlers,
  ...contractHandlers,
  ...reassessHandlers,
}

type DoorParts = { context: Context; desk: DeskSettings; handlers: DeskHandlers<DeskCalls>; limiter: CallLimiter }

/** All ids in paths are our own. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Lets employees in by the desk's own cookie, within limits, with a role that the call lists. */
const deskDoor = ({ context, desk, handlers, limiter }: DoorParts): Door<DeskCalls, Employee> => ({
  context,
  handlers,
  async admit(request, name, { method }) {
    const group = method === 'GET' ? 'deskRead' : 'deskChange'
    await limiter.countUnknown(group, request)
    refuseOddParameters(request)
    const session = await admitStaff(request, deskCalls[name], context, desk)
    await limiter.countSession(group, request, { id: session.id, caseId: null })
    if (name === 'findCases') await countSearch(request, session.staff_id, context, limiter)
    refuseOddParameters(request, uuid)
    return { session, staff: { id: session.staff_id, name: session.name, role: session.role } }
  },
})

/** An employee who searches more than anybody needs to is stopped, once an hour on record. */
async function countSearch(request: FastifyRequest, id: string, context: Context, limiter: CallLimiter): Promise<void> {
  try {
    await limiter.countSession('deskSearch', request, { id, caseId: null })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const at = context.now()
    const effectKey = `desk.search-stopped/${id}/${at.toISOString().slice(0, 13)}`
    await context.database
      .transaction()
      .execute((transaction) =>
        appendAudit(transaction, 'desk.search-stopped', { at, caseId: null, by: { id }, effectKey }),
      )
    const { retryAfterSeconds = 3600 } = error
    throw new Refusal('searched_too_often', { retryAfterSeconds })
  }
}

/** The built desk: one page for each of its addresses, and the page's files. Everything else is not found. */
async function serveDeskPages(app: FastifyInstance, folder: string, limiter: RateLimiter): Promise<void> {
  const { files } = readSite(folder)
  const page = files.get('/index.html')
  if (!page) app.log.warn('The desk is not built; only its calls are served')
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    acceptRanges: false,
    suppressWarning: true,
  } as const)
  app.setNotFoundHandler({ preHandler: rateLimitHook(limiter, 'page') }, async (request, reply) => {
    const path = pathOf(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || path === apiPrefix || path.startsWith(`${apiPrefix}/`)) return sendUnknownCall(request, reply)
    if (page && isDeskAddress(path)) return send(reply, page)
    const file = path.endsWith('.html') ? undefined : files.get(path)
    return file ? send(reply, file) : reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n')
  })
}

/** An address is only ever looked up among known names, so nothing of it is decoded. */
const pathOf = (url: string): string => url.split(/[?#]/, 1)[0]!

function send(reply: FastifyReply, { name, isHashed, policy }: SiteFile): FastifyReply {
  // Only the site has a tester mode.
  if (policy !== null) reply.header('content-security-policy', policy.replace(' vlot-tester', ''))
  if (isHashed) return reply.sendFile(name, { maxAge: '365d', immutable: true })
  return reply.header('cache-control', 'no-cache').sendFile(name, { cacheControl: false })
}

/** The HTTP server of the lender's desk, not yet listening. It shares nothing with the public site. */
export async function buildDeskHttp(context: Context, desk: DeskSettings): Promise<FastifyInstance> {
  const app = await bareHttp(context)
  const limiter = await rateLimiter(app, context.settings, context.pool)
  serveProbes(app, context)
  serveCalls(app, deskTable, deskDoor({ context, desk, handlers: deskHandlers, limiter }))
  serveLogin(app, context, desk, limiter)
  await serveDeskPages(app, desk.dir, limiter)
  return app
}
