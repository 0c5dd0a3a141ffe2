import type { AnswerOf } from '#contract/calls.ts'
import type { Offer } from '#contract/offers.ts'
import type { PrivacyView } from '#contract/privacy.ts'
import type { BankKey, LoanGoal, MatchState } from '#contract/values.ts'
import type { RegisterProfile } from '#lending/eligibility.ts'
import type { Category } from '#lending/bookings/category.ts'
import type { BookingMark, MarkedFactContest } from '#lending/facts/contests/contest.ts'
import type { Cents } from '#lending/money.ts'
import type { IsoDate } from '#lending/days.ts'
import type { ExpectedExpenses } from '#lending/expected-expenses.ts'
import type { Balance, Booking } from '#lending/statements/statement.ts'

/**
 * Everything the mock backend knows: plain data, so that it can be kept between two lives of the service worker. One
 * browser has one session, as with the server's cookie.
 */
export type MockState = {
  version: number
  /** ISO 8601. Tester mode ends a day later (TEST-1). */
  startedAt: string
  /** How long each answer takes (TEST-3). */
  delayMs: number
  session: MockSession | null
  /** By case id. */
  cases: Record<string, MockCase>
}

export type MockSession = {
  id: string
  scope: 'visitor' | 'applicant' | 'reconsent' | 'status'
  caseId: string | null
  partnerId: string | null
}

export type MockCompany = RegisterProfile & {
  id: string
  tradeName: string
  legalFormLong: string
  mainActivity: string
  street: string
  city: string
}

export type MockCase = {
  caseId: string
  origin: string | null
  /** As the header gave it. */
  utm: string | null
  company: MockCompany
  /** When the register was asked. */
  profileTakenAt: string
  loanAmountCents: Cents | null
  loanGoal: LoanGoal | null
  loanGoalDescription: string | null
  expenses: ExpectedExpenses | null
  consents: { given: boolean; textVersion: string; at: string }[]
  /** The visits to the bank that have begun, by the state that ties a return to its visit. */
  visits: Record<string, MockVisit>
  connections: MockConnection[]
  uploads: MockUpload[]
  isConfirmed: boolean
  /** Reads of the case state since the data was confirmed (TEST-2). */
  polls: number
  confirmedAt: string | null
  contests: MockContest[]
  factContests: (MarkedFactContest & { id: string })[]
  /** Priced for an amount of the tester's choice. */
  pricedOffers: Offer[]
  selectedOfferId: string | null
  disbursementIban: string | null
  isReminderAsked: boolean
  review: { requestedAt: string; answerBy: IsoDate } | null
  feedback: { rating: number; referenceSource: string; suggestions: string } | null
  /** How the lender reaches the applicant; the day on which the mailed code confirmed it. */
  contact: { email: string; confirmedOn: IsoDate | null } | null
  /** The address of a request, before there are contact details. */
  answersTo: { email: string; confirmedOn: IsoDate | null } | null
  /** An address left for going on later (FLOW-11). */
  email: string | null
  requests: PrivacyView['requests']
  /** Of a bookkeeper's link. */
  handInUntil?: IsoDate | null
}

export type MockVisit = {
  kind: 'connect' | 'reconnect'
  bank: BankKey
  returnUrl: string
  /** Of the connection that is renewed, or that the bank's page made. */
  connectionId: string | null
  choice: BankChoice | null
  beganAt: string
}

export type BankChoice = (typeof bankChoices)[number]
export const bankChoices = ['company', 'other-holder', 'no-holder', 'no-bookings'] as const

export type MockConnection = {
  connectionId: string
  consentId: string
  bank: BankKey
  givenAt: string
  consentExpiresAt: string
  /** Set when the applicant withdrew the consent. */
  endedAt: string | null
  stage: AnswerOf<'readConnectionProgress'>['stage']
  errorKey: string | null
  /** Reads of the progress since the fetching began. */
  progressReads: number
  /** Reads of the accounts since the consent was renewed; null when it was not (TEST-2). */
  readsSinceReconnect: number | null
  accounts: MockAccount[]
}

export type MockAccount = {
  iban: string
  holder: string | null
  match: MatchState
  /** Null for the mock's bank, whose bookings are made each time; those of files are stored. */
  bookings: readonly Booking[] | null
  closing: Balance | null
}

export type MockUpload = { id: string; bank: BankKey | null; account: MockAccount }

type MockContest = { mark: BookingMark; category: Category; explanation: string | null }

/** TEST-3. */
const delayMsDefault = 2_000

/** Raised when the state's shape changes, which discards older state. */
export const stateVersion = 4

export const freshState = (now: Date, delayMs = delayMsDefault): MockState => ({
  version: stateVersion,
  startedAt: now.toISOString(),
  delayMs,
  session: null,
  cases: {},
})

const dayMs = 24 * 60 * 60_000

/** TEST-1: tester mode lasts 24 hours, as its cookie. */
export const isDayOver = ({ startedAt }: MockState, now: Date): boolean =>
  now.getTime() - Date.parse(startedAt) >= dayMs
