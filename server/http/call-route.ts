import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { Call } from '#contract/call.ts'
import { apiPrefix, calls, type CallName } from '#contract/calls.ts'
import type { Context } from '../context.ts'
import { noteAccess } from '../store/access-log.ts'
import type { HeldKey } from '../store/case/change-case.ts'
import type { AccessTokens } from './access-token.ts'
import { admit, refuseForeignCase } from './guard.ts'
import type { HandlerInput, Handlers, Session } from './handler.ts'
import { onceForKey } from './idempotency.ts'
import { answerSchema, requestSchema } from './json-schema.ts'
import { NotModified } from './not-modified.ts'
import { refuseOtherSites } from './origin-check.ts'
import type { CallLimiter } from './rate-limiter.ts'
import { rateGroupOf } from './rate-limits.ts'
import { Refusal } from '../refusal.ts'

/** JSON bodies of our calls are small; files have their own limits. */
export const jsonBodyBytesMax = 64 * 1024

type CallParts = {
  context: Context
  handlers: Handlers<CallName>
  tokens: AccessTokens
  limiter: CallLimiter
}

/** Serves every call of the contract: one route each, validated, guarded and limited in the same way. */
export function serveCalls(app: FastifyInstance, parts: CallParts): void {
  for (const name of Object.keys(calls) as CallName[]) serveCall(app, name, calls[name], parts)
}

const pathOf = (call: Call) => `${apiPrefix}/${call.path.replace(/\{(\w+)\}/g, ':$1')}`

function serveCall(app: FastifyInstance, name: CallName, call: Call, parts: CallParts): void {
  const sessions = new WeakMap<FastifyRequest, Session | null>()
  const group = rateGroupOf(name, call.method)
  app.route({
    method: call.method,
    url: pathOf(call),
    bodyLimit: jsonBodyBytesMax,
    schema: {
      querystring: requestSchema(call.query),
      ...(call.body === 'json' ? { body: requestSchema(call.request) } : {}),
      ...(call.status === 200 ? { response: { 200: answerSchema(call.answer) } } : {}),
    },
    // Who calls is settled before a byte of the body is read.
    onRequest: async (request) => {
      const isOpen = call.scopes.includes('public')
      await (isOpen ? parts.limiter.count(group, request) : parts.limiter.countUnknown(group, request))
      if (call.method !== 'GET') refuseOtherSites(request, parts.context.settings.publicOrigin)
      refuseOddParameters(request)
      const session = await admit(request, call, parts.context, parts.tokens)
      sessions.set(request, session)
      if (session) await parts.limiter.countSession(group, request, session)
    },
    preValidation: async (request) => {
      // Without a content type there is no body to validate; `undefined` would pass unseen.
      if (call.body === 'json' && request.body === undefined) throw new Refusal('bad_request')
      if (call.body === 'none' && !isNothing(request.body)) throw new Refusal('bad_request')
    },
    handler: (request, reply) => answer(name, call, parts, request, reply, sessions.get(request) ?? null),
  })
}

/** What some clients send where there is nothing to send. */
export const isNothing = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0)

/** Ids in a path are short and plain; anything else is answered as an address that does not exist. */
export function refuseOddParameters(request: FastifyRequest): void {
  const values = Object.values(request.params as Record<string, string>)
  if (!values.every((value) => /^[A-Za-z0-9_-]{1,64}$/.test(value))) throw new Refusal('not_found')
}

async function answer(
  name: CallName,
  call: Call,
  parts: CallParts,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session | null,
): Promise<unknown> {
  const asked = askedOf(call, parts.context, request, reply, session)
  refuseForeignCase(request, session, { ...asked.params, ...asked.query, ...asked.request })
  const handler = parts.handlers[name] as unknown as (asked: AskedLoosely) => Promise<unknown>
  try {
    const work = async (heldKey: HeldKey | null) => {
      const given = checked(call, await handler({ ...asked, heldKey }), parts.context)
      await logAccess(name, parts.context, session)
      return { status: call.status, answer: given }
    }
    // Files are distinguished by their own hash, so an upload needs no key.
    const isOnce = call.method === 'POST' && call.body !== 'multipart'
    const done = isOnce
      ? await onceForKey(request, session, parts.context, { status: call.status, work })
      : { ...(await work(null)), replayed: false }
    if (done.replayed) reply.header('idempotency-replayed', 'true')
    return await reply.code(done.status).send(done.status === 200 ? done.answer : undefined)
  } catch (error) {
    if (error instanceof NotModified) return reply.code(304).send()
    throw error
  }
}

/** CORE-8: whatever a session got of a case, or did to it, stands in the security log. */
async function logAccess(call: CallName, { database, now }: Context, session: Session | null): Promise<void> {
  if (!session?.caseId) return
  await noteAccess(database, { sessionId: session.id, caseId: session.caseId, scope: session.scope, call, at: now() })
}

type AskedLoosely = {
  [Part in keyof HandlerInput<CallName>]: Part extends 'params' | 'query' | 'request'
    ? Record<string, unknown>
    : HandlerInput<CallName>[Part]
}

function askedOf(
  call: Call,
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session | null,
): AskedLoosely {
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    request: call.body === 'json' ? (request.body as Record<string, unknown>) : {},
    session,
    heldKey: null,
    context,
    http: request,
    reply,
  }
}

/** Outside production an answer that breaks the contract is a bug that shows at once; the serialiser would hide it. */
export function checked(call: Pick<Call, 'path' | 'status' | 'answer'>, answer: unknown, context: Context): unknown {
  if (context.settings.production || call.status !== 200 || answer instanceof Readable) return answer
  const result = call.answer.safeParse(answer)
  if (result.success) return answer
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The answer of ${call.path} breaks the contract: ${problems.join('; ')}`)
}
