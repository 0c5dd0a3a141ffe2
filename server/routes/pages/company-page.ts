import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CompanyAnswer } from '#contract/page-data.ts'
import { parseKvkNumber } from '#lending/kvk-number.ts'
import type { Context } from '../../context.ts'
import { statusOf, refusalOfRequest } from '../../http/failure-answer.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import { Refusal } from '../../refusal.ts'
import { findCompanies, readEligibility } from '../application/eligibility.ts'
import { openPageRenderer } from './page-renderer.ts'
import { senderOf } from './sender.ts'

/** The page of the company search in each language, which is where its form leads without JavaScript. */
const paths = ['/bedrijf-zoeken', '/en/bedrijf-zoeken']
const phraseMin = 2
const phraseMax = 100

type Question = { phrase: string } | { kvk: string }

/**
 * FLOW-3 without JavaScript: companies by name or number (`?phrase=`), and whether one may apply (`?kvk=`). Only reads
 * the register: no session, no case, no cookie. Without a query the built page is sent.
 */
export function serveCompanyPage(app: FastifyInstance, context: Context, limiter: RateLimiter): void {
  const renderer = openPageRenderer(context.settings, limiter)
  if (!renderer) return
  for (const path of paths) {
    app.get(path, async (request, reply) => {
      const sender = senderOf(request.query)
      const question = questionOf(request.query)
      if (!question) return renderer.sendPage({ request, reply, path, data: { sender } })
      const answering = answerTo(question, { context, limiter, request })
      const answer = await answering.catch((error: unknown) => problemOf(error, request, reply))
      // Beside a company that was checked is an empty field, for another one.
      const phrase = 'phrase' in question ? question.phrase : 'problem' in answer ? question.kvk : ''
      return renderer.sendAnswer({ request, reply, path, data: { company: { phrase, ...answer }, sender } })
    })
  }
}

/** A field that is given twice is no field of our form. */
function questionOf(query: unknown): Question | null {
  const { kvk, phrase } = query as Record<string, unknown>
  if (typeof kvk === 'string') return { kvk: kvk.slice(0, phraseMax) }
  return typeof phrase === 'string' ? { phrase: phrase.trim().replace(/\s+/g, ' ').slice(0, phraseMax) } : null
}

type PageRequest = { context: Context; limiter: RateLimiter; request: FastifyRequest }
type Answer = Omit<CompanyAnswer, 'phrase'>

async function answerTo(question: Question, { context, limiter, request }: PageRequest): Promise<Answer> {
  if ('kvk' in question) {
    await limiter.count('eligibility', request)
    const kvkNumber = parseKvkNumber(question.kvk)
    if (kvkNumber === null) throw new Refusal('no_match')
    return { eligibility: await readEligibility(context, kvkNumber) }
  }
  await limiter.count('search', request)
  if (question.phrase.length < phraseMin) throw new Refusal('bad_request', { fields: ['phrase'] })
  return { companies: await findCompanies(context, question.phrase) }
}

function problemOf(error: unknown, request: FastifyRequest, reply: FastifyReply): Answer {
  const { key, retryAfterSeconds } = refusalOfRequest(error, request)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  // Nothing found is an answer like any other to who asks for a page.
  if (key !== 'no_match') reply.code(statusOf[key])
  return { problem: key }
}
