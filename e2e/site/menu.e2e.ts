import type { Page } from '@playwright/test'
import { addresses, addressOf } from '#web/addresses.ts'
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

const creditLink = (page: Page) =>
  panel(page, 'Business finance').getByRole('link', { name: 'Credit line', exact: true })

test('NAV-2 the mouse opens and closes a section, keys do as well, and Escape gives the focus back', async ({
  page,
  chosenCookies: _chosen,
}) => {
  await page.goto('/en')
  await expect(menu(page).locator('summary')).toHaveCount(3)
  const link = creditLink(page)
  await head(page, 'Business finance').hover()
  await expect(link).toBeVisible()
  await head(page, 'Business finance').click()
  await expect(link).toBeVisible()
  await page.mouse.move(600, 800)
  await expect(link).toBeHidden()
  await head(page, 'Business finance').focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(head(page, 'Business finance')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(link).toBeVisible()
  await page.mouse.click(640, 850)
  await expect(link).toBeHidden()
})

test('NAV-7 other pages have the simple bar of four links, and beside it the other language', async ({
  page,
  chosenCookies: _chosen,
}) => {
  const four = {
    nl: ['Kortlopende zakelijke lening', 'Kortlopend krediet', 'Veelgestelde vragen', 'Contact'],
    en: ['Short-term loan', 'Credit line', 'Questions and answers', 'Contact'],
  }
  const addressesOf = {
    nl: [addresses.cookies, '/bestaat-niet', addresses.requestFailed, addresses.reconsentDutch],
    en: [addressOf('terms', 'en'), addressOf('requestFailed', 'en')],
  }
  for (const language of ['nl', 'en'] as const) {
    for (const address of addressesOf[language]) {
      await page.goto(address)
      await expect(menu(page).locator('summary')).toHaveCount(0)
      await expect(menu(page).getByRole('link'), address).toHaveText(four[language])
      const other = page.getByRole('banner').getByRole('link', { name: language === 'nl' ? 'English' : 'Nederlands' })
      await expect(other).toHaveCount(address === '/bestaat-niet' ? 0 : 1)
    }
  }
  await page.goto(addresses.cookies)
  const knowledge = page.getByRole('contentinfo').getByRole('link', { name: 'Kennisbank', exact: true })
  await expect(knowledge).toHaveAttribute('href', addresses.knowledgeBase)
})

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
