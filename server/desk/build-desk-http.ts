import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { DeskSettings } from '../settings/desk-settings.ts'
import { bareHttp } from '../http/bare-http.ts'
import { serveCalls } from '../http/call-route.ts'
import { serveProbes } from '../http/health.ts'
import { rateLimiter } from '../http/rate-limiter.ts'
import { deskDoor } from './desk-door.ts'
import { serveDeskPages } from './desk-pages.ts'
import { serveLogin } from './login/login-routes.ts'
import { type DeskCalls, deskTable } from '#contract/desk/calls.ts'
import type { DeskHandlers } from './handler.ts'
import { caseHandlers } from './handlers/case.ts'
import { decideHandlers } from './handlers/decide.ts'
import { insightHandlers } from './handlers/insight.ts'
import { loginHandlers } from './handlers/login.ts'
import { contractHandlers, payoutHandlers } from './handlers/payouts.ts'
import { reassessHandlers } from './handlers/reassess.ts'
import { teamHandlers } from './handlers/team.ts'
import { workHandlers } from './handlers/work.ts'
import { settleHandlers } from './handlers/settle.ts'

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
