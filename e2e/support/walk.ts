import type { Browser, Page } from '@playwright/test'
import type { Language } from '#lending/language.ts'
import { addressOf } from '#web/addresses.ts'
import { type Employee, signInAtDesk } from './desk.ts'
import { linkIn, mailWith } from './mails.ts'
import { expect } from './page.ts'
import { ownStack } from './stacks.ts'
import { openTakenOver } from './taken-over.ts'

/** Screens of the applicant's walks in Dutch and in English, and of the employee's. */
const sizes = { nl: { width: 390, height: 844 }, en: { width: 1440, height: 900 }, desk: { width: 1280, height: 900 } }

const words = {
  nl: { kvk: 'KVK-nummer', open: 'Bekijk mijn aanvraag' },
  en: { kvk: 'KVK number', open: 'Show my application' },
} as const

/** A browser that has never been here, but for its answer to the cookie banner. */
export async function freshBrowser(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes[language] })
  await context.addCookies([
    { name: 'cookie_consent', value: 'true', url: ownStack.origin },
    { name: 'cookie_preferences', value: 'necessary', url: ownStack.origin },
  ])
  const page = await context.newPage()
  openTakenOver(page)
  return page
}

export type Mailed = { email: string; kvkNumber: string; language: Language }

/** The status page in a fresh browser, by the link of the mail with this subject. */
export async function openMailed(browser: Browser, who: Mailed, subject: string): Promise<Page> {
  const { email, kvkNumber, language } = who
  const page = await freshBrowser(browser, language)
  await page.goto(linkIn(await mailWith(email, subject), addressOf('myApplication', language)))
  await page.getByLabel(words[language].kvk).fill(kvkNumber)
  await page.getByRole('button', { name: words[language].open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  return page
}

/** An employee at another machine, who finds the application in the list of work and opens it. */
export async function employeeAt(browser: Browser, employee: Employee, reference: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: sizes.desk })).newPage()
  await signInAtDesk(page, employee)
  const row = page.getByRole('listitem').filter({ hasText: reference })
  await row.getByRole('link', { name: reference }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible()
  return page
}

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export async function openNames(page: Page, reason: 'check' | 'assess' | 'payout'): Promise<void> {
  const names = panel(page, 'Wie het is')
  await names.getByLabel('Waarom open je ze?').selectOption(reason)
  await names.getByRole('button', { name: 'Open namen' }).click()
  await expect(names.getByRole('button', { name: 'Open namen' })).toHaveCount(0)
}
