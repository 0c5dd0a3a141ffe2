import * as z from 'zod/mini'
import { call } from './call.ts'
import { noQuery, nothing } from './values.ts'

const name = z.string().check(z.minLength(1), z.maxLength(100))

/** Contact (CONT-2). `website` is a field people never see; a robot that fills it is thanked and ignored. */
export const contactCalls = {
  requestContact: call({
    method: 'POST',
    path: 'dls-contact-details/v1/request-contact',
    summary: 'Asks to be called back.',
    scopes: ['public'],
    body: 'json',
    request: z.object({
      name,
      phone: z.string().check(z.regex(/^\d{10}$/)),
      preferredMoment: z.enum(['morning', 'afternoon', 'evening', 'any']),
      website: z.optional(z.string().check(z.maxLength(200))),
    }),
    query: noQuery,
    answer: nothing,
    status: 204,
    errors: [],
  }),
  sendContactForm: call({
    method: 'POST',
    path: 'dls-contact-details/v1/contact-form',
    summary: 'Sends a message to the lender.',
    scopes: ['public'],
    body: 'json',
    request: z.object({
      name,
      email: z.email().check(z.maxLength(200)),
      subject: z.string().check(z.minLength(1), z.maxLength(150)),
      message: z.string().check(z.minLength(1), z.maxLength(4000)),
      website: z.optional(z.string().check(z.maxLength(200))),
    }),
    query: noQuery,
    answer: nothing,
    status: 204,
    errors: [],
  }),
}
