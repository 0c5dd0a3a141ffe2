import * as z from 'zod/mini'
import { payoutProofs } from '#lending/payout-proof.ts'
import { heavyCosts } from '#lending/heavy-months.ts'
import { rangeLimits } from '#lending/pricing/offer.ts'
import { outcomes } from '#lending/decision/outcome.ts'
import { change, read } from './call.ts'
import {
  answerTo,
  cents,
  codeSentTo,
  euros,
  iban,
  instant,
  isoDate,
  nothing,
  productType,
  security,
  shownIban,
} from './values.ts'

export const reviewExplanationLengthMax = 2_000

const fee = z.object({ code: z.string(), amountCents: cents })
const instalment = z.object({
  number: z.int(),
  dueOn: isoDate,
  principalCents: cents,
  interestCents: cents,
  totalCents: cents,
  outstandingCents: cents,
})

/** The lines of a receipt beside amount and first instalment (lending/receipt.ts). */
export const receiptFields = {
  totalInterestCost: euros,
  totalCostCents: cents,
  totalToRepayCents: cents,
  /** JKP in percent, EU basic equation (Dir. 2008/48, Annex I). */
  yearlyCostPercentage: z.number(),
}

/** The specified fields in euros; in cents what an honest price needs (docs/credit-policy.md, "Money and cost"). */
export const offer = z.object({
  id: z.string(),
  productType,
  /** Years; 1 for a credit. */
  term: z.int(),
  loanAmount: euros,
  ...receiptFields,
  linearMonthlyAmortization: euros,
  /** Nominal yearly rate in percent. */
  clientRate: z.number(),
  creditProvision: euros,
  termMonths: z.int(),
  netPayoutCents: cents,
  firstInstalmentCents: cents,
  lastInstalmentCents: cents,
  fees: z.array(fee),
  schedule: z.array(instalment),
  earlyRepayment: z.array(
    z.object({
      afterMonths: z.int(),
      on: isoDate,
      costCents: cents,
      outstandingCents: cents,
      interestSavedCents: cents,
    }),
  ),
  /** Month by month against the applicant's own cash flow, as it is and at 20 % less income. */
  stress: z.object({
    monthlyRoomCents: cents,
    monthlyRoomStressedCents: cents,
    coversInstalment: z.boolean(),
    coversInstalmentStressed: z.boolean(),
  }),
  securities: security,
  partnerCommissionCents: cents,
  validUntil: isoDate,
})
export type Offer = z.output<typeof offer>

/** The choices of one product and term, in whole steps; above the requested amount too, where affordable. */
const offerRange = z.object({
  productType,
  termMonths: z.int(),
  minAmount: euros,
  maxAmount: euros,
  limitedBy: z.enum(rangeLimits),
})
export type OfferRange = z.output<typeof offerRange>

export const reason = z.object({ code: z.string(), figures: z.record(z.string(), z.union([z.string(), z.number()])) })

/** The decision and its grounds: never a bare no. */
const decisionView = z.object({
  outcome: z.enum(outcomes),
  /** A person answered the engine's referral. */
  isByPerson: z.boolean(),
  grade: z.nullable(z.string()),
  points: z.nullable(z.int()),
  modelVersion: z.string(),
  decidedAt: instant,
  reasons: z.array(reason),
  /** One verified way to a better answer: scored again before it is shown. */
  change: z.nullable(reason),
  /** Other ways, each of which is enough by itself just as the first. */
  otherChanges: z.optional(z.array(reason)),
  facts: z.array(
    z.object({
      code: z.string(),
      value: z.number(),
      unit: z.enum(['cents', 'percent', 'days', 'count', 'ratio', 'months']),
    }),
  ),
  reviewRequestedAt: z.nullable(instant),
  reviewAnswerBy: z.nullable(isoDate),
  reviewAnswer: z.nullable(z.object({ on: isoDate, isUpheld: z.boolean(), words: z.string() })),
})
export type DecisionView = z.output<typeof decisionView>

export const offerCalls = {
  listOffers: read({
    path: 'dls-pbl-api/v3/offers',
    answer: z.object({
      isEligibleForDls: z.boolean(),
      scoreIsRed: z.boolean(),
      decision: decisionView,
      /** The first day on which waiting alone mends a refusal, and whether a mail on it was asked for. */
      reminder: z.optional(z.nullable(z.object({ on: isoDate, isAsked: z.boolean() }))),
      offers: z.array(offer),
      /** The choice, where it was priced apart from the list. */
      chosen: z.optional(z.nullable(offer)),
    }),
    errors: ['offers_not_ready'],
  }),
  readOfferRange: read({
    path: 'vlot/v1/offers/range',
    answer: z.object({
      requestedAmount: euros,
      step: euros,
      ranges: z.array(offerRange),
      outOfReach: z.array(
        z.object({ termMonths: z.int(), because: z.enum(['history', 'capacity']), historyDays: z.int() }),
      ),
      /** The applicant's own months, oldest first: what was left after the instalments owed already. */
      months: z.array(
        z.object({ from: isoDate, to: isoDate, leftCents: cents, heavy: z.nullable(z.enum(heavyCosts)) }),
      ),
      /** The fall in turnover that every offer survives, as a fraction, and the monthly remainder after it. */
      stressTried: z.object({ fall: z.number(), leftMonthlyCents: cents }),
    }),
    errors: ['offers_not_ready'],
  }),
  priceOffer: change({
    path: 'vlot/v1/offers/price',
    request: z.object({
      productType,
      termMonths: z.int().check(z.minimum(1), z.maximum(120)),
      amount: z.number().check(z.minimum(1), z.maximum(100_000_000)),
    }),
    answer: z.object({ offer }),
    errors: [
      'offers_not_ready',
      'offer_not_found',
      'amount_out_of_range',
      'amount_step',
      'offer_expired',
      'offer_chosen',
      'flow_finished',
      'case_id_not_available',
    ],
  }),
  selectOffer: change({
    path: 'dls-offer/v3/termsheet/offers/select',
    request: z.object({ offerId: z.string().check(z.maxLength(80)) }),
    answer: nothing,
    status: 204,
    errors: [
      'offer_not_found',
      'offers_not_ready',
      'offer_expired',
      'decided_again',
      'offer_chosen',
      'flow_finished',
      'step_not_reached',
    ],
  }),
  listDisbursementAccounts: read({
    path: 'dls-pbl-api/v3/accounts/disbursement',
    answer: z.object({
      iban: z.nullable(shownIban),
      accountName: z.nullable(z.string()),
      bank: z.nullable(z.string()),
      selectedAccount: z.nullable(shownIban),
      bankAccounts: z.array(
        z.object({
          iban: shownIban,
          accountName: z.nullable(z.string()),
          /** The account's name at the bank, such as "Zakelijke rekening"; files have none. */
          name: z.nullable(z.string()),
          isSavings: z.boolean(),
          bank: z.string(),
          matchState: z.string(),
          source: z.enum(['bank', 'upload']),
          proof: z.enum(payoutProofs),
          /** The names in the company register that `accountName` was held against. */
          comparedWith: z.array(z.string()),
          allowed: z.boolean(),
        }),
      ),
    }),
    errors: ['step_not_reached'],
  }),
  chooseDisbursementAccount: change({
    path: 'dls-pbl-api/v3/accounts/disbursement',
    request: z.object({ iban }),
    answer: nothing,
    status: 204,
    errors: ['iban_unknown', 'payout_not_proven', 'offer_expired', 'step_not_reached', 'flow_finished'],
  }),
  requestReview: change({
    path: 'vlot/v1/decision/review',
    request: z.object({
      explanation: z.optional(z.nullable(z.string().check(z.maxLength(reviewExplanationLengthMax)))),
      email: answerTo,
    }),
    answer: z.object({ reviewAnswerBy: isoDate, codeSentTo }),
    errors: ['offers_not_ready'],
  }),
  /** A mail on the day from which waiting has mended a refusal; none is sent before its address is confirmed. */
  requestReminder: change({
    path: 'vlot/v1/decision/reminder',
    request: z.object({ email: answerTo }),
    answer: z.object({ codeSentTo }),
    errors: ['offers_not_ready', 'step_not_reached'],
  }),
}
