import * as z from 'zod/mini'
import { consentNames } from '#lending/agreement/consents.ts'
import { toldReasons } from '#lending/desk/check-lines.ts'
import { documentReasons } from '#lending/desk/desk-reasons.ts'
import { loanQuestions } from '#lending/desk/loan-questions.ts'
import { followUpKinds, stageNames } from '#lending/desk/stages.ts'
import { change, read } from './call.ts'
import { reason, receiptFields } from './offers.ts'
import { linkHash } from './return.ts'
import { answerTo, caseId, cents, euros, isoDate, kvkNumber, nothing, productType, security } from './values.ts'

export const contactRoles = ['owner', 'director', 'partner', 'employee', 'adviser'] as const

export const contactDetails = z.object({
  email: z.email().check(z.maxLength(200)),
  /** As typed; the server keeps it as `+31612345678`. */
  mobile: z.string().check(z.minLength(8), z.maxLength(25)),
  name: z.string().check(z.minLength(2), z.maxLength(100)),
  role: z.enum(contactRoles),
})
export type ContactDetails = z.output<typeof contactDetails>

const ofStatus = ['status', 'applicant'] as const

const chosenOffer = z.object({
  productType,
  termMonths: z.int(),
  loanAmount: euros,
  clientRate: z.number(),
  firstInstalmentCents: cents,
  ...receiptFields,
  securities: security,
})
export type ChosenOffer = z.output<typeof chosenOffer>

export const followUpView = z.object({
  /** `VL-7K3M-9QXD`; by it applicant and lender call the case, and it opens nothing. */
  reference: z.string(),
  kind: z.enum(followUpKinds),
  companyName: z.string(),
  /** The chosen offer; null for a referral. */
  offer: z.nullable(chosenOffer),
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
      offers: z.array(chosenOffer),
    }),
  ),
  /** A second look that was asked for, with what a person answered; null when none was. */
  review: z.nullable(
    z.object({
      answerBy: isoDate,
      answer: z.nullable(z.object({ on: isoDate, isUpheld: z.boolean(), words: z.string() })),
    }),
  ),
  /** Why the lender stopped the application; null for a reason that is not disclosed to the applicant. */
  stopReason: z.nullable(z.enum(toldReasons)),
  /** The choice can be taken back: nothing is signed yet. */
  mayTakeBack: z.boolean(),
  /** The lender's agreement can be read. */
  hasAgreement: z.boolean(),
  /**
   * Of the agreement: to be accepted by code, or on paper with the help of a `person`; `accepted`, until two of us
   * have signed. Null before it was mailed.
   */
  acceptance: z.nullable(z.enum(['open', 'person', 'accepted', 'done'])),
  /** Requests for documents, the oldest first; each is answered by itself. */
  asked: z.array(
    z.object({ id: z.uuid(), reason: z.enum(documentReasons), words: z.nullable(z.string()), until: isoDate }),
  ),
  /** Once it is paid out: by its schedule from that day on, and by the payments that the lender's system reports. */
  loan: z.nullable(
    z.object({
      paidOn: isoDate,
      /** Empty of a credit line. */
      instalments: z.array(z.object({ number: z.int(), on: isoDate, totalCents: cents, leftCents: cents })),
      /** By year, and what is left of the schedule with its interest; null while no payment is reported. */
      paid: z.nullable(
        z.object({ years: z.array(z.object({ year: z.string(), paidCents: cents })), leftToPayCents: cents }),
      ),
      /** The last day on which one can go back on it; null where that is over, or never was. */
      withdrawUntil: z.nullable(isoDate),
      /** Questions about it, the oldest first. */
      asked: z.array(
        z.object({
          about: z.enum(loanQuestions),
          answerBy: isoDate,
          answer: z.nullable(z.object({ on: isoDate, words: z.string() })),
        }),
      ),
    }),
  ),
  /** The lender waits for the applicant until then: its own day, `by` of the stage, comes after it. */
  waitsUntil: z.nullable(isoDate),
})
export type FollowUpView = z.output<typeof followUpView>

/** Of the PDF's bytes, in hexadecimal. */
const documentHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** As its PDF has it, to read on a phone. */
const agreementText = z.object({
  language: z.enum(['nl', 'en']),
  title: z.string(),
  intro: z.string(),
  sections: z.array(
    z.object({
      title: z.string(),
      parts: z.array(z.union([z.string(), z.array(z.string())])),
      table: z.optional(
        z.object({
          caption: z.string(),
          heads: z.array(z.string()),
          rows: z.array(z.array(z.string())),
        }),
      ),
    }),
  ),
})
export type AgreementText = z.output<typeof agreementText>

/** The additions for the case's own session. */
export const followUpOfSession = z.object({
  /** Where answers go: the confirmed address, or before it the one that its code was mailed to. */
  answers: z.nullable(z.object({ sentTo: z.string(), isConfirmed: z.boolean() })),
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
    scopes: ofStatus,
    request: z.object({}),
    answer: nothing,
    status: 204,
    errors: ['case_id_not_available', 'choice_settled'],
  }),
  readFollowUp: read({ path: 'vlot/v1/follow-up', answer: followUpOfSession, errors: ['case_id_not_available'] }),
  /** Link and kvk number begin a session of scope `status`, unless the browser has one of this application already. */
  openFollowUp: change({
    path: 'vlot/v1/follow-up/link',
    scopes: ['public'],
    request: z.object({ caseId, hash: linkHash, passphrase: kvkNumber }),
    answer: z.object({ token: z.string(), followUp: followUpView }),
    errors: ['follow_up_link'],
  }),
  readStatus: read({
    path: 'vlot/v1/follow-up/status',
    scopes: ofStatus,
    answer: followUpView,
    errors: ['case_id_not_available'],
  }),
  /** Null of one that the lender made by hand, which is a PDF alone. That it was shown is kept. */
  readAgreement: change({
    path: 'vlot/v1/follow-up/agreement/text',
    scopes: ofStatus,
    body: 'none',
    request: nothing,
    answer: z.object({
      agreement: z.nullable(agreementText),
      /** The person who may accept it by code, and for how much; null where an employee takes over. */
      accepting: z.nullable(z.object({ sha256: documentHash, name: z.string(), amountCents: cents })),
    }),
    errors: ['case_id_not_available', 'no_agreement'],
  }),
  /** To the confirmed address of who may sign: for this document and its amount alone. */
  mailAcceptanceCode: change({
    path: 'vlot/v1/follow-up/agreement/code',
    scopes: ofStatus,
    request: z.object({ sha256: documentHash }),
    /** `secondSentTo`: the mobile that got a second code, from the lender's amount on. */
    answer: z.object({ codeSentTo: z.string(), secondSentTo: z.nullable(z.string()) }),
    errors: ['case_id_not_available', 'step_not_reached', 'agreement_changed', 'agreement_by_person'],
  }),
  acceptAgreement: change({
    path: 'vlot/v1/follow-up/agreement/accepted',
    scopes: ofStatus,
    request: z.object({
      sha256: documentHash,
      code: z.string().check(z.regex(/^\d{8}$/)),
      second: z.optional(z.string().check(z.regex(/^\d{6}$/))),
      /** Every one of them. */
      consents: z.array(z.enum(consentNames)).check(z.length(consentNames.length)),
    }),
    answer: followUpView,
    errors: ['case_id_not_available', 'agreement_changed', 'agreement_by_person', 'agreement_code'],
  }),
  openAgreement: change({
    path: 'vlot/v1/follow-up/agreement',
    scopes: ofStatus,
    body: 'none',
    request: nothing,
    /** With `record`: of its acceptance, which carries the agreement itself. */
    query: z.object({ record: z.optional(z.literal('1')) }),
    /** A PDF. */
    answer: z.object({ base64: z.string() }),
    errors: ['case_id_not_available', 'no_agreement'],
  }),
  /** The files that answer one request; without `asked` the oldest. */
  sendDocument: change({
    path: 'vlot/v1/follow-up/document',
    scopes: ofStatus,
    body: 'multipart',
    request: nothing,
    query: z.object({ asked: z.optional(z.uuid()) }),
    answer: followUpView,
    errors: ['case_id_not_available', 'document_kind', 'document_infected', 'document_not_asked'],
  }),
  /** A person answers, by the day that the answer's newest question has. */
  askAboutLoan: change({
    path: 'vlot/v1/follow-up/loan/questions',
    scopes: ofStatus,
    request: z.object({ about: z.enum(loanQuestions), words: z.string().check(z.regex(/\S/), z.maxLength(2_000)) }),
    answer: followUpView,
    errors: ['case_id_not_available', 'step_not_reached', 'privacy_request_limit'],
  }),
  /** Mails a new code: to the address that one was asked for last, or that the session's own link rests on. */
  mailAddressCode: change({
    path: 'vlot/v1/addresses/code',
    scopes: ofStatus,
    /** With an address: for answers, in place of one that waits for its code or has no details beside it. */
    request: z.object({ email: answerTo }),
    answer: z.object({ codeSentTo: z.string() }),
    errors: ['step_not_reached'],
  }),
}
