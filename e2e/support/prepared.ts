// An application prepared through the calls, so that a test begins at its step; one test per journey starts at home.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  another,
  type Applicant,
  applicantIn,
  type Call,
  confirmAndWait,
  connectBank,
  must,
  type Session,
  untilCollected,
} from '#server/testing/applicant.ts'
import type { Language } from '#lending/language.ts'
import { addressOf, type PageName } from '#web/addresses.ts'
import { consentTextVersion } from '#web/journey/transactions-upload/consent-text.ts'
import { shellTexts } from '#web/shell/text.ts'
import { mailedCode } from './mails.ts'
import { expect } from './page.ts'
import { ownStack } from './stacks.ts'

type Business = { kvkNumber: string; bank: string }

/** Companies of the sandbox, and the bank that each has its accounts at. */
export const businesses = {
  /** Its bank data earns an offer. */
  webshop: { kvkNumber: '00900003', bank: 'BUNQ' },
  bakery: { kvkNumber: '00900001', bank: 'RABOBANK' },
  /** Its bank data earns none. */
  builder: { kvkNumber: '00900004', bank: 'ABN' },
} as const satisfies Record<string, Business>

/** The same company under another number, so that nothing that was chosen in another test runs beside it. */
export const fresh = (business: Business): Business => ({ ...business, kvkNumber: another(business.kvkNumber) })

type Wanted = { business: Business; language: Language; amount: number }
type Stage = { page: PageName; make: (applicant: Applicant, wanted: Wanted) => Promise<unknown> }

/** Each stage holds all before it, and is named after what has just been done; its page is the one that comes then. */
const stages = {
  company: {
    page: 'aboutYou',
    make: async ({ call }, { business: { kvkNumber } }) => {
      const { body } = await must(call('POST', 'dls-pbl-api/v3/requester-eligibility', { kvkNumber }), 'eligibility')
      if (!body.eligible) throw new Error(`${kvkNumber} may not apply: ${JSON.stringify(body.errors)}`)
    },
  },
  loan: {
    page: 'extraExpenses',
    make: async ({ call }, { amount }) => {
      await must(call('POST', 'dls-pbl-api/v3/loan-amount', { loanAmount: amount }), 'loan amount')
      await must(call('POST', 'dls-pbl-api/v3/loan-goal', { loanGoal: 'inventory' }), 'loan goal')
    },
  },
  expenses: {
    page: 'uploadTransactions',
    make: ({ call }) => must(call('POST', 'dls-pbl-api/v3/expected-expenses', { hasExpenses: false }), 'expenses'),
  },
  consent: {
    page: 'uploadTransactions',
    make: ({ call }, { language }) => {
      const consent = { consent: true, textVersion: `${consentTextVersion}-${language}` }
      return must(call('POST', 'dls-transaction-processing/v1/financials/consent', consent), 'consent')
    },
  },
  connected: {
    page: 'uploadTransactions',
    make: (applicant, { business: { bank, kvkNumber } }) => connectBank(applicant, ownStack.origin, bank, kvkNumber),
  },
  collected: {
    page: 'collectTransactions',
    make: async (applicant) => {
      const { body } = await applicant.call('GET', 'vlot/v1/application')
      for (const { connectionId } of body.connections) await untilCollected(applicant, connectionId)
    },
  },
  decided: { page: 'personalOffer', make: (applicant) => confirmAndWait(applicant) },
  /** The first offer, on the company's own account. */
  taken: { page: 'nextSteps', make: ({ call }) => takeOffer(call) },
  finished: {
    page: 'feedbackSuccess',
    make: async ({ call }) => {
      const email = `details-${randomUUID()}@example.nl`
      const details = { email, mobile: '06 8765 4309', name: 'Trijntje Kadolijn', role: 'owner' }
      await must(call('POST', 'vlot/v1/contact-details', details), 'details')
      await must(call('POST', 'vlot/v1/contact-details/code', { code: await mailedCode(email) }), 'code')
      await must(call('POST', 'dls-pbl-api/v3/feedback', { rating: 5 }), 'feedback')
    },
  },
} as const satisfies Record<string, Stage>

type StageName = keyof typeof stages

async function takeOffer(call: Call): Promise<void> {
  const { offers } = (await must(call('GET', 'dls-pbl-api/v3/offers'), 'offers')).body
  await must(call('POST', 'dls-offer/v3/termsheet/offers/select', { offerId: offers[0].id }), 'offer')
  const { bankAccounts } = (await must(call('GET', 'dls-pbl-api/v3/accounts/disbursement'), 'accounts')).body
  const { iban } = bankAccounts.find(({ allowed }: { allowed: boolean }) => allowed)
  await must(call('POST', 'dls-pbl-api/v3/accounts/disbursement', { iban }), 'account')
}

type Options = Partial<Wanted> & {
  /** Another address than the stage's page, for instance with a query. */
  address?: string
}

/** Prepares an application up to a stage and opens its page. Returns the applicant, for further calls. */
export async function beginAt(page: Page, stage: StageName, options: Options = {}): Promise<Applicant> {
  const { language = 'nl' } = options
  const applicant = applicantIn(await openSession(page), ownStack.origin)
  await advance(applicant, stage, options)
  await page.goto(options.address ?? addressOf(stages[stage].page, language))
  // The page as it was built shows a heading and this, until the screen takes their place.
  await expect(page.getByText(shellTexts[language].waiting)).toHaveCount(0)
  return applicant
}

/** An application goes on as the company that it began as. */
const begunAs = new WeakMap<Applicant, Business>()

/** Makes everything of an application up to a stage, or what comes after another stage up to it. */
export async function advance(
  applicant: Applicant,
  stage: StageName,
  { after, ...wanted }: Partial<Wanted> & { after?: StageName } = {},
): Promise<void> {
  const names = Object.keys(stages) as StageName[]
  const from = after === undefined ? 0 : names.indexOf(after) + 1
  const business = wanted.business ?? begunAs.get(applicant) ?? fresh(businesses.webshop)
  begunAs.set(applicant, business)
  const all = { language: 'nl' as const, amount: 25_000, ...wanted, business }
  for (const name of names.slice(from, names.indexOf(stage) + 1)) await stages[name].make(applicant, all)
}

/** A session in this browser, as the site opens one; on an empty page, so that nothing of the site reacts to it. */
async function openSession(page: Page): Promise<Session> {
  const empty = `${ownStack.origin}/empty-page-of-a-test`
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(empty)
  const kept = await page.evaluate(async () => {
    const headers = { 'x-client-key': 'vlot-web-1', 'content-type': 'application/json' }
    const asked = { method: 'POST', headers, body: '{}' }
    const { data } = await (await fetch('/api/dls-authentication/v3/sessions', asked)).json()
    sessionStorage.setItem('jwtToken', data.token)
    sessionStorage.setItem('caseId', data.caseId)
    return data as { token: string; caseId: string }
  })
  await page.unroute(empty)
  const cookies = await page.context().cookies(ownStack.origin)
  const cookie = cookies.find(({ name }) => name.endsWith('vlot-session'))
  if (!cookie) throw new Error('The server gave no session cookie.')
  return { ...kept, cookie: `${cookie.name}=${cookie.value}` }
}
