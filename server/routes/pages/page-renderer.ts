import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { demonstration } from '#lending/lender.ts'
import type { PageData, RenderPage } from '#contract/page-data.ts'
import { isHeld } from '../../http/not-modified.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import { pagePolicy } from '../../http/response-headers.ts'
import type { Settings } from '../../settings/settings.ts'

type Sending = { request: FastifyRequest; reply: FastifyReply; path: string; data: PageData }

type PageRenderer = {
  /** A cacheable page, compressed where the browser takes that; 304 for a current copy. Without data its built file. */
  sendPage(sending: Sending): Promise<FastifyReply | void>
  /** A page that answers what was asked, and is not kept. */
  sendAnswer(sending: Sending): Promise<FastifyReply>
}

/** Renders pages with the server's data. Null where the site is not built. The program is loaded on first use. */
export function openPageRenderer({ renderer, pagesDir, site }: Settings, limiter: RateLimiter): PageRenderer | null {
  if (!existsSync(renderer)) return null
  // A later build in the same process has another address, since Node keeps what it imported.
  const address = `${pathToFileURL(renderer)}?${statSync(renderer).mtime.getTime()}`
  const renderPage: RenderPage = async (path, data) => {
    Object.assign(globalThis, { site: site ?? { lender: demonstration, policy: null, documents: {} } })
    const program = (await import(address)) as { renderPage: RenderPage }
    return program.renderPage(path, data)
  }
  const policies = new Map<string, string>()
  /** Of the page without data, so that nothing that a visitor wrote can add to it. */
  const policyOf = async (path: string): Promise<string> => {
    const policy = policies.get(path) ?? pagePolicy(await renderPage(path, {}))
    policies.set(path, policy)
    return policy
  }
  const render = async ({ reply, path, data }: Sending): Promise<string> => {
    const html = await renderPage(path, data)
    reply.header('content-security-policy', await policyOf(path)).type('text/html; charset=utf-8')
    return html
  }
  return {
    async sendPage(sending) {
      const { request, reply, path, data } = sending
      const isPlain = Object.values(data).every((part) => Object.keys(part).length === 0)
      if (isPlain && existsSync(join(pagesDir, path, 'index.html'))) return reply.callNotFound()
      await limiter.count('page', request)
      return sendPacked(request, reply, await render(sending))
    },
    async sendAnswer(sending) {
      const html = await render(sending)
      return sending.reply.header('cache-control', 'no-store').send(html)
    },
  }
}

const pack = promisify(gzip)
const takesGzip = /(^|[\s,])gzip\s*(,|$)/

async function sendPacked(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
  if (isHeld(request, reply, createHash('sha256').update(html).digest('base64url'))) return reply.code(304).send()
  const isPacked = takesGzip.test(String(request.headers['accept-encoding'] ?? ''))
  return reply.headers(isPacked ? { 'content-encoding': 'gzip' } : {}).send(isPacked ? await pack(html) : html)
}
