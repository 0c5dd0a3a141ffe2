import type { FastifyInstance } from 'fastify'
import { type CallName, siteTable, apiPrefix } from '#contract/calls.ts'
import type { Context } from '../context.ts'
import { openFlags } from '../flags/open-flags.ts'
import { serveOfrep } from './serve-ofrep.ts'
import { accessTokens, type AccessTokens } from './access-token.ts'
import { serveBankLogos } from './bank-logos.ts'
import { bareHttp } from './bare-http.ts'
import { serveCalls } from './call-route.ts'
import type { Handlers } from './handler.ts'
import { serveHealth } from './health.ts'
import { rateLimiter, rateLimitHook, type RateLimiter } from './rate-limiter.ts'
import { serveSite } from './site.ts'
import { siteDoor } from './site-door.ts'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#lending/language.ts'
import type { Settings } from '../settings/settings.ts'
import { apiPage, apiPagePaths } from './api-page/api-page.ts'
import { openApiDocument } from './open-api.ts'
import { pagePolicy } from './response-headers.ts'

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

/** The document at `/api/openapi.json` and, for people, a page without scripts at `/api/docs`, in both languages. */
function serveOpenApi(app: FastifyInstance, settings: Settings, limiter: RateLimiter): void {
  const onRequest = rateLimitHook(limiter, 'document')
  // Made on first use, since a start should not wait for it.
  const document = once(openApiDocument)
  const text = once(() => JSON.stringify(document()))
  app.get(`${apiPrefix}/openapi.json`, { onRequest }, async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(text()),
  )
  for (const language of Object.keys(apiPagePaths) as Language[]) {
    const made = once(() => {
      const origin = settings.publicOrigin
      const page = apiPage({ document: document(), language, origin, font: fontOf(settings.siteDir) })
      return { page, policy: pagePolicy(page) }
    })
    app.get(apiPrefix + apiPagePaths[language], { onRequest }, async (_request, reply) => {
      const { page, policy } = made()
      return reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).send(page)
    })
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** The file of the brand's font, whose name the build gives it. */
function fontOf(siteDir: string): string | null {
  const folder = join(siteDir, 'assets')
  const name = existsSync(folder) && readdirSync(folder).find((one) => one.endsWith('.woff2'))
  return name ? `/assets/${name}` : null
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
