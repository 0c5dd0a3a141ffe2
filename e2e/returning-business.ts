import { type Page } from '@playwright/test'
import { connectBank, reachSharing } from './applicant.ts'
import { linkIn, newestMail } from './mails.ts'
import { expect } from './page.ts'
import { ownStack } from './stacks.ts'

export const bakery = { kvkNumber: '00900001', bankName: 'Rabobank', company: 'Bakkerij De Korenaar B.V.' }

export type ReturningBusiness = { caseId: string; connectionId: string; email: string; kvkNumber: string }

const minutesPerDay = 24 * 60
/** How long a consent lasts at the sandbox (bank-sandbox/README.md). */
const consentDays = 180

async function moveSandboxClock(days: number): Promise<void> {
  const body = JSON.stringify({ advanceMinutes: days * minutesPerDay })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${ownStack.sandboxOrigin}/control/clock`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The sandbox kept its clock: ${response.status}`)
}

/** Runs with the sandbox's clock moved, and puts it back whatever happens: the next test reads the same clock. */
async function atDay(days: number, act: () => Promise<void>): Promise<void> {
  await moveSandboxClock(days)
  try {
    await act()
  } finally {
    await moveSandboxClock(-days)
  }
}

let addressCount = 0
/** An inbox of its own for each test. */
export const freshAddress = (name: string): string => `${name}-${Date.now()}-${(addressCount += 1)}@example.nl`

/** Leaves an e-mail address for the application on screen (FLOW-11). */
export async function saveForLater(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Bewaar en ga later verder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bewaar je aanvraag' })
  await dialog.getByLabel('E-mailadres').fill(email)
  await dialog.getByRole('button', { name: 'Mail mij de link' }).click()
  await expect(dialog.getByText('Je aanvraag is bewaard')).toBeVisible()
}

/**
 * A business that connected its bank some time ago, so that its consent ends in `daysLeft` days, and left its address. It
 * leaves the browser as a visitor who has closed it: without cookie and without session.
 */
export async function returningBusiness(page: Page, daysLeft: number, company = bakery): Promise<ReturningBusiness> {
  await reachSharing(page, company.kvkNumber)
  await atDay(daysLeft - consentDays, () => connectBank(page, company.bankName, company.kvkNumber))
  const email = freshAddress('terug')
  await saveForLater(page, email)
  const caseId = await page.evaluate(() => sessionStorage.getItem('caseId'))
  const connectionId = await connectionOf(String(caseId))
  await page.goto('about:blank')
  await page.context().clearCookies({ name: /session/ })
  return { caseId: String(caseId), connectionId, email, kvkNumber: company.kvkNumber }
}

async function connectionOf(caseId: string): Promise<string> {
  const response = await fetch(`${ownStack.sandboxOrigin}/control/state`)
  const { connections } = (await response.json()) as {
    connections: { id: string; custom_fields?: { case_id?: string } }[]
  }
  const found = connections.findLast((connection) => JSON.stringify(connection).includes(caseId))
  if (!found) throw new Error('The sandbox knows no connection of this case')
  return found.id
}

/** Asks for a link as anybody may, and reads it from the inbox. */
export async function askForReconsentLink(page: Page, business: ReturningBusiness, mailCount = 2): Promise<string> {
  const { caseId, connectionId, email } = business
  const answer = await page.request.post('/api/vlot/v1/reconsent/links', {
    data: { caseId, connectionId },
    headers: { 'x-client-key': 'vlot-web-1' },
  })
  expect(answer.status()).toBe(204)
  return linkIn(await newestMail(email, mailCount), '/reconsent/NL')
}
