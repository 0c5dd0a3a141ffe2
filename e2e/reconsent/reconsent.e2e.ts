import { approveAtBank } from '../support/applicant.ts'
import { putLogos } from '../support/bank-logos.ts'
import { expect, test } from '../support/page.ts'
import { askForReconsentLink, bakery, returningBusiness } from '../support/returning-business.ts'

// Two whole journeys each: to the bank, away, and back by mail.
test.describe.configure({ timeout: 300_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test('RECON-1 RECON-3 RECON-5 RECON-7 RECON-9 RECON-11 RECON-12 RECON-13 a bakery whose consent nearly ends renews it from the mailed link', async ({
  page,
  audit,
}) => {
  const business = await returningBusiness(5)
  await putLogos(page)
  await page.goto(await askForReconsentLink(page, business))
  await expect(page.getByRole('heading', { name: 'Vernieuw je toestemming', level: 1 })).toBeVisible()
  expect(page.url()).toMatch(/\/reconsent\/NL$/)
  const submit = page.getByRole('button', { name: 'Ga verder' })
  await expect(submit).toBeDisabled()
  await page.getByLabel('KVK-nummer').fill('1234')
  await page.getByLabel('KVK-nummer').blur()
  await expect(page.getByText('Een KVK-nummer heeft acht cijfers.')).toBeVisible()
  await expect(submit).toBeDisabled()
  await audit()
  await page.getByLabel('KVK-nummer').fill('12345678')
  await submit.click()
  await expect(page.getByText('Dit KVK-nummer hoort niet bij deze link.')).toBeVisible()
  await audit()
  await page.getByLabel('KVK-nummer').fill(business.kvkNumber)
  await submit.click()

  await expect(page.getByRole('heading', { name: 'Je bankkoppelingen' })).toBeFocused()
  const card = page.getByRole('listitem').filter({ hasText: bakery.bankName })
  await expect(card).toContainText('Bakkerij De Korenaar')
  await expect(card.locator('.bank-mark img')).toHaveAttribute('src', '/bank-logos/rabobank.svg')
  await expect(card).toContainText(/Verloopt over 5 dagen, op \d{1,2} [A-Za-z]+ \d{4}/)
  await expect(card).toContainText(/\*{2} \*{2} \*{4} \*{4} \*\d{3}|\*{2} \*{2} \*{4} \*{4} \*{3}\d \d{2}/)

  const opening = page.waitForEvent('popup')
  await card.getByRole('button', { name: `Toestemming vernieuwen voor ${bakery.bankName}` }).click()
  const popup = await opening
  await page.waitForURL('**/reconsent/get-consent/NL')
  await expect(page.getByRole('heading', { name: `Vernieuw je toestemming bij ${bakery.bankName}` })).toBeVisible()
  const supported = page.getByRole('region', { name: 'Banken die je kunt koppelen' }).getByRole('listitem')
  await expect(supported).toHaveCount(7)
  await expect(supported.getByRole('img', { name: 'RegioBank' })).toBeVisible()
  await popup.getByLabel('Gebruikersnaam').waitFor()
  const closing = popup.waitForEvent('close')
  await approveAtBank(popup, business.kvkNumber)
  await closing
  await page.waitForURL('**/reconsent/NL')
  const modal = page.getByRole('dialog', { name: 'Gelukt, je toestemming is vernieuwd' })
  await expect(modal).toBeVisible()
  await audit()
  await modal.getByRole('button', { name: 'Sluiten' }).last().click()
  await expect(card).toContainText(/Geldig tot \d{1,2} [A-Za-z]+ \d{4}/)
  await expect(card.getByRole('button')).toHaveCount(0)
})

test('AUTH-3 FLOW-3 from a renewal the home page of the same tab finds a company and begins its application', async ({
  page,
}) => {
  const business = await returningBusiness(5)
  const { hash } = new URL(await askForReconsentLink(page, business))
  await page.goto(`/reconsent/NL${hash}&kvk=${business.kvkNumber}`)
  await expect(page.getByRole('heading', { name: 'Je bankkoppelingen' })).toBeVisible()
  await page.locator('.bar-logo').click()
  await page.waitForURL((url) => url.pathname === '/')
  const field = page.getByRole('combobox', { name: 'Voor welk bedrijf is het?' })
  await field.click()
  await field.pressSequentially('korenaar')
  await page.getByRole('option', { name: /Bakkerij De Korenaar/ }).click()
  await page.getByRole('button', { name: 'Check of je kunt lenen' }).click()
  await page.waitForURL('**/jouw-aanvraag')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { caseId = '' } = await page.evaluate(() => ({ ...sessionStorage }))
  expect(caseId).toMatch(/^[0-9a-f-]{36}$/)
  expect(caseId).not.toBe(business.caseId)
})

test('RECON-13 ROUTE-15 renewed in another browser, that one says where to go on, and this one goes on by itself', async ({
  page,
  browser,
}) => {
  const business = await returningBusiness(5)
  const { hash } = new URL(await askForReconsentLink(page, business))
  await page.goto(`/reconsent/NL${hash}&kvk=${business.kvkNumber}`)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: `Toestemming vernieuwen voor ${bakery.bankName}` }).click()
  const popup = await opening
  await popup.getByLabel('Gebruikersnaam').waitFor()
  const stranger = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
  await stranger.goto(popup.url())
  await approveAtBank(stranger, business.kvkNumber)
  await expect(stranger.getByRole('heading', { name: 'Ga terug naar de browser waarin je begon' })).toBeVisible()
  await stranger.context().close()
  await page.waitForURL('**/reconsent/NL')
  await expect(page.getByRole('dialog', { name: 'Gelukt, je toestemming is vernieuwd' })).toBeVisible()
})

test('RECON-9 RECON-13 of two bank windows of one tab, the one that was left is stopped and the other renews, across a reload', async ({
  page,
}) => {
  const business = await returningBusiness(5)
  const { hash } = new URL(await askForReconsentLink(page, business))
  await page.goto(`/reconsent/NL?${hash.slice(1)}&kvk=${business.kvkNumber}`)
  const openWindow = async () => {
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: `Toestemming vernieuwen voor ${bakery.bankName}` }).click()
    await page.waitForURL('**/reconsent/get-consent/NL')
    const popup = await opening
    await popup.getByLabel('Gebruikersnaam').waitFor()
    return popup
  }
  const left = await openWindow()
  await page.getByRole('link', { name: 'Terug naar het overzicht' }).click()
  const popup = await openWindow()
  const answer = page.waitForResponse('**/vlot/v1/bank-return')
  const leaving = left.waitForEvent('close')
  await left.getByRole('button', { name: 'Annuleren' }).click()
  await leaving
  expect(await (await answer).json()).toMatchObject({ outcome: 'cancelled' })
  await expect(page).toHaveURL(/\/reconsent\/get-consent\/NL$/)
  await expect(page.getByRole('heading', { name: `Vernieuw je toestemming bij ${bakery.bankName}` })).toBeVisible()
  // The page no longer knows whose window is open; what comes back is still taken, so that the window closes.
  await page.reload()
  await expect(page.getByRole('heading', { name: `Vernieuw je toestemming bij ${bakery.bankName}` })).toBeVisible()
  const closing = popup.waitForEvent('close')
  await approveAtBank(popup, business.kvkNumber)
  await closing
  await page.waitForURL('**/reconsent/NL')
  await expect(page.getByRole('dialog', { name: 'Gelukt, je toestemming is vernieuwd' })).toBeVisible()
})
