import type { ErrorKey } from '#contract/call.ts'

/** An expected no: it becomes an answer with its error key. Everything else that is thrown is a bug and answers 500 `generic`. */
export class Refusal extends Error {
  readonly key: ErrorKey
  readonly fields: readonly string[]
  readonly retryAfterSeconds: number | undefined

  constructor(key: ErrorKey, extra: { fields?: readonly string[]; retryAfterSeconds?: number } = {}) {
    super(key)
    this.name = 'Refusal'
    this.key = key
    this.fields = extra.fields ?? []
    this.retryAfterSeconds = extra.retryAfterSeconds
  }
}
