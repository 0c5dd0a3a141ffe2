import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { DeskSettings } from '../desk-settings.ts'
import { bareHttp } from '../http/bare-http.ts'
import { serveProbes } from '../http/health.ts'
import { rateLimiter } from '../http/rate-limiter.ts'
import { serveDeskPages } from './desk-pages.ts'
import { serveDeskCalls } from './desk-route.ts'
import { deskHandlers } from './handlers/all-handlers.ts'
import { serveLogin } from './login/login-routes.ts'

/** The HTTP server of the lender's desk, not yet listening. It has nothing of the public site, and the site nothing of it. */
export async function buildDeskHttp(context: Context, desk: DeskSettings): Promise<FastifyInstance> {
  const app = await bareHttp(context)
  const limiter = await rateLimiter(app, context.settings, context.pool)
  serveProbes(app, context)
  serveDeskCalls(app, { context, desk, handlers: deskHandlers, limiter })
  serveLogin(app, context, desk, limiter)
  await serveDeskPages(app, desk.dir, limiter)
  return app
}
