import type { AnyCall, Call, Scope } from '#contract/call.ts'
import { type AnswerOf, type Calls, calls, clientKey, headers as headerNames, siteTable } from '#contract/calls.ts'
import { type Ask as AskOf, callerOf, type CallOptions } from '#contract/client.ts'
import { ApiFailure } from '#contract/failure.ts'
import type { Language } from '#lending/language.ts'
import type { SeenAnswer } from '../visitor/session-end.ts'
import type { SessionStore } from '../visitor/storage.ts'
import { expiryOfToken, isLinkToken, requireUsableToken, scopeOfToken } from '../visitor/token.ts'
import { sendForm } from './send-form.ts'

export type Ask = AskOf<Calls>

type ClientParts = {
  fetch: typeof globalThis.fetch
  session: SessionStore
  now: () => number
  /** Of the page on screen: later mails are written in it. */
  language?: () => Language
  /** Called for every answer, with the end of the session (`visitor/session-end.ts`). */
  onAnswer?: (answer: SeenAnswer) => void
  onRenewed?: (renewed: AnswerOf<'renewToken'>) => void
  /** SESS-2: any 401 that renewal could not cure. Whether a modal follows, the listener decides. */
  onUnauthorised: (loss: SessionLoss) => void
}

type Client = {
  ask: Ask
  /** Extends the session by a renewal; rejects when it could not be, and a 401 counts as the end of it. */
  extend: () => Promise<void>
}

/** A token is renewed when it would end within this time, so that none ends on its way to the server. */
const renewBeforeMs = 60_000

/** The site's client (API-4): its headers, and tokens that renew themselves. */
export function createClient(parts: ClientParts): Client {
  const askOnce = callerOf(siteTable, {
    // An upload shows how far it is, which `fetch` cannot.
    fetch: (address, init, { onProgress }) =>
      init.body instanceof FormData ? sendForm(address, init, onProgress) : parts.fetch(address, init),
    headers: (_call, options) => headersOf(parts, options),
    onAnswer: (response, call) => noteAnswer(parts, response, call),
  })
  let renewal: Promise<void> | null = null

  /** One renewal at a time: the session cookie would otherwise hand out tokens that outdate each other. */
  const renew = () => (renewal ??= renewToken(parts, askOnce).finally(() => (renewal = null)))

  /** The call with a valid token, renewed once when the server rejects it before its date. */
  async function withLivingToken<Value>(send: () => Promise<Value>): Promise<Value> {
    if (isEnding(parts)) await renew().catch(() => undefined)
    try {
      return await send()
    } catch (error) {
      if (!isSessionEnd(error)) throw error
      return repeatAfterRenewal(error, send)
    }
  }

  async function repeatAfterRenewal<Value>(error: unknown, send: () => Promise<Value>): Promise<Value> {
    try {
      await renew()
    } catch (failed) {
      parts.onUnauthorised(lossOf(failed))
      throw error
    }
    return reporting(send())
  }

  const reporting = <Value>(answer: Promise<Value>): Promise<Value> =>
    answer.catch((error: unknown) => {
      if (isSessionEnd(error)) parts.onUnauthorised(lossOf(error))
      throw error
    })

  return {
    extend: () => reporting(renew()),
    ask: (name, ...input) => {
      const scopes: readonly Scope[] = calls[name].scopes
      const send = () => askOnce(name, ...input)
      if (!scopes.includes('public')) return withLivingToken(send)
      return name === 'renewToken' ? send() : reporting(send())
    },
  }
}

/** Whether a 401 ends the session: not when it has another error key, such as that of a wrong code. */
const isSessionEnd = (error: unknown) =>
  error instanceof ApiFailure && error.status === 401 && ['unauthorised', 'generic'].includes(error.key)

/** `replaced`: another application was begun in another tab, and this browser's session now belongs to it. */
export type SessionLoss = 'expired' | 'replaced'

const replaced = new ApiFailure('unauthorised', 401)

const lossOf = (error: unknown): SessionLoss => (error === replaced ? 'replaced' : 'expired')

function isEnding({ session, now }: ClientParts): boolean {
  const token = session.read('token')
  const expiry = token === null ? null : expiryOfToken(token)
  return expiry !== null && expiry - now() < renewBeforeMs
}

/** A session of another case is no renewal: another tab has started again, and two applications would mix. */
async function renewToken(parts: ClientParts, ask: Ask): Promise<void> {
  const answer = await ask('renewToken')
  const caseId = parts.session.read('caseId')
  // A mailed link that was opened in another tab has a narrower session.
  const isNarrower =
    isLinkToken(answer.token) && scopeOfToken(answer.token) !== scopeOfToken(parts.session.read('token'))
  if (caseId !== null && isNarrower) throw new ApiFailure('unauthorised', 401)
  if (caseId !== null && answer.caseId !== null && answer.caseId !== caseId) throw replaced
  parts.session.write('token', requireUsableToken(answer.token))
  parts.onRenewed?.(answer)
}

function noteAnswer({ session, onAnswer }: ClientParts, { headers, ok: isOk }: Response, call: AnyCall): void {
  const isPublic = (call as Call).scopes.includes('public')
  onAnswer?.({ isPublic, isOk, serverTime: Date.parse(headers.get('date') ?? '') || null })
  const correlationId = headers.get(headerNames.correlationId)
  // It belongs to a session: without one nothing is stored (AUTH-3).
  if (correlationId && session.read('token') !== null) session.write('correlationId', correlationId)
}

/** The headers of API-4: client key always, the others when there is something to say. */
function headersOf({ session, language }: ClientParts, options: CallOptions): Record<string, string> {
  const token = session.read('token')
  const correlationId = session.read('correlationId')
  return {
    [headerNames.clientKey]: clientKey,
    ...(language ? { [headerNames.language]: language() } : {}),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(correlationId === null ? {} : { [headerNames.correlationId]: correlationId }),
    ...options.headers,
  }
}
