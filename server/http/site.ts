import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiPrefix } from '#contract/calls.ts'
import type { Settings } from '../settings/settings.ts'
import { failureBody } from './failure-answer.ts'
import { type RateLimiter, rateLimitHook } from './rate-limiter.ts'
import { Refusal } from '../refusal.ts'
import { readSite, type Site, type SiteFile, testerFiles } from './site-files.ts'
import { dutchOf, isLinkedPath, journeyPaths, linkedPaths } from './site-paths.ts'

/**
 * The built site. An address is looked up among the names found at the start and so never becomes its own path;
 * pages carry the policy computed from their own HTML. The plugin sends the file, packed as the build packed it.
 */
export async function serveSite(app: FastifyInstance, settings: Settings, limiter: RateLimiter): Promise<void> {
  const site = readSite(settings.pagesDir, settings.siteDir)
  if (site.files.size === 0) app.log.warn('The site is not built; only the API is served')
  await app.register(fastifyStatic, {
    root: settings.siteDir,
    serve: false,
    preCompressed: true,
    acceptRanges: false,
    suppressWarning: true,
  } as const)
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { pathname: path, search } = addressOf(request.url)
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || path === apiPrefix || path.startsWith(`${apiPrefix}/`)) return sendUnknownCall(request, reply)
    const isForbidden = testerFiles.has(decode(path) ?? path) && !settings.testerMode
    const found = isForbidden ? undefined : findFile(site, path)
    if (found) return sendFound(reply, found, openerPolicyOf(decode(path) ?? path))
    const own = ownAddress(site, path)
    // Not cached: a query may be private.
    if (own !== null) return reply.header('cache-control', 'no-store').redirect(own + search, 301)
    const notFound = site.notFound[/^\/en(\/|$)/.test(path) ? 'en' : 'nl']
    return notFound ? sendNotFound(reply, notFound) : sendBareNotFound(reply)
  }
  // A handler that returns the reply is waited for, by two more listeners than an answer may have.
  app.setNotFoundHandler(
    { preHandler: rateLimitHook(limiter, 'page') },
    (request, reply) => void answer(request, reply),
  )
}

/** A malformed address, as `//` where a host should follow, is no page of the site. */
const addressOf = (url: string): Pick<URL, 'pathname' | 'search'> =>
  URL.canParse(url, 'http://site') ? new URL(url, 'http://site') : { pathname: '//', search: '' }

export const sendUnknownCall = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureBody(new Refusal('not_found'), request.id)))

/** `/contact` is the file `/contact/index.html`. */
function findFile(site: Site, path: string): SiteFile | undefined {
  const plain = decode(path)
  if (plain === null) return undefined
  const page = site.files.get(`${plain.replace(/\/$/, '')}/index.html`)
  if (page) return page
  const file = site.files.get(plain)
  return plain.endsWith('.html') ? undefined : file
}

/**
 * The address of a page that was written with capitals, as on a poster or by a phone. Only of pages: a file is named
 * exactly, and a link with a secret is followed as it was made or not.
 */
function ownAddress(site: Site, path: string): string | null {
  const lower = decode(path)?.toLowerCase().replace(/\/$/, '')
  if (lower === undefined || lower === path || isLinkedPath(lower)) return null
  return site.files.has(`${lower}/index.html`) ? lower : null
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function sendFound(reply: FastifyReply, file: SiteFile, openerPolicy: string | null): FastifyReply {
  const { folder, name, isHashed, policy } = file
  if (openerPolicy !== null) reply.header('cross-origin-opener-policy', openerPolicy)
  if (policy !== null) reply.header('content-security-policy', policy)
  if (isHashed) return reply.sendFile(name, folder, { maxAge: '365d', immutable: true })
  return reply.header('cache-control', 'no-cache').sendFile(name, folder, { cacheControl: false })
}

/** Without a tag: a browser that asks again with one would get a 404 with nothing in it. */
function sendNotFound(reply: FastifyReply, { folder, name, policy }: SiteFile): FastifyReply {
  if (policy !== null) reply.header('content-security-policy', policy)
  reply.code(404).header('cache-control', 'no-cache')
  return reply.sendFile(name, folder, { cacheControl: false, etag: false, lastModified: false })
}

const sendBareNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n')

/** The bank's window, which shows no React (web/pages.ts, `popupPages`). */
const windowLeaving = '/redirection'
const windowReturning = '/transaction-success'

const openingPaths = new Set([...journeyPaths, ...linkedPaths])
openingPaths.delete(windowLeaving)
openingPaths.delete(windowReturning)

/**
 * The `Cross-Origin-Opener-Policy` of a page, by its path; null leaves `same-origin`. Any journey page may open the
 * bank's window, and close it on the bank's page (RECON-13): only these two together allow that (decision 0023).
 */
export function openerPolicyOf(path: string): string | null {
  const dutch = dutchOf(path)
  if (dutch === windowLeaving) return 'unsafe-none'
  return openingPaths.has(dutch) ? 'same-origin-allow-popups' : null
}
