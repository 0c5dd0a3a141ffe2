import { addresses, addressOf } from '#web/addresses.ts'
import { expect, test } from '../support/page.ts'

test(
  'NAV-7 ROUTE-20 on a narrow screen the links are behind a menu that Escape closes, and the other language stands beside it',
  { tag: '@phone' },
  async ({ page, audit, chosenCookies: _chosen }) => {
    await page.goto(addresses.cookies)
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    const link = menu.getByRole('link', { name: 'Kortlopende zakelijke lening' })
    await expect(link).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Menu' }).click()
    for (const name of [/lening/i, /krediet/i, /vragen/i, /contact/i])
      await expect(menu.getByRole('link', { name })).toBeVisible()
    await audit()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await link.click()
    await page.waitForURL(`**${addresses.shortTermLoan}`)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('FAQ-1 ROUTE-21 every question can be read, and nothing is shown that would not answer', async ({ page }) => {
    await page.goto(addresses.faq)
    await expect(page.locator('[data-faq-category]').filter({ visible: true })).toHaveCount(4)
    await expect(page.locator('.faq-choice')).toBeHidden()
    await page.getByText('Komt mijn aanvraag bij het BKR?').click()
    await expect(page.getByText(/wordt niet bij het BKR geregistreerd/)).toBeVisible()
  })

  test('ROUTE-2 ROUTE-3 the product pages hold their prices', async ({ page }) => {
    await page.goto(addresses.businessLoan)
    await expect(page.getByRole('table')).toContainText('60 maanden')
    await page.goto(addressOf('businessCredit', 'en'))
    await expect(page.getByRole('figure')).toContainText('13.88%')
  })
})
