import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Refuses heads that proxies may read differently than we do, and text that the database cannot store. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const field = oddHeadOf(raw)
    if (field === null) return
    // The rest of the connection may be taken for another client's request.
    reply.header('connection', 'close')
    throw new Refusal('bad_request', { fields: [field] })
  })
  app.addHook('preValidation', async (request) => refuseOddText(request))
  // Node would refuse what it does not know by an answer without our headers.
  app.server.on('checkExpectation', (request, answer) => app.server.emit('request', request, answer))
}

const host = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** The fault in a request's head against RFC 9112 that Node lets through; null without one. */
function oddHeadOf({ httpVersion, headers, rawHeaders }: IncomingMessage): string | null {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 'version'
  const hosts = rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 'host'
  if (headers.host !== undefined && !host.test(headers.host)) return 'host'
  const coding = headers['transfer-encoding']
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) return 'transfer-encoding'
  const { expect } = headers
  return expect !== undefined && expect.toLowerCase() !== '100-continue' ? 'expect' : null
}

function refuseOddText({ params, query, body }: FastifyRequest): void {
  const field = [params, query, body].map(oddFieldIn).find((name) => name !== null)
  if (field !== undefined) throw new Refusal('bad_request', { fields: field === '' ? [] : [field] })
}

/** PostgreSQL keeps neither NUL nor half of a surrogate pair (appendix "Character types", 8.3 and 8.14). */
const isOdd = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed()

/** The outermost name with a text that cannot be stored; null without one. Deep values are walked without recursion. */
function oddFieldIn(value: unknown): string | null {
  const left: { value: unknown; field: string }[] = [{ value, field: '' }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value: part, field } = next
    if (typeof part === 'string' && isOdd(part)) return field
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) continue
    for (const [key, inner] of Object.entries(part)) {
      if (isOdd(key)) return field
      left.push({ value: inner, field: field === '' ? key : field })
    }
  }
  return null
}
