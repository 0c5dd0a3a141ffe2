import * as z from 'zod/mini'
import { rights } from '#lending/desk/roles.ts'
import { reason } from '../offers.ts'
import { caseId, cents, longText, productType } from '../values.ts'
import { deskChange, deskRead, sentBack } from './desk-call.ts'
import { money, seenMoney } from './money.ts'

const rule = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))
/** A rule of the engine that a yes sets aside, and why. */
const override = z.object({ rule, why: z.string().check(z.regex(/\S/), z.maxLength(500)) })
export type Override = z.output<typeof override>

/** From the price table: the amount is on a step of it, and no price is typed. */
const wanted = z.object({ productType, termMonths: z.int(), amountCents: cents })

const reasonCode = z.string().check(z.regex(/^[A-Z_]{1,40}$/))

/** The data seen when a step is taken; a mismatch means that a colleague was first. */
const seen = { dataVersion: z.int() }

export const deskDecideCalls = {
  /** The possible answers, within the engine's tables and the employee's authority. */
  readChoices: deskRead({
    path: 'cases/{caseId}/choices',
    roles: rights.decide,
    answer: z.object({
      dataVersion: z.int(),
      /** `review`: a refusal is looked at again, and a yes takes its place; to leave it is to close the review. */
      question: z.enum(['referral', 'review']),
      /** False for another person's account, which is never approved. */
      isOwnAccount: z.boolean(),
      aloneUpToCents: cents,
      stepCents: cents,
      asEngine: z.array(money),
      /** False when no known employee could be the second person for those; it then waits for one. */
      isSecondKnown: z.boolean(),
      /** Whether it rests on bookings that this very employee read otherwise: then a yes takes a second person. */
      isOwnReading: z.boolean(),
      /** Set aside by any yes. */
      rulesAgainst: z.array(rule),
      options: z.array(
        z.object({
          productType,
          termMonths: z.int(),
          minCents: cents,
          carriedCents: z.nullable(cents),
          maxCents: cents,
          isHistoryShort: z.boolean(),
        }),
      ),
      reasons: z.array(reason),
    }),
    errors: ['not_to_answer'],
  }),
  priceWanted: deskChange({
    path: 'cases/{caseId}/price',
    roles: rights.decide,
    request: wanted,
    answer: z.object({
      offer: money,
      overrides: z.array(rule),
      needsSecond: z.boolean(),
      isSecondKnown: z.boolean(),
    }),
    errors: ['not_to_answer', 'not_offered'],
  }),
  answerReferral: deskChange({
    path: 'cases/{caseId}/answers',
    roles: rights.decide,
    request: z.object({
      ...seen,
      outcome: z.enum(['approved', 'refused']),
      /** Of a yes: everything as the engine would offer it, or one amount and term of its tables. */
      terms: z.nullable(z.enum(['engine', 'own'])),
      wanted: z.nullable(wanted),
      overrides: z.array(override).check(z.maxLength(20)),
      /** Of a no: the engine's reasons, so that the letter writes itself. */
      reasons: z.array(reasonCode).check(z.maxLength(4)),
      words: z.nullable(longText),
    }),
    answer: z.object({ answerId: caseId, state: z.enum(['proposed', 'done']) }),
    errors: [
      'changed_meanwhile',
      'not_to_answer',
      'not_offered',
      'no_authority',
      'account_of_another',
      'running_beside',
      'rules_not_named',
      'words_missing',
      'work_own_decision',
      'work_held',
      'offers_not_ready',
    ],
  }),
  /** The second person: another one, who looked at the same data and the same money. */
  secondAnswer: deskChange({
    path: 'cases/{caseId}/answers/{answerId}/second',
    roles: rights.decide,
    request: z.object({ ...seen, seen: seenMoney }),
    answer: z.object({ state: z.literal('done') }),
    errors: [
      'changed_meanwhile',
      'not_to_answer',
      'no_authority',
      'own_request',
      'work_own_decision',
      'account_of_another',
      'running_beside',
      'not_offered',
      'work_held',
      'offers_not_ready',
    ],
  }),
  /** Back to anyone who proposed it, or taken back by them. */
  sendAnswerBack: deskChange({
    path: 'cases/{caseId}/answers/{answerId}/back',
    roles: rights.decide,
    request: z.object({ ...seen, back: z.optional(sentBack) }),
    answer: z.object({ state: z.literal('sent-back') }),
    errors: ['changed_meanwhile', 'work_held'],
  }),
}
