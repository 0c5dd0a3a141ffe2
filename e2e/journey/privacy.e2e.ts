import type { Page } from '@playwright/test'
import type { PrivacyView } from '#contract/privacy.ts'
import { mailedCode } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'
import { freshAddress } from '../support/returning-business.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const part = (page: Page, title: string) => page.getByRole('region', { name: title })

test('CORE-8 ROUTE-20 who has no application is shown that we hold nothing, in both languages', async ({
  page,
  audit,
}) => {
  await page.goto('/jouw-gegevens')
  await expect(page.getByRole('heading', { level: 1, name: 'Er is nu geen aanvraag open' })).toBeVisible()
  await audit()
  await page.goto('/en/jouw-gegevens')
  await expect(page.getByRole('heading', { level: 1, name: 'No application is open in this browser' })).toBeVisible()
})

test('CORE-8 DESK-34 who has signed reads before and after erasing what the law has us keep, and until when', async ({
  page,
  audit,
}) => {
  await page.route('**/api/vlot/v1/privacy', async (route) => {
    const answer = await route.fetch()
    const view = (await answer.json()) as PrivacyView
    const categories = view.categories.map((one) =>
      one.code === 'customer-check' ? { ...one, count: 1, keptUntil: '2032-11-24' } : one,
    )
    await route.fulfill({ response: answer, json: { ...view, categories } })
  })
  await beginAt(page, 'decided', { address: '/en/jouw-gegevens' })
  const kept = part(page, 'What we hold about you')
    .getByRole('listitem')
    .filter({ hasText: 'Who you are as a customer' })
  await expect(kept).toContainText('even if you erase everything')
  await expect(kept).toContainText('Kept until 24 November 2032')
  const english = 'The law (Wwft) requires us to keep a record of who you are as a customer until 24 November 2032'
  await expect(part(page, 'Erase everything')).toContainText(english)
  await page.goto('/jouw-gegevens')
  const words = 'Wie je als klant bent, moeten we van de wet (Wwft) bewaren tot en met 24 november 2032'
  await expect(part(page, 'Alles wissen')).toContainText(words)
  await audit()
  await page.getByRole('button', { name: 'Wis al mijn gegevens' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Typ WISSEN om door te gaan').fill('WISSEN')
  await dialog.getByRole('button', { name: 'Wis alles nu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Je gegevens zijn gewist' })).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await audit()
})

test(
  'CORE-8 ROUTE-20 the page is in English too, and fits a narrow phone',
  { tag: '@phone' },
  async ({ page, audit }) => {
    await beginAt(page, 'consent', { language: 'en', address: '/en/jouw-gegevens' })
    await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
    const held = part(page, 'What we hold about you')
    const nothing = held.getByText('We hold none of these: ')
    await expect(nothing).toBeVisible()
    const kinds = await held.getByRole('heading', { level: 3 }).allTextContents()
    expect(kinds.length).toBeGreaterThan(0)
    for (const kind of kinds)
      await expect(nothing).not.toContainText(kind.replace(/\s+[\d.,]+$/, ''), { ignoreCase: true })
    await expect(part(page, 'Is something wrong?').getByRole('link')).toHaveCount(2)
    await audit()
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: 'Erase all my data' }).click()
    await page.getByLabel('Type ERASE to continue').fill('ERASE')
    const address = page.getByLabel('Email address of your contact form')
    const eraseNow = page.getByRole('button', { name: 'Erase everything now' })
    await address.fill('nobody')
    await eraseNow.click()
    await expect(page.getByText('Enter an email such as name@company.nl.')).toBeVisible()
    const email = freshAddress('forms')
    await address.fill(email)
    await eraseNow.click()
    await expect(page.getByText('Ask for a code at this address first')).toBeVisible()
    await page.getByRole('button', { name: 'Email me a code' }).click()
    await expect(page.getByText(`We sent an eight-digit code to ${email}.`)).toBeVisible()
    expect(await mailedCode(email)).toMatch(/^\d{8}$/)
    await eraseNow.click()
    await expect(page.getByText('Enter the eight digits of the code.')).toBeVisible()
    await page.getByLabel('Code from the email').fill('00000000')
    await eraseNow.click()
    await expect(page.getByText('This code is wrong or no longer valid. Nothing has been erased yet.')).toBeVisible()
    await audit()
    await page.getByRole('button', { name: 'No, keep my data' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  },
)
