import * as z from 'zod/mini'
import { lookReasons, sessionReasons } from '#lending/desk/desk-reasons.ts'
import { deskRoles } from '#lending/desk/roles.ts'
import { dataCategories } from '#lending/retention.ts'
import { change, read } from './call.ts'
import { answerTo, caseId, codeSentTo, instant, isoDate, kvkNumber, nothing, providerId, shortText } from './values.ts'

const dataSources = ['register', 'applicant', 'bank', 'computed', 'lender'] as const
export const correctionSubjects = ['company', 'answers', 'accounts', 'bookings', 'decision', 'other'] as const

const email = z.email().check(z.maxLength(200))
const words = z.string().check(z.minLength(1), z.maxLength(2000))

/** A request of the applicant that a person answers. */
const personalRequest = z.object({
  kind: z.enum(['correction', 'question']),
  subject: z.nullable(z.enum(correctionSubjects)),
  askedAt: instant,
  answerBy: isoDate,
  /** Null until a person has answered. */
  answer: z.nullable(z.object({ on: isoDate, words: z.string() })),
})

const bankConsent = z.object({
  connectionId: providerId,
  bankName: shortText,
  /** `ended`: withdrawn or taken out here; `unusable`: expired or ended at the bank. */
  status: z.enum(['active', 'unusable', 'ended']),
  givenAt: instant,
  expiresAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  accountCount: z.int(),
})

/** Our data of an applicant, and its retention. Texts belong to the page; here are codes, counts and days. */
const privacyView = z.object({
  caseId,
  kvkNumber,
  companyName: z.string(),
  categories: z.array(
    z.object({
      code: z.enum(dataCategories),
      count: z.int(),
      sources: z.array(z.enum(dataSources)),
      /** The last day on which it is kept when nothing happens in between; null when it is not kept. */
      keptUntil: z.nullable(isoDate),
    }),
  ),
  consents: z.array(z.object({ given: z.boolean(), textVersion: shortText, scope: shortText, at: instant })),
  bankConsents: z.array(bankConsent),
  requests: z.array(personalRequest),
  /** Views of the names and account numbers by the lender, newest first. */
  looks: z.array(
    z.object({ role: z.enum(deskRoles), reason: z.enum(lookReasons), at: instant, isDocument: z.boolean() }),
  ),
  /** Live ones, in the order they began. */
  sessions: z.array(
    z.object({
      id: z.uuid(),
      begunAt: instant,
      by: z.enum(['journey', 'link', 'status', 'reconsent']),
      isThis: z.boolean(),
    }),
  ),
  /** Sessions that an employee ended, newest first. */
  sessionsEnded: z.array(z.object({ at: instant, reason: z.enum(sessionReasons) })),
  /** The last day of a running contract, until which not everything can be erased; null without one. */
  contractUntil: z.nullable(isoDate),
})
export type PrivacyView = z.output<typeof privacyView>

/** The rights of a person on the data we hold (GDPR art. 7(3), 15 to 17, 20 and 22). */
export const privacyCalls = {
  readPrivacy: read({ path: 'vlot/v1/privacy', answer: privacyView, errors: ['case_id_not_available'] }),
  exportCase: read({
    path: 'vlot/v1/privacy/export',
    answer: z.object({
      about: z.object({ caseId, madeAt: instant, language: z.enum(['nl', 'en']), explanation: z.string() }),
      meanings: z.record(z.string(), z.object({ nl: z.string(), en: z.string() })),
      /** The figures' meaning, as the applicant reads it after a decision. */
      facts: z.array(z.object({ sentence: z.string(), judgement: z.string() })),
      data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    errors: ['case_id_not_available'],
  }),
  correctData: change({
    path: 'vlot/v1/privacy/corrections',
    request: z.object({ subject: z.enum(correctionSubjects), explanation: words, email: answerTo }),
    answer: z.object({ answerBy: isoDate, codeSentTo }),
    errors: ['case_id_not_available', 'privacy_request_limit'],
  }),
  askPerson: change({
    path: 'vlot/v1/privacy/questions',
    request: z.object({ question: words, email: answerTo }),
    answer: z.object({ answerBy: isoDate, codeSentTo }),
    errors: ['case_id_not_available', 'privacy_request_limit'],
  }),
  withdrawBankConsent: change({
    path: 'vlot/v1/privacy/withdraw',
    request: z.object({ connectionId: z.nullable(providerId) }),
    answer: nothing,
    status: 204,
    errors: ['case_id_not_available', 'connection_not_found'],
  }),
  /** One session of the application, or all; this one goes on. */
  endSessions: change({
    path: 'vlot/v1/privacy/sessions/end',
    request: z.object({ id: z.nullable(z.uuid()) }),
    answer: nothing,
    status: 204,
    errors: ['case_id_not_available'],
  }),
  mailErasureCode: change({
    path: 'vlot/v1/privacy/erase/code',
    request: z.object({ email }),
    answer: nothing,
    status: 204,
    errors: ['case_id_not_available'],
  }),
  eraseCase: change({
    path: 'vlot/v1/privacy/erase',
    request: z.object({
      /** During a contract: what it does not need. */
      isOnlyUnneeded: z.optional(z.boolean()),
      contactForms: z.optional(z.nullable(z.object({ email, code: z.string().check(z.regex(/^\d{8}$/)) }))),
    }),
    answer: nothing,
    status: 202,
    errors: ['case_id_not_available', 'erasure_code', 'contract_running'],
  }),
}
