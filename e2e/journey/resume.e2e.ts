import type { Page } from '@playwright/test'
import { linkIn, mailedCode, mailWith } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { beginAt, businesses, fresh } from '../support/prepared.ts'
import { freshAddress } from '../support/returning-business.ts'

const webshop = fresh(businesses.webshop)

test.describe.configure({ timeout: 180_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

/** Closes the browser, as far as a site can see. */
async function leaveForGood(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies({ name: /session/ })
  await page.evaluate(() => undefined)
}

test(
  'FLOW-11 a used link is dead, and a new one comes by mail, in English',
  { tag: '@phone' },
  async ({ page, audit }) => {
    const email = freshAddress('again')
    await beginAt(page, 'company', { business: webshop, language: 'en' })
    await page.getByRole('button', { name: 'Save and finish later' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save your application' })
    await dialog.getByRole('button', { name: 'Email me the link' }).click()
    await expect(dialog.getByText('Enter an email such as name@company.nl.')).toBeVisible()
    await dialog.getByLabel('Email address').fill(email)
    await dialog.getByRole('button', { name: 'Email me the link' }).click()
    await expect(dialog.getByText('Your application is saved')).toBeVisible()
    const subject = 'Continue your application to Vlot'
    const firstMail = await mailWith(email, subject)
    const first = linkIn(firstMail, '/en/verder-gaan')
    await leaveForGood(page)

    await page.goto('/en/verder-gaan')
    await page.getByLabel('KVK number').fill(webshop.kvkNumber)
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(page.getByText('Check your email')).toBeVisible()
    await audit()
    const second = linkIn(await mailWith(email, subject, firstMail), '/en/verder-gaan')
    expect(second).not.toBe(first)

    await page.goto('about:blank')
    await page.goto(second)
    await page.getByLabel('KVK number').fill(webshop.kvkNumber)
    await page.getByRole('button', { name: 'Email me a code' }).click()
    await page.getByLabel('Code').fill(await mailedCode(email))
    await page.getByRole('button', { name: 'Continue my application' }).click()
    await page.waitForURL('**/en/jouw-aanvraag')
    await expect(page.getByRole('heading', { name: 'How much do you need?' })).toBeVisible()

    // The first one lived until another was used.
    await leaveForGood(page)
    await page.goto(first)
    await page.getByLabel('KVK number').fill(webshop.kvkNumber)
    await page.getByRole('button', { name: 'Email me a code' }).click()
    await expect(page.getByText('This KVK number does not belong to this link.')).toBeVisible()
  },
)

test('RECON-14 reminders stop at a press, and opening the link alone stops nothing', async ({ page, audit }) => {
  const sent: string[] = []
  await page.route('**/reminders/unsubscribe', (route) => {
    sent.push(String(route.request().postData()))
    return sent.length === 1
      ? route.fulfill({ status: 503, json: { error: 'unavailable' } })
      : route.fulfill({ status: 204 })
  })
  await page.goto('/afmelden#token=abc123')
  const stop = page.getByRole('button', { name: 'Stop met herinneringen' })
  await expect(stop).toBeVisible()
  expect(page.url()).toMatch(/\/afmelden$/)
  expect(sent).toEqual([])
  await stop.click()
  await expect(page.getByText('Dit lukt nu even niet')).toBeVisible()
  await stop.click()
  await expect(page.getByRole('heading', { name: 'Je krijgt geen herinneringen meer' })).toBeVisible()
  expect(sent).toEqual([JSON.stringify({ token: 'abc123' }), JSON.stringify({ token: 'abc123' })])
  await audit()
  await page.goto('/en/afmelden')
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible()
})
