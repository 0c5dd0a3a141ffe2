import type { ErrorKey } from '#contract/errors.ts'
import type { DeskErrorKey } from '#contract/desk/errors.ts'

/** An expected no, answered with its error key. Any other error is a bug and answers 500 `generic`. */
export class Refusal extends Error {
  readonly key: ErrorKey | DeskErrorKey
  readonly fields: readonly string[]
  readonly retryAfterSeconds: number | undefined

  constructor(key: ErrorKey | DeskErrorKey, extra: { fields?: readonly string[]; retryAfterSeconds?: number } = {}) {
    super(key)
    this.name = 'Refusal'
    this.key = key
    this.fields = extra.fields ?? []
    this.retryAfterSeconds = extra.retryAfterSeconds
  }
}
