import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import {
  type AnswerOf,
  apiPrefix,
  type CallName,
  calls,
  clientKey,
  headers as headerNames,
  type Params,
  type QueryOf,
  type RequestOf,
  requestTimeoutMs,
} from '#contract/calls.ts'
import type { Language } from '#lending/language.ts'
import type { SeenAnswer } from '../visitor/session-end.ts'
import type { SessionStore } from '../visitor/storage.ts'
import { expiryOfToken, requireUsableToken } from '../visitor/token.ts'
import { ApiFailure, failureOf } from './api-failure.ts'
import { sendFiles, type UploadOptions } from './send-files.ts'

type Optional<Name extends string, Value> = [keyof Value] extends [never]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value }

/** Input of a call, inferred from the contract: `params` for `{name}` in its path, `query`, `request`. */
type CallInput<Name extends CallName> = Optional<'params', Params<Name>> &
  (RequestOf<Name> extends null ? { request?: undefined } : { request: RequestOf<Name> }) &
  (Record<never, never> extends QueryOf<Name> ? { query?: QueryOf<Name> } : { query: QueryOf<Name> }) &
  CallOptions

type CallOptions = {
  signal?: AbortSignal
  /** Makes sending twice the same as sending once (docs/security.md, "Durable work"). */
  idempotencyKey?: string
  /** Further headers of the contract: `originated`, `x-utm`. */
  headers?: Readonly<Record<string, string>>
}

type Loose = CallOptions & {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  request?: unknown
}

/** The argument can be left out when nothing in it is required. */
type CallArguments<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>]

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
  onUnauthorised: () => void
}

export type Ask = <Name extends CallName>(name: Name, ...args: CallArguments<Name>) => Promise<AnswerOf<Name>>

type Client = {
  ask: Ask
  upload: (files: readonly File[], options?: UploadOptions) => Promise<AnswerOf<'uploadStatements'>>
  /** Extends the session by a renewal; rejects when it could not be, and a 401 counts as the end of it. */
  extend: () => Promise<void>
}

/** A token is renewed when it would end within this time, so that none ends on its way to the server. */
const renewBeforeMs = 60_000

/** The typed client of the contract (API-4): headers, 60-second time-out, checked answers and token renewal. */
export function createClient(parts: ClientParts): Client {
  let renewal: Promise<void> | null = null

  /** One renewal at a time: the session cookie would otherwise hand out tokens that outdate each other. */
  const renew = () => (renewal ??= renewToken(parts).finally(() => (renewal = null)))

  /** The call with a valid token, renewed once when the server rejects it before its date. */
  async function withLivingToken<Value>(isPublic: boolean, send: () => Promise<Value>): Promise<Value> {
    if (isPublic) return send()
    if (isEnding(parts)) await renew().catch(() => undefined)
    try {
      return await send()
    } catch (error) {
      if (!isUnauthorised(error)) throw error
      return repeatAfterRenewal(error, send)
    }
  }

  async function repeatAfterRenewal<Value>(error: unknown, send: () => Promise<Value>): Promise<Value> {
    try {
      await renew()
    } catch {
      parts.onUnauthorised()
      throw error
    }
    return send().catch((again: unknown) => {
      if (isUnauthorised(again)) parts.onUnauthorised()
      throw again
    })
  }

  return {
    extend: () =>
      renew().catch((error: unknown) => {
        if (isUnauthorised(error)) parts.onUnauthorised()
        throw error
      }),
    async ask<Name extends CallName>(name: Name, ...[input]: CallArguments<Name>): Promise<AnswerOf<Name>> {
      const call: Call = calls[name]
      const send = () => sendOnce(parts, call, (input ?? {}) as Loose)
      return (await withLivingToken(call.scopes.includes('public'), send)) as AnswerOf<Name>
    },
    upload: (files, options = {}) =>
      withLivingToken(false, async () => {
        const address = addressOfCall(calls.uploadStatements, {})
        const answer = await sendFiles(address, files, headersOf(parts, {}), options)
        return readAnswer(
          parts.session,
          calls.uploadStatements,
          answer.status,
          answer.text,
          answer.correlationId,
        ) as Promise<AnswerOf<'uploadStatements'>>
      }),
  }
}

const isUnauthorised = (error: unknown) => error instanceof ApiFailure && error.status === 401

function isEnding({ session, now }: ClientParts): boolean {
  const token = session.read('token')
  const expiry = token === null ? null : expiryOfToken(token)
  return expiry !== null && expiry - now() < renewBeforeMs
}

/** A session of another case is no renewal: another tab has started again, and two applications would mix. */
async function renewToken(parts: ClientParts): Promise<void> {
  const answer = (await sendOnce(parts, calls.renewToken, {})) as AnswerOf<'renewToken'>
  const caseId = parts.session.read('caseId')
  if (caseId !== null && answer.caseId !== null && answer.caseId !== caseId) throw new ApiFailure('unauthorised', 401)
  parts.session.write('token', requireUsableToken(answer.token))
  parts.onRenewed?.(answer)
}

async function sendOnce(parts: ClientParts, call: Call, input: Loose): Promise<unknown> {
  const hasBody = call.body === 'json'
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  const response = await parts
    .fetch(addressOfCall(call, input), {
      method: call.method,
      headers: { ...headersOf(parts, input), ...(hasBody ? { 'content-type': 'application/json' } : {}) },
      ...(hasBody ? { body: JSON.stringify(input.request) } : {}),
      signal: input.signal ? AbortSignal.any([input.signal, timeout]) : timeout,
      credentials: 'same-origin',
      redirect: 'error',
    })
    .catch((error: unknown) => {
      input.signal?.throwIfAborted()
      throw new ApiFailure('generic', null, { error: String(error) })
    })
  parts.onAnswer?.({
    isPublic: call.scopes.includes('public'),
    isOk: response.ok,
    serverTime: Date.parse(response.headers.get('date') ?? '') || null,
  })
  const text = await response.text()
  return readAnswer(parts.session, call, response.status, text, response.headers.get(headerNames.correlationId))
}

/** The address of a call with its path parameters and query filled in. */
function addressOfCall(call: Call, { params = {}, query = {} }: Loose): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = params[name]
    if (!value) throw new Error(name === 'caseId' ? 'Case ID not available' : `Path parameter ${name} is missing`)
    return encodeURIComponent(value)
  })
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const text = new URLSearchParams(given).toString()
  return `${apiPrefix}/${path}${text && `?${text}`}`
}

/** The headers of API-4: client key always, the others when there is something to say. */
function headersOf({ session, language }: ClientParts, input: CallOptions): Record<string, string> {
  const token = session.read('token')
  const correlationId = session.read('correlationId')
  return {
    accept: 'application/json',
    [headerNames.clientKey]: clientKey,
    ...(language ? { [headerNames.language]: language() } : {}),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(correlationId === null ? {} : { [headerNames.correlationId]: correlationId }),
    ...(input.idempotencyKey ? { [headerNames.idempotencyKey]: input.idempotencyKey } : {}),
    ...input.headers,
  }
}

/** Checks the answer against the contract, so that another shape fails here and not three screens later. */
async function readAnswer(
  session: SessionStore,
  call: Call,
  status: number,
  text: string,
  correlationId: string | null,
): Promise<unknown> {
  // It belongs to a session: without one nothing is stored (AUTH-3).
  if (correlationId && session.read('token') !== null) session.write('correlationId', correlationId)
  const body = parseJson(text)
  if (status >= 400) throw failureOf(status, body)
  const parsed = z.safeParse(call.answer, call.status === 200 ? body : null)
  if (!parsed.success) throw new ApiFailure('generic', null, { error: `Answer of ${call.path} is not as agreed` })
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}
