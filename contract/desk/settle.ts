import * as z from 'zod/mini'
import { checkLineNames, stopReasons } from '#lending/desk/check-lines.ts'
import { documentReasons } from '#lending/desk/desk-reasons.ts'
import { rights } from '#lending/desk/roles.ts'
import { isoDate, longText, nothing, shortText } from '../values.ts'
import { deskStep, sentBack } from './desk-call.ts'
import { seenMoney } from './money.ts'

/** From the check of a chosen offer to the payout, by hand, and what is asked for on the way. */
export const deskSettleCalls = {
  /** The chosen offer was checked: from here on the agreement is made. */
  finishCheck: deskStep({
    path: 'cases/{caseId}/check',
    roles: rights.settle,
    request: z.object({ dataVersion: z.int() }),
    errors: [
      'changed_meanwhile',
      'step_too_early',
      'work_own_decision',
      'work_held',
      'running_beside',
      'check_incomplete',
      'check_own',
    ],
  }),
  tickCheck: deskStep({
    path: 'cases/{caseId}/check/lines',
    roles: rights.check,
    request: z.object({
      dataVersion: z.int(),
      line: z.enum(checkLineNames),
      note: z.nullable(shortText),
      /** Of who may sign: together, or each alone. */
      isJointly: z.nullable(z.boolean()),
    }),
    errors: ['changed_meanwhile', 'step_too_early', 'words_missing'],
  }),
  /** A stop at the check is done at once; a withdrawn yes and a corrected step wait for another person. */
  proposeAct: deskStep({
    path: 'cases/{caseId}/acts',
    roles: rights.check,
    request: z.object({
      kind: z.enum(['stop', 'withdrawal', 'correction']),
      why: longText.check(z.regex(/\S/)),
      code: z.nullable(z.enum(stopReasons)),
      on: z.nullable(isoDate),
      reference: z.nullable(shortText),
    }),
    errors: ['changed_meanwhile', 'step_too_early', 'day_not_possible'],
  }),
  secondAct: deskStep({
    path: 'cases/{caseId}/acts/{actId}/second',
    roles: rights.check,
    request: z.object({}),
    errors: ['changed_meanwhile', 'own_request', 'payout_in_file'],
  }),
  sendActBack: deskStep({
    path: 'cases/{caseId}/acts/{actId}/back',
    roles: rights.check,
    request: z.object({ back: z.optional(sentBack) }),
    errors: ['changed_meanwhile'],
  }),
  /** A draft: looked at, and then sent. Until the signature another one takes the place of what was sent. */
  putAgreement: deskStep({
    path: 'cases/{caseId}/agreement',
    roles: rights.settle,
    body: 'multipart',
    request: nothing,
    errors: ['changed_meanwhile', 'step_too_early', 'file_kind'],
  }),
  /** Has it made again from the offer, the register and the check. */
  makeAgreement: deskStep({
    path: 'cases/{caseId}/agreement/made',
    roles: rights.settle,
    request: z.object({}),
    errors: ['changed_meanwhile', 'step_too_early'],
  }),
  sendAgreement: deskStep({
    path: 'cases/{caseId}/agreement/sent',
    roles: rights.settle,
    request: z.object({ fileId: z.uuid() }),
    errors: ['changed_meanwhile', 'step_too_early', 'agreement_not_seen', 'work_held'],
  }),
  /** One of two for the lender, of an agreement that was accepted by code: on the card of money as it was seen. */
  countersign: deskStep({
    path: 'cases/{caseId}/agreement/countersigned',
    roles: rights.settle,
    request: z.object({ seen: seenMoney }),
    errors: ['changed_meanwhile', 'account_not_opened'],
  }),
  /** A signed agreement that came otherwise than by the applicant's page. */
  putDocument: deskStep({
    path: 'cases/{caseId}/documents',
    roles: rights.settle,
    body: 'multipart',
    request: nothing,
    errors: ['changed_meanwhile', 'file_kind'],
  }),
  recordStep: deskStep({
    path: 'cases/{caseId}/steps',
    roles: rights.settle,
    request: z.object({
      step: z.enum(['signed', 'paid']),
      on: isoDate,
      reference: z.string().check(z.regex(/\S/), z.maxLength(100)),
      /** Of a signature: the signed file, or why there is none. */
      fileId: z.optional(z.nullable(z.uuid())),
      whyNoFile: z.optional(z.nullable(shortText)),
      /** Of a signature with a guarantee: which identity document of the guarantor an employee saw. */
      identity: z.optional(z.nullable(shortText)),
      /** Of a payout: amount, term and account, whose number the payer has opened. */
      seen: z.optional(seenMoney),
    }),
    errors: [
      'changed_meanwhile',
      'step_too_early',
      'same_person',
      'day_not_possible',
      'payout_in_file',
      'signed_file_missing',
      'identity_missing',
      'account_not_opened',
      'running_beside',
      'countersign_first',
      'work_held',
    ],
  }),
  askDocument: deskStep({
    path: 'cases/{caseId}/document-requests',
    roles: rights.work,
    request: z.object({ reason: z.enum(documentReasons), words: z.nullable(longText) }),
    errors: ['changed_meanwhile', 'no_contact', 'document_asked', 'documents_open'],
  }),
}
