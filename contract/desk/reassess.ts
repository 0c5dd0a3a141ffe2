import * as z from 'zod/mini'
import { rights } from '#lending/desk/roles.ts'
import { bookingId, category, explanationLengthMax } from '../analysis.ts'
import { caseId } from '../values.ts'
import { deskChange, deskStep, sentBack } from './desk-call.ts'

/** The data seen; a mismatch means that a colleague was first. */
const seen = { dataVersion: z.int() }
/** The version that the engine now decides on; the same one when nothing new was said. */
const begun = z.object(seen)

/** Having the engine decide again. Whatever it makes of it, a person answers. */
export const deskReassessCalls = {
  correctCategory: deskChange({
    path: 'cases/{caseId}/corrections',
    roles: rights.decide,
    request: z.object({
      ...seen,
      booking: bookingId,
      /** That one, or every booking of its counterparty that goes the same way. */
      reach: z.enum(['booking', 'counterparty']),
      /** The rules' category takes a correction back. */
      category,
      /** The applicant reads it. */
      reason: z.string().check(z.regex(/\S/), z.maxLength(explanationLengthMax)),
    }),
    answer: begun,
    errors: ['changed_meanwhile', 'not_to_answer', 'no_bookings', 'booking_unknown', 'category_unfit'],
  }),
  /** Whose account it is, on a document that came in. It counts when a colleague confirms it. */
  judgeAccount: deskStep({
    path: 'cases/{caseId}/account-verdicts',
    roles: rights.decide,
    request: z.object({
      ...seen,
      accountId: caseId,
      fileId: caseId,
      /** `owner`: of a sole trader, who is the company. */
      holderIs: z.enum(['company', 'owner']),
      reason: z.string().check(z.regex(/\S/), z.maxLength(explanationLengthMax)),
    }),
    errors: ['changed_meanwhile', 'not_to_answer', 'account_judged'],
  }),
  /** The engine then decides again, with the account as the company's. */
  confirmAccount: deskChange({
    path: 'cases/{caseId}/account-verdicts/{verdictId}/second',
    roles: rights.decide,
    request: z.object(seen),
    answer: begun,
    errors: ['changed_meanwhile', 'not_to_answer', 'own_request'],
  }),
  /** By a colleague who does not agree, or taken back by the one who judged. */
  sendAccountBack: deskStep({
    path: 'cases/{caseId}/account-verdicts/{verdictId}/back',
    roles: rights.decide,
    request: z.object({ ...seen, back: z.optional(sentBack) }),
    errors: ['changed_meanwhile', 'not_to_answer'],
  }),
  /** On what came in since: over a renewed connection, or in new statements. */
  reassessCase: deskChange({
    path: 'cases/{caseId}/reassessments',
    roles: rights.decide,
    request: z.object(seen),
    answer: begun,
    errors: ['changed_meanwhile', 'not_to_answer', 'nothing_new'],
  }),
}
