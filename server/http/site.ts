import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiPrefix } from '#contract/calls.ts'
import type { Settings } from '../settings.ts'
import { failureBody } from './failure-answer.ts'
import { rateLimitHook, type RateLimiter } from './rate-limits.ts'
import { Refusal } from './refusal.ts'
import { readSite, type Site, type SiteFile } from './site-files.ts'
import { isShellPath } from './site-paths.ts'

const yearSeconds = 31_536_000

/**
 * The built site. Its files are read once, at the start, so that an address is looked up in a table and never on disk;
 * pages carry the policy computed from their own HTML.
 */
export function serveSite(app: FastifyInstance, settings: Settings, limiter: RateLimiter): void {
  const site = readSite(settings.siteDir)
  if (site.files.size === 0) app.log.warn('The site is not built; only the API is served')
  app.setNotFoundHandler({ preHandler: rateLimitHook(limiter, 'page') }, async (request, reply) => {
    const path = new URL(request.url, 'http://site').pathname
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || path === apiPrefix || path.startsWith(`${apiPrefix}/`)) return sendUnknownCall(request, reply)
    const found = findFile(site, path)
    if (found) return sendFile(request, reply, found, 200)
    const notFound = site.notFound[/^\/en(\/|$)/.test(path) ? 'en' : 'nl']
    if (notFound) return sendFile(request, reply, notFound, 404)
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n')
  })
}

function sendUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureBody(new Refusal('not_found'), request.id)))
}

/** `/contact` is the file `/contact/index.html`; a journey path is the shell. */
function findFile(site: Site, path: string): SiteFile | undefined {
  const plain = decode(path)
  if (plain === null) return undefined
  const page = site.files.get(`${plain.replace(/\/$/, '')}/index.html`)
  if (page) return page
  const file = site.files.get(plain)
  if (file && !plain.endsWith('.html')) return file
  return isShellPath(plain) ? site.shell : undefined
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: 200 | 404): FastifyReply {
  const coding = codingFor(request, file)
  const body = (coding && file.packed.get(coding)) || file.body
  const tag = `"${file.hash}${coding ? `-${coding}` : ''}"`
  reply.headers({
    'content-type': file.type,
    'cache-control': file.isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
    'content-security-policy': file.policy,
    ...(coding ? { 'content-encoding': coding } : {}),
  })
  const held = (request.headers['if-none-match'] ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''))
  if (status === 200 && held.includes(tag)) return reply.code(304).removeHeader('content-encoding').send()
  return reply.code(status).send(body)
}

function codingFor(request: FastifyRequest, file: SiteFile): 'br' | 'gzip' | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return (['br', 'gzip'] as const).find(
    (coding) =>
      file.packed.has(coding) && new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  )
}
