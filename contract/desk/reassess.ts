import * as z from 'zod/mini'
import { rights } from '#lending/desk/roles.ts'
import { bookingId, category, explanationLengthMax } from '../analysis.ts'
import {} from '../values.ts'
import { deskChange } from './desk-call.ts'

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
  /** On what came in since: over a renewed connection, or in new statements. */
  reassessCase: deskChange({
    path: 'cases/{caseId}/reassessments',
    roles: rights.decide,
    request: z.object(seen),
    answer: begun,
    errors: ['changed_meanwhile', 'not_to_answer', 'nothing_new'],
  }),
}
