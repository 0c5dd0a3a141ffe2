import type { Page } from '@playwright/test'
import { addresses } from '#web/addresses.ts'
import { askForLoan, confirmAccounts, expectNoExpenses, findCompany, giveConsent } from '../support/applicant.ts'
import { expect, test } from '../support/page.ts'
import { approveAtMockBank, cutNetwork, openPanel, panelOf, startTesting } from '../support/tester.ts'

const bakery = '00900001'

// Whole journeys on busy machines. Their screens are audited on the real server; only the panel is new here.
test.describe.configure({ timeout: 240_000 })

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test('TEST-2 TEST-4 the whole journey with the network cut off after the first page', async ({
  page,
  context,
  audit,
}) => {
  await startTesting(page)
  await audit()
  await cutNetwork(page, context)
  await findCompany(page, bakery)
  await expect(page.getByRole('heading', { name: 'Hoeveel geld heb je nodig?' })).toBeVisible()
  await expect(panelOf(page)).toBeVisible()
  await askForLoan(page, '25000', 'Voorraad')
  await expectNoExpenses(page)
  await giveConsent(page)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Knab', exact: true }).click()
  await approveAtMockBank(opening)
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
  await confirmAccounts(page)
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Kies een lening of een krediet' }).getByRole('radio')).toHaveCount(2)
  await audit()
  await page.getByRole('textbox', { name: 'Looptijd in jaren' }).fill('3')
  await page.getByRole('slider', { name: 'Bedrag' }).press('ArrowLeft')
  await expect(page.getByRole('heading', { name: /^Lening 3 jaar van €\s9\.500$/ })).toBeVisible()
  await page.getByRole('button', { name: /^Kies €\s9\.500 voor 3 jaar/ }).click()
  await page.getByRole('button', { name: 'Bevestig deze rekening' }).click()
  await page.waitForURL('**/volgende-stappen')
  // A page that was never kept is not found, also without a network.
  expect((await page.goto('/bestaat-niet'))?.status()).toBe(404)
})

test('TEST-2 RECON-9 RECON-13 re-consent with the network cut off: one consent is renewed', async ({
  page,
  context,
  audit,
}) => {
  await startTesting(page)
  await cutNetwork(page, context)
  await panelOf(page).getByRole('button', { name: 'Toestemming vernieuwen' }).click()
  await page.waitForURL('**/reconsent**')
  await expect(panelOf(page).getByText('Typ straks kvk-nummer 00900001.')).toBeVisible()
  await page.getByLabel('KVK-nummer').fill('00900401')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dit KVK-nummer hoort niet bij deze link.', { exact: false })).toBeVisible()
  await page.getByLabel('KVK-nummer').fill(bakery)
  await page.keyboard.press('Enter')
  const renew = page.getByRole('button', { name: /^Toestemming vernieuwen voor/ })
  await expect(renew.first()).toBeVisible()
  const before = await renew.count()
  await audit()
  const opening = page.waitForEvent('popup')
  await renew.first().click()
  await approveAtMockBank(opening)
  await page.waitForURL(/\/reconsent(\/NL)?$/, { timeout: 40_000 })
  await expect(page.getByRole('dialog')).toBeVisible()
  await audit()
  await page.keyboard.press('Escape')
  await expect(renew).toHaveCount(before - 1)
})

test('RECON-13 the window closes on the mock bank’s own page once the renewal is seen, after a reload as well', async ({
  page,
}) => {
  await startTesting(page)
  await panelOf(page).getByRole('button', { name: 'Toestemming vernieuwen' }).click()
  await page.getByLabel('KVK-nummer').fill(bakery)
  await page.keyboard.press('Enter')
  const opening = page.waitForEvent('popup')
  await page
    .getByRole('button', { name: /^Toestemming vernieuwen voor/ })
    .first()
    .click()
  const popup = await opening
  await popup.waitForURL('**/tester-bank**')
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Vernieuw je toestemming bij/ })).toBeVisible()
  const closing = popup.waitForEvent('close').then(() => popup.url())
  const state = new URL(popup.url()).searchParams.get('state')!
  await page.evaluate(async (visit) => {
    const body = new URLSearchParams({ state: visit, answer: 'approve' })
    await fetch('/tester-bank', { method: 'POST', body })
  }, state)
  expect(await closing).toContain('/tester-bank')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('TEST-1 the page about the API is the server’s in tester mode too', async ({ page }) => {
  await startTesting(page)
  // It has no script to wait for.
  await page.goto('/api/docs', { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('FLOW-6 without a popup the mock bank works in the same tab', async ({ page }) => {
  await startTesting(page)
  await panelOf(page).getByRole('button', { name: 'Transacties delen' }).click()
  await giveConsent(page)
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Rabobank', exact: true }).click()
  await page.getByRole('button', { name: 'Ga verder in dit tabblad' }).click()
  await page.waitForURL('**/tester-bank**')
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await page.waitForURL('**/transacties-uploaden')
  await expect(page.getByRole('heading', { name: 'Deel je zakelijke transacties' })).toBeVisible()
})

test('TEST-3 SESS-2 the panel shows the state, goes to a step, and lets the session expire', async ({
  page,
  audit,
}) => {
  await startTesting(page, '/contact?tester')
  await audit()
  await panelOf(page).getByRole('button', { name: 'Persoonlijk aanbod' }).click()
  await page.waitForURL('**/persoonlijk-aanbod')
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()
  await openPanel(page)
  await expect(panelOf(page).getByText('Bakkerij De Korenaar B.V. (00900001)')).toBeVisible()
  await expect(
    panelOf(page)
      .getByText(/OFFERS_AVAILABLE SUCCESS/)
      .first(),
  ).toBeVisible()
  await panelOf(page).getByText('De toestand van deze pagina').click()
  await expect(panelOf(page).getByText('"isTester": true')).toBeVisible()
  await audit()
  await panelOf(page).getByRole('button', { name: 'Laat de sessie verlopen' }).click()
  await expect(panelOf(page).getByText('De sessie is verlopen.', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('FLOW-11 the panel gives a link to go on with, and says which number and code to type', async ({ page }) => {
  await startTesting(page)
  await panelOf(page).getByRole('button', { name: 'Later verdergaan' }).click()
  await page.waitForURL('**/verder-gaan**')
  await expect(panelOf(page).getByText('Typ straks kvk-nummer 00900001 en daarna code 12345678.')).toBeVisible()
  await page.getByLabel('KVK-nummer').fill(bakery)
  await page.keyboard.press('Enter')
  await page.getByLabel(/code/i).fill('12345678')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/transacties-uploaden')
})

test('the panel never lies over what a step asks for', { tag: '@phone' }, async ({ page }) => {
  await startTesting(page)
  for (const [step, path] of [
    ['Jouw aanvraag', addresses.aboutYou],
    ['Transacties delen', addresses.uploadTransactions],
    ['Persoonlijk aanbod', addresses.personalOffer],
  ] as const) {
    await panelOf(page).getByRole('button', { name: step }).click()
    await page.waitForURL(`**${path}`)
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(panelOf(page)).toBeVisible()
    // Both places in one go: the page may still be filling.
    const overlap = await panelOf(page).evaluate(
      (host, main) => host.getBoundingClientRect().bottom - main!.getBoundingClientRect().top,
      await page.locator('main').elementHandle(),
    )
    expect(overlap).toBeLessThanOrEqual(0)
    await openPanel(page)
  }
})

test.describe('errors that a person can type', () => {
  test.beforeEach(async ({ page }) => startTesting(page))

  async function check(page: Page, kvkNumber: string): Promise<void> {
    await page.goto(`/?phrase=${kvkNumber}`)
    await page.getByRole('option').first().click()
  }

  test('ERR-1 a company whose check fails shows the error in words', async ({ page }) => {
    await check(page, '00900500')
    await expect(page.getByText('Er ging iets mis.', { exact: false })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('FLOW-3 a company that is too young gets the reason', async ({ page, audit }) => {
    await check(page, '00900005')
    await expect(page.getByRole('dialog')).toBeVisible()
    await audit()
  })

  test('ROUTE-13 an amount whose decision fails leads to the page for it', async ({ page }) => {
    await panelOf(page).getByRole('button', { name: 'Jouw aanvraag' }).click()
    await askForLoan(page, '104000', 'Voorraad')
    await expectNoExpenses(page)
    await giveConsent(page)
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'ING', exact: true }).click()
    await approveAtMockBank(opening)
    await confirmAccounts(page, '/request-failed')
  })
})
