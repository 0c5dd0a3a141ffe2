import * as z from 'zod/mini'
import { change } from './call.ts'
import { nothing } from './values.ts'

const name = z.string().check(z.minLength(1), z.maxLength(100))

/**
 * Signs of robots: a filled `website`, which people never see, or a form sent faster than a person reads it. Both are
 * thanked and ignored. Without a script the time is left out.
 */
const signsOfRobots = {
  website: z.optional(z.string().check(z.maxLength(200))),
  filledInMs: z.optional(z.int().check(z.minimum(0))),
}

/** No person fills in a form faster; a faster page, by autofill, waits until it is over. */
export const filledInMinMs = 2_000

export const preferredMoments = ['morning', 'afternoon', 'any'] as const

export const contactCalls = {
  requestContact: change({
    path: 'dls-contact-details/v1/request-contact',
    scopes: ['public'],
    request: z.object({
      name,
      phone: z.string().check(z.regex(/^\d{10}$/)),
      preferredMoment: z.enum(preferredMoments),
      ...signsOfRobots,
    }),
    answer: nothing,
    status: 204,
  }),
  sendContactForm: change({
    path: 'dls-contact-details/v1/contact-form',
    scopes: ['public'],
    request: z.object({
      name,
      email: z.email().check(z.maxLength(200)),
      subject: z.string().check(z.minLength(1), z.maxLength(150)),
      message: z.string().check(z.minLength(1), z.maxLength(4000)),
      ...signsOfRobots,
    }),
    answer: nothing,
    status: 204,
  }),
  /** A complaint; `reference` is that of a case, where the sender has one. */
  sendComplaint: change({
    path: 'vlot/v1/complaints',
    scopes: ['public'],
    request: z.object({
      name: z.string().check(z.minLength(2), z.maxLength(100)),
      email: z.email().check(z.maxLength(200)),
      reference: z.optional(z.string().check(z.maxLength(40))),
      message: z.string().check(z.minLength(1), z.maxLength(4000)),
      ...signsOfRobots,
    }),
    answer: nothing,
    status: 204,
  }),
}
