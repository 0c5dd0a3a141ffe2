import * as z from 'zod/mini'
import { paymentFaults } from '#lending/desk/payment-faults.ts'
import { rights } from '#lending/desk/roles.ts'
import { cents, instant, isoDate, nothing, shortText } from '../values.ts'
import { deskChange, deskRead, deskStep, fileAnswer } from './desk-call.ts'
import { deskErrorKeys } from './errors.ts'

const roles = rights.settle
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const payout = {
  caseId: z.uuid(),
  /** Of the case; in a file with the count of the payout behind it. */
  reference: shortText,
  amountCents: cents,
  lastFigures: z.string(),
  /** Null while the names are closed. */
  number: z.nullable(z.string()),
  holder: z.nullable(z.string()),
}
/** `refusal`: why it cannot go into a file. */
const due = z.object({ ...payout, accountId: z.nullable(z.uuid()), refusal: z.nullable(z.enum(deskErrorKeys)) })
/** `reason`: the bank's code for a return. */
const inFile = z.object({
  ...payout,
  state: z.enum(['open', 'paid', 'returned', 'dropped']),
  reason: z.nullable(z.string()),
})
const file = z.object({
  id: z.uuid(),
  messageId: shortText,
  executeOn: isoDate,
  sha256,
  madeAt: instant,
  first: z.string(),
  /** Null while it waits to be confirmed. */
  second: z.nullable(z.string()),
  isMine: z.boolean(),
  /** Of two who drop a confirmed file, the first. */
  dropAskedBy: z.nullable(z.string()),
  payouts: z.array(inFile),
})
export type DuePayout = z.output<typeof due>
export type PayoutInFile = z.output<typeof inFile>
export type ShownPayoutFile = z.output<typeof file>

/** With a fault nothing is recorded. */
const paymentsRead = z.object({
  ...{ taken: z.int(), known: z.int() },
  fault: z.nullable(z.object({ line: z.int(), why: z.enum(paymentFaults) })),
})
export type PaymentsRead = z.output<typeof paymentsRead>

/** Payout files: made by one, confirmed by another, and what the bank says of them. */
export const deskPayoutCalls = {
  readPayouts: deskRead({
    path: 'payouts',
    roles,
    /** Without a payer there are no files. */
    answer: z.object({
      payer: z.nullable(z.object({ name: shortText, iban: shortText })),
      due: z.array(due),
      files: z.array(file),
    }),
  }),
  /** Of payouts as they were seen. */
  makePayoutFile: deskStep({
    path: 'payouts',
    roles,
    request: z.object({
      payouts: z
        .array(z.object({ caseId: z.uuid(), amountCents: cents, accountId: z.uuid() }))
        .check(z.minLength(1), z.maxLength(200)),
    }),
    errors: [
      ...(['changed_meanwhile', 'account_not_opened', 'running_beside', 'work_held', 'countersign_first'] as const),
      ...(['payout_in_file', 'payout_changed', 'offers_not_ready', 'payout_of_credit', 'payout_account'] as const),
    ],
  }),
  confirmPayoutFile: deskStep({
    path: 'payouts/{fileId}/confirm',
    roles,
    request: z.object({ sha256 }),
    errors: ['changed_meanwhile', 'own_request', 'account_not_opened', 'payout_changed'],
  }),
  /** One person drops a file that waits, two a confirmed one. */
  dropPayoutFile: deskStep({
    path: 'payouts/{fileId}/drop',
    roles,
    body: 'none',
    request: nothing,
    errors: ['changed_meanwhile', 'own_request'],
  }),
  downloadPayoutFile: deskRead({
    path: 'payouts/{fileId}/xml',
    roles,
    answer: fileAnswer,
    errors: ['changed_meanwhile', 'payout_changed'],
  }),
  /** A statement, status report or CSV of customers’ payments; with any payout that differs none is marked. */
  readBankReport: deskChange({
    path: 'payouts/report',
    roles,
    body: 'multipart',
    request: nothing,
    answer: z.object({
      ...{ paid: z.int(), returned: z.int(), known: z.int(), differing: z.array(shortText) },
      /** Of a CSV of the lender's system; its fault with the line below the header. */
      reported: z.optional(paymentsRead),
    }),
    errors: ['payout_not_read', 'changed_meanwhile'],
  }),
}
