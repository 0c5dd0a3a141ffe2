import type { Server } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorCodes, type ErrorKey, errorStatus } from '#contract/errors.ts'
import { deskErrorStatus } from '#contract/desk/errors.ts'
import type { Failure } from '#contract/values.ts'
import { UpstreamError } from '../outgoing/upstream-error.ts'
import { Refusal } from '../refusal.ts'
import { logSparingly, type Sparing } from './log-sparingly.ts'

const retryAfterSeconds = 5

/** The HTTP status of each error key, of the site and of the desk. */
export const statusOf: Readonly<Record<Refusal['key'], number>> = { ...errorStatus, ...deskErrorStatus }

/** Refusals that belong in a security log: denied access, and where (ASVS 16.3). */
const isOfSecurity = new Set<Refusal['key']>([
  'unauthorised',
  'forbidden',
  'too_many_requests',
  'reconsent_kvk',
  'resume_code',
  'contact_code',
  'follow_up_link',
  'magic_link',
])

/** Answers a thrown error in the contract's failure shape. An unexpected one is logged and says only `generic`. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOfRequest(error, request)
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  if (refusal.key === 'unauthorised') reply.header('www-authenticate', 'Bearer')
  return reply
    .removeHeader('etag')
    .header('content-type', 'application/json; charset=utf-8')
    .code(statusOf[refusal.key])
    .serializer(JSON.stringify)
    .send(failureBody(refusal, request.id))
}

/** The refusal that the caller gets for a thrown error; the log gets the operator's details. */
export function refusalOfRequest(error: unknown, request: FastifyRequest): Refusal {
  const refusal = refusalOf(error)
  if (refusal.key === 'generic') request.log.error({ err: error }, 'A request failed unexpectedly')
  else if (isOfSecurity.has(refusal.key)) logRefusal(refusal.key, request)
  else if (statusOf[refusal.key] === 503) request.log.warn({ reason: messageOf(error) }, 'A request found no help')
  return refusal
}

/** Of one address alone there may be thousands a second. */
export const tooManyLoggedPerSecond = 20
/** By server, of which a process may have several. */
const tooManyOf = new WeakMap<Server, Sparing>()

function logRefusal(refused: Refusal['key'], request: FastifyRequest): void {
  const { server } = request.server
  const tooMany = tooManyOf.get(server) ?? logSparingly(tooManyLoggedPerSecond)
  tooManyOf.set(server, tooMany)
  const leftOut = refused === 'too_many_requests' ? tooMany.next() : 0
  const { log, routeOptions } = request
  const route = routeOptions.url
  if (leftOut !== null) log.info({ refused, route, ...(leftOut > 0 && { leftOut }) }, 'refused')
}

export function failureBody(refusal: Refusal, correlationId: string): Failure {
  const code = errorCodes[refusal.key as ErrorKey]
  return {
    error: refusal.key,
    ...(code === undefined ? {} : { code }),
    ...(refusal.fields.length === 0 ? {} : { fields: [...refusal.fields] }),
    correlationId,
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof UpstreamError || isDatabaseAway(error)) return new Refusal('unavailable', { retryAfterSeconds })
  const known = error as Partial<FastifyError>
  if (known.validation) return new Refusal('bad_request', { fields: fieldsOf(known.validation) })
  return new Refusal(keyOfStatus(known.statusCode), known.statusCode === 503 ? { retryAfterSeconds } : {})
}

/** Fastify's own refusals (body too big, not JSON, no such media type) carry their status. */
function keyOfStatus(status: number | undefined): ErrorKey {
  if (status === 413) return 'file.too_big'
  if (status === 404) return 'not_found'
  if (status === 429) return 'too_many_requests'
  if (status === 503) return 'unavailable'
  return status !== undefined && status >= 400 && status < 500 ? 'bad_request' : 'generic'
}

function fieldsOf(problems: NonNullable<FastifyError['validation']>): string[] {
  const names = problems.map((problem) => {
    const missing = problem.params['missingProperty']
    return typeof missing === 'string' ? missing : problem.instancePath.split('/').filter(Boolean).join('.')
  })
  return [...new Set(names.filter((name) => name !== ''))].slice(0, 20)
}

/** The database restarts, is unreachable or out of room (PostgreSQL, appendix A: 08, 57P, 53), or the pool is empty. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && /^(08...|57P0[123]|53...|ECONNREFUSED|ECONNRESET|EPIPE|ENOSPC|EDQUOT)$/.test(code))
    return true
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
}
