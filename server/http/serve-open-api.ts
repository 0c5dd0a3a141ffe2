import type { FastifyInstance } from 'fastify'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { apiPrefix } from '#contract/calls.ts'
import type { Language } from '#lending/language.ts'
import type { Settings } from '../settings/settings.ts'
import { apiPage, apiPagePaths } from './api-page/api-page.ts'
import { openApiDocument } from './open-api.ts'
import { rateLimitHook, type RateLimiter } from './rate-limiter.ts'
import { pagePolicy } from './response-headers.ts'

/** The document at `/api/openapi.json` and, for people, a page without scripts at `/api/docs`, in both languages. */
export function serveOpenApi(app: FastifyInstance, settings: Settings, limiter: RateLimiter): void {
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
