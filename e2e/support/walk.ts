import type { Browser, Page } from '@playwright/test'
import type { Language } from '#lending/language.ts'
import { drawnPdf } from '#server/testing/drawn-pdf.ts'
import { addressOf } from '#web/addresses.ts'
import { fillInDetails, typeCode } from './contact-details.ts'
import { type Employee, signInAtDesk } from './desk.ts'
import { linkIn, mailedCode, mailsTo, mailWith } from './mails.ts'
import { expect } from './page.ts'
import { ownStack } from './stacks.ts'
import { openTakenOver } from './taken-over.ts'

/** Screens of the applicant's walks in Dutch and in English, and of the employee's. */
const sizes = { nl: { width: 390, height: 844 }, en: { width: 1440, height: 900 }, desk: { width: 1280, height: 900 } }

const words = {
  nl: {
    kvk: 'KVK-nummer',
    open: 'Bekijk mijn aanvraag',
    choose: /^Kies /,
    account: 'Op welke rekening wil je het geld?',
    confirmAccount: 'Bevestig deze rekening',
    mailCode: 'Mail mij een code',
    code: 'Code',
    goOn: 'Ga verder met mijn aanvraag',
    asked: 'We hebben een document van je nodig',
    documentIn: 'Je document is binnen.',
  },
  en: {
    kvk: 'KVK number',
    open: 'Show my application',
    choose: /^Choose /,
    account: 'Which account should the money go to?',
    confirmAccount: 'Confirm this account',
    mailCode: 'Email me a code',
    code: 'Code',
    goOn: 'Continue my application',
    asked: 'We need a document from you',
    documentIn: 'We have your document.',
  },
} as const

export const pdf = { name: 'stuk.pdf', mimeType: 'application/pdf', buffer: drawnPdf(['0.8 0.9 1']) }

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

/** The browser's Back to a page. Playwright's own waits for a load, which a page that was kept for Back has not. */
export async function goBack(page: Page, to: string): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(page).toHaveURL(to)
}

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export async function openNames(page: Page, reason: 'check' | 'assess' | 'payout'): Promise<void> {
  const names = panel(page, 'Wie het is')
  await names.getByLabel('Waarom open je ze?').selectOption(reason)
  await names.getByRole('button', { name: 'Open namen' }).click()
  await expect(names.getByRole('button', { name: 'Open namen' })).toHaveCount(0)
}

/** Contact details with the code from the mail; returns the reference that the page then shows. */
export async function giveDetails(page: Page, { email, language }: Mailed): Promise<string> {
  const earlier = await mailsTo(email)
  await fillInDetails(page, email, language)
  await typeCode(page, await mailedCode(email, ...earlier), language)
  const shown = page.getByText(/VL-[A-Z0-9]{4}-[A-Z0-9]{4}/).first()
  await expect(shown).toBeVisible()
  return /VL-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await shown.textContent()) ?? '')![0]
}

/** Takes the offer as it stands, and the first account. */
export async function choose(page: Page, { language }: Mailed): Promise<void> {
  const text = words[language]
  await page.getByRole('button', { name: text.choose }).first().click()
  await expect(page.getByRole('heading', { name: text.account })).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: text.confirmAccount }).click()
}

/** From the status page into the application, by the code that is mailed then. */
export async function goOnBy(page: Page, link: string, { email, language }: Mailed): Promise<void> {
  const text = words[language]
  await page.getByRole('link', { name: link }).click()
  const earlier = await mailsTo(email)
  await page.getByRole('button', { name: text.mailCode }).click()
  await page.getByLabel(text.code, { exact: true }).fill(await mailedCode(email, ...earlier))
  await page.getByRole('button', { name: text.goOn }).click()
}

type Wish = { kind: string; note: string }

/** An employee asks for a document, which the applicant sends from the page behind the mail. */
export async function askAndSend(browser: Browser, noor: Page, who: Mailed, { kind, note }: Wish): Promise<void> {
  const documents = panel(noor, 'Documenten')
  await documents.locator('summary').click()
  await documents.getByLabel('Wat heb je nodig?').selectOption(kind)
  await documents.getByLabel('Toelichting voor de aanvrager').fill(note)
  await documents.getByRole('button', { name: 'Vraag het op' }).click()
  const text = words[who.language]
  const page = await openMailed(browser, who, text.asked)
  await expect(page.getByText(note)).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expect(page.getByText(text.documentIn)).toBeVisible()
  await noor.reload()
}
