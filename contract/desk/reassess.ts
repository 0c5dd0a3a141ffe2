import * as z from 'zod/mini'
import { rights } from '#lending/desk/roles.ts'
import { bookingId, category, explanationLengthMax } from '../analysis.ts'
import { noQuery } from '../values.ts'
import { deskCall } from './desk-call.ts'

/** What was looked at; another one was at it when the data is no longer that. */
const seen = { dataVersion: z.int() }
/** The version that the engine now decides on; the same one when nothing new was said. */
const begun = z.object(seen)

/** Having the engine decide again. Whatever it makes of it, a person answers. */
export const deskReassessCalls = {
  correctCategory: deskCall({
    method: 'POST',
    path: 'cases/{caseId}/corrections',
    roles: rights.decide,
    body: 'json',
    request: z.object({
      ...seen,
      booking: bookingId,
      /** That one, or every booking of its counterparty that goes the same way. */
      reach: z.enum(['booking', 'counterparty']),
      /** What the rules had said takes a correction back. */
      category,
      /** The applicant reads it. */
      reason: z.string().check(z.regex(/\S/), z.maxLength(explanationLengthMax)),
    }),
    query: noQuery,
    answer: begun,
    status: 200,
    errors: ['changed_meanwhile', 'not_to_answer', 'no_bookings', 'booking_unknown', 'category_unfit'],
  }),
  /** On what came in since: over a renewed connection, or in new statements. */
  reassessCase: deskCall({
    method: 'POST',
    path: 'cases/{caseId}/reassessments',
    roles: rights.decide,
    body: 'json',
    request: z.object(seen),
    query: noQuery,
    answer: begun,
    status: 200,
    errors: ['changed_meanwhile', 'not_to_answer', 'nothing_new'],
  }),
}
