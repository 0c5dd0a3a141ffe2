import { approveAtBank } from './applicant.ts'
import { putLogos } from './bank-logos.ts'
import { expect, test } from './page.ts'
import { askForReconsentLink, bakery, returningBusiness } from './returning-business.ts'

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
  await expect(card).toContainText(/Verloopt over 5 dagen, op \d\d-\d\d-\d{4}/)
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
  await expect(card).toContainText(/Geldig tot \d\d-\d\d-\d{4}/)
  await expect(card.getByRole('button')).toHaveCount(0)
})

test(
  'RECON-9 RECON-11 in English: stopped at the bank, then a blocked window, then renewed in this tab',
  { tag: '@phone' },
  async ({ page, audit }) => {
    // Longer ago than anybody is reminded of: a reminder has a link of its own, and the newest link alone works.
    const business = await returningBusiness(-33)
    const { hash } = new URL(await askForReconsentLink(page, business))
    await page.goto(`/reconsent/EN?${hash.slice(1)}&kvk=${business.kvkNumber}`)
    // All four parts are there, so nobody has to press anything.
    await expect(page.getByRole('heading', { name: 'Your bank connections' })).toBeVisible()
    expect(page.url()).toMatch(/\/reconsent\/EN$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const card = page.getByRole('listitem').filter({ hasText: bakery.bankName })
    await expect(card.locator('.bank-mark')).toHaveText(bakery.bankName)
    await expect(card.locator('.bank-mark')).toHaveCSS('background-color', 'rgb(0, 0, 153)')
    await expect(card).toContainText(/Expired on \d\d-\d\d-\d{4}/)

    const renew = card.getByRole('button', { name: `Renew consent for ${bakery.bankName}` })
    const opening = page.waitForEvent('popup')
    await renew.click()
    const popup = await opening
    await page.waitForURL('**/reconsent/get-consent/EN')
    await popup.getByRole('button', { name: /^(Annuleren|Cancel)$/ }).click()
    await page.waitForURL('**/reconsent/EN')
    await expect(card).toContainText('You confirmed nothing at your bank. Your old consent has not changed.')
    await audit()

    // A click without a gesture of the person, long after the last one: the browser's own blocker stops the window.
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.waitForTimeout(5_500)
    const browser = await page.context().newCDPSession(page)
    const click = `document.querySelector('.connection-actions button').click()`
    await browser.send('Runtime.evaluate', { expression: click, userGesture: false })
    const wayOn = card.getByRole('button', { name: 'Continue in this tab' })
    await expect(wayOn).toBeVisible()
    expect(asked.filter((url) => url.includes('/reconnect'))).toEqual([])
    await expect(page).toHaveURL(/\/reconsent\/EN$/)
    await expect(renew).not.toHaveAttribute('aria-busy')
    await expect(card).not.toContainText('You confirmed nothing')
    await audit()

    await wayOn.click()
    await approveAtBank(page, business.kvkNumber)
    await page.waitForURL('**/reconsent/EN', { timeout: 30_000 })
    const modal = page.getByRole('dialog', { name: 'Done, your consent is renewed' })
    await expect(modal).toBeVisible()
    await expect(page).toHaveURL(/\/reconsent\/EN$/)
    await modal.getByRole('button', { name: 'Close' }).last().click()
    await expect(card).toContainText(/Valid until \d\d-\d\d-\d{4}/)
    // Shown once: a reload keeps the overview and celebrates nothing.
    await page.reload()
    await expect(card).toContainText('Valid until')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

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
  const told = page.waitForResponse('**/vlot/v1/bank-return')
  const leaving = left.waitForEvent('close')
  await left.getByRole('button', { name: 'Annuleren' }).click()
  await leaving
  expect(await (await told).json()).toMatchObject({ outcome: 'cancelled' })
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
