import type { Page, Route } from '@playwright/test'
import { stackNow } from './stacks.ts'

/** States that a sound server shows seldom or never: its answers are played, the pages are real. */

export const caseId = '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b'
export const link = `#hash=abc&caseId=${caseId}&connectionId=1`
const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
const token = `x.${encoded({ sub: caseId, scope: 'reconsent', exp: 4_000_000_000 })}.x`

const byOurClock = () => ({ headers: { date: stackNow().toUTCString() } })
export const answering = (status: number, body: object) => (route: Route) =>
  route.fulfill({ ...byOurClock(), status, json: body })

const dutchDay = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
/** Midday a number of Dutch days from now, so that no clock change moves it to another day. */
function middayInDays(days: number): Date {
  const [day, month, year] = dutchDay.format(stackNow()).split('-').map(Number)
  return new Date(Date.UTC(year!, month! - 1, day! + days, 11))
}
/** As a sentence of the page writes it: 24 mei 2027. */
export const shownDay = (days: number, locale: 'nl-NL' | 'en-GB' = 'nl-NL'): string =>
  middayInDays(days).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })

export const connection = (
  connectionId: string,
  bankName: string,
  days: number,
  needReconsent: boolean,
  { iban = '300', holder = 'De Korenaar B.V.' } = {},
) => ({
  connectionId,
  consentId: connectionId,
  bankName,
  consentExpiresAt: middayInDays(days).toISOString(),
  expireAt: middayInDays(days).toISOString(),
  needReconsent,
  accounts: [{ clientName: holder, iban: `${'*'.repeat(15)}${iban}`, matchState: 'MATCH' }],
})
/** Made when they are asked for, so that days are counted from the same moment as on the page. */
export const three = () => [
  connection('1', 'Rabobank', -182, true),
  connection('2', 'ING', 5, true),
  connection('3', 'bunq', 182, false),
]
export const accounts = (connections: () => readonly object[]) => (route: Route) =>
  route.fulfill({ ...byOurClock(), json: { data: { connectionDetails: connections() } } })

export const waitsOn = (connections: () => readonly object[]) => (route: Route) =>
  route.fulfill({ ...byOurClock(), json: { connections: connections() } })

/** The overview as it is after a verification. */
export async function openOverview(page: Page, address = '/reconsent/NL'): Promise<void> {
  await page.addInitScript(
    ([jwt, id]) => {
      // A blank page has no storage.
      if (location.protocol === 'about:') return
      sessionStorage.setItem('jwtToken', String(jwt))
      sessionStorage.setItem('caseId', String(id))
    },
    [token, caseId],
  )
  await page.goto(address)
}

export const cardOf = (page: Page, bankName: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: bankName, exact: true }) })
export const renew = (page: Page, bankName: string) =>
  page.getByRole('button', { name: `Toestemming vernieuwen voor ${bankName}` })

/** The bank's own page, on its own origin. */
export async function playBank(page: Page): Promise<void> {
  await page.context().route('https://bank.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Bank</title><h1>Inloggen bij je bank</h1>',
    }),
  )
  await page.route('**/psd2/reconnect', answering(200, { data: { connectUrl: 'https://bank.example/login' } }))
}

/** The previous page's history state for this one. */
export const navigationState = (page: Page): Promise<unknown> => page.evaluate(() => history.state as unknown)
