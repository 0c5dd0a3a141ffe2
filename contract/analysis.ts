import * as z from 'zod/mini'
import { categoryNames } from '#lending/bookings/category.ts'
import { contestableFacts } from '#lending/facts/contests/contestable-facts.ts'
import { costKinds, dueKinds } from '#lending/health-check.ts'
import { deskRoles } from '#lending/desk/roles.ts'
import { factNames, judgements } from '#lending/judged-facts/judged-fact.ts'
import { change, read } from './call.ts'
import { cents, instant, isoDate, nothing, shownIban } from './values.ts'

export const category = z.enum(categoryNames)

/** Names a booking of the applicant's own case, as the list of bookings gave it; it means nothing in another case. */
export const bookingId = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}\.[\w-]{43}$/))

export const bookingsPerPage = 50
export const explanationLengthMax = 500
/** Characters shown of a booking's description; some banks write lines of many hundreds. */
export const descriptionLengthMax = 140

/** A sum is null where it would add up different currencies. */
const total = z.object({ count: z.int(), sumCents: z.nullable(cents) })

export const categoryTotal = z.extend(total, {
  category,
  /** By calendar month, `2026-11`, newest first; a month without bookings is left out. */
  months: z.array(z.extend(total, { month: z.string() })),
})
export type CategoryTotal = z.output<typeof categoryTotal>

/** How far a contest of a fact reaches: one booking, all of its counterparty's under the fact, or the whole fact. */
const contestReach = z.enum(['booking', 'counterparty', 'all'])
export type ContestReach = z.output<typeof contestReach>

const factContest = z.object({
  contest: z.uuid(),
  reach: contestReach,
  counterparty: z.nullable(z.string()),
  explanation: z.string(),
  bookingCount: z.int(),
})

/** A fact of the engine, its meaning for the decision, and the applicant's contest of it. */
export const shownFact = z.object({
  fact: z.enum(factNames),
  judgement: z.enum(judgements),
  figures: z.record(z.string(), z.union([z.string(), z.number()])),
  bookingCount: z.int(),
  contests: z.array(factContest),
})
export type ShownFact = z.output<typeof shownFact>

/** A rolling month: turnover, now and a year before where that was seen, and what was left after loans. */
export const seenMonth = z.object({
  from: isoDate,
  to: isoDate,
  turnoverCents: cents,
  yearBeforeCents: z.nullable(cents),
  leftCents: cents,
})

export const readBooking = z.object({
  booking: bookingId,
  account: shownIban,
  bookedOn: isoDate,
  amountCents: cents,
  currency: z.string(),
  counterparty: z.nullable(z.string()),
  description: z.string(),
  category,
  /** The rule of the category, e.g. `psp/mollie`; `contested` by the applicant, `corrected` by an employee. */
  rule: z.string(),
  words: z.array(z.string()),
  /** The rules' category, when the applicant contested it. */
  insteadOf: z.nullable(z.object({ category, rule: z.string() })),
  explanation: z.nullable(z.string()),
  /** An employee's correction: the rules' category, the role, when and why. */
  correction: z.nullable(z.object({ from: category, role: z.enum(deskRoles), at: instant, reason: z.string() })),
  /** When a fact's bookings were requested: the number with this counterparty, and the contest of it. */
  underFact: z.nullable(z.object({ ofCounterparty: z.int(), contest: z.nullable(factContest) })),
})
export type ReadBooking = z.output<typeof readBooking>

const contestErrors = [
  'step_not_reached',
  'offers_not_ready',
  'booking_not_found',
  'offer_chosen',
  'flow_finished',
] as const

/** How the bookings were read, and the applicant's word against it. */
export const analysisCalls = {
  listCategories: read({
    path: 'vlot/v1/analysis/categories',
    answer: z.object({
      from: z.nullable(isoDate),
      to: z.nullable(isoDate),
      bookingCount: z.int(),
      contestedCount: z.int(),
      contestedMaximum: z.int(),
      /** False once an offer is chosen or the flow is finished. */
      mayContest: z.boolean(),
      categories: z.array(categoryTotal),
    }),
    errors: ['offers_not_ready', 'no_transactions'],
  }),
  listBookings: read({
    path: 'vlot/v1/analysis/bookings',
    query: z.object({
      category: z.optional(category),
      contested: z.optional(z.literal('true')),
      fact: z.optional(z.enum(factNames)),
      page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    }),
    answer: z.object({
      page: z.int(),
      pageCount: z.int(),
      bookingCount: z.int(),
      bookings: z.array(readBooking),
    }),
    errors: ['offers_not_ready', 'no_transactions'],
  }),
  contestCategory: change({
    path: 'vlot/v1/analysis/contest',
    request: z.object({
      booking: bookingId,
      category,
      explanation: z.optional(z.nullable(z.string().check(z.maxLength(explanationLengthMax)))),
    }),
    answer: nothing,
    status: 202,
    errors: [...contestErrors, 'category_not_possible', 'contest_limit'],
  }),
  withdrawContest: change({
    path: 'vlot/v1/analysis/contest/withdraw',
    request: z.object({ booking: bookingId }),
    answer: nothing,
    status: 202,
    errors: [...contestErrors],
  }),
  listFacts: read({
    path: 'vlot/v1/analysis/facts',
    answer: z.object({ mayContest: z.boolean(), facts: z.array(shownFact) }),
    errors: ['offers_not_ready', 'no_transactions'],
  }),
  readHealthCheck: read({
    path: 'vlot/v1/analysis/health',
    answer: z.object({
      from: isoDate,
      to: isoDate,
      months: z.array(seenMonth),
      growth: z.nullable(z.number()),
      tightest: z.nullable(z.object({ weekFrom: isoDate, lowestCents: cents })),
      due: z.array(z.object({ kind: z.enum(dueKinds), counterparty: z.string(), amountCents: cents, on: isoDate })),
      customers: z.array(z.object({ name: z.string(), sumCents: cents, share: z.nullable(z.number()) })),
      costs: z.array(z.object({ kind: z.enum(costKinds), sumCents: cents })),
    }),
    errors: ['offers_not_ready'],
  }),
  contestFact: change({
    path: 'vlot/v1/analysis/facts/contest',
    request: z.object({
      fact: z.enum(contestableFacts),
      reach: contestReach,
      /** Left out where the contest reaches everything under the fact. */
      booking: z.optional(z.nullable(bookingId)),
      explanation: z.string().check(z.regex(/\S/), z.maxLength(explanationLengthMax)),
    }),
    answer: nothing,
    status: 202,
    errors: [...contestErrors, 'contest_limit'],
  }),
  withdrawFactContest: change({
    path: 'vlot/v1/analysis/facts/contest/withdraw',
    request: z.object({ contest: z.uuid() }),
    answer: nothing,
    status: 202,
    errors: [...contestErrors],
  }),
}
