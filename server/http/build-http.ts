import type { FastifyInstance } from 'fastify'
import { type CallName, siteTable } from '#contract/calls.ts'
import type { Context } from '../context.ts'
import { openFlags } from '../flags/open-flags.ts'
import { serveOfrep } from './serve-ofrep.ts'
import { accessTokens, type AccessTokens } from './access-token.ts'
import { serveBankLogos } from './bank-logos.ts'
import { bareHttp } from './bare-http.ts'
import { serveCalls } from './call-route.ts'
import type { Handlers } from './handler.ts'
import { serveHealth } from './health.ts'
import { serveOpenApi } from './serve-open-api.ts'
import { rateLimiter, rateLimitHook, type RateLimiter } from './rate-limiter.ts'
import { serveSite } from './site.ts'
import { siteDoor } from './site-door.ts'

/** Routes outside the contract, such as the aggregator's callbacks. They get the security headers but no guard. */
type ExtraRoutes = (app: FastifyInstance, context: Context) => void | Promise<void>

/** Built pages that the server completes before it sends them. */
type PageRoutes = (app: FastifyInstance, context: Context, limiter: RateLimiter) => void

export type HttpParts = {
  /** Every call there is; the session routes sign tokens and count sessions. */
  handlers: (doors: { tokens: AccessTokens; limiter: RateLimiter }) => Handlers<CallName>
  extraRoutes: readonly ExtraRoutes[]
  pageRoutes: readonly PageRoutes[]
}

/** The HTTP server of the site and the API, not yet listening. */
export async function buildHttp(context: Context, parts: HttpParts): Promise<FastifyInstance> {
  const app = await bareHttp(context)
  const limiter = await rateLimiter(app, context.settings, context.pool)
  serveHealth(app, context)
  const tokens = accessTokens(context.settings.tokenKeys, () => context.now())
  serveCalls(app, siteTable, siteDoor({ context, handlers: parts.handlers({ tokens, limiter }), limiter, tokens }))
  serveOpenApi(app, context.settings, limiter)
  for (const extra of parts.extraRoutes) {
    await app.register(async (scope) => {
      scope.addHook('onRequest', rateLimitHook(limiter, 'callback'))
      await extra(scope, context)
    })
  }
  for (const servePage of parts.pageRoutes) servePage(app, context, limiter)
  serveOfrep(app, await openFlags(context.settings.flagsFile, context.log), limiter)
  serveBankLogos(app, context.settings, limiter)
  await serveSite(app, context.settings, limiter)
  return app
}
