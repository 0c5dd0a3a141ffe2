import { addresses, addressOf, type PageName } from '#web/addresses.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './page.ts'

/** The structured data of the page on screen, by type. */
async function structuredData(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return Object.fromEntries(texts.map((text) => [JSON.parse(text)['@type'], JSON.parse(text)]))
}

const isMobile = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

const noSideways = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test.describe('the questions page', () => {
  for (const language of ['nl', 'en'] as const) {
    test(
      `ROUTE-4 FAQ-1 in ${language} one category is chosen, or all are shown`,
      { tag: language === 'nl' ? '@both' : [] },
      async ({ page, audit, chosenCookies: _chosen }) => {
        await page.goto(addressOf('faq', language))
        const categories = page.locator('[data-faq-category]')
        await expect(categories.filter({ visible: true })).toHaveCount(4)
        await audit()
        await noSideways(page)
        const [all, , , transactions] = await page.locator('.faq-select option').allTextContents()
        const choose = async (title = '') =>
          isMobile(page)
            ? page.getByRole('combobox').selectOption(title)
            : page.getByRole('button', { name: title, exact: true }).click()
        await choose(transactions)
        await expect(categories.filter({ visible: true })).toHaveCount(1)
        await expect(page.getByRole('heading', { name: transactions ?? '', level: 2 })).toBeVisible()
        await audit()
        await choose(all)
        await expect(categories.filter({ visible: true })).toHaveCount(4)
      },
    )
  }

  test('FAQ-2 UI-3 the address opens one question and scrolls to it, and another one closes it', async ({
    page,
    audit,
    chosenCookies: _chosen,
  }) => {
    await page.goto(`${addresses.faq}?active=early-repayment`)
    const opened = page.locator('details[open]')
    await expect(opened).toHaveCount(1)
    await expect(opened.getByText('Mag ik eerder aflossen?')).toBeInViewport()
    await expect(opened.getByText(/Een krediet los je gratis eerder af/)).toBeInViewport()
    await audit()
    await page.getByText('Staat de rente vast?').click()
    await expect(opened).toHaveCount(1)
    await expect(opened.getByText(/de rente vast voor de hele looptijd/)).toBeVisible()
    await page.goto(`${addresses.faq}?active=<script>`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(opened).toHaveCount(0)
  })

  test('FAQ-3 ROUTE-21 a contact block follows, and search engines read every question', async ({ page }) => {
    await page.goto(addresses.faq)
    const contact = page.getByRole('region', { name: 'Liever even overleggen?' })
    await expect(contact.getByRole('link', { name: /085/ })).toHaveAttribute('href', /^tel:/)
    await expect(contact.getByRole('link', { name: 'Alle manieren om ons te bereiken' })).toHaveAttribute(
      'href',
      addresses.contact,
    )
    const { FAQPage, BreadcrumbList } = await structuredData(page)
    expect(FAQPage?.['mainEntity']).toHaveLength(await page.getByRole('main').locator('details').count())
    expect(BreadcrumbList).toBeDefined()
  })
})

const products = [
  { route: 'ROUTE-2', canonical: 'businessLoan', other: 'shortTermLoan', title: 'Eén bedrag voor één goed plan' },
  { route: 'ROUTE-3', canonical: 'businessCredit', other: 'shortTermCredit', title: 'Ruimte als het even eb is' },
] as const satisfies readonly { route: string; canonical: PageName; other: PageName; title: string }[]

for (const { route, canonical, other, title } of products) {
  test(`${route} both addresses show one page with one canonical address`, async ({
    page,
    audit,
    chosenCookies: _chosen,
  }) => {
    for (const name of [canonical, other]) {
      await page.goto(addresses[name])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${addresses[canonical]}$`))
      await expect(page.getByRole('banner').locator('a[aria-current=page]')).toHaveAttribute('aria-disabled', 'true')
    }
    await audit()
    await noSideways(page)
    const { FinancialProduct } = await structuredData(page)
    expect(FinancialProduct).toHaveProperty('annualPercentageRate')
    await page.getByRole('link', { name: 'English' }).click()
    await page.waitForURL(`**${addressOf(other, 'en')}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_GB')
    await audit()
    await noSideways(page)
  })

  test(`${route} leads to a question, to the other product and to the company search`, async ({
    page,
    chosenCookies: _chosen,
  }) => {
    await page.goto(addresses[canonical])
    await page.locator('.product-questions a').first().click()
    await page.waitForURL(/\?active=/)
    await expect(page.locator('details[open]')).toHaveCount(1)
    await page.goBack()
    await page.locator('.closing').getByRole('link', { name: 'Zoek mijn bedrijf' }).click()
    await page.waitForURL('**/#zoek')
    await expect(page.getByRole('combobox', { name: 'Voor welk bedrijf is het?' })).toBeInViewport()
  })
}

test('ROUTE-20 ROUTE-21 every content page tells search engines its place, its languages and what it is', async ({
  page,
}) => {
  const names = ['home', 'businessLoan', 'businessCredit', 'faq', 'contact', 'cookies'] as const
  for (const name of names) {
    await page.goto(addressOf(name, 'en'))
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(addressOf(name, 'en'))
    await expect(page.locator('link[hreflang=nl]')).toHaveAttribute('href', new RegExp(`[^/]${addressOf(name)}$`))
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.{3,}/)
    expect(Object.keys(await structuredData(page)).length).toBeGreaterThan(0)
  }
})

test('CONT-1 the contact page has a button to the questions', async ({ page }) => {
  await page.goto(addresses.contact)
  await page.getByRole('main').getByRole('link', { name: 'Bekijk eerst de veelgestelde vragen' }).click()
  await page.waitForURL(`**${addresses.faq}`)
})

test(
  'NAV-7 on a narrow screen the links are behind a menu that Escape closes',
  { tag: '@phone' },
  async ({ page, audit, chosenCookies: _chosen }) => {
    await page.goto(addresses.cookies)
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    const link = menu.getByRole('link', { name: 'Kortlopende lening' })
    await expect(link).toBeHidden()
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
