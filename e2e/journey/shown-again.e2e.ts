// The browser's Back with its back/forward cache on, as people have it: a page comes back as it was left.
import type { Page } from '@playwright/test'
import { askForLoan, expectNoExpenses, findCompany, giveConsent } from '../support/applicant.ts'
import { chromiumOfPeople } from '../support/chromium.ts'
import { expect, test } from '../support/page.ts'
import { ownStack } from '../support/stacks.ts'

test.use({ launchOptions: chromiumOfPeople })
test.beforeEach(({ page }) =>
  page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))),
)

/** Goes back to a page that the browser kept; without the cache the tests below would prove nothing. */
async function back(page: Page, path: string): Promise<void> {
  // A page out of the cache does not load, which is what this waits for otherwise.
  await page.goBack({ waitUntil: 'commit', timeout: 5_000 }).catch(() => undefined)
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await expect.poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true)
}

test(
  'FLOW-3 FLOW-6 back from the application and from the bank finds buttons that work',
  { tag: '@phone' },
  async ({ page, chosenCookies: _chosen }) => {
    const check = page.getByRole('button', { name: 'Check of je kunt lenen' })
    await findCompany(page, '00900001')
    await expect(page.getByLabel('Bedrag dat je wilt lenen')).toBeVisible()
    await back(page, '/')
    await check.click()
    await page.waitForURL('**/jouw-aanvraag')
    await askForLoan(page, '25000', 'Voorraad')
    await expectNoExpenses(page)
    await giveConsent(page)
    for (const bank of ['Rabobank', 'bunq']) {
      await page.getByRole('button', { name: bank, exact: true }).click()
      await page.waitForURL((url) => url.origin !== ownStack.origin)
      await page.getByLabel('Gebruikersnaam').waitFor()
      await back(page, '/transacties-uploaden')
      await expect(page.locator('.bank-button')).toHaveCount(9)
      await expect(page.locator('.bank-button[aria-disabled]')).toHaveCount(0)
      await expect(page.locator('.news')).toBeEmpty()
    }
  },
)

test('STATE-4 COOK-1 a page of another application begins again, and an answered banner is gone', async ({ page }) => {
  await findCompany(page, '00900001')
  await expect(page.locator('main')).toContainText('Korenaar')
  await findCompany(page, '00900003')
  await page.getByRole('button', { name: 'Nee, liever niet' }).click()
  await back(page, '/')
  await expect(page.locator('[data-cookie-banner]')).toBeHidden()
  await page.goBack({ waitUntil: 'commit', timeout: 5_000 }).catch(() => undefined)
  await expect(page).toHaveURL(/jouw-aanvraag$/)
  await expect(page.locator('main')).not.toContainText('Korenaar')
  await expect(page.getByLabel('Bedrag dat je wilt lenen')).toBeVisible()
})
