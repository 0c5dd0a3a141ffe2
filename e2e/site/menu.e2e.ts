import type { Page } from '@playwright/test'
import { addresses } from '#web/addresses.ts'
import { expect, test } from '../support/page.ts'
import { expectNothingSideways } from '../support/layout-shift.ts'

const isMobile = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const menu = (page: Page) => page.getByRole('navigation', { name: /Hoofdmenu|Main menu/ })
const head = (page: Page, title: string) => menu(page).locator('summary', { hasText: title })
const panel = (page: Page, title: string) =>
  menu(page).locator('details', { has: page.locator('summary', { hasText: title }) })

async function open(page: Page, title: string): Promise<void> {
  if (isMobile(page)) {
    if (!(await menu(page).isVisible())) await page.getByRole('button', { name: 'Menu' }).click()
    await head(page, title).click()
  } else {
    await head(page, title).hover()
  }
  await expect(panel(page, title).locator('a').first()).toBeVisible()
}

test(
  'UI-6 each open section of the menu can be read by everybody, and leads on',
  { tag: '@both' },
  async ({ page, audit, chosenCookies: _chosen }) => {
    await page.goto(addresses.faq)
    await open(page, 'Zakelijk lenen')
    await expect(panel(page, 'Zakelijk lenen').getByText('Alle veelgestelde vragen')).toHaveAttribute(
      'aria-current',
      'page',
    )
    await audit()
    await open(page, 'Kennisbank')
    await expect(panel(page, 'Zakelijk lenen').locator('.mega-card').first()).toBeHidden()
    await expect(panel(page, 'Kennisbank').locator('img').first()).toHaveJSProperty('complete', true)
    await audit()
    await open(page, 'Service')
    await audit()
    await expectNothingSideways(page)
    await panel(page, 'Service').getByRole('link', { name: 'Whitepaper' }).click()
    await page.waitForURL(`**${addresses.guide}`)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and leads on', { tag: '@both' }, async ({ page }) => {
    await page.goto(addresses.contact)
    if (isMobile(page)) await page.getByRole('button', { name: 'Menu' }).click()
    await head(page, 'Zakelijk lenen').click()
    await panel(page, 'Zakelijk lenen').getByRole('link', { name: 'Hoeveel kan ik lenen?' }).click()
    await page.waitForURL(/\?active=how-much$/)
  })
})
