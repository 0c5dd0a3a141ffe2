import { addressOf } from '#web/addresses.ts'
import { tourTexts } from '#web/marketing/tour/text.ts'
import { expect, test } from '../support/page.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test(
  'ROUTE-20 a visitor follows the bakery from home to its offer, with nothing to fill in, and goes on to the search',
  { tag: '@both' },
  async ({ page, language, audit }) => {
    const text = tourTexts[language]
    await page.goto(addressOf('home', language))
    await page.getByRole('link', { name: new RegExp(`^${text.title}`) }).click()
    await page.waitForURL(`**${addressOf('tour', language)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)
    await expect(page.getByText(text.note)).toBeVisible()
    const { search, ask, bank, facts, offer, sign } = text
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      [search, ask, bank, facts, offer, sign].map(({ title }) => title),
    )
    // Its own price of 25,000 euros for a year, and not one of its controls.
    const receipt = page.getByRole('listitem').filter({ hasText: offer.title }).locator('.receipt')
    await expect(receipt).toContainText(/25[.,]000/)
    await expect(receipt).toContainText(/26[.,]002[.,]09/)
    await expect(page.getByRole('main').locator('input, button, select')).toHaveCount(0)
    await expect(page.getByRole('img', { name: /€\s?2[.,]238/ })).toBeVisible()
    await audit()
    await page.getByRole('link', { name: text.next }).click()
    await page.waitForURL(`**${addressOf('home', language)}#zoek`)
  },
)
