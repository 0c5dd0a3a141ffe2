import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/**
 * Refuses what our clients never send, once and for every address: a second Host, of which each program on the way may
 * believe another one, and text that the database cannot keep.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (countOf('host', raw.rawHeaders) > 1) throw new Refusal('bad_request', { fields: ['host'] })
  })
  app.addHook('preValidation', async (request) => refuseOddText(request))
}

function countOf(name: string, rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === name).length
}

function refuseOddText({ params, query, body }: FastifyRequest): void {
  const field = [params, query, body].map(oddFieldIn).find((name) => name !== null)
  if (field !== undefined) throw new Refusal('bad_request', { fields: field === '' ? [] : [field] })
}

/** PostgreSQL keeps neither NUL nor half of a surrogate pair (appendix "Character types", 8.3 and 8.14). */
const isOdd = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed()

/** The outermost name under which there is a text that cannot be kept; null when there is none. A deep value is walked without recursion. */
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
