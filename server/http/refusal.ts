import type { ErrorKey } from '#contract/call.ts'

/** The HTTP status of each error key (ERR-1 and the keys of our own). */
export const refusalStatus: Record<ErrorKey, number> = {
  bad_request: 400,
  unauthorised: 401,
  forbidden: 403,
  not_found: 404,
  'file.too_big': 413,
  too_many_requests: 429,
  unavailable: 503,
  generic: 500,
  alphanumeric: 400,
  no_match: 404,
  step_not_reached: 409,
  flow_finished: 409,
  not_eligible: 409,
  case_id_not_available: 409,
  amount_out_of_range: 400,
  amount_step: 400,
  consent_required: 409,
  bank_unavailable: 503,
  bank_cancelled: 409,
  bank_limit_reached: 429,
  connection_not_found: 404,
  return_url: 400,
  iban_unknown: 404,
  no_transactions: 409,
  reconsent_kvk: 401,
  magic_link: 400,
  caseIdNotFound: 400,
  offer_not_found: 404,
  offers_not_ready: 409,
  offer_expired: 409,
  booking_not_found: 404,
  category_not_possible: 400,
  contest_limit: 409,
  offer_chosen: 409,
  idempotency_conflict: 422,
  idempotency_in_flight: 409,
  transactions_not_recent: 400,
  not_enough_transactions: 400,
  too_many_days_in_file: 400,
  multiple_accounts: 400,
  'file.unknown_format': 400,
  'file.unreadable': 400,
  'file.refused': 400,
  'file.empty': 400,
  'file.balances_only': 400,
}

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
