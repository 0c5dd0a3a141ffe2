import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { apiPrefix } from '#contract/calls.ts'
import { isDeskAddress } from '#contract/desk/addresses.ts'
import { rateLimitHook, type RateLimiter } from '../http/rate-limiter.ts'
import { sendUnknownCall } from '../http/site.ts'
import { readSite, type SiteFile } from '../http/site-files.ts'

/** The built desk: one page for each of its addresses, and the page's files. Everything else is not found. */
export async function serveDeskPages(app: FastifyInstance, folder: string, limiter: RateLimiter): Promise<void> {
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
