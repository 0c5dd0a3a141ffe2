import type { FastifyInstance } from 'fastify'
import type { Language } from '#lending/language.ts'
import type { Context } from '../../context.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import { openPageRenderer } from './page-renderer.ts'
import { senderOf } from './sender.ts'

const paths: Readonly<Record<Language, string>> = { nl: '/', en: '/en' }

/**
 * Home with what others say of the lender, and with who sent the visitor in its form for one without
 * JavaScript. With neither it is the file as it was built.
 */
export function serveHome(app: FastifyInstance, { settings }: Context, limiter: RateLimiter): void {
  const renderer = openPageRenderer(settings, limiter)
  if (!renderer) return
  for (const language of ['nl', 'en'] as const) {
    const path = paths[language]
    const proof = settings.proof.map((one) => one[language])
    app.get(path, (request, reply) =>
      renderer.sendPage({ request, reply, path, data: { proof, sender: senderOf(request.query) } }),
    )
  }
}
