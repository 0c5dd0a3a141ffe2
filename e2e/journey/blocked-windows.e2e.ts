import type { Page } from '@playwright/test'
import { approveAtBank } from '../support/applicant.ts'
import { chromium } from '../support/chromium.ts'
import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'
import { askForReconsentLink, bakery, returningBusiness } from '../support/returning-business.ts'

/**
 * Reloads the page and clicks the element of an expression without a user gesture, so that the browser's own blocker
 * stops a window. Playwright's queries count as gestures, so none may come in between.
 */
async function clickWithoutGesture(page: Page, found: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  // Said how far to wait, so that no look for its script comes in between.
  await page.reload({ waitUntil: 'load' })
  const expression = `(() => { const one = ${found}; one?.click(); return one !== undefined && one !== null })()`
  const click = async () =>
    (await browser.send('Runtime.evaluate', { expression, userGesture: false })).result.value as boolean
  await expect.poll(click).toBe(true)
}

const webshop = { kvkNumber: '00900003', bankName: 'bunq' }

// The shell that the other tests use has no blocker of windows.
test.use({ launchOptions: chromium('whole') })
// The browser's blocker, then the whole way by the same tab, on machines that do other work as well.
test.describe.configure({ timeout: 300_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test('FLOW-6 a blocked window has a way on in the same tab', { tag: '@phone' }, async ({ page, audit }) => {
  await beginAt(page, 'consent')
  // On a phone the same tab comes first; the window is what the browser can hold back.
  await clickWithoutGesture(
    page,
    `(() => {
      const all = (selector) => [...document.querySelectorAll(selector)]
      const apart = all('.link-button').find((one) => one.textContent === 'Liever in een nieuw venster')
      apart?.click()
      return apart ? null : all('.bank-button').find((one) => one.textContent.endsWith('bunq'))
    })()`,
  )
  await expect(page.getByText('Je browser hield het venster tegen')).toBeVisible()
  await audit()
  await page.getByRole('button', { name: 'Ga verder in dit tabblad' }).click()
  await approveAtBank(page, webshop.kvkNumber)
  await page.waitForURL('**/transacties-uploaden', { timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
})

test(
  'RECON-9 RECON-11 in English: stopped at the bank, then a blocked window, then renewed in this tab',
  { tag: '@phone' },
  async ({ page, audit }) => {
    // Longer ago than anybody is reminded of: a reminder has its own link, and the newest link alone works.
    const business = await returningBusiness(-33)
    const { hash } = new URL(await askForReconsentLink(page, business))
    await page.goto(`/reconsent/EN?${hash.slice(1)}&kvk=${business.kvkNumber}`)
    // All four parts are there, so no press is needed.
    await expect(page.getByRole('heading', { name: 'Your bank connections' })).toBeVisible()
    expect(page.url()).toMatch(/\/reconsent\/EN$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const card = page.getByRole('listitem').filter({ hasText: bakery.bankName })
    await expect(card.locator('.bank-mark')).toHaveText(bakery.bankName)
    await expect(card.locator('.bank-mark')).toHaveCSS('background-color', 'rgb(0, 0, 153)')
    await expect(card).toContainText(/Expired on \d{1,2} [A-Za-z]+ \d{4}/)

    const renew = card.getByRole('button', { name: `Renew consent for ${bakery.bankName}` })
    const opening = page.waitForEvent('popup')
    await renew.click()
    const popup = await opening
    await page.waitForURL('**/reconsent/get-consent/EN')
    await popup.getByRole('button', { name: /^(Annuleren|Cancel)$/ }).click()
    await page.waitForURL('**/reconsent/EN')
    await expect(card).toContainText('You did not confirm at your bank. Your current consent has not changed.')
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
    await expect(card).not.toContainText('You did not confirm')
    await audit()

    await wayOn.click()
    await approveAtBank(page, business.kvkNumber)
    await page.waitForURL('**/reconsent/EN', { timeout: 30_000 })
    const modal = page.getByRole('dialog', { name: 'Done, your consent is renewed' })
    await expect(modal).toBeVisible()
    await expect(page).toHaveURL(/\/reconsent\/EN$/)
    await modal.getByRole('button', { name: 'Close' }).last().click()
    await expect(card).toContainText(/Valid until \d{1,2} [A-Za-z]+ \d{4}/)
    // Shown once: a reload keeps the overview and celebrates nothing.
    await page.reload()
    await expect(card).toContainText('Valid until')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)
