import { approveAtBank } from './applicant.ts'
import { expect, test } from './page.ts'
import { askForReconsentLink, bakery, returningBusiness } from './returning-business.ts'

test.describe.configure({ timeout: 180_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test('RECON-1 to RECON-13 a bakery whose consent nearly ends renews it from the mailed link', async ({
  page,
  audit,
}) => {
  const business = await returningBusiness(page, 5)
  await page.goto(await askForReconsentLink(page, business))
  await expect(page.getByRole('heading', { name: 'Verleng je toestemming', level: 1 })).toBeVisible()
  expect(page.url()).toMatch(/\/reconsent\/NL$/)
  const submit = page.getByRole('button', { name: 'Ga verder' })
  await expect(submit).toBeDisabled()
  await audit()
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

  await expect(page.getByRole('heading', { name: 'Je bankkoppelingen' })).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: bakery.bankName })
  await expect(card).toContainText('Bakkerij De Korenaar')
  await expect(card).toContainText(/Verloopt over 5 dagen, op \d\d-\d\d-\d{4}/)
  await expect(card).toContainText(/\*{2} \*{2} \*{4} \*{4} \*\d{3}|\*{2} \*{2} \*{4} \*{4} \*{3}\d \d{2}/)
  await audit()

  const opening = page.waitForEvent('popup')
  await card.getByRole('button', { name: `Toestemming verlengen voor ${bakery.bankName}` }).click()
  const popup = await opening
  await page.waitForURL('**/reconsent/get-consent/NL')
  await expect(page.getByRole('heading', { name: `Verleng je toestemming bij ${bakery.bankName}` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Banken die je kunt koppelen' }).getByRole('listitem')).toHaveCount(7)
  await audit()
  await popup.getByLabel('Gebruikersnaam').waitFor()
  const closing = popup.waitForEvent('close')
  await approveAtBank(popup, business.kvkNumber)
  await closing
  await page.waitForURL('**/reconsent/NL')
  const modal = page.getByRole('dialog', { name: 'Gelukt, je toestemming is verlengd' })
  await expect(modal).toBeVisible()
  await audit()
  await modal.getByRole('button', { name: 'Sluiten' }).last().click()
  await expect(card).toContainText(/Geldig tot \d\d-\d\d-\d{4}/)
  await expect(card.getByRole('button')).toHaveCount(0)
  await audit()
})
