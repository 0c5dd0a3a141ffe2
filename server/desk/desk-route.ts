import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileAnswer, type DeskCall, type DeskFile } from '#contract/desk/desk-call.ts'
import { deskApiPrefix, deskCalls, type DeskCallName } from '#contract/desk/calls.ts'
import type { Context } from '../context.ts'
import type { DeskSettings } from '../settings/desk-settings.ts'
import { checked, isNothing, jsonBodyBytesMax, refuseOddParameters } from '../http/call-route.ts'
import { onceForKey } from '../http/idempotency.ts'
import { answerSchema, requestSchema } from '../http/json-schema.ts'
import type { CallLimiter } from '../http/rate-limiter.ts'
import { Refusal } from '../refusal.ts'
import { appendAudit } from '../store/audit.ts'
import type { HeldKey } from '../store/case/change-case.ts'
import type { DeskSession } from '../store/session/desk-sessions.ts'
import { admitStaff } from './guard.ts'
import { actorOf, type DeskHandlers, type Staff } from './handler.ts'

type DeskParts = {
  context: Context
  desk: DeskSettings
  handlers: DeskHandlers<DeskCallName>
  limiter: CallLimiter
}

/** Serves every call of the desk: one route each, validated, guarded and limited in the same way. */
export function serveDeskCalls(app: FastifyInstance, parts: DeskParts): void {
  for (const name of Object.keys(deskCalls) as DeskCallName[]) serveDeskCall(app, name, deskCalls[name], parts)
}

const pathOf = (call: DeskCall) => `${deskApiPrefix}/${call.path.replace(/\{(\w+)\}/g, ':$1')}`

function serveDeskCall(app: FastifyInstance, name: DeskCallName, call: DeskCall, parts: DeskParts): void {
  const { context, desk, limiter } = parts
  const sessions = new WeakMap<FastifyRequest, DeskSession>()
  const group = call.method === 'GET' ? 'deskRead' : 'deskChange'
  app.route({
    method: call.method,
    url: pathOf(call),
    bodyLimit: jsonBodyBytesMax,
    schema: {
      querystring: requestSchema(call.query),
      ...(call.body === 'json' ? { body: requestSchema(call.request) } : {}),
      ...(isJson(call) ? { response: { 200: answerSchema(call.answer) } } : {}),
    },
    // Who calls is settled before a byte of the body is read.
    onRequest: async (request) => {
      await limiter.countUnknown(group, request)
      refuseOddParameters(request)
      const session = await admitStaff(request, call, context, desk)
      sessions.set(request, session)
      await limiter.countSession(group, request, { id: session.id, caseId: null })
      if (name === 'findCases') await countSearch(request, session, parts)
    },
    preValidation: async (request) => {
      if (!hasOwnIds(request)) throw new Refusal('not_found')
      if (call.body === 'json' && request.body === undefined) throw new Refusal('bad_request')
      if (call.body === 'none' && !isNothing(request.body)) throw new Refusal('bad_request')
    },
    handler: (request, reply) => answer(name, call, parts, request, reply, sessions.get(request)),
  })
}

/** An employee who searches more than anybody needs to is stopped, once an hour on record. */
async function countSearch(
  request: FastifyRequest,
  { staff_id: id }: DeskSession,
  { context, limiter }: DeskParts,
): Promise<void> {
  try {
    await limiter.countSession('deskSearch', request, { id, caseId: null })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const at = context.now()
    const effectKey = `desk.search-stopped/${id}/${at.toISOString().slice(0, 13)}`
    const fact = { at, caseId: null, actor: actorOf({ id }), action: 'desk.search-stopped', effectKey } as const
    await context.database.transaction().execute((transaction) => appendAudit(transaction, { ...fact, detail: {} }))
    const { retryAfterSeconds = 3600 } = error
    throw new Refusal('searched_too_often', { retryAfterSeconds })
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What stands in a path is always one of our ids; anything else is of nothing. */
const hasOwnIds = ({ params }: FastifyRequest): boolean =>
  Object.values(params as Record<string, string>).every((id) => uuid.test(id))

const isJson = (call: DeskCall): boolean => call.status === 200 && call.answer !== fileAnswer

type AskedLoosely = { params: unknown; query: unknown; body: unknown; session: DeskSession; heldKey: HeldKey | null }
type HandlerLoosely = (context: Context, staff: Staff, asked: AskedLoosely) => Promise<unknown>

async function answer(
  name: DeskCallName,
  call: DeskCall,
  { context, handlers }: DeskParts,
  request: FastifyRequest,
  reply: FastifyReply,
  session: DeskSession | undefined,
): Promise<unknown> {
  if (session === undefined) throw new Refusal('unauthorised')
  const staff: Staff = { id: session.staff_id, name: session.name, role: session.role }
  const { params, query } = request
  const body = call.body === 'json' ? request.body : null
  const asked = { params, query, body, session, http: request, reply }
  const handler = handlers[name] as unknown as HandlerLoosely
  const work = async (heldKey: HeldKey | null) => ({
    status: call.status,
    answer: checked(call, await handler(context, staff, { ...asked, heldKey }), context),
  })
  // A file that is sent twice is recognised by its bytes, so it needs no key.
  const isOnce = call.method === 'POST' && call.body !== 'multipart'
  const done = isOnce
    ? await onceForKey(request, session, context, { status: call.status, work })
    : { ...(await work(null)), replayed: false }
  if (done.replayed) reply.header('idempotency-replayed', 'true')
  if (call.answer === fileAnswer) return sendFile(reply, done.answer as DeskFile)
  return reply.code(done.status).send(done.status === 200 ? done.answer : undefined)
}

/** As a download that runs nothing, whatever is in it; its name is plain, since it goes into a header. */
function sendFile(reply: FastifyReply, { type, name, bytes }: DeskFile): FastifyReply {
  const plain = name.replace(/[^A-Za-z0-9._-]/g, '-').slice(0, 100)
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${plain}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(Buffer.from(bytes))
}
