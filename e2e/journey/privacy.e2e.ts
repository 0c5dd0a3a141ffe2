import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import type { PrivacyView } from '#contract/privacy.ts'
import { mailedCode } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { picture } from '../support/pictures.ts'
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

test('CORE-8 an applicant sees, downloads, corrects, asks, withdraws and erases', async ({ page, audit }) => {
  // With a decision, so that everything there can be is there.
  await beginAt(page, 'decided')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jouw gegevens' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jouw gegevens' })).toBeVisible()

  const held = part(page, 'Wat we van je hebben')
  await expect(held).toContainText('Kadolijn Webwinkels B.V. (00900003)')
  // How many there are of it is said where there are several.
  await expect.poll(() => held.locator('.held-count').count()).toBeGreaterThan(0)
  expect(await held.locator('.held-count').allTextContents()).not.toContain('1')
  await expect(
    held.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Je transacties' }) }),
  ).toContainText(/Van je bank en van jou\. Bewaard tot en met \d{1,2} [a-z]+ \d{4}/)
  const consents = part(page, 'Waar je toestemming voor gaf')
  await expect(consents).toContainText('Je transacties bekijken')
  await expect(consents).toContainText(/, tekst van \d{1,2} [a-z]+ \d{4}\./)
  await audit()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download mijn gegevens' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^vlot-\d{4}-\d\d-\d\d\.json$/)
  const everything = JSON.parse(readFileSync(await file.path(), 'utf8')) as { data: Record<string, unknown[]> }
  expect(JSON.stringify(everything.data['loan_case'])).toContain('Kadolijn Webwinkels B.V.')
  expect(everything.data['transaction_part']?.length).toBeGreaterThan(0)

  const correct = part(page, 'Klopt er iets niet?')
  await correct.getByRole('button', { name: 'Vraag om verbetering' }).click()
  await expect(correct.getByLabel('Waar gaat het over?')).toBeFocused()
  await correct.getByLabel('Waar gaat het over?').selectOption('company')
  await correct.getByLabel('Wat klopt er niet').fill('De oprichtingsdatum is een jaar eerder.')
  await correct.getByLabel('Je e-mailadres').fill('geen adres')
  await correct.getByRole('button', { name: 'Vraag om verbetering' }).click()
  await expect(correct.getByText('Vul je e-mail in zoals naam@bedrijf.nl.')).toBeVisible()
  const email = freshAddress('privacy')
  await correct.getByLabel('Je e-mailadres').fill(email)
  await correct.getByRole('button', { name: 'Vraag om verbetering' }).click()
  await expect(correct.getByRole('status')).toContainText(
    /Verstuurd\. Je krijgt antwoord voor of op \d{1,2} [a-z]+ \d{4}/,
  )

  await expect(correct.getByRole('heading', { name: 'Vul de code uit de mail in' })).toBeFocused()
  await audit()
  await picture(page, 'confirm-address')
  await correct.getByLabel('Code').fill(await mailedCode(email))
  await correct.getByRole('button', { name: 'Bevestig mijn adres' }).click()
  await expect(correct.getByText(/^Je adres is bevestigd/)).toBeVisible()

  const ask = part(page, 'Vraag het ons')
  await expect(ask).toContainText('Verbetering (Mijn bedrijf)')
  await ask.getByLabel('Je vraag').fill('Wie ziet mijn transacties?')
  // Confirmed once, it is not asked again.
  await expect(ask.getByText(/^We mailen ons antwoord naar p•••@/)).toBeVisible()
  await ask.getByRole('button', { name: 'Stel mijn vraag' }).click()
  await expect(ask.getByRole('status')).toContainText('Verstuurd.')

  const banks = part(page, 'Toestemming bij je bank')
  await banks.getByRole('button', { name: 'Trek in: toestemming bij bunq' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await audit()
  await page.getByRole('dialog').getByRole('button', { name: 'Nee, laat zo' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await banks.getByRole('button', { name: 'Trek in: toestemming bij bunq' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, trek in' }).click()
  await expect(banks.getByRole('listitem')).toContainText('Ingetrokken')
  await expect(banks.getByRole('button')).toHaveCount(0)

  await page.getByRole('button', { name: 'Wis al mijn gegevens' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Wis alles nu' }).click()
  await expect(dialog.getByText('Typ precies WISSEN.')).toBeVisible()
  await audit()
  await dialog.getByLabel('Typ WISSEN om door te gaan').fill('wissen')
  await dialog.getByRole('button', { name: 'Wis alles nu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Je gegevens zijn gewist' })).toBeVisible()
  await audit()

  expect(await page.evaluate(() => sessionStorage.getItem('caseId'))).toBeNull()
  await page.goto('/persoonlijk-aanbod')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/jouw-gegevens')
  await expect(page.getByRole('heading', { level: 1, name: 'Er is nu geen aanvraag open' })).toBeVisible()
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
