import { addresses, addressOf } from '#web/addresses.ts'
import { test as plain } from '@playwright/test'
import { expect, test } from '../support/page.ts'

test('UI-6 the cookie banner and its choices can be read by everybody', { tag: '@both' }, async ({ page, audit }) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: /Mogen we meten/ })
  await expect(banner).toBeVisible()
  await audit()
  await banner.getByRole('button', { name: 'Zelf kiezen' }).click()
  await audit()
})

test('ROUTE-21 the icons, the web manifest and the card for social sites are there', async ({ page, request }) => {
  await page.goto(addresses.shortTermLoan)
  const addressesOf = (selector: string, attribute: string) =>
    page.locator(selector).evaluateAll((found, name) => found.map((one) => one.getAttribute(name) ?? ''), attribute)
  const icons = await addressesOf('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]', 'href')
  expect(icons).toHaveLength(4)
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
  const [card = ''] = await addressesOf('meta[property="og:image"]', 'content')
  const files = [...icons, ...manifest.icons.map(({ src }) => src), new URL(card).pathname]
  for (const file of files) {
    const answer = await request.get(file)
    expect([answer.status(), answer.headers()['content-type']], file).toEqual([
      200,
      expect.stringMatching(/^(image\/(svg\+xml|png|vnd\.microsoft\.icon|x-icon)|application\/manifest\+json)/),
    ])
  }
})

test('ROUTE-5 ROUTE-15 ROUTE-20 the bank windows speak English to who came from an English page', async ({ page }) => {
  await page.goto(`${addresses.redirection}#language=en`)
  await expect(page.getByRole('heading', { name: 'We cannot open your bank' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('To your bank | Vlot')
  await page.evaluate((address) => sessionStorage.setItem('returnPage', address), addressOf('uploadTransactions', 'en'))
  await page.goto(addresses.transactionSuccess)
  const goOn = page.getByRole('link', { name: 'Continue your application' })
  await expect(goOn).toHaveAttribute('href', addressOf('uploadTransactions', 'en'))
  await expect(page.getByText('We can no longer find the window with your application.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Back from your bank | Vlot')
})

plain('a page that something else has changed on its way draws itself again under Trusted Types', async ({ page }) => {
  await page.route('**/request-failed', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('Je verzoek is', 'Jouw verzoek was') })
  })
  await page.goto(addresses.requestFailed)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Je verzoek is niet gelukt')
  await expect(heading).toHaveCSS('font-family', /^Figtree\b/)
})
