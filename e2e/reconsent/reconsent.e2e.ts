import { approveAtBank } from '../support/applicant.ts'
import { expect, test } from '../support/page.ts'
import { askForReconsentLink, bakery, returningBusiness } from '../support/returning-business.ts'

// Two whole journeys each: to the bank, away, and back by mail.
test.describe.configure({ timeout: 300_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

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
