import type { Page } from '@playwright/test'
import type { ApplicationView } from '#contract/application.ts'
import type { PrivacyView } from '#contract/privacy.ts'
import { account, asked, bankConnection, begun, caseId, playApplication, readyToShare } from './played-application.ts'
import { decision, iban, offerOf, playedRange, prices } from './played-offer-answers.ts'

const shared: ApplicationView = {
  ...readyToShare,
  connections: [bankConnection({ accounts: [account(iban, begun.companyName)] })],
  furthestStep: 'transactions-collect',
}
const confirmed: ApplicationView = { ...shared, dataConfirmed: true, furthestStep: 'personal-offer' }
const chosen: ApplicationView = {
  ...confirmed,
  selectedOfferId: 'loan-1',
  disbursementIban: iban,
  furthestStep: 'next-steps',
}

/** How far the application has come, by the screen that it is waiting on. */
const standings = {
  'about you': begun,
  'extra expenses': asked,
  transactions: { ...readyToShare, consentGiven: false },
  collect: shared,
  offer: confirmed,
  'next steps': chosen,
  finished: { ...chosen, flowFinished: true, feedbackGiven: true, furthestStep: 'feedback-success' },
} as const satisfies Record<string, ApplicationView>
export type Standing = keyof typeof standings

/** Nothing is held of a played application. */
const held: PrivacyView = {
  caseId,
  kvkNumber: '00900003',
  companyName: 'Kadolijn Webwinkels B.V.',
  categories: [],
  consents: [],
  bankConsents: [],
  requests: [],
  contractUntil: null,
  looks: [],
  sessions: [],
  sessionsEnded: [],
}

const blocks = (state: 'PENDING' | 'SUCCESS') => ({
  TRANSACTION_ANALYSIS: state,
  SCORECARD_RESULT: state,
  OFFERS_AVAILABLE: state,
})

/** From here on the page has an application that has come so far; `hasOffers: false` keeps it waiting for them. */
export async function playStanding(page: Page, standing: Standing, { hasOffers = true } = {}): Promise<void> {
  const view: ApplicationView = standings[standing]
  const loan = offerOf(prices[0]!)
  await playApplication(
    page,
    hasOffers ? view : { ...view, furthestStep: 'get-offers' },
    {},
    {
      'v3/case-state': { origin: null, journeyBlocks: blocks(hasOffers ? 'SUCCESS' : 'PENDING') },
      'v3/offers': { isEligibleForDls: true, scoreIsRed: false, decision, offers: [loan] },
      'offers/range': playedRange,
      'offers/price': { offer: loan },
      'v1/privacy': held,
    },
  )
}
