import * as z from 'zod/mini'
import { categoryNames } from '#lending/bookings/category.ts'
import { acceptanceBars } from '#lending/agreement/consents.ts'
import { agreementProblems } from '#lending/agreement/agreement.ts'
import { checkLineNames, stopReasons } from '#lending/desk/check-lines.ts'
import { documentReasons, lookReasons, sessionReasons } from '#lending/desk/desk-reasons.ts'
import { followUpSteps } from '#lending/desk/follow-up.ts'
import { deskRoles, rights } from '#lending/desk/roles.ts'
import { factNames } from '#lending/judged-facts/judged-fact.ts'
import { statementFindingCodes } from '#lending/statements/finding.ts'
import { outcomes } from '#lending/decision/outcome.ts'
import { readBooking, seenMonth, shownFact } from '../analysis.ts'
import { contactRoles, followUpView } from '../follow-up.ts'
import { reason } from '../offers.ts'
import { caseId, cents, instant, isoDate, loanGoal } from '../values.ts'
import { deskRead, deskStep, fileAnswer, sentBack } from './desk-call.ts'
import { deskAccount, money, shownOffer } from './money.ts'
import { workItem } from './work.ts'

/** Lines of one kind on the page of a case; there may be more of them in the export. */
export const linesMax = 100

/** Names in a case; null until it is opened with a reason, and again an hour later. */
const caseNames = z.object({
  company: z.string(),
  kvkNumber: z.string(),
  contact: z.nullable(
    z.object({ name: z.string(), role: z.enum(contactRoles), email: z.string(), mobile: z.string() }),
  ),
  /** The applicant's words, which may contain names. */
  goalDescription: z.nullable(z.string()),
  reviews: z.array(z.object({ email: z.string(), explanation: z.nullable(z.string()) })),
  contests: z.array(z.object({ id: z.uuid(), explanation: z.nullable(z.string()) })),
})
export type CaseNames = z.output<typeof caseNames>

const deskAnswer = z.object({
  id: z.uuid(),
  dataVersion: z.int(),
  outcome: z.enum(['approved', 'refused']),
  state: z.enum(['proposed', 'done', 'sent-back', 'lapsed', 'revised']),
  terms: z.nullable(z.enum(['engine', 'own'])),
  offers: z.array(shownOffer),
  overrides: z.array(z.object({ rule: z.string(), why: z.string() })),
  reasons: z.array(reason),
  words: z.nullable(z.string()),
  first: z.object({ name: z.string(), at: instant, isMe: z.boolean() }),
  second: z.nullable(z.object({ name: z.string(), at: instant })),
  /** Of one that was sent back, unless its proposer took it back. */
  back: sentBack,
  /** Whether who looks may be the second person. */
  maySecond: z.boolean(),
})
export type DeskAnswerView = z.output<typeof deskAnswer>

const engineView = z.object({
  outcome: z.enum(outcomes),
  grade: z.string(),
  points: z.int(),
  modelVersion: z.string(),
  /** Whether model and prices of this record are still in the code. */
  canReplay: z.boolean(),
  priceTableVersion: z.string(),
  inputHash: z.string(),
  decidedAt: instant,
  coverage: z.nullable(z.number()),
  /** The smallest loan, which the coverage is of; null where no code is kept for the record. */
  coverageOf: z.nullable(z.object({ amountCents: cents, termMonths: z.int() })),
  rules: z.array(z.object({ rule: z.string(), outcome: z.enum(['refer', 'refuse']) })),
  reasons: z.array(reason),
  bins: z.array(z.object({ characteristic: z.string(), bin: z.string(), points: z.int() })),
})
export type EngineView = z.output<typeof engineView>

/** The figures that change when the data is read otherwise. */
const moved = z.object({
  dataVersion: z.int(),
  outcome: z.enum(outcomes),
  grade: z.string(),
  points: z.int(),
  coverage: z.nullable(z.number()),
  /** As the engine would offer, if a person said yes. */
  offers: z.int(),
  mostCents: cents,
})
export type Moved = z.output<typeof moved>

const reassessed = z.object({
  cause: z.enum(['category', 'new-data', 'account']),
  by: z.string(),
  at: instant,
  /** Null where that version was never decided on. */
  before: z.nullable(moved),
  after: z.nullable(moved),
})

const stepTaken = z.object({
  step: z.enum(followUpSteps),
  on: isoDate,
  dueOn: z.nullable(isoDate),
  by: z.nullable(z.string()),
  /** Of a signature or payout. */
  reference: z.nullable(z.string()),
  isMe: z.boolean(),
})

const stepFacts = z.object({ on: isoDate, reference: z.nullable(z.string()) })

/** An application stopped, a yes withdrawn or a step corrected. */
const deskAct = z.object({
  id: z.uuid(),
  kind: z.enum(['stop', 'withdrawal', 'correction']),
  state: z.enum(['proposed', 'done', 'sent-back']),
  /** Empty while the names are closed. */
  why: z.string(),
  code: z.nullable(z.enum(stopReasons)),
  corrected: z.nullable(
    z.object({ step: z.enum(['signed', 'paid']), before: stepFacts, after: z.nullable(stepFacts) }),
  ),
  first: z.object({ name: z.string(), at: instant, isMe: z.boolean() }),
  second: z.nullable(z.string()),
  /** Null while the names are closed, too. */
  back: sentBack,
})
export type DeskActView = z.output<typeof deskAct>

const deskCase = z.object({
  caseId,
  dataVersion: z.int(),
  startedAt: instant,
  today: isoDate,
  work: z.array(workItem),
  names: z.nullable(caseNames),
  mayOpenNames: z.boolean(),
  /** Other applications of the company with an offer that was chosen: the next instalment, and the principal left. */
  beside: z.array(
    z.object({
      caseId,
      reference: z.nullable(z.string()),
      monthlyCents: cents,
      owedCents: cents,
      isPaidOut: z.boolean(),
    }),
  ),
  /** As the applicant sees it. */
  applicant: z.object({
    amountCents: z.nullable(cents),
    goal: z.nullable(loanGoal),
    /** As the register had it when the case began. */
    register: z.object({
      legalForm: z.nullable(z.string()),
      /** `YYYY-MM-DD`; unknown parts are `00`. */
      foundedOn: z.nullable(z.string()),
      sector: z.nullable(z.string()),
    }),
    expensesCents: z.nullable(cents),
    outcome: z.nullable(z.enum(outcomes)),
    status: z.nullable(followUpView),
    chosen: z.nullable(shownOffer),
    offers: z.array(shownOffer),
  }),
  /** Of the chosen offer, or of each offer of the proposal that waits for a second person. */
  money: z.array(money),
  /** Of the data: all accounts, each with its match. */
  accounts: z.array(deskAccount),
  engine: z.nullable(engineView),
  /** Of the files and sources of the accounts, against the engine's yes; the largest sum first. */
  findings: z.array(
    z.object({
      code: z.enum(statementFindingCodes),
      accountEnd: z.string(),
      on: z.nullable(isoDate),
      differenceCents: z.nullable(cents),
    }),
  ),
  /** Null where nothing is decided, or the bookings are gone. */
  facts: z.nullable(z.array(shownFact)),
  /** Oldest first; empty where nothing is decided. */
  months: z.array(seenMonth),
  versions: z.array(
    z.object({ dataVersion: z.int(), at: instant, outcome: z.enum(outcomes), grade: z.string(), points: z.int() }),
  ),
  answers: z.array(deskAnswer),
  question: z.nullable(z.enum(['referral', 'review'])),
  /** Whether who looks may answer it: by role, and not what they decided themselves. */
  mayAnswer: z.boolean(),
  /** Whether their role may, but the question is about what they decided themselves. */
  isOwn: z.boolean(),
  /** Of the current data, when an employee had it reassessed; else null. */
  reassessed: z.nullable(reassessed),
  /** Whether the engine is at the data as it is now. */
  isDeciding: z.boolean(),
  /** Whether something came in that no decision rests on yet. */
  hasNewer: z.boolean(),
  corrections: z.array(
    z.object({
      id: z.uuid(),
      category: z.enum(categoryNames),
      isWholeParty: z.boolean(),
      reason: z.string(),
      by: z.string(),
      at: instant,
      endedAt: z.nullable(instant),
    }),
  ),
  contests: z.array(
    z.object({
      id: z.uuid(),
      about: z.string(),
      isCategory: z.boolean(),
      madeAt: instant,
      endedAt: z.nullable(instant),
    }),
  ),
  steps: z.array(stepTaken),
  mayMove: z.object({
    check: z.boolean(),
    agreement: z.boolean(),
    signed: z.boolean(),
    countersign: z.boolean(),
    paid: z.boolean(),
  }),
  check: z.object({
    lines: z.array(
      z.object({
        line: z.enum(checkLineNames),
        by: z.string(),
        at: instant,
        /** Null while the names are closed. */
        note: z.nullable(z.string()),
        isJointly: z.nullable(z.boolean()),
      }),
    ),
    /** Why who looks may not say yes to it. */
    refusal: z.nullable(z.enum(['check_incomplete', 'check_own', 'work_own_decision'])),
  }),
  /** Of the product's own: on its way, or why there is none. */
  agreement: z.object({
    isMaking: z.boolean(),
    problem: z.nullable(z.enum(agreementProblems)),
    /** Why its applicant cannot accept by code what was mailed. */
    bar: z.nullable(z.enum(acceptanceBars)),
    /** By code, and who countersigned. */
    accepted: z.nullable(
      z.object({
        at: instant,
        /** Null while the names are closed. */
        by: z.nullable(z.string()),
        sha256: z.string(),
        first: z.nullable(z.string()),
        second: z.nullable(z.string()),
      }),
    ),
  }),
  acts: z.array(deskAct),
  mayAct: z.object({ stop: z.boolean(), withdrawal: z.boolean(), correction: z.nullable(z.enum(['signed', 'paid'])) }),
  files: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['agreement', 'deed', 'document', 'signed']),
      type: z.string(),
      size: z.int(),
      at: instant,
      /** Of an agreement: null while it is a draft. */
      sentAt: z.nullable(instant),
      /** Of an agreement: void since. */
      endedAt: z.nullable(instant),
      /** Of a document: when a scanner found nothing in it; null where there was none. */
      scannedAt: z.nullable(instant),
      /** Of a document: which request it answers. */
      requestId: z.nullable(z.uuid()),
    }),
  ),
  requests: z.array(
    z.object({
      id: z.uuid(),
      reason: z.enum(documentReasons),
      words: z.nullable(z.string()),
      askedAt: instant,
      endOn: isoDate,
      endedAt: z.nullable(instant),
      fileId: z.nullable(z.uuid()),
    }),
  ),
  letters: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      at: instant,
      sentAt: z.nullable(instant),
      error: z.nullable(z.string()),
    }),
  ),
  looks: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      role: z.enum(deskRoles),
      reason: z.enum(lookReasons),
      at: instant,
      isDocument: z.boolean(),
    }),
  ),
  trail: z.array(z.object({ sequence: z.int(), at: instant, actor: z.string(), action: z.string() })),
})
export type DeskCaseView = z.output<typeof deskCase>

/** One case as the applicant sees it, and what the engine saw. */
export const deskCaseCalls = {
  readDeskCase: deskRead({ path: 'cases/{caseId}', roles: rights.look, answer: deskCase }),
  listCaseBookings: deskRead({
    path: 'cases/{caseId}/bookings',
    roles: rights.look,
    query: z.object({
      category: z.optional(z.enum(categoryNames)),
      fact: z.optional(z.enum(factNames)),
      page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    }),
    /** Counterparties, descriptions and account numbers are empty while the names are closed. */
    answer: z.object({ page: z.int(), pageCount: z.int(), bookingCount: z.int(), bookings: z.array(readBooking) }),
    errors: ['no_bookings'],
  }),
  /** Written down with its reason, for the audit trail and for the applicant. The case then has them, for an hour. */
  openNames: deskStep({
    path: 'cases/{caseId}/names',
    roles: rights.openNames,
    request: z.object({ reason: z.enum(lookReasons) }),
  }),
  /** All sessions of the applicant, who goes on by a mailed link. */
  endApplicantSessions: deskStep({
    path: 'cases/{caseId}/sessions/end',
    roles: rights.work,
    request: z.object({ reason: z.enum(sessionReasons) }),
  }),
  /** Sizes in pixels of the first pages. On record as a download is; for an hour the pages can then be drawn. */
  readPages: deskRead({
    path: 'cases/{caseId}/files/{fileId}/pages',
    roles: rights.openNames,
    answer: z.object({ pageCount: z.int(), sizes: z.array(z.object({ width: z.int(), height: z.int() })) }),
    errors: ['names_closed', 'file_not_drawn'],
  }),
  /** A page, from 0, as a picture that we made of it. */
  drawPage: deskRead({
    path: 'cases/{caseId}/files/{fileId}/picture',
    roles: rights.openNames,
    query: z.object({ page: z.string().check(z.regex(/^[12]?\d$/)) }),
    answer: fileAnswer,
    errors: ['names_closed', 'file_not_drawn'],
  }),
  downloadFile: deskRead({
    path: 'cases/{caseId}/files/{fileId}',
    roles: rights.openNames,
    answer: fileAnswer,
    errors: ['names_closed'],
  }),
}
