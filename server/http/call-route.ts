import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { AnyCall, CallTable } from '#contract/call.ts'
import { type DeskFile, fileAnswer } from '#contract/desk/desk-call.ts'
import type { Context } from '../context.ts'
import type { EndTurn } from '../fair-turns.ts'
import { Refusal } from '../refusal.ts'
import { actingAs, refuseEnded } from '../store/session/acting-session.ts'
import type { HeldKey } from '../store/case/change-case.ts'
import type { HandlerInputOf, HandlersOf } from './handler.ts'
import { onceForKey } from './idempotency.ts'
import { answerSchema, requestSchema } from './json-schema.ts'
import { NotModified } from './not-modified.ts'

/** JSON bodies of our calls are small; files have their own limits. */
const jsonBodyBytesMax = 64 * 1024

/** Nothing that a next owner wrote is in an answer made so soon: a person needs longer. */
const shortMs = 500

/** The entrance to the calls of a table: the checks, in order, around its handlers. */
export type Door<Calls extends CallTable['calls'], Caller extends AnyCaller> = {
  context: Context
  handlers: HandlersOf<Calls, Caller>
  /** Before a byte of the body is read: limits, origin, session, rights. Throws a `Refusal`. */
  admit: (request: FastifyRequest, name: keyof Calls, call: AnyCall) => Promise<Caller>
  /** Once the call is validated. Throws a `Refusal`. */
  check?: (request: FastifyRequest, caller: Caller, given: Record<string, unknown>) => void
  /** Called before the handler reads from the database; the turn ends with the answer. Throws a `Refusal`. */
  takeTurn?: (name: keyof Calls, caller: Caller) => Promise<EndTurn>
  /** After the handler, before its answer is kept. */
  note?: (name: keyof Calls, caller: Caller) => Promise<void>
}

type AnyCaller = { session: { id: string } | null }

/** Serves every call of the table: one route each, validated, guarded and limited in the same way. */
export function serveCalls<Table extends CallTable, Caller extends AnyCaller>(
  app: FastifyInstance,
  { prefix, calls }: Table,
  door: Door<Table['calls'], Caller>,
): void {
  for (const [name, call] of Object.entries(calls)) serveCall(app, { prefix, name, call }, door as unknown as AnyDoor)
}

type AnyDoor = Door<CallTable['calls'], AnyCaller>
type Route = { prefix: string; name: string; call: AnyCall }

function serveCall(app: FastifyInstance, { prefix, name, call }: Route, door: AnyDoor): void {
  const callers = new WeakMap<FastifyRequest, AnyCaller>()
  const isJson = call.status === 200 && call.answer !== fileAnswer
  app.route({
    method: call.method,
    url: `${prefix}/${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit: jsonBodyBytesMax,
    schema: {
      querystring: requestSchema(call.query),
      ...(call.body === 'json' ? { body: requestSchema(call.request) } : {}),
      ...(isJson ? { response: { 200: answerSchema(call.answer) } } : {}),
    },
    onRequest: async (request) => void callers.set(request, await door.admit(request, name, call)),
    preValidation: async (request) => {
      // Without a content type there is no body to validate; `undefined` would pass unseen.
      if (call.body === 'json' && request.body === undefined) throw new Refusal('bad_request')
      if (call.body === 'none' && !isNothing(request.body)) throw new Refusal('bad_request')
    },
    handler: async (request, reply) => {
      const caller = callers.get(request)
      if (!caller) throw new Refusal('unauthorised')
      return answer({ name, call, door, caller }, request, reply)
    },
  })
}

/** Bodies that some clients send for none. */
const isNothing = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0)

/** Ids in a path are short and plain; anything else is answered as an address that does not exist. */
export function refuseOddParameters(request: FastifyRequest, shape = /^[A-Za-z0-9_-]{1,64}$/): void {
  const values = Object.values(request.params as Record<string, string>)
  if (!values.every((value) => shape.test(value))) throw new Refusal('not_found')
}

type Admitted = { name: string; call: AnyCall; door: AnyDoor; caller: AnyCaller }

async function answer(
  { name, call, door, caller }: Admitted,
  http: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { context } = door
  const given = { params: http.params, query: http.query, request: call.body === 'json' ? http.body : {} } as CallInputs
  door.check?.(http, caller, { ...given.params, ...given.query, ...given.request })
  const work = async (heldKey: HeldKey | null) => {
    const asked = { ...given, ...caller, heldKey, context, http, reply } as HandlerInputOf<AnyCall, AnyCaller>
    const answered = await actingAs(caller.session?.id ?? null, async () => {
      const own = await door.handlers[name]!(asked)
      if (call.method === 'GET' && reply.elapsedTime > shortMs) await refuseEnded(context.database)
      return own
    })
    const made = checked(call, answered, context)
    await door.note?.(name, caller)
    return { status: call.status, answer: made }
  }
  const endTurn = await door.takeTurn?.(name, caller)
  const startMs = performance.now()
  try {
    // Files are distinguished by their own hash, so an upload needs no key.
    const isOnce = call.method === 'POST' && call.body !== 'multipart'
    const done = isOnce
      ? await onceForKey(http, caller.session, context, { status: call.status, work })
      : { ...(await work(null)), replayed: false }
    if (done.replayed) reply.header('idempotency-replayed', 'true')
    if (call.answer === fileAnswer) return sendFile(reply, done.answer as DeskFile)
    return await reply.code(done.status).send(done.status === 200 ? done.answer : undefined)
  } catch (error) {
    if (error instanceof NotModified) return reply.code(304).send()
    throw error
  } finally {
    endTurn?.(performance.now() - startMs)
  }
}

type CallInputs = Record<'params' | 'query' | 'request', Record<string, unknown>>

/** Outside production an answer that breaks the contract is a bug that shows at once; the serialiser would hide it. */
function checked(call: AnyCall, answer: unknown, context: Context): unknown {
  if (context.settings.production || call.status !== 200 || answer instanceof Readable) return answer
  const result = call.answer.safeParse(answer)
  if (result.success) return answer
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The answer of ${call.path} breaks the contract: ${problems.join('; ')}`)
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
