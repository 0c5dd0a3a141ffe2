import type { FastifyInstance } from 'fastify'
import { apiPrefix } from '#contract/calls.ts'
import { apiPage } from './api-page.ts'
import { openApiDocument } from './open-api.ts'
import { rateLimitHook, type RateLimiter } from './rate-limiter.ts'
import { pagePolicy } from './response-headers.ts'

/** The document at `/api/openapi.json` and, for people, a page without a line of script at `/api/docs`. */
export function serveOpenApi(app: FastifyInstance, limiter: RateLimiter): void {
  const onRequest = rateLimitHook(limiter, 'document')
  // Made when somebody first asks, since a start should not wait for it.
  let made: { text: string; page: string; policy: string } | undefined
  const make = () => {
    const document = openApiDocument()
    const page = apiPage(document)
    return { text: JSON.stringify(document), page, policy: pagePolicy(page) }
  }
  app.get(`${apiPrefix}/openapi.json`, { onRequest }, async (_request, reply) => {
    made ??= make()
    return reply.header('content-type', 'application/json; charset=utf-8').send(made.text)
  })
  app.get(`${apiPrefix}/docs`, { onRequest }, async (_request, reply) => {
    made ??= make()
    const { page, policy } = made
    return reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).send(page)
  })
}
