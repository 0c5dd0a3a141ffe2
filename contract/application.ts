import * as z from 'zod/mini'
import { stepSlugs } from '#lending/journey/steps.ts'
import { change, read } from './call.ts'
import { handInView } from './hand-in.ts'
import {
  bankKey,
  cents,
  euros,
  instant,
  isoDate,
  kvkNumber,
  loanGoal,
  nothing,
  productType,
  providerId,
  shortText,
  shownIban,
} from './values.ts'

export const loanGoalDescriptionLengthMax = 500

export const company = z.object({
  id: z.string(),
  name: z.string(),
  kvkNumber,
  street: z.nullable(z.string()),
  homeNumber: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Specified for the test backend; both are false here: the lender has no list of customers. */
  pilotBank: z.boolean(),
  newToTheBank: z.boolean(),
})
export type Company = z.output<typeof company>

const eligibilityCode = z.enum(['SBI_CODE_INVALID', 'LEGAL_STRUCTURE_INVALID', 'FOUNDATION_DATE_CHECK'])

const registerProfile = z.object({
  kvkNumber,
  name: z.string(),
  legalForm: z.nullable(z.string()),
  mainActivity: z.nullable(z.object({ code: z.string(), description: z.string() })),
  foundedOn: z.nullable(z.string()),
  /** Null while the company exists. */
  endedOn: z.nullable(z.string()),
  city: z.nullable(z.string()),
  takenAt: instant,
})

export const eligibility = z.object({
  eligible: z.boolean(),
  message: z.nullable(z.string()),
  errors: z.array(eligibilityCode),
  newToTheBank: z.boolean(),
  profile: z.nullable(registerProfile),
  /** For FOUNDATION_DATE_CHECK: the first day on which the company is old enough. */
  eligibleFrom: z.nullable(isoDate),
})
export type Eligibility = z.output<typeof eligibility>

const blockState = z.enum(['PENDING', 'SUCCESS', 'FAILED'])

export const expectedExpenses = z.object({
  hasExpenses: z.boolean(),
  knowsAmount: z.optional(z.nullable(z.boolean())),
  amount: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100_000_000)))),
})

/** Everything a reload needs to restore the journey (STATE-4). IBANs are whole: the scope is the applicant's own. */
export const applicationView = z.object({
  caseId: z.uuid(),
  kvkNumber: z.nullable(kvkNumber),
  companyName: z.nullable(z.string()),
  profile: z.nullable(registerProfile),
  loanAmount: z.nullable(euros),
  loanGoal: z.nullable(loanGoal),
  loanGoalDescription: z.nullable(z.string()),
  expectedExpenses: z.nullable(expectedExpenses),
  consentGiven: z.boolean(),
  connections: z.array(
    z.object({
      /** Absent for uploaded statements. */
      connectionId: z.nullable(providerId),
      source: z.enum(['bank', 'upload']),
      bankName: z.string(),
      bank: z.nullable(bankKey),
      stage: z.enum(['waiting', 'connecting', 'fetching', 'finished', 'failed']),
      errorKey: z.nullable(z.string()),
      fetchedCount: z.int(),
      accounts: z.array(
        z.object({
          iban: shownIban,
          clientName: z.nullable(z.string()),
          transactionCount: z.int(),
          from: z.nullable(isoDate),
          to: z.nullable(isoDate),
        }),
      ),
    }),
  ),
  /** A bookkeeper's link and files, which count once they are used; null without any. */
  handIn: z.optional(z.nullable(handInView)),
  dataConfirmed: z.boolean(),
  selectedOfferId: z.nullable(z.string()),
  disbursementIban: z.nullable(shownIban),
  /** Choice, account and confirmed contact details. */
  flowFinished: z.boolean(),
  feedbackGiven: z.boolean(),
  /** The first step with an open question: nothing after it may be visited. */
  furthestStep: z.enum(stepSlugs),
  /** The campaign that the case began with, written as in the header `x-utm`; empty where there was none. */
  utm: z.string(),
})
export type ApplicationView = z.output<typeof applicationView>

const quotedPrice = z.object({
  clientRate: z.number(),
  yearlyCostPercentage: z.number(),
  firstInstalmentCents: cents,
  totalInterestCents: cents,
  totalCostCents: cents,
  totalToRepayCents: cents,
})

/** The form half of the journey: company, amount, expenses, goal. */
export const applicationCalls = {
  searchCompanies: read({
    path: 'dls-company-search/v1/company/search',
    scopes: ['visitor', 'applicant'],
    query: z.object({ query: z.string().check(z.minLength(1), z.maxLength(100)) }),
    answer: z.object({ companies: z.array(company) }),
    errors: ['alphanumeric', 'no_match'],
  }),
  checkEligibility: change({
    path: 'dls-pbl-api/v3/requester-eligibility',
    request: z.object({ kvkNumber }),
    answer: eligibility,
    errors: ['no_match', 'flow_finished', 'step_not_reached'],
  }),
  saveLoanAmount: change({
    path: 'dls-pbl-api/v3/loan-amount',
    request: z.object({ loanAmount: z.int().check(z.minimum(1), z.maximum(100_000_000)) }),
    answer: nothing,
    status: 204,
    errors: ['amount_out_of_range', 'amount_step', 'step_not_reached', 'flow_finished'],
  }),
  saveLoanGoal: change({
    path: 'dls-pbl-api/v3/loan-goal',
    request: z.object({
      loanGoal,
      description: z.optional(z.nullable(z.string().check(z.maxLength(loanGoalDescriptionLengthMax)))),
    }),
    answer: nothing,
    status: 202,
    errors: ['step_not_reached', 'flow_finished'],
  }),
  saveExpectedExpenses: change({
    path: 'dls-pbl-api/v3/expected-expenses',
    request: expectedExpenses,
    answer: nothing,
    status: 202,
    errors: ['amount_out_of_range', 'step_not_reached', 'flow_finished'],
  }),
  readCaseState: read({
    path: 'dls-pbl-api/v3/case-state',
    scopes: ['applicant', 'reconsent'],
    answer: z.object({
      origin: z.nullable(z.string()),
      /** The product types offered so far; tester mode alone sends it (TEST-4). */
      offering: z.optional(z.array(productType)),
      journeyBlocks: z.object({
        TRANSACTION_ANALYSIS: blockState,
        SCORECARD_RESULT: blockState,
        OFFERS_AVAILABLE: blockState,
      }),
    }),
    errors: ['case_id_not_available'],
  }),
  readApplication: read({ path: 'vlot/v1/application', answer: applicationView, errors: ['case_id_not_available'] }),
  sendFeedback: change({
    path: 'dls-pbl-api/v3/feedback',
    request: z.object({
      rating: z.int().check(z.minimum(1), z.maximum(5)),
      referenceSource: z.optional(z.nullable(shortText)),
      suggestions: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
    }),
    answer: nothing,
    status: 204,
    errors: ['step_not_reached', 'flow_finished'],
  }),
  readLimits: read({
    path: 'vlot/v1/limits',
    scopes: ['public'],
    answer: z.object({
      loanAmount: z.object({ minimum: euros, maximum: euros, step: euros }),
      creditAmount: z.object({ minimum: euros, maximum: euros }),
      expensesMaximum: euros,
      termsMonths: z.array(z.int()),
      companyAgeMonths: z.int(),
      yearlyTurnoverMinimum: euros,
      statementFile: z.object({
        maximumBytes: z.int(),
        newestAtMostDays: z.int(),
        atLeastDays: z.int(),
        atMostDays: z.int(),
        maximumFiles: z.int(),
      }),
      callbackPhoneDigits: z.int(),
      testerMode: z.boolean(),
      bankOrigin: z.nullable(z.string()),
    }),
  }),
  readQuote: read({
    path: 'vlot/v1/quote',
    scopes: ['public'],
    query: z.object({
      amount: z.string().check(z.regex(/^\d{1,9}$/)),
      termMonths: z.string().check(z.regex(/^\d{1,3}$/)),
    }),
    answer: z.object({
      amountCents: cents,
      termMonths: z.int(),
      /** A range, because the price depends on the grade: the best and the dearest grade that gets an offer. */
      from: quotedPrice,
      to: quotedPrice,
    }),
    errors: ['amount_out_of_range'],
  }),
}
