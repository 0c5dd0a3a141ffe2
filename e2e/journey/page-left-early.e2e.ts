import { askForLoan, findCompany } from '../support/applicant.ts'
import { expect, test } from '../support/page.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test('STATE-4 FLOW-2 going back before the scripts of a reloaded page ran shows the step before, and it alone', async ({
  page,
}) => {
  await findCompany(page, '00900001')
  await askForLoan(page, '25000', 'Voorraad')
  // As on a slow network: the page's own HTML is there, its scripts come only when the visitor has gone.
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.reload({ waitUntil: 'commit' })
  await page.locator('main').waitFor()
  await page.evaluate(() => history.back())
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/jouw-aanvraag')
  release()
  await expect(page.getByLabel('Bedrag dat je wilt lenen')).toHaveValue(/25\.000/)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page).toHaveTitle(/^Jouw aanvraag/)
  // And onwards it goes as ever.
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Nee, verder' })).toBeVisible()
  await expect(page.locator('main')).toHaveCount(1)
})
