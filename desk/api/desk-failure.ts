import * as z from 'zod/mini'
import { type DeskFailureKey, deskFailureKeys } from '#contract/desk/errors.ts'
import { failure } from '#contract/values.ts'

/** A call of the desk that was not answered as asked. `key` is what the texts are looked up by. */
export class DeskFailure extends Error {
  readonly key: DeskFailureKey
  /** The HTTP status; null when there was no answer that anybody could read. */
  readonly status: number | null
  readonly fields: readonly string[]

  constructor(key: DeskFailureKey, status: number | null, fields: readonly string[] = []) {
    super(`${key}${status === null ? '' : ` (${status})`}`)
    this.name = 'DeskFailure'
    this.key = key
    this.status = status
    this.fields = fields
  }
}

const keysByStatus: Readonly<Record<number, DeskFailureKey>> = {
  400: 'bad_request',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not_found',
  413: 'file.too_big',
  429: 'too_many_requests',
  503: 'unavailable',
}

/** A refusal of the server, read from its body; a body that is not ours falls back on the status. */
export function failureOf(status: number, body: unknown): DeskFailure {
  const parsed = z.safeParse(failure, body)
  const key = parsed.success ? deskFailureKeys.find((known) => known === parsed.data.error) : undefined
  return new DeskFailure(key ?? keysByStatus[status] ?? 'generic', status, parsed.data?.fields)
}

export const failureKeyOf = (error: unknown): DeskFailureKey => (error instanceof DeskFailure ? error.key : 'generic')
