import type { Page } from '@playwright/test'
import type { ApplicationView } from '#contract/application.ts'

/** An application with played answers: any screen of the journey is one address away, and every figure is known. */

export const caseId = '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b'
const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
const token = `x.${encoded({ sub: caseId, scope: 'applicant', exp: 4_000_000_000 })}.x`

export const begun: ApplicationView = {
  caseId,
  kvkNumber: '00900003',
  companyName: 'Kadolijn Webwinkels B.V.',
  profile: {
    kvkNumber: '00900003',
    name: 'Kadolijn Webwinkels B.V.',
    legalForm: 'Besloten vennootschap',
    mainActivity: { code: '4791', description: 'Detailhandel via internet' },
    foundedOn: '2018-09-03',
    endedOn: null,
    city: 'Zwolle',
    takenAt: '2026-11-21T10:00:00Z',
  },
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
  feedbackGiven: false,
  furthestStep: 'about-you',
  utm: '',
}

export const asked: ApplicationView = {
  ...begun,
  loanAmount: 25_000,
  loanGoal: 'inventory',
  furthestStep: 'extra-expenses',
}
export const readyToShare: ApplicationView = {
  ...asked,
  expectedExpenses: { hasExpenses: false },
  consentGiven: true,
  furthestStep: 'transactions-upload',
}

type Connection = ApplicationView['connections'][number]

export const bankConnection = (changes: Partial<Connection>): Connection => ({
  connectionId: '1',
  source: 'bank',
  bankName: 'bunq',
  bank: 'BUNQ',
  stage: 'finished',
  errorKey: null,
  fetchedCount: 1_234,
  accounts: [],
  ...changes,
})

export const account = (iban: string, clientName: string | null, transactionCount = 1_234) => ({
  iban,
  clientName,
  transactionCount,
  from: '2025-11-22',
  to: '2026-11-21',
})

export type Played = {
  view: ApplicationView
  /** The requests sent, as "METHOD path" and body. */
  sent: [string, unknown][]
}

const renewal = {
  token,
  caseId,
  idleExpiresAt: '2096-01-01T00:00:00.000Z',
  absoluteExpiresAt: '2096-01-01T00:00:00.000Z',
}

/** The same for everybody, so the server answers them also where an application is played. */
const forEverybody = new Set(['limits', 'anonymous-tokens', 'quote'])

/**
 * An unplayed call would reach the server, which does not know the played session, and the test would time out: instead
 * it ends with the name of the call. Routes of the page come before this one.
 */
async function endAtUnplayedCalls(page: Page): Promise<void> {
  await page.context().route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (forEverybody.has(pathname.split('/').at(-1) ?? '')) return route.fallback()
    throw new Error(`${route.request().method()} ${pathname} is not played`)
  })
}

const answeredAlways = {
  'v1/follow-up': { answers: null, contact: null, followUp: null },
  'accounts/validate': { validation: { complete: true, accounts: [] } },
  'session/token': renewal,
}
type ByCall<Value> = Readonly<Record<string, Value>>

/**
 * Plays the session and its calls, each named by the last two parts of its path. `saved`: the calls that change data,
 * with the application after each; `answers`: further answers. Any other call ends the test.
 */
export async function playApplication(
  page: Page,
  view: ApplicationView,
  saved: ByCall<Partial<ApplicationView>> = {},
  answers: ByCall<object> = {},
): Promise<Played> {
  // A screen that is still open would go by the new answers, to another one, and cut off what the test opens next.
  await page.goto('about:blank')
  const played: Played = { view, sent: [] }
  const fixed: ByCall<object> = { ...answeredAlways, ...answers }
  await endAtUnplayedCalls(page)
  await page.addInitScript(
    ([jwt, id]) => {
      if (location.protocol === 'about:') return
      sessionStorage.setItem('jwtToken', String(jwt))
      sessionStorage.setItem('caseId', String(id))
    },
    [token, caseId],
  )
  await page.route('**/api/**', (route) => {
    const request = route.request()
    const path = new URL(request.url()).pathname.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '')
    if (fixed[path]) return route.fulfill({ json: fixed[path] })
    if (path === 'v1/application') return route.fulfill({ json: played.view })
    if (request.method() === 'GET' || !saved[path]) return route.fallback()
    played.sent.push([path, request.postData() === null ? null : (request.postDataJSON() as unknown)])
    played.view = { ...played.view, ...saved[path] }
    const isAccepted = path === 'v3/expected-expenses' || path === 'v3/loan-goal'
    return route.fulfill({ status: isAccepted ? 202 : 204 })
  })
  return played
}
