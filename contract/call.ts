import type * as z from 'zod/mini'
import { noQuery, nothing } from './values.ts'

/**
 * The callers of a call: `public` needs no token, `visitor` a session without a case, `applicant` one with a case,
 * `reconsent` that of a renewal link (docs/security.md, "Mailed links"). Other scopes are refused.
 */
export type Scope = 'public' | 'visitor' | 'applicant' | 'reconsent'

/** One call as a value: everything web, server and mock need to agree on. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Relative to `/api/`; `{name}` marks a path parameter (API-1). */
  path: string
  scopes: readonly Scope[]
  /** How the body travels: `none`, `json`, or `multipart` (files in the fields named `files`). */
  body: 'none' | 'json' | 'multipart'
  request: z.ZodMiniType
  /** Query-string parameters; every value is text on the wire. */
  query: z.ZodMiniType
  answer: z.ZodMiniType
  /** The HTTP status of success: 200 with a body, 202 and 204 without one. */
  status: 200 | 202 | 204
  /** The error keys this call can answer besides `commonErrorKeys`. */
  errors: readonly ErrorKey[]
}

const scopes = ['applicant'] as const
const ofRead = {
  method: 'GET',
  scopes,
  body: 'none',
  request: nothing,
  query: noQuery,
  status: 200,
  errors: [],
} as const
const ofChange = { method: 'POST', scopes, body: 'json', query: noQuery, status: 200, errors: [] } as const

/** Where a call says nothing else, it is as usual. */
export type Whole<Usual, Call> = Omit<Usual, keyof Call> & Call
type Given<Usual> = Omit<Call, keyof Usual> & Partial<Call>

/** A call that changes nothing: it has no body, and answers 200. Unless it says otherwise, an applicant with a case makes it. */
export const read = <const C extends Given<typeof ofRead>>(call: C): Whole<typeof ofRead, C> => ({ ...ofRead, ...call })

/** A call that changes something: it sends JSON. */
export const change = <const C extends Given<typeof ofChange>>(call: C): Whole<typeof ofChange, C> => ({
  ...ofChange,
  ...call,
})

/** Answers of any call, by HTTP status (ERR-1 and the server's own guards). */
export const commonErrorKeys = [
  'bad_request',
  'unauthorised',
  'forbidden',
  'not_found',
  'file.too_big',
  'too_many_requests',
  'unavailable',
  'generic',
] as const

/** Every error key there is. Texts are looked up by it in both languages (VAL-3, ERR-4), so a new key must get its text. */
export const errorKeys = [
  ...commonErrorKeys,
  // company lookup, ERR-2
  'alphanumeric',
  'no_match',
  // order of steps, checked by the server as well
  'step_not_reached',
  'flow_finished',
  'not_eligible',
  'case_id_not_available',
  // application values
  'amount_out_of_range',
  'amount_step',
  'consent_required',
  // bank
  'bank_unavailable',
  'bank_cancelled',
  'bank_limit_reached',
  'connection_not_found',
  'return_url',
  'iban_unknown',
  'no_transactions',
  'too_many_bookings',
  // re-consent, RECON-4 and RECON-5
  'reconsent_kvk',
  'magic_link',
  'caseIdNotFound',
  // going on from a mailed link, FLOW-11
  'resume_code',
  // offers
  'offer_not_found',
  'offers_not_ready',
  'offer_expired',
  'payout_not_proven',
  // contact details and where an application stands
  'contact_code',
  'contact_confirmed',
  'follow_up_link',
  'no_agreement',
  'document_kind',
  'document_not_asked',
  // contested categories
  'booking_not_found',
  'category_not_possible',
  'contest_limit',
  'offer_chosen',
  // privacy
  'privacy_request_limit',
  'erasure_code',
  // idempotency keys (docs/security.md, "Durable work")
  'idempotency_conflict',
  'idempotency_in_flight',
  // statement files, ERR-3
  'transactions_not_recent',
  'not_enough_transactions',
  'too_many_days_in_file',
  'multiple_accounts',
  'file.unknown_format',
  'file.unreadable',
  'file.refused',
  'file.empty',
  'file.balances_only',
] as const

export type ErrorKey = (typeof errorKeys)[number]

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
