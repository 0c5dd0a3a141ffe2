import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Page } from '@playwright/test'
import type { Language } from '#lending/language.ts'
import { connectBank, must, newApplicant } from '#server/testing/applicant.ts'
import { sessionTexts } from '#web/session/text.ts'
import { linkIn, mailWith } from './mails.ts'
import { expect } from './page.ts'
import { advance, businesses } from './prepared.ts'
import { folderFileOf, ownStack } from './stacks.ts'

export const bakery = { ...businesses.bakery, bankName: 'Rabobank', company: 'Bakkerij De Korenaar B.V.' }

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
async function atDay<T>(days: number, act: () => Promise<T>): Promise<T> {
  await moveSandboxClock(days)
  try {
    return await act()
  } finally {
    await moveSandboxClock(-days)
  }
}

/** A bank that is connected now, with a consent as if it was given so many days ago. */
export const connectedDaysAgo = (days: number, connect: () => Promise<void>): Promise<void> => atDay(-days, connect)

const reminders = fileURLToPath(new URL('remind.mjs', import.meta.url))

/** The reminders that are due today or on a later day, as the server of this stack sends them by day (remind.mjs). */
export async function remindAtTen(onDay?: string): Promise<void> {
  const { sitePort, deskPort, sandboxPort } = ownStack
  const ports = { PORT: String(sitePort), DESK_PORT: String(deskPort), SANDBOX_PORT: String(sandboxPort) }
  const DATA_DIR = readFileSync(folderFileOf(sitePort), 'utf8')
  await promisify(execFile)(process.execPath, [reminders], {
    env: { ...process.env, ...ports, DATA_DIR, ...(onDay && { REMIND_ON: onDay }) },
  })
}

/** A separate inbox for each test. */
export const freshAddress = (name: string): string => `${name}-${randomUUID()}@example.nl`

/** Leaves an e-mail address for the application on screen (FLOW-11). */
export async function saveForLater(page: Page, email: string, language: Language = 'nl'): Promise<void> {
  const text = sessionTexts[language]
  await page.getByRole('button', { name: text.save }).click()
  const dialog = page.getByRole('dialog', { name: text.saveTitle })
  await dialog.getByLabel(text.email).fill(email)
  await dialog.getByRole('button', { name: text.saveSubmit }).click()
  await expect(dialog.getByText(text.savedTitle)).toBeVisible()
}

/** A business whose consent ends in `daysLeft` days, with a known address. This browser knows nothing of it. */
export async function returningBusiness(daysLeft: number): Promise<ReturningBusiness> {
  const { kvkNumber } = bakery
  const applicant = await newApplicant(ownStack.origin)
  await advance(applicant, 'consent', { business: bakery })
  const connect = () => connectBank(applicant, ownStack.origin, bakery.bank, kvkNumber)
  const connectionId = await atDay(daysLeft - consentDays, connect)
  const email = freshAddress('terug')
  await must(applicant.call('POST', 'vlot/v1/application/save', { email }), 'save')
  return { caseId: applicant.caseId, connectionId, email, kvkNumber }
}

/** Asks for a link as anybody may, and reads it from the inbox. */
export async function askForReconsentLink(page: Page, business: ReturningBusiness): Promise<string> {
  const { caseId, connectionId, email } = business
  const answer = await page.request.post('/api/vlot/v1/reconsent/links', {
    data: { caseId, connectionId },
    headers: { 'x-client-key': 'vlot-web-1' },
  })
  expect(answer.status()).toBe(204)
  // By its subject: a reminder, which the server may send by itself meanwhile, has such a link as well.
  return linkIn(await mailWith(email, `Je nieuwe link voor ${bakery.bankName}`), '/reconsent/NL')
}
