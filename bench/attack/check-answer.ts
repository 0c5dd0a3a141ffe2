import type { Call } from '#contract/call.ts'
import { calls, type AnswerOf, type CallName } from '#contract/calls.ts'
import { commonErrorKeys, type ErrorKey } from '#contract/errors.ts'
import { errorStatus } from '#contract/errors.ts'
import { failure } from '#contract/values.ts'

export type HttpAnswer = { status: number; text: string }

const alwaysPossible: readonly string[] = [...commonErrorKeys, 'idempotency_conflict', 'idempotency_in_flight']

export function wrongWithAnswer(name: CallName, { status, text }: HttpAnswer): string | null {
  const call: Call = calls[name]
  if (status === 500) return 'an answer of 500'
  const body = readJson(text)
  if (body === undefined) return `an answer that is no JSON: ${text.slice(0, 100)}`
  if (status < 300) return wrongWithSuccess(call, status, body)
  const read = failure.safeParse(body)
  if (!read.success) return `a refusal in no shape of the contract: ${text.slice(0, 200)}`
  const key = read.data.error as ErrorKey
  if (![...call.errors, ...alwaysPossible].includes(key)) return `the refusal ${key}, which the contract does not name`
  // Headers too large are answered before there is a call, with the number that HTTP has for it.
  if (status === 431 && key === 'bad_request') return null
  return errorStatus[key] === status ? null : `the refusal ${key} with status ${status}`
}

function wrongWithSuccess(call: Call, status: number, body: unknown): string | null {
  if (status !== call.status) return `status ${status} in place of ${call.status}`
  if (status !== 200) return body === null ? null : 'a body where there is none'
  if (call === calls.listOffers && hasUnapprovedOffers(body as AnswerOf<'listOffers'>))
    return 'offers without an approval'
  const read = call.answer.safeParse(body)
  return read.success ? null : `an answer that breaks its schema: ${read.error.issues[0]?.path.join('.')}`
}

const hasUnapprovedOffers = ({ offers, decision }: AnswerOf<'listOffers'>): boolean =>
  offers.length > 0 && decision.outcome !== 'approved'

/** Undefined for what is no JSON; null for nothing. */
function readJson(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
