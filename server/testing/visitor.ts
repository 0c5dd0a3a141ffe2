import type { AnyCall } from '#contract/call.ts'
import { type CallName, type Calls, siteTable } from '#contract/calls.ts'
import { type CallAnswer, callOverHttp, type LooseInput } from './call-over-http.ts'

export type Visitor = {
  /** A call as a browser makes it: own origin, the cookie of the jar, the token last received. */
  call<Name extends CallName>(name: Name, input?: LooseInput<Calls[Name]>): Promise<CallAnswer<Calls[Name]>>
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
      const result = await callOverHttp(siteTable, name, input, {
        fetch: visitor.fetch,
        headers: (call) => headersOf(visitor, call, origin),
      })
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

const headersOf = ({ cookie, token }: Visitor, { method }: AnyCall, origin: string): Record<string, string> => ({
  ...(method === 'GET' ? {} : { origin, 'sec-fetch-site': 'same-origin' }),
  ...(cookie ? { cookie } : {}),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
})

function tokenOf(answer: unknown): string | null {
  const { token, data } = (answer ?? {}) as { token?: unknown; data?: { token?: unknown } }
  const found = token ?? data?.token
  return typeof found === 'string' ? found : null
}
