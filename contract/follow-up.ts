import * as z from 'zod/mini'
import { toldReasons } from '#lending/desk/check-lines.ts'
import { documentReasons } from '#lending/desk/desk-reasons.ts'
import { followUpKinds, stageNames } from '#lending/desk/stages.ts'
import { change, read } from './call.ts'
import { reason } from './offers.ts'
import { linkHash } from './return.ts'
import { caseId, cents, euros, isoDate, kvkNumber, nothing, productType, security } from './values.ts'

export const contactRoles = ['owner', 'director', 'partner', 'employee', 'adviser'] as const

export const contactDetails = z.object({
  email: z.email().check(z.maxLength(200)),
  /** As typed; the server keeps it as `+31612345678`. */
  mobile: z.string().check(z.minLength(8), z.maxLength(25)),
  name: z.string().check(z.minLength(2), z.maxLength(100)),
  role: z.enum(contactRoles),
})
export type ContactDetails = z.output<typeof contactDetails>

/** Opens a case from a mail: `{caseId}.{hash}.{kvk number}`. */
export const linkHeader = 'x-follow-up-link'

export const followUpView = z.object({
  /** `VL-7K3M-9QXD`; by it applicant and lender call the case, and it opens nothing. */
  reference: z.string(),
  kind: z.enum(followUpKinds),
  companyName: z.string(),
  /** The chosen offer; null for a referral. */
  offer: z.nullable(
    z.object({
      productType,
      termMonths: z.int(),
      loanAmount: euros,
      clientRate: z.number(),
      firstInstalmentCents: cents,
      securities: security,
    }),
  ),
  /** The last three characters of the account that the money goes to. */
  payoutTo: z.nullable(z.string()),
  stages: z.array(
    z.object({
      name: z.enum(stageNames),
      state: z.enum(['done', 'now', 'later']),
      on: z.nullable(isoDate),
      by: z.nullable(isoDate),
    }),
  ),
  /** A person's answer to a referral, with the reasons of a no. */
  answer: z.nullable(z.object({ isYes: z.boolean(), words: z.nullable(z.string()), reasons: z.array(reason) })),
  /** The approved choices after a yes; null after a choice or a change of the data. */
  approved: z.nullable(
    z.object({
      validUntil: isoDate,
      /** Its last day is over: nothing of it can be chosen any more. */
      isExpired: z.boolean(),
      offers: z.array(
        z.object({
          productType,
          termMonths: z.int(),
          loanAmount: euros,
          clientRate: z.number(),
          totalCostCents: cents,
          securities: security,
        }),
      ),
    }),
  ),
  /** A second look that was asked for, with what a person answered; null when none was. */
  review: z.nullable(
    z.object({
      answerBy: isoDate,
      answer: z.nullable(z.object({ on: isoDate, isUpheld: z.boolean(), words: z.string() })),
    }),
  ),
  /** Of an application that the lender stopped, where the applicant is told. */
  stopReason: z.nullable(z.enum(toldReasons)),
  /** The choice can be taken back: nothing is signed yet. */
  mayTakeBack: z.boolean(),
  /** The lender's agreement can be read, behind the mailed link. */
  hasAgreement: z.boolean(),
  /** Requests for documents, the oldest first; each is answered by itself. */
  asked: z.array(
    z.object({ id: z.uuid(), reason: z.enum(documentReasons), words: z.nullable(z.string()), until: isoDate }),
  ),
  /** The lender waits for the applicant until then: its own day, `by` of the stage, comes after it. */
  waitsUntil: z.nullable(isoDate),
})
export type FollowUpView = z.output<typeof followUpView>

/** The additions for the case's own session. */
export const followUpOfSession = z.object({
  /** Null while nothing was asked; the address is shown in part, as anybody may hold the device. */
  contact: z.nullable(z.object({ sentTo: z.string(), isConfirmed: z.boolean() })),
  /** Null until contact details are confirmed and there is a choice or a referral to follow. */
  followUp: z.nullable(followUpView),
})
export type FollowUpOfSession = z.output<typeof followUpOfSession>

export const followUpCalls = {
  giveContactDetails: change({
    path: 'vlot/v1/contact-details',
    request: contactDetails,
    /** `codeSentTo`: the address as it may be shown, e.g. `j•••@voorbeeld.nl`. */
    answer: z.object({ codeSentTo: z.string() }),
    errors: ['step_not_reached'],
  }),
  confirmContactDetails: change({
    path: 'vlot/v1/contact-details/code',
    request: z.object({ code: z.string().check(z.regex(/^\d{8}$/)) }),
    answer: followUpOfSession,
    errors: ['step_not_reached', 'contact_code'],
  }),
  /** FLOW-10 opens again: until the signature a choice can be taken back, which costs nothing. */
  takeChoiceBack: change({
    path: 'vlot/v1/follow-up/choice/taken-back',
    scopes: ['applicant'],
    request: z.object({}),
    answer: nothing,
    status: 204,
    errors: ['case_id_not_available', 'choice_settled'],
  }),
  readFollowUp: read({ path: 'vlot/v1/follow-up', answer: followUpOfSession, errors: ['case_id_not_available'] }),
  openFollowUp: change({
    path: 'vlot/v1/follow-up/link',
    scopes: ['public'],
    request: z.object({ caseId, hash: linkHash, passphrase: kvkNumber }),
    answer: followUpView,
    errors: ['follow_up_link'],
  }),
  openAgreement: change({
    path: 'vlot/v1/follow-up/agreement',
    scopes: ['public'],
    request: z.object({ caseId, hash: linkHash, passphrase: kvkNumber }),
    /** A PDF. */
    answer: z.object({ base64: z.string() }),
    errors: ['follow_up_link', 'no_agreement'],
  }),
  /**
   * The files that answer one request; without `asked` the oldest. Link and kvk number are in the header
   * `x-follow-up-link`: the sender is known before a byte is read.
   */
  sendDocument: change({
    path: 'vlot/v1/follow-up/document',
    scopes: ['public'],
    body: 'multipart',
    request: nothing,
    query: z.object({ asked: z.optional(z.uuid()) }),
    answer: followUpView,
    errors: ['follow_up_link', 'document_kind', 'document_not_asked'],
  }),
}
