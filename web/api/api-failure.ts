import * as z from 'zod/mini'
import { type ErrorKey, errorKeys, keyOfCode } from '#contract/call.ts'
import { failure } from '#contract/values.ts'

/** A call that was not answered as asked. `key` is what the texts are looked up by (VAL-3). */
export class ApiFailure extends Error {
  readonly key: ErrorKey
  /** The HTTP status; null without a readable answer: no network, or a time-out. */
  readonly status: number | null
  readonly code: number | null
  readonly fields: readonly string[]
  readonly correlationId: string | null

  constructor(key: ErrorKey, status: number | null, details: z.output<typeof failure> | null = null) {
    super(`${key}${status === null ? '' : ` (${status})`}`)
    this.name = 'ApiFailure'
    this.key = key
    this.status = status
    this.code = details?.code ?? null
    this.fields = details?.fields ?? []
    this.correlationId = details?.correlationId ?? null
  }
}

const keysByStatus: Readonly<Record<number, ErrorKey>> = { 400: 'bad_request', 413: 'file.too_big', 500: 'generic' }

/** ERR-1: the key by HTTP status, where the answer itself names no better one. */
export const keyOfStatus = (status: number): ErrorKey => keysByStatus[status] ?? 'generic'

const isErrorKey = (text: string): text is ErrorKey => (errorKeys as readonly string[]).includes(text)

/** A refusal of the server, read from its body; a body that is not ours falls back on the status. */
export function failureOf(status: number, body: unknown): ApiFailure {
  const parsed = z.safeParse(failure, body)
  if (parsed.success && isErrorKey(parsed.data.error)) return new ApiFailure(parsed.data.error, status, parsed.data)
  return new ApiFailure(keyOfNumber(body) ?? keyOfStatus(status), status, parsed.data ?? null)
}

/** ERR-2: an answer that is a bare number, or has one where its key should be. */
function keyOfNumber(body: unknown): ErrorKey | null {
  if (typeof body !== 'object' || body === null) return keyOfCode(body)
  const { error, code } = body as { error?: unknown; code?: unknown }
  return keyOfCode(error) ?? keyOfCode(code)
}

/** The key of anything that was thrown, for showing it in words. */
export const errorKeyOf = (error: unknown): ErrorKey => (error instanceof ApiFailure ? error.key : 'generic')
