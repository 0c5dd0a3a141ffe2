import * as z from 'zod/mini'
import { headers as siteHeaders, requestTimeoutMs } from '#contract/calls.ts'
import {
  type DeskAnswerOf,
  deskApiPrefix,
  type DeskCallName,
  deskCalls,
  deskHeaders,
  type DeskParams,
  type DeskQueryOf,
  type DeskRequestOf,
} from '#contract/desk/calls.ts'
import type { DeskCall } from '#contract/desk/desk-call.ts'
import { DeskFailure, failureOf } from './desk-failure.ts'

type Optional<Name extends string, Value> = [keyof Value] extends [never]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value }

type Options = {
  signal?: AbortSignal
  /** Makes sending twice the same as sending once. Without it each write gets its own. */
  idempotencyKey?: string
  /** Asked by the page itself: it keeps a session alive only when somebody has used the page since. */
  isUnattended?: boolean
  /** For a call whose body is `multipart`. */
  files?: readonly File[]
}

/** What a call wants, inferred from the contract: `params` for `{name}` in its path, `query`, `body`. */
type DeskInput<Name extends DeskCallName> = Optional<'params', DeskParams<Name>> &
  (DeskRequestOf<Name> extends null ? { body?: undefined } : { body: DeskRequestOf<Name> }) &
  (Record<never, never> extends DeskQueryOf<Name> ? { query?: DeskQueryOf<Name> } : { query: DeskQueryOf<Name> }) &
  Options

type Loose = Options & {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
}

/** The argument can be left out when nothing in it is required. */
type DeskArguments<Name extends DeskCallName> =
  Record<never, never> extends DeskInput<Name> ? [input?: DeskInput<Name>] : [input: DeskInput<Name>]

export type AskDesk = <Name extends DeskCallName>(
  name: Name,
  ...args: DeskArguments<Name>
) => Promise<DeskAnswerOf<Name>>

type ClientParts = {
  fetch: typeof globalThis.fetch
  /** Of the session that the page knows; null before. */
  csrfToken: () => string | null
  /** Whether somebody has used the page since this was last asked. */
  wasUsed: () => boolean
  onSignedOut: () => void
}

/** The typed client of the desk's contract: token, idempotency key, time-out, checked answers. */
export function createDeskClient(parts: ClientParts): AskDesk {
  return async <Name extends DeskCallName>(name: Name, ...[input]: DeskArguments<Name>) => {
    const call: DeskCall = deskCalls[name]
    const response = await send(parts, call, (input ?? {}) as Loose)
    const body = parseJson(await response.text())
    if (response.status === 401) parts.onSignedOut()
    if (!response.ok) throw failureOf(response.status, body)
    const answer = z.safeParse(call.answer, call.status === 200 ? body : null)
    if (!answer.success) throw new DeskFailure('generic', null)
    return answer.data as DeskAnswerOf<Name>
  }
}

async function send(parts: ClientParts, call: DeskCall, input: Loose): Promise<Response> {
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  try {
    return await parts.fetch(addressOf(call, input), {
      method: call.method,
      headers: headersOf(parts, call, input),
      signal: input.signal ? AbortSignal.any([input.signal, timeout]) : timeout,
      credentials: 'same-origin',
      redirect: 'error',
      ...(call.body === 'json' ? { body: JSON.stringify(input.body) } : {}),
      ...(call.body === 'multipart' ? { body: formOf(input.files ?? []) } : {}),
    })
  } catch {
    input.signal?.throwIfAborted()
    throw new DeskFailure('generic', null)
  }
}

function headersOf({ csrfToken, wasUsed }: ClientParts, call: DeskCall, input: Loose): Record<string, string> {
  const isWrite = call.method !== 'GET'
  return {
    accept: 'application/json',
    ...(call.body === 'json' ? { 'content-type': 'application/json' } : {}),
    ...(input.isUnattended && !wasUsed() ? { [deskHeaders.unattended]: '1' } : {}),
    ...(isWrite ? { [deskHeaders.csrfToken]: csrfToken() ?? '' } : {}),
    ...(isWrite ? { [siteHeaders.idempotencyKey]: input.idempotencyKey ?? crypto.randomUUID() } : {}),
  }
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return form
}

function addressOf(call: DeskCall, { params = {}, query = {} }: Loose): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const text = new URLSearchParams(given).toString()
  return `${deskApiPrefix}/${path}${text && `?${text}`}`
}

/** Where a file of the desk is downloaded from, for a link. */
export const fileAddress = <Name extends DeskCallName>(name: Name, input: Pick<DeskInput<Name>, 'params' | 'query'>) =>
  addressOf(deskCalls[name], input as Loose)

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove']

/** Watches for the hands of who sits at the page. The answer: whether they were there since it was last asked. */
export function watchUse(page: EventTarget): () => boolean {
  let isUsed = false
  for (const sign of signs) page.addEventListener(sign, () => (isUsed = true), { passive: true, capture: true })
  return () => {
    const wasUsed = isUsed
    isUsed = false
    return wasUsed
  }
}
