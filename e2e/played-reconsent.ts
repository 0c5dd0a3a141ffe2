import type { Page, Route } from '@playwright/test'

/** States that a sound server shows seldom or never: its answers are played, the pages are real. */

export const caseId = '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b'
export const link = `#hash=abc&caseId=${caseId}&connectionId=1`
const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
const token = `x.${encoded({ sub: caseId, scope: 'reconsent', exp: 4_000_000_000 })}.x`

export const answering = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body })
const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString()
export const connection = (connectionId: string, bankName: string, days: number, needReconsent: boolean) => ({
  connectionId,
  consentId: connectionId,
  bankName,
  consentExpiresAt: daysFromNow(days),
  expireAt: daysFromNow(days),
  needReconsent,
  accounts: [{ clientName: 'De Korenaar B.V.', iban: `${'*'.repeat(15)}300`, matchState: 'MATCH' }],
})
/** Made when they are asked for, so that days are counted from the same moment as on the page. */
export const three = () => [
  connection('1', 'Rabobank', -182.5, true),
  connection('2', 'ING', 5, true),
  connection('3', 'bunq', 182.5, false),
]
export const accounts = (connections: () => readonly object[]) => (route: Route) =>
  route.fulfill({ json: { data: { connectionDetails: connections() } } })

export const waitsOn = (connections: () => readonly object[]) => (route: Route) =>
  route.fulfill({ json: { connections: connections() } })

/** The overview as it is after a verification. */
export async function openOverview(page: Page, address = '/reconsent/NL'): Promise<void> {
  await page.addInitScript(
    ([jwt, id]) => {
      // A page that is none has no storage.
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
