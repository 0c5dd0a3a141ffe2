import type { Page } from '@playwright/test'
import { another } from '#server/testing/applicant.ts'
import { addressOf } from '#web/addresses.ts'
import { dutchWordsIn } from '#web/testing/dutch-words.ts'
import { confirmDetails } from '../support/contact-details.ts'
import { mailWith } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { beginAt, businesses } from '../support/prepared.ts'
import { freshAddress } from '../support/returning-business.ts'

test.describe.configure({ timeout: 240_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

/** No Dutch on the screen, except where marked as Dutch and in the words of a bank or the register. */
async function expectEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const text = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const one of copy.querySelectorAll('[lang=nl], script, style, noscript, template')) one.remove()
    // Node by node, so that words of neighbours do not run together; closed questions and menus are read as well.
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    const parts: string[] = []
    while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '')
    return parts.join(' ')
  })
  expect(dutchWordsIn(text), `Dutch words at ${page.url()}`).toEqual([])
}

async function startApplication(page: Page, kvkNumber: string): Promise<void> {
  await page.goto(`/en?phrase=${kvkNumber}`)
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectEnglish(page)
  await page.getByRole('option').first().click()
  await page.waitForURL('**/en/jouw-aanvraag')
  await page.getByLabel('Amount you want to borrow').pressSequentially('25000')
  await page.getByRole('radio', { name: 'Stock' }).check()
  await expectEnglish(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL('**/en/extra-uitgaven')
  await expectEnglish(page)
  await page.getByRole('button', { name: 'No, continue' }).click()
  await page.waitForURL('**/en/transacties-uploaden')
}

/** Consent, then the bank’s own window, then the accounts. */
async function shareBank(page: Page, bankName: string, kvkNumber: string): Promise<void> {
  await page.getByRole('checkbox').check()
  await expectEnglish(page)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page.getByRole('heading', { name: 'Share your business transactions' })).toBeVisible()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: bankName, exact: true }).click()
  const bank = await opening
  const closing = bank.waitForEvent('close')
  await bank.locator('[name=user]').first().fill(kvkNumber)
  await bank.locator('[name=pin]').fill('12345')
  await bank.locator('button[form=login]').click()
  await bank.locator('button[form=approve]').click()
  await closing
  await expect(page.getByRole('heading', { name: 'Shared accounts' })).toBeVisible()
  await expectEnglish(page)
  await page.getByRole('button', { name: 'Yes, work out my offer' }).click()
  await page.waitForURL('**/en/persoonlijk-aanbod', { timeout: 60_000 })
}

test('ROUTE-20 FLOW-9 FLOW-10 a webshop takes an offer and goes through the next steps, all in English', async ({
  page,
}) => {
  await startApplication(page, another('00900003'))
  await shareBank(page, 'bunq', '00900003')
  await expect(page.getByRole('heading', { name: 'This is what we can offer you' })).toBeVisible({ timeout: 30_000 })
  await expectEnglish(page)
  await page.getByRole('textbox', { name: 'Term in years' }).fill('3')
  await page.getByRole('button', { name: /^Choose €.* for 3 years$/ }).click()
  await expect(page.getByRole('heading', { name: 'Which account should the money go to?' })).toBeVisible()
  await expectEnglish(page)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Confirm this account' }).click()
  await page.waitForURL('**/en/volgende-stappen')
  await expectEnglish(page)
  await confirmDetails(page, 'en')
  await expect(page.getByRole('heading', { name: 'Done! Your choice is saved' })).toBeVisible()
  await expectEnglish(page)
  await page.getByRole('radio', { name: /^4/ }).check()
  await page.getByRole('button', { name: 'Send my feedback' }).click()
  await page.waitForURL('**/en/feedback-success')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectEnglish(page)
})

test(
  'ROUTE-20 FLOW-9 a builder is refused in English, reads why, and asks a person',
  { tag: '@phone' },
  async ({ page, audit }) => {
    await beginAt(page, 'decided', { business: businesses.builder, language: 'en' })
    await expect(page.getByRole('heading', { name: 'We cannot offer you a loan at the moment' })).toBeVisible({
      timeout: 30_000,
    })
    await expectEnglish(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Nederlands' })).toBeInViewport({ ratio: 1 })
    await audit()
    await page.getByText('Ask for a second look').click()
    const email = freshAddress('builder')
    await page.getByLabel('Your email address').fill(email)
    await page.getByRole('button', { name: 'Send my request' }).click()
    await expect(page.getByText('One of our team is reviewing your application')).toBeVisible()
    // The application was begun in Dutch; its mails follow the page.
    await mailWith(email, 'We are looking at your application again')
    await expectEnglish(page)
    await page.reload()
    await expect(page.getByText('One of our team is reviewing your application')).toBeVisible()
  },
)

const finished = [
  'home',
  'businessLoan',
  'businessCredit',
  'faq',
  'contact',
  'cookies',
  'requestFailed',
  'designSystem',
  'knowledgeBase',
  'knowledgeBusiness',
  'knowledgeTerms',
  'knowledgeFinancing',
] as const

test('ROUTE-20 no page that is read before an application holds Dutch, and each leads to its Dutch twin', async ({
  page,
}) => {
  for (const name of finished) {
    await page.goto(addressOf(name, 'en'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectEnglish(page)
    await expect(page.locator('a[hreflang=nl]').first()).toHaveAttribute('href', addressOf(name, 'nl'))
  }
})
