import * as z from 'zod/mini'
import type { AnyCall, CallTable, ParamsOf } from './call.ts'
import { headers } from './calls.ts'
import { ApiFailure, failureOf } from './failure.ts'

type Optional<Name extends string, Value> = [keyof Value] extends [never]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value }

export type IdempotencyKeys = {
  /** The same key for the same call and content, until `forget`: a repeat after a lost answer counts once. */
  keyOf: (callName: string, content: unknown) => string
  /** After success: the same content sent once more, later, is new. */
  forget: () => void
}

export type CallOptions = {
  signal?: AbortSignal
  /** Makes sending twice the same as sending once (docs/security.md, "Durable work"). */
  keys?: IdempotencyKeys
  /** Further headers of the contract: `originated`, `x-utm`. */
  headers?: Readonly<Record<string, string>>
  /** For a call whose body is `multipart`. */
  files?: readonly File[]
  /** From 0 to 1, as the bytes of files leave. */
  onProgress?: (share: number) => void
  /** Goes on when the page is left, as a call that ends something must. */
  keepalive?: boolean
  /** For calls by a page of the desk itself: they extend the session only when the page was used since. */
  isUnattended?: boolean
}

/** The input of a call, inferred from the contract: `params` for `{name}` in its path, `query`, `request`. */
export type CallInput<C extends AnyCall> = Optional<'params', ParamsOf<C>> &
  (z.output<C['request']> extends null ? { request?: undefined } : { request: z.output<C['request']> }) &
  (Record<never, never> extends z.output<C['query']>
    ? { query?: z.output<C['query']> }
    : { query: z.output<C['query']> }) &
  CallOptions

type LooseInput = CallOptions & {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  request?: unknown
}

/** The argument can be left out when nothing in it is required. */
type CallArguments<C extends AnyCall> =
  Record<never, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]

/** Makes a call by its name. Rejects with `ApiFailure`. */
export type Ask<Calls extends CallTable['calls']> = <Name extends keyof Calls>(
  name: Name,
  ...args: CallArguments<Calls[Name]>
) => Promise<z.output<Calls[Name]['answer']>>

type ClientParts = {
  /** `options` are for what `fetch` cannot do. */
  fetch: (address: string, init: RequestInit, options: CallOptions) => Promise<Response>
  headers: (call: AnyCall, options: CallOptions) => Record<string, string>
  /** Hears of every answer, before it is read. */
  onAnswer?: (response: Response, call: AnyCall) => void
}

/** The browser's time-out of every call, in milliseconds (API-4). */
export const requestTimeoutMs = 60_000

/** The typed client of a table of calls (API-4): 60-second time-out and checked answers. */
export function callerOf<Table extends CallTable>(table: Table, parts: ClientParts): Ask<Table['calls']> {
  const ask = async (name: string, input: LooseInput = {}): Promise<unknown> => {
    const call = table.calls[name] as AnyCall
    const key = input.keys?.keyOf(name, [input.params, input.request])
    const response = await send(table, call, input, { ...parts, key })
    parts.onAnswer?.(response, call)
    const body = parseJson(await response.text())
    if (!response.ok) throw failureOf(table, response.status, body)
    // An answer in another shape is a failure here, not a riddle three screens later.
    const answer = z.safeParse(call.answer, call.status === 200 ? body : null)
    if (!answer.success) throw new ApiFailure('generic', null)
    return answer.data
  }
  return ask as Ask<Table['calls']>
}

type Sending = ClientParts & { key: string | undefined }

async function send(table: CallTable, call: AnyCall, input: LooseInput, { key, ...parts }: Sending): Promise<Response> {
  const address = addressOf(table, call, input)
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  const init = {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(call.body === 'json' ? { 'content-type': 'application/json' } : {}),
      ...parts.headers(call, input),
      ...(key === undefined ? {} : { [headers.idempotencyKey]: key }),
    },
    ...(call.body === 'json' ? { body: JSON.stringify(input.request) } : {}),
    ...(call.body === 'multipart' ? { body: multipart(input.files ?? []) } : {}),
    keepalive: input.keepalive ?? false,
    signal: input.signal ? AbortSignal.any([input.signal, timeout]) : timeout,
    credentials: 'same-origin',
    redirect: 'error',
  } as const
  try {
    return await parts.fetch(address, init, input)
  } catch {
    input.signal?.throwIfAborted()
    throw new ApiFailure('generic', null)
  }
}

function multipart(files: readonly File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('files', file, file.name)
  return form
}

/** The address of a call with its path parameters and query filled in. */
export function addressOf(table: CallTable, call: AnyCall, { params = {}, query = {} }: LooseInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = params[name]
    if (!value) throw new Error(name === 'caseId' ? 'Case ID not available' : `Path parameter ${name} is missing`)
    return encodeURIComponent(value)
  })
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const text = new URLSearchParams(given).toString()
  return `${table.prefix}/${path}${text && `?${text}`}`
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}
