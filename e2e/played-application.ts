import type { Page } from '@playwright/test'
import type { ApplicationView } from '#contract/application.ts'
import type { DecisionView, Offer } from '#contract/offers.ts'
import type { PrivacyView } from '#contract/privacy.ts'
import { playedRange } from './played-offer-answers.ts'
import { endAtUnplayedCalls } from './unplayed-calls.ts'

/** An application whose answers are played, so that a test opens any screen of the journey at once. */

const caseId = '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b'
const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
const token = `x.${encoded({ sub: caseId, scope: 'applicant', exp: 4_000_000_000 })}.x`
const iban = 'NL91ABNA0417164300'

type Company = Pick<ApplicationView, 'kvkNumber' | 'companyName'>
const webshop: Company = { kvkNumber: '00900003', companyName: 'Webwinkel Het Anker B.V.' }

const account = {
  iban,
  clientName: 'Webwinkel Het Anker B.V.',
  matchState: 'MATCH' as const,
  transactionCount: 12,
  from: '2026-01-01',
  to: '2026-10-31',
}

const nothingAnswered: ApplicationView = {
  caseId,
  ...webshop,
  profile: null,
  loanAmount: null,
  loanGoal: null,
  loanGoalDescription: null,
  expectedExpenses: null,
  consentGiven: false,
  connections: [],
  dataConfirmed: false,
  selectedOfferId: null,
  disbursementIban: null,
  flowFinished: false,
  furthestStep: 'about-you',
  utm: '',
}
const answered = {
  loanAmount: 25_000,
  loanGoal: 'inventory',
  expectedExpenses: { hasExpenses: false, knowsAmount: null, amount: null },
} as const
const connection = {
  connectionId: '1',
  source: 'bank' as const,
  bankName: 'bunq',
  bank: 'BUNQ' as const,
  stage: 'finished' as const,
  errorKey: null,
  fetchedCount: 12,
  accounts: [account],
}
const shared = { ...answered, consentGiven: true, connections: [connection] }

/** How far the application has come, by the screen that it is waiting on. */
const chosen = { selectedOfferId: 'loan-1', disbursementIban: iban }
const standings = {
  'about you': {},
  'extra expenses': { loanAmount: 25_000, loanGoal: 'inventory', furthestStep: 'extra-expenses' },
  transactions: { ...answered, furthestStep: 'transactions-upload' },
  collect: { ...shared, furthestStep: 'transactions-collect' },
  offer: { ...shared, dataConfirmed: true, furthestStep: 'personal-offer' },
  'next steps': { ...shared, dataConfirmed: true, ...chosen, furthestStep: 'next-steps' },
  finished: { ...shared, dataConfirmed: true, ...chosen, flowFinished: true, furthestStep: 'feedback-success' },
} as const satisfies Record<string, Partial<ApplicationView>>
export type Standing = keyof typeof standings
const waiting: Partial<ApplicationView> = { furthestStep: 'get-offers' }

const loan: Offer = {
  id: 'loan-1',
  productType: 'PBL',
  term: 1,
  loanAmount: 12_000,
  totalInterestCost: 650,
  linearMonthlyAmortization: 1_000,
  clientRate: 10,
  creditProvision: 0,
  termMonths: 12,
  netPayoutCents: 1_200_000,
  firstInstalmentCents: 110_000,
  lastInstalmentCents: 100_833,
  yearlyCostPercentage: 10.47,
  fees: [],
  totalCostCents: 65_000,
  totalToRepayCents: 1_265_000,
  schedule: Array.from({ length: 12 }, (_, month) => ({
    number: month + 1,
    dueOn: `2027-${String(month + 1).padStart(2, '0')}-01`,
    principalCents: 100_000,
    interestCents: 10_000 - 833 * month,
    totalCents: 110_000 - 833 * month,
    outstandingCents: 1_200_000 - 100_000 * (month + 1),
  })),
  earlyRepayment: [],
  stress: {
    monthlyRoomCents: 200_000,
    monthlyRoomStressedCents: 150_000,
    coversInstalment: true,
    coversInstalmentStressed: true,
  },
  securities: 'none',
  partnerCommissionCents: 0,
  validUntil: '2027-01-31',
}
const decision: DecisionView = {
  outcome: 'approved',
  grade: 'A',
  points: 700,
  modelVersion: '1',
  decidedAt: '2026-11-01T10:00:00Z',
  reasons: [],
  change: null,
  facts: [],
  reviewRequestedAt: null,
  reviewAnswerBy: null,
  reviewAnswer: null,
  isByPerson: false,
}

/** Nothing is held of a played application. */
const held: PrivacyView = {
  caseId,
  kvkNumber: '00900003',
  companyName: 'Webwinkel Het Anker B.V.',
  categories: [],
  consents: [],
  bankConsents: [],
  requests: [],
  looks: [],
}

const blocks = (state: 'PENDING' | 'SUCCESS') => ({
  TRANSACTION_ANALYSIS: state,
  SCORECARD_RESULT: state,
  OFFERS_AVAILABLE: state,
})

const renewed = {
  token,
  caseId,
  idleExpiresAt: '2099-01-01T00:00:00Z',
  absoluteExpiresAt: '2099-01-01T00:00:00Z',
}

/** From here on the page has an application that has come so far; `hasOffers: false` keeps it waiting for them. */
export async function playApplication(page: Page, standing: Standing, { hasOffers = true } = {}): Promise<void> {
  await endAtUnplayedCalls(page)
  await page.addInitScript(
    ([jwtToken, id]) => {
      sessionStorage.setItem('jwtToken', jwtToken!)
      sessionStorage.setItem('caseId', id!)
    },
    [token, caseId],
  )
  const answers: Record<string, object> = {
    '**/vlot/v1/application': { ...nothingAnswered, ...standings[standing], ...(hasOffers ? {} : waiting) },
    '**/dls-pbl-api/v3/case-state': { origin: null, journeyBlocks: blocks(hasOffers ? 'SUCCESS' : 'PENDING') },
    '**/dls-pbl-api/v3/offers': { isEligibleForDls: true, scoreIsRed: false, decision, offers: [loan] },
    '**/vlot/v1/offers/range': playedRange,
    '**/vlot/v1/offers/price': { offer: loan },
    '**/vlot/v1/follow-up': { contact: null, followUp: null },
    '**/vlot/v1/privacy': held,
    '**/dls-pbl-api/v3/accounts/validate': { validation: { complete: true, accounts: [] } },
    '**/vlot/v1/session/token': renewed,
  }
  for (const [address, json] of Object.entries(answers)) {
    await page.unroute(address)
    await page.route(address, (route) => route.fulfill({ json }))
  }
}
