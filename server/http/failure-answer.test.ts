import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorKey } from '#contract/errors.ts'
import type { DeskErrorKey } from '#contract/desk/errors.ts'
import { Refusal } from '../refusal.ts'
import { answerFailure } from './failure-answer.ts'

let app: FastifyInstance
beforeAll(() => {
  app = Fastify()
  app.setErrorHandler(answerFailure)
  app.get<{ Params: { code: string } }>('/code/:code', ({ params: { code } }) => {
    throw Object.assign(new Error('no room'), { code })
  })
  app.get<{ Params: { key: string } }>('/:key', ({ params }) => {
    throw new Refusal(params.key as Refusal['key'])
  })
})
afterAll(() => app.close())

type Wire = readonly [row: string, status: number, code?: number]

/** Typed by hand: the row that asks for each key, and how it goes over the wire; the number where there is one. */
const site: Record<ErrorKey, Wire> = {
  bad_request: ['ERR-1', 400],
  'file.too_big': ['ERR-1', 413],
  generic: ['ERR-1', 500],
  alphanumeric: ['ERR-2', 400],
  no_match: ['ERR-2', 404, 9999],
  transactions_not_recent: ['ERR-3', 400, 5003],
  not_enough_transactions: ['ERR-3', 400, 5004],
  too_many_days_in_file: ['ERR-3', 400, 5005],
  multiple_accounts: ['ERR-3', 400, 5031],
  'file.unknown_format': ['ERR-3', 400],
  'file.unreadable': ['ERR-3', 400],
  'file.refused': ['ERR-3', 400],
  'file.empty': ['ERR-3', 400],
  'file.balances_only': ['ERR-3', 400],
  unauthorised: ['SESS-2', 401],
  forbidden: ['CORE-8', 403],
  not_found: ['API-1', 404],
  too_many_requests: ['CORE-7', 429],
  unavailable: ['CORE-7', 503],
  case_id_not_available: ['AUTH-4', 409],
  step_not_reached: ['FLOW-1', 409],
  flow_finished: ['FLOW-2', 409],
  amount_out_of_range: ['FLOW-4', 400],
  amount_step: ['FLOW-4', 400],
  consent_required: ['FLOW-6', 409],
  bank_unavailable: ['FLOW-6', 503],
  bank_cancelled: ['FLOW-6', 409],
  bank_limit_reached: ['FLOW-6', 429],
  connection_not_found: ['FLOW-6', 404],
  return_url: ['FLOW-6', 400],
  iban_unknown: ['FLOW-6', 404],
  no_transactions: ['FLOW-6', 409],
  too_many_bookings: ['FLOW-6', 409],
  reconsent_kvk: ['RECON-5', 401],
  magic_link: ['RECON-4', 400],
  caseIdNotFound: ['RECON-4', 400],
  resume_code: ['FLOW-11', 401],
  offers_not_ready: ['FLOW-8', 409],
  offer_not_found: ['FLOW-10', 404],
  offer_expired: ['FLOW-10', 409],
  decided_again: ['CORE-11', 409],
  offer_chosen: ['FLOW-10', 409],
  payout_not_proven: ['FLOW-10', 409],
  contact_code: ['FLOW-10', 400],
  follow_up_link: ['FLOW-10', 401],
  contract_running: ['DESK-109', 409],
  choice_settled: ['FLOW-17', 409],
  no_agreement: ['DESK-55', 404],
  agreement_changed: ['DESK-124', 409],
  agreement_by_person: ['DESK-124', 409],
  agreement_code: ['DESK-124', 400],
  document_kind: ['DESK-58', 415],
  document_infected: ['DESK-58', 422],
  document_not_asked: ['DESK-59', 409],
  booking_not_found: ['CORE-4', 404],
  category_not_possible: ['CORE-4', 400],
  contest_limit: ['CORE-4', 409],
  privacy_request_limit: ['CORE-8', 409],
  erasure_code: ['CORE-8', 400],
  idempotency_conflict: ['CORE-7', 422],
  idempotency_in_flight: ['CORE-7', 409],
}
const desk: Record<DeskErrorKey, Wire> = {
  searched_too_often: ['DESK-91', 429],
  identity_missing: ['DESK-124', 400],
  countersign_first: ['DESK-124', 409],
  payout_in_file: ['DESK-57', 409],
  payout_changed: ['DESK-57', 409],
  payout_of_credit: ['DESK-57', 409],
  payout_account: ['DESK-101', 409],
  payout_not_read: ['DESK-57', 422],
  changed_meanwhile: ['DESK-44', 409],
  work_taken: ['DESK-23', 409],
  work_closed: ['DESK-25', 409],
  work_own_decision: ['DESK-25', 409],
  offers_not_ready: ['DESK-117', 409],
  work_held: ['DESK-114', 409],
  complaint_day: ['DESK-116', 400],
  names_closed: ['DESK-110', 409],
  work_not_theirs: ['DESK-24', 409],
  leave_days: ['DESK-24', 400],
  leave_overlaps: ['DESK-24', 409],
  stand_in_unfit: ['DESK-24', 409],
  words_missing: ['DESK-25', 400],
  reference_unknown: ['DESK-26', 400],
  not_to_answer: ['DESK-83', 409],
  not_offered: ['DESK-46', 409],
  no_authority: ['DESK-40', 403],
  account_of_another: ['DESK-45', 409],
  running_beside: ['CORE-11', 409],
  account_judged: ['DESK-103', 409],
  account_not_opened: ['DESK-102', 409],
  own_request: ['DESK-42', 403],
  rules_not_named: ['DESK-41', 400],
  step_too_early: ['DESK-56', 409],
  same_person: ['DESK-57', 403],
  day_not_possible: ['DESK-56', 400],
  file_kind: ['DESK-55', 415],
  file_not_drawn: ['DESK-60', 422],
  check_incomplete: ['DESK-107', 409],
  check_own: ['DESK-107', 403],
  agreement_not_seen: ['DESK-105', 409],
  signed_file_missing: ['DESK-106', 400],
  no_contact: ['DESK-59', 409],
  documents_open: ['DESK-113', 409],
  document_asked: ['DESK-86', 409],
  no_bookings: ['DESK-80', 404],
  booking_unknown: ['DESK-80', 404],
  category_unfit: ['DESK-80', 400],
  nothing_new: ['DESK-82', 409],
}
const all = Object.entries({ ...site, ...desk }).map(([key, [row, ...wire]]) => [row, key, ...wire] as const)

describe('a refusal goes over the wire', () => {
  test.each(all)('%s %s as %i', async (_row, key, status, code) => {
    const answer = await app.inject(`/${key}`)
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { error: key, ...(code === undefined ? {} : { code }), correlationId: expect.any(String) as string },
    ])
  })

  test.each(['53100', '53200', '53300', 'ENOSPC', '57P01', '08006'])(
    'CORE-7 a database or disk without room, code %s, is a 503 to come back from',
    async (code) => {
      const answer = await app.inject(`/code/${code}`)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    },
  )
})
