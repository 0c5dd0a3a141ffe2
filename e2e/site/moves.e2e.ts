import { addresses, addressOf } from '#web/addresses.ts'
import { askForLoan, findCompany } from '../support/applicant.ts'
import { expect, test } from '../support/page.ts'
import { untilTakenOver } from '../support/taken-over.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test('ROUTE-20 a move starts at the top of the next screen, for eye and screen reader, and going back leads to where one was', async ({
  page,
}) => {
  await page.goto(addresses.designSystem)
  await untilTakenOver(page)
  const top = () => page.evaluate(() => Math.round(scrollY))
  const documents = await page.evaluate(() => performance.timeOrigin)
  await page.evaluate(() => scrollTo(0, 1200))
  // Not pointed at, or the browser would bring it into view first.
  await page.getByRole('link', { name: 'English' }).evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(`**${addressOf('designSystem', 'en')}`)
  await expect(page).toHaveTitle('Building blocks | Vlot')
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(addresses.designSystem)
  await expect(page).toHaveTitle('Bouwstenen | Vlot')
  await expect.poll(top).toBe(1200)
  await page.goForward()
  await expect(page).toHaveURL(addressOf('designSystem', 'en'))
  await expect.poll(top).toBe(0)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(documents)
})

test('a next screen whose script cannot be fetched is loaded as a page, and what was saved stands', async ({
  page,
}) => {
  await findCompany(page, '00900001')
  await page.getByLabel('Bedrag dat je wilt lenen').waitFor()
  const documents = await page.evaluate(() => performance.timeOrigin)
  let refused = 0
  // Only a script that a move asks for: those of the next document come with it.
  await page.route('**/assets/page-*.js', async (route) => {
    if (refused++ > 0) return route.continue()
    await route.abort()
  })
  await askForLoan(page, '25000', 'Voorraad')
  await expect(page.getByRole('heading', { level: 1, name: 'Komt er een grote uitgave aan?' })).toBeVisible()
  expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(documents)
  await page.goBack()
  await expect(page.getByLabel('Bedrag dat je wilt lenen')).toHaveValue(/25\.000/)
})
