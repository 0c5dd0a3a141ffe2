import type { Call } from '#contract/call.ts'
import {
  apiPrefix,
  calls,
  type AnswerOf,
  type CallName,
  type Params,
  type QueryOf,
  type RequestOf,
} from '#contract/calls.ts'
import type { Failure } from '#contract/values.ts'

type CallInput<Name extends CallName> = {
  params?: Params<Name>
  query?: Partial<QueryOf<Name>> | Record<string, string>
  /** Loose, so that a test can also send what the contract forbids. */
  request?: RequestOf<Name> | Record<string, unknown>
  /** Added to the usual ones; an empty value takes a header out. */
  headers?: Record<string, string>
}

type CallAnswer<Name extends CallName> = {
  status: number
  /** The answer of a success; reading it after a refusal throws. */
  answer: AnswerOf<Name>
  /** The error key of a refusal, or null. */
  error: string | null
  failure: Failure | null
  headers: Headers
}

export type Visitor = {
  /** A call as a browser makes it: own origin, the cookie of the jar, the token last received. */
  call<Name extends CallName>(name: Name, input?: CallInput<Name>): Promise<CallAnswer<Name>>
  /** Any request of the same visitor. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Begins a session and, when the register finds it eligible, the case of this company. Returns the case id. */
  begin(kvkNumber: string, partnerId?: string): Promise<string>
  token: string | null
  /** `name=value`, as sent. */
  cookie: string | null
}

/** Keeps cookie and token as a browser tab would, and nothing else. */
export function newVisitor(origin: string): Visitor {
  const visitor: Visitor = {
    token: null,
    cookie: null,
    async fetch(path, init = {}) {
      const response = await fetch(new URL(path, origin), { redirect: 'manual', ...init })
      for (const line of response.headers.getSetCookie()) takeCookie(visitor, line)
      return response
    },
    async call(name, input = {}) {
      const definition: Call = calls[name]
      const response = await visitor.fetch(addressOf(definition, input), {
        method: definition.method,
        headers: headersOf(visitor, definition, origin, input.headers ?? {}),
        ...(definition.body === 'json' ? { body: JSON.stringify(input.request ?? {}) } : {}),
      })
      const result = await read(response, name)
      const token = result.status === 200 ? tokenOf(result.answer) : null
      if (token !== null) visitor.token = token
      return result
    },
    async begin(kvkNumber, partnerId) {
      const session = await visitor.call('createSession', { request: partnerId === undefined ? {} : { partnerId } })
      const checked = await visitor.call('checkEligibility', { request: { kvkNumber } })
      if (!checked.answer.eligible) throw new Error(`${kvkNumber} is not eligible: ${checked.answer.errors.join(', ')}`)
      return session.answer.data.caseId
    },
  }
  return visitor
}

function takeCookie(visitor: Visitor, line: string): void {
  const pair = line.split(';')[0] ?? ''
  visitor.cookie = /;\s*max-age=0|expires=thu, 01 jan 1970/i.test(line) || pair.endsWith('=') ? null : pair
}

function addressOf(definition: Call, input: CallInput<CallName>): string {
  const params = (input.params ?? {}) as Record<string, string>
  const path = definition.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams((input.query ?? {}) as Record<string, string>).toString()
  return `${apiPrefix}/${path}${query === '' ? '' : `?${query}`}`
}

function headersOf(visitor: Visitor, definition: Call, origin: string, extra: Record<string, string>) {
  const usual: Record<string, string> = {
    ...(definition.method === 'GET' ? {} : { origin, 'sec-fetch-site': 'same-origin' }),
    ...(definition.body === 'json' ? { 'content-type': 'application/json' } : {}),
    ...(visitor.cookie ? { cookie: visitor.cookie } : {}),
    ...(visitor.token ? { authorization: `Bearer ${visitor.token}` } : {}),
    ...extra,
  }
  return Object.fromEntries(Object.entries(usual).filter(([, value]) => value !== ''))
}

async function read<Name extends CallName>(response: Response, name: Name): Promise<CallAnswer<Name>> {
  const text = await response.text()
  const body: unknown = text === '' ? null : JSON.parse(text)
  const failure = response.ok || response.status === 304 ? null : (body as Failure)
  return {
    status: response.status,
    get answer(): AnswerOf<Name> {
      if (failure) throw new Error(`${name} was refused with ${response.status} ${failure.error}`)
      return body as AnswerOf<Name>
    },
    error: failure?.error ?? null,
    failure,
    headers: response.headers,
  }
}

function tokenOf(answer: unknown): string | null {
  const { token, data } = (answer ?? {}) as { token?: unknown; data?: { token?: unknown } }
  const found = token ?? data?.token
  return typeof found === 'string' ? found : null
}
