import * as z from 'zod/mini'
import { documentReasons } from '#lending/desk/desk-reasons.ts'
import { rights } from '#lending/desk/roles.ts'
import { isoDate, longText, noQuery, nothing } from '../values.ts'
import { deskCall } from './desk-call.ts'

/** From the check of a chosen offer to the payout, by hand, and what is asked for on the way. */
export const deskSettleCalls = {
  /** The chosen offer was checked: from here on the agreement is made. */
  finishCheck: deskCall({
    method: 'POST',
    path: 'cases/{caseId}/check',
    roles: rights.settle,
    body: 'json',
    request: z.object({ dataVersion: z.int() }),
    query: noQuery,
    answer: nothing,
    status: 204,
    errors: ['changed_meanwhile', 'step_too_early', 'account_of_another', 'work_own_decision'],
  }),
  putAgreement: deskCall({
    method: 'POST',
    path: 'cases/{caseId}/agreement',
    roles: rights.settle,
    body: 'multipart',
    request: nothing,
    query: noQuery,
    answer: nothing,
    status: 204,
    errors: ['changed_meanwhile', 'step_too_early', 'file_kind'],
  }),
  recordStep: deskCall({
    method: 'POST',
    path: 'cases/{caseId}/steps',
    roles: rights.settle,
    body: 'json',
    request: z.object({
      step: z.enum(['signed', 'paid']),
      on: isoDate,
      reference: z.string().check(z.regex(/\S/), z.maxLength(100)),
    }),
    query: noQuery,
    answer: nothing,
    status: 204,
    errors: ['changed_meanwhile', 'step_too_early', 'same_person', 'day_not_possible'],
  }),
  askDocument: deskCall({
    method: 'POST',
    path: 'cases/{caseId}/document-requests',
    roles: rights.work,
    body: 'json',
    request: z.object({ reason: z.enum(documentReasons), words: z.nullable(longText) }),
    query: noQuery,
    answer: nothing,
    status: 204,
    errors: ['changed_meanwhile', 'no_contact', 'document_asked'],
  }),
}
