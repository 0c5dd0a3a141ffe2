import type { FastifyInstance } from 'fastify'
import type { Language } from '#lending/language.ts'
import type { Context } from '../../context.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import type { Proof } from '../../settings/proof.ts'
import { readPage } from './company-page.ts'
import { asHtml, fillPart, intoSlot, type PageParts } from './page-parts.ts'
import { sendPacked } from './send-packed.ts'
import { senderOf, withSender } from './sender-fields.ts'

const paths: Readonly<Record<Language, string>> = { nl: '/', en: '/en' }

/**
 * Home with what others say of the lender (setting `PROOF`), and with who sent the visitor in its form for one without
 * JavaScript. With neither it is the file as it was built.
 */
export function serveHome(app: FastifyInstance, context: Context, limiter: RateLimiter): void {
  const { proof, siteDir } = context.settings
  for (const language of ['nl', 'en'] as const) {
    const page = readPage(siteDir, paths[language])
    if (!page) continue
    const html = proof.length === 0 ? page.html : withProof(page, proof, language)
    app.get(paths[language], async (request, reply) => {
      const sender = senderOf(request.query)
      if (sender.length === 0 && proof.length === 0) return reply.callNotFound()
      await limiter.count('page', request)
      return sendPacked(request, reply, withSender(html, sender), page.policy)
    })
  }
}

function withProof(page: PageParts, proof: readonly Proof[], language: Language): string {
  const points = proof.map(({ [language]: words }) => {
    const link = words.address === '' ? '' : fillPart(page, 'proof-link', words)
    return fillPart(page, 'proof-point', { ...words, link: asHtml(link) })
  })
  return intoSlot(page.frame, 'proof', fillPart(page, 'proof', { points: asHtml(points.join('')) }))
}
