/**
 * Every error key of the site's calls, with its HTTP status (ERR-1 and our keys). Texts are looked up by it in both
 * languages (VAL-3, ERR-4), so a new key must get its text.
 */
export const errorStatus = {
  bad_request: 400,
  unauthorised: 401,
  forbidden: 403,
  not_found: 404,
  'file.too_big': 413,
  too_many_requests: 429,
  unavailable: 503,
  generic: 500,
  // company lookup, ERR-2
  alphanumeric: 400,
  no_match: 404,
  // order of steps, checked by the server as well
  step_not_reached: 409,
  flow_finished: 409,
  case_id_not_available: 409,
  // application values
  amount_out_of_range: 400,
  amount_step: 400,
  consent_required: 409,
  // bank
  bank_unavailable: 503,
  bank_cancelled: 409,
  bank_limit_reached: 429,
  connection_not_found: 404,
  return_url: 400,
  iban_unknown: 404,
  no_transactions: 409,
  too_many_bookings: 409,
  // re-consent, RECON-4 and RECON-5
  reconsent_kvk: 401,
  magic_link: 400,
  caseIdNotFound: 400,
  // going on from a mailed link, FLOW-11
  resume_code: 401,
  // offers
  offer_not_found: 404,
  offers_not_ready: 409,
  offer_expired: 409,
  decided_again: 409,
  payout_not_proven: 409,
  // contact details and the application's status
  contact_code: 400,
  follow_up_link: 401,
  no_agreement: 404,
  agreement_changed: 409,
  agreement_by_person: 409,
  agreement_code: 400,
  choice_settled: 409,
  document_kind: 415,
  document_infected: 422,
  document_not_asked: 409,
  // contested categories
  booking_not_found: 404,
  category_not_possible: 400,
  contest_limit: 409,
  offer_chosen: 409,
  // privacy
  privacy_request_limit: 409,
  erasure_code: 400,
  contract_running: 409,
  // idempotency keys (docs/security.md, "Durable work")
  idempotency_conflict: 422,
  idempotency_in_flight: 409,
  // statement files, ERR-3
  transactions_not_recent: 400,
  not_enough_transactions: 400,
  too_many_days_in_file: 400,
  multiple_accounts: 400,
  'file.unknown_format': 400,
  'file.unreadable': 400,
  'file.refused': 400,
  'file.empty': 400,
  'file.balances_only': 400,
} as const satisfies Record<string, number>

export type ErrorKey = keyof typeof errorStatus
export const errorKeys = Object.keys(errorStatus) as ErrorKey[]

/** Answers of any call, of the site and of the desk (ERR-1 and the server's own guards). */
export const commonErrorKeys = [
  'bad_request',
  'unauthorised',
  'forbidden',
  'not_found',
  'file.too_big',
  'too_many_requests',
  'unavailable',
  'generic',
] as const satisfies readonly ErrorKey[]

/** The number of an error, where one is specified (ERR-2, ERR-3). */
export const errorCodes: Partial<Record<ErrorKey, number>> = {
  no_match: 9999,
  transactions_not_recent: 5003,
  not_enough_transactions: 5004,
  too_many_days_in_file: 5005,
  multiple_accounts: 5031,
}

/** ERR-2, ERR-3: the key of an error that comes as its bare number, also written as text; null for anything else. */
export function keyOfCode(code: unknown): ErrorKey | null {
  const known = errorKeys.find((key) => errorCodes[key] !== undefined && String(errorCodes[key]) === String(code))
  return known ?? null
}
