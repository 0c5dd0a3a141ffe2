import type { Call } from '#contract/call.ts'
import { errorCodes, type ErrorKey, errorStatus } from '#contract/errors.ts'
import { apiPrefix, type CallName, calls, headers as headerNames } from '#contract/calls.ts'
import type { Failure } from '#contract/values.ts'
import { allHandlers } from './all-handlers.ts'
import { businessDay } from '#lending/business-day.ts'
import { type HandlerInput, MockRefusal, NoAnswer } from './handler.ts'
import { freshState, type MockSession, type MockState, stateVersion } from './mock-state.ts'
import { readToken } from './tokens.ts'

/** Where the state is kept between two lives of the backend. */
export type StateStore = { load: () => Promise<MockState | null>; save: (state: MockState) => Promise<void> }

export type MockParts = {
  origin: string
  store: StateStore
  now: () => Date
  newId: () => string
  wait: (milliseconds: number) => Promise<void>
}

export type MockBackend = {
  /** The answer to a call under `/api`; a promise that stays open where a tester asked for no answer. */
  answer: (request: Request) => Promise<Response>
  /** Reads or changes the state, and stores it. */
  change: <Value>(change: (state: MockState) => Value) => Promise<Value>
  /** Resolves when everything is kept. No answer waits for it: a slow disk must not look like a slow server. */
  saved: () => Promise<void>
}

/** A caller need not wait for what the site needs before it can show anything. */
const atOnce = new Set<CallName>(['readLimits', 'createAnonymousToken', 'renewToken'])

const jsonBytesMax = 64 * 1024

type Route = { name: CallName; call: Call; pattern: RegExp }

const routes: readonly Route[] = (Object.keys(calls) as CallName[]).map((name) => {
  const call: Call = calls[name]
  const path = call.path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[A-Za-z0-9_-]{1,64})')
  return { name, call, pattern: new RegExp(`^${apiPrefix}/${path}$`) }
})

/** The small backend of tester mode: every call of the contract, over this browser's own state. */
export function createMockBackend(parts: MockParts): MockBackend {
  const loading = parts.store.load().then((kept) => (kept?.version === stateVersion ? kept : freshState(parts.now())))

  let saving: Promise<void> | null = null
  let isChanged = false

  /** One save at a time; later changes go with the next. */
  function save(state: MockState): void {
    isChanged = true
    saving ??= saveWhileChanged(state)
      .catch((error: unknown) => console.error('The state of tester mode could not be kept', error))
      .finally(() => (saving = null))
  }

  async function saveWhileChanged(state: MockState): Promise<void> {
    while (isChanged) {
      isChanged = false
      await parts.store.save(state)
    }
  }

  async function change<Value>(work: (state: MockState) => Value): Promise<Value> {
    const state = await loading
    const value = work(state)
    save(state)
    return value
  }

  async function answer(request: Request): Promise<Response> {
    const correlationId = request.headers.get(headerNames.correlationId) ?? parts.newId()
    const state = await loading
    try {
      const found = findRoute(request)
      if (!found) throw new MockRefusal('not_found')
      if (!atOnce.has(found.name)) await parts.wait(state.delayMs)
      const answer = await ask(found, request, state, parts)
      return respond(found.call.status, found.call.status === 200 ? answer : null, correlationId)
    } catch (error) {
      if (error instanceof NoAnswer) return new Promise(() => undefined)
      if (!(error instanceof MockRefusal)) console.error('The mock backend failed', error)
      return refuse(error instanceof MockRefusal ? error : new MockRefusal('generic'), correlationId)
    } finally {
      save(state)
    }
  }

  return { answer, change, saved: async () => (await saving) ?? undefined }
}

type Found = Route & { params: Record<string, string> }

function findRoute({ method, url }: Request): Found | null {
  const { pathname } = new URL(url)
  for (const route of routes) {
    const match = route.call.method === method ? route.pattern.exec(pathname) : null
    if (match) return { ...route, params: { ...match.groups } }
  }
  return null
}

async function ask({ name, call, params }: Found, request: Request, state: MockState, parts: MockParts) {
  const session = admit(call, request.headers, state, parts.now())
  const query = parsed(call.query, Object.fromEntries(new URL(request.url).searchParams))
  const body = call.body === 'json' ? parsed(call.request, await readJson(request)) : null
  const files = call.body === 'multipart' ? await readFiles(request) : []
  refuseForeignCase(session, { ...params, ...(query as object), ...(body as object | null) })
  const now = parts.now()
  const handler = allHandlers[name] as unknown as (asked: HandlerInput<CallName>) => unknown
  const { headers } = request
  const { origin, newId } = parts
  const surroundings = { headers, files, origin, state, session, now, today: businessDay(now), newId }
  return handler({ ...surroundings, params, query, request: body } as unknown as HandlerInput<CallName>)
}

/** As the server's guard: the token must be of this browser's session and its scope must reach. */
function admit(call: Call, headers: Headers, state: MockState, now: Date): MockSession | null {
  if (call.scopes.includes('public')) return null
  const claims = readToken(headers.get('authorization'), now)
  const { session } = state
  if (!claims || !session || claims.sid !== session.id) throw new MockRefusal('unauthorised')
  if (call.scopes.includes(claims.scope)) return { ...session, scope: claims.scope }
  const isCaseMissing = claims.scope === 'visitor' && call.errors.includes('case_id_not_available')
  throw new MockRefusal(isCaseMissing ? 'case_id_not_available' : 'forbidden')
}

function refuseForeignCase(session: MockSession | null, given: Readonly<Record<string, unknown>>): void {
  if (session === null) return
  const isForeign = (name: string) => given[name] !== undefined && given[name] !== session.caseId
  if (isForeign('caseId') || isForeign('customerId')) throw new MockRefusal('not_found')
}

function parsed(schema: Call['request'], value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields = result.error.issues.map(({ path }) => path.join('.')).filter((field) => field !== '')
  throw new MockRefusal('bad_request', [...new Set(fields)].slice(0, 20))
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text.length > jsonBytesMax) throw new MockRefusal('file.too_big')
  try {
    return JSON.parse(text)
  } catch {
    throw new MockRefusal('bad_request')
  }
}

async function readFiles(request: Request): Promise<File[]> {
  const form = await request.formData().catch(() => null)
  if (form === null) throw new MockRefusal('bad_request')
  return form.getAll('files').filter((value) => value instanceof File)
}

function respond(status: number, body: unknown, correlationId: string): Response {
  const headers = { 'cache-control': 'no-store', [headerNames.correlationId]: correlationId }
  return status === 200
    ? Response.json(body, { headers })
    : new Response(null, { status: status === 202 ? 202 : 204, headers })
}

function refuse({ key, fields }: MockRefusal, correlationId: string): Response {
  const code = errorCodes[key as ErrorKey]
  const body: Failure = {
    error: key,
    ...(code === undefined ? {} : { code }),
    ...(fields.length === 0 ? {} : { fields: [...fields] }),
    correlationId,
  }
  return Response.json(body, { status: errorStatus[key], headers: { [headerNames.correlationId]: correlationId } })
}
