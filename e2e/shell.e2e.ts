import { addresses, addressOf } from '#web/addresses.ts'
import { test as plain } from '@playwright/test'
import { expect, test } from './page.ts'
import { beginAt } from './prepared.ts'

test(
  'COOK-1 COOK-2 COOK-3 the banner asks once, keeps the choice for six months, and stores nothing else',
  { tag: '@both' },
  async ({ page, context, audit }) => {
    await page.goto('/')
    const banner = page.getByRole('region', { name: /Mogen we meten/ })
    await expect(banner).toBeVisible()
    await audit()
    expect(await context.cookies()).toEqual([])
    await banner.getByRole('button', { name: 'Zelf kiezen' }).click()
    await audit()
    await banner.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
    await expect(banner).toBeHidden()
    const cookies = await context.cookies()
    expect(cookies.map(({ name, value, path, sameSite }) => ({ name, value, path, sameSite }))).toEqual([
      { name: 'cookie_consent', value: 'true', path: '/', sameSite: 'Lax' },
      { name: 'cookie_preferences', value: 'necessary', path: '/', sameSite: 'Lax' },
    ])
    expect((cookies[0]?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(180 * 24 * 3600)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([])
    await page.reload()
    await expect(banner).toBeHidden()
  },
)

test('COOK-2 ANA-3 with the consent to measure the page view is told, and not before', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([])
  await page.getByRole('button', { name: 'Ja, dat is goed' }).click()
  const events = await page.evaluate(() => window.dataLayer ?? [])
  expect(events).toEqual([
    { event: 'consent_update', analytics: true, segment: 'business', process: 'stp' },
    {
      event: 'page_view',
      page_name: 'homepage',
      language: 'nl',
      step: null,
      segment: 'business',
      process: 'stp',
    },
  ])
})

test('COOK-1 the cookies page shows no banner but the choice itself', async ({ page, context, audit }) => {
  await page.goto(addresses.cookies)
  await expect(page.getByRole('region', { name: /Mogen we meten/ })).toBeHidden()
  await page.getByRole('radio', { name: /Noodzakelijk en meten/ }).check()
  await page.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
  await expect(page.getByText('Je keuze is bewaard.')).toBeVisible()
  expect((await context.cookies()).map(({ value }) => value)).toEqual(['true', 'analytics'])
  await audit()
})

test('ROUTE-4 NAV-7 the contact page marks itself in the bar and leads to its English self', async ({
  page,
  audit,
  chosenCookies: _chosen,
}) => {
  await page.goto(addresses.contact)
  await audit()
  await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveText('Contact')
  await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/en/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to a person')
  await audit()
})

test('ROUTE-19 an unknown address answers 404 with a way on', async ({ page, audit, chosenCookies: _chosen }) => {
  const answer = await page.goto('/bestaat-niet')
  expect(answer?.status()).toBe(404)
  await audit()
  await page.getByRole('main').getByRole('link', { name: 'Naar de startpagina' }).click()
  await page.waitForURL(/:\d+\/$/)
})

test('ROUTE-19 ROUTE-20 an unknown address under /en says so in English, and no search engine keeps it', async ({
  page,
  audit,
  chosenCookies: _chosen,
}) => {
  const answer = await page.goto('/en/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await audit()
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL(/\/en$/)
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

test('ROUTE-13 the failed request is told in words, also when the address is opened by hand', async ({
  page,
  audit,
  chosenCookies: _chosen,
}) => {
  await page.goto(addresses.requestFailed)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je verzoek is niet gelukt')
  await audit()
  for (const [error, title] of [
    ['TRANSACTION_STATUS', 'We konden de stand bij je bank niet ophalen'],
    ['TIMEOUT', 'Het duurde te lang'],
  ]) {
    await page.evaluate((state) => history.replaceState({ usr: { error: state }, key: 'k', idx: 0 }, ''), error)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  }
})

test('ROUTE-5 ROUTE-15 the bank windows say so when they are opened by hand', async ({ page, audit }) => {
  await page.goto(addresses.redirection)
  await expect(page.getByRole('heading', { name: 'We kunnen je bank niet openen' })).toBeVisible()
  await audit()
  await page.goto(addresses.transactionSuccess)
  await expect(page.getByRole('link', { name: 'Ga verder met je aanvraag' })).toBeVisible()
  await audit()
})

test('ROUTE-5 ROUTE-15 ROUTE-20 the bank windows speak English to who came from an English page', async ({
  page,
  audit,
}) => {
  await page.goto(`${addresses.redirection}#language=en`)
  await expect(page.getByRole('heading', { name: 'We cannot open your bank' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('To your bank | Vlot')
  await audit()
  await page.evaluate((address) => sessionStorage.setItem('returnPage', address), addressOf('uploadTransactions', 'en'))
  await page.goto(addresses.transactionSuccess)
  const goOn = page.getByRole('link', { name: 'Continue your application' })
  await expect(goOn).toHaveAttribute('href', addressOf('uploadTransactions', 'en'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await audit()
})

test('NAV-1 NAV-8 FOOT-1 scrolling shows in the bar, and the logo leads back to the top', async ({
  page,
  chosenCookies: _chosen,
}) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 25))
  await expect
    .poll(() => page.evaluate(() => document.querySelector<HTMLElement>('.bar')?.style.getPropertyValue('--scroll')))
    .toBe('0.5')
  await page.evaluate(() => scrollTo(0, 900))
  await expect
    .poll(() => page.evaluate(() => document.querySelector<HTMLElement>('.bar')?.style.getPropertyValue('--scroll')))
    .toBe('1')
  await page.getByRole('contentinfo').getByRole('link', { name: /Vlot/ }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('SESS-1 SESS-2 a session that has ended says so and starts anew at home', async ({
  page,
  context,
  audit,
  chosenCookies: _chosen,
}) => {
  // The page renews its token a moment after its screen stands; one that came later would be kept instead of ours.
  const renewed = page.waitForResponse('**/session/token')
  await beginAt(page, 'company')
  await (await renewed).finished()
  await page.evaluate(() => fetch('/api/vlot/v1/limits').then((answer) => answer.text()))
  await context.clearCookies({ name: /vlot/ })
  await page.evaluate(() => sessionStorage.setItem('jwtToken', 'a.b.c'))
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Je sessie is verlopen' })
  await expect(dialog).toBeVisible()
  await audit()
  await dialog.getByRole('button', { name: 'Opnieuw beginnen' }).click()
  await page.waitForURL(/:\d+\/$/)
  expect(await page.evaluate(() => sessionStorage.getItem('caseId'))).toBeNull()
})

plain('a page that something else has changed on its way draws itself again under Trusted Types', async ({ page }) => {
  await page.route('**/request-failed', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('Je verzoek is', 'Jouw verzoek was') })
  })
  await page.goto(addresses.requestFailed)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Je verzoek is niet gelukt')
  await expect(heading).toHaveCSS('font-family', /Figtree/)
})
