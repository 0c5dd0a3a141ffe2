import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorKey } from '#contract/call.ts'
import { parseKvkNumber } from '#lending/kvk-number.ts'
import type { Context } from '../../context.ts'
import { statusOf, refusalOfRequest } from '../../http/failure-answer.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import { Refusal } from '../../refusal.ts'
import { pagePolicy } from '../../http/response-headers.ts'
import { companiesFound, outcomeOf, type Said, withNote, withPhrase } from './company-words.ts'
import { findCompanies, readEligibility } from '../application/eligibility.ts'
import { intoSlot, type PageParts, readParts } from './page-parts.ts'
import { sendPacked } from './send-packed.ts'
import { senderOf, withSender } from './sender-fields.ts'

/** The page of the company search in each language, which is where its form leads without JavaScript. */
const paths = ['/bedrijf-zoeken', '/en/bedrijf-zoeken']
const phraseMin = 2
const phraseMax = 100

type Page = PageParts & { html: string; policy: string }
type Question = { phrase: string } | { kvk: string }

/**
 * FLOW-3 without JavaScript: companies by name or number (`?phrase=`), and whether one may apply (`?kvk=`). Reads the register and
 * changes nothing: no session, no case, no cookie. Without a question the built page is sent.
 */
export function serveCompanyPage(app: FastifyInstance, context: Context, limiter: RateLimiter): void {
  for (const path of paths) {
    const page = readPage(context.settings.siteDir, path)
    if (!page) continue
    app.get(path, async (request, reply) => {
      const question = questionOf(request.query)
      if (!question) return sendBuilt({ limiter, request, reply, page })
      const answer = () => answerTo(question, { context, limiter, request, page })
      return send(
        { request, reply, page, question },
        await answer().catch((error: unknown) => noteOf(error, request, reply)),
      )
    })
  }
}

/** Only a page that nobody was sent to is a file as it was built; the others are packed as they are asked for. */
async function sendBuilt({ limiter, request, reply, page }: Omit<Asked, 'context'> & { reply: FastifyReply }) {
  const sender = senderOf(request.query)
  if (sender.length === 0) return reply.callNotFound()
  await limiter.count('page', request)
  const html = withSender(page.html, sender)
  return sendPacked(request, reply, html, page.policy)
}

export function readPage(siteDir: string, path: string): Page | null {
  const file = join(siteDir, path, 'index.html')
  if (!existsSync(file)) return null
  const html = readFileSync(file, 'utf8')
  return { ...readParts(html), html, policy: pagePolicy(html) }
}

/** A field that is given twice is no field of our form. */
function questionOf(query: unknown): Question | null {
  const { kvk, phrase } = query as Record<string, unknown>
  if (typeof kvk === 'string') return { kvk: kvk.slice(0, phraseMax) }
  return typeof phrase === 'string' ? { phrase: phrase.trim().replace(/\s+/g, ' ').slice(0, phraseMax) } : null
}

type Asked = { context: Context; limiter: RateLimiter; request: FastifyRequest; page: Page }

async function answerTo(question: Question, { context, limiter, request, page }: Asked): Promise<Said> {
  if ('kvk' in question) {
    await limiter.count('eligibility', request)
    const kvkNumber = parseKvkNumber(question.kvk)
    if (kvkNumber === null) throw new Refusal('no_match')
    return { slot: 'outcome', html: outcomeOf(page, await readEligibility(context, kvkNumber)) }
  }
  await limiter.count('search', request)
  if (question.phrase.length < phraseMin) throw new Refusal('bad_request', { fields: ['phrase'] })
  return { slot: 'found', html: companiesFound(page, await findCompanies(context, question.phrase)) }
}

/** What the page has words for. Anything else is our failure, which to the visitor is the register being away. */
const notes: readonly ErrorKey[] = ['no_match', 'bad_request', 'alphanumeric', 'too_many_requests']

function noteOf(error: unknown, request: FastifyRequest, reply: FastifyReply): Said {
  const { key, retryAfterSeconds } = refusalOfRequest(error, request)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  // Nothing found is an answer like any other to who asks for a page.
  if (key !== 'no_match') reply.code(statusOf[key])
  return { note: notes.find((note) => note === key) ?? 'unavailable' }
}

type Answering = Omit<Asked, 'context' | 'limiter'> & { reply: FastifyReply; question: Question }

function send({ request, reply, page, question }: Answering, said: Said): FastifyReply {
  // Beside a company that was checked stands an empty field, for another one.
  const typed = 'phrase' in question ? question.phrase : 'note' in said ? question.kvk : ''
  const asked = withPhrase(page.frame, typed)
  const result = 'note' in said ? withNote(asked, page, said.note) : intoSlot(asked, said.slot, said.html)
  const html = withSender(result, senderOf(request.query))
  return reply
    .headers({ 'content-security-policy': page.policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)
}
