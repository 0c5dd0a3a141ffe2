// Makes a call of the site or of the desk, loosely, so that a test can also send what the contract forbids.
import type * as z from 'zod/mini'
import type { AnyCall, CallTable, ParamsOf } from '#contract/call.ts'
import { addressOf } from '#contract/client.ts'
import type { Failure } from '#contract/values.ts'

export type LooseInput<C extends AnyCall> = {
  params?: ParamsOf<C>
  query?: Partial<z.output<C['query']>> | Record<string, string>
  request?: z.output<C['request']> | Record<string, unknown>
  files?: readonly File[]
  /** Added to the usual ones; an empty value takes a header out. */
  headers?: Record<string, string>
}

export type CallAnswer<C extends AnyCall> = {
  status: number
  /** The answer of a success; reading it after a refusal throws. */
  answer: z.output<C['answer']>
  /** The error key of a refusal, or null. */
  error: string | null
  failure: Failure | null
  headers: Headers
  bytes: Buffer
}

type Sender = {
  fetch: (address: string, init: RequestInit) => Promise<Response>
  headers: (call: AnyCall) => Record<string, string>
}

export async function callOverHttp<Table extends CallTable, Name extends keyof Table['calls'] & string>(
  table: Table,
  name: Name,
  input: LooseInput<Table['calls'][Name]>,
  { fetch, headers }: Sender,
): Promise<CallAnswer<Table['calls'][Name]>> {
  const call: AnyCall = table.calls[name]!
  const { params, query } = input as { params?: Record<string, string>; query?: Record<string, string> }
  const isJson = call.body === 'json'
  const sent = { ...headers(call), ...(isJson ? { 'content-type': 'application/json' } : {}), ...input.headers }
  const form = new FormData()
  for (const file of input.files ?? []) form.append('files', file)
  const response = await fetch(addressOf(table, call, { ...(params && { params }), ...(query && { query }) }), {
    method: call.method,
    headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
    ...(isJson ? { body: JSON.stringify(input.request ?? {}) } : {}),
    ...(input.files ? { body: form } : {}),
  })
  return readAnswer(response, name)
}

async function readAnswer<C extends AnyCall>(response: Response, name: string): Promise<CallAnswer<C>> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && bytes.length > 0
  const body: unknown = isJson ? JSON.parse(bytes.toString()) : null
  const failure = response.ok || response.status === 304 ? null : (body as Failure)
  return {
    status: response.status,
    get answer(): z.output<C['answer']> {
      if (failure) throw new Error(`${name} was refused with ${response.status} ${failure.error}`)
      return body as z.output<C['answer']>
    },
    error: failure?.error ?? null,
    failure,
    headers: response.headers,
    bytes,
  }
}
