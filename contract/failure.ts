import * as z from 'zod/mini'
import type { CallTable } from './call.ts'
import type { DeskErrorKey } from './desk/errors.ts'
import { type ErrorKey, keyOfCode } from './errors.ts'
import { failure } from './values.ts'

export type FailureKey = ErrorKey | DeskErrorKey

/** A call that was not answered as asked. `key` is what the texts are looked up by (VAL-3). */
export class ApiFailure extends Error {
  readonly key: FailureKey
  /** The HTTP status; null without a readable answer: no network, or a time-out. */
  readonly status: number | null
  readonly code: number | null
  readonly fields: readonly string[]
  readonly correlationId: string | null

  constructor(key: FailureKey, status: number | null, details: z.output<typeof failure> | null = null) {
    super(`${key}${status === null ? '' : ` (${status})`}`)
    this.name = 'ApiFailure'
    this.key = key
    this.status = status
    this.code = details?.code ?? null
    this.fields = details?.fields ?? []
    this.correlationId = details?.correlationId ?? null
  }
}

/** A refusal of the server, read from its body; a body that is not ours falls back on the status. */
export function failureOf(table: CallTable, status: number, body: unknown): ApiFailure {
  const { data } = z.safeParse(failure, body)
  const named = table.errorKeys.find((key) => key === data?.error) as FailureKey | undefined
  return new ApiFailure(named ?? keyOfNumber(body) ?? table.keyOfStatus(status), status, data)
}

/** ERR-2: an answer that is a bare number, or has one where its key should be. */
function keyOfNumber(body: unknown): ErrorKey | null {
  if (typeof body !== 'object' || body === null) return keyOfCode(body)
  const { error, code } = body as { error?: unknown; code?: unknown }
  return keyOfCode(error) ?? keyOfCode(code)
}

/** The key of anything that was thrown, for showing it in words. */
export const errorKeyOf = (error: unknown): FailureKey => (error instanceof ApiFailure ? error.key : 'generic')

/** Only transient failures are retried: no network, or a server in trouble. A refusal is final. */
export function isWorthRepeating(failureCount: number, error: unknown): boolean {
  const status = error instanceof ApiFailure ? error.status : undefined
  return failureCount < 2 && (status === null || (status !== undefined && status >= 500))
}
