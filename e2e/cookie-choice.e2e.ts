import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './page.ts'
import { untilQuiet } from './taken-over.ts'

const banner = (page: Page) => page.getByRole('region', { name: /^(Mogen we meten|May we measure)/ })
const daysLeft = (expires: number) => (expires - Date.now() / 1_000) / (24 * 60 * 60)

/** The two cookies, with their values, as the browser keeps them. */
const kept = async (context: BrowserContext) =>
  (await context.cookies())
    .filter(({ name }) => name.startsWith('cookie_'))
    .map(({ name, value }) => `${name}=${value}`)
    .toSorted()

test('COOK-1 every page asks until there is consent, in its language, but for the cookies page', async ({
  page,
  context,
  baseURL,
}) => {
  for (const path of [
    '/',
    '/veelgestelde-vragen',
    '/kennisbank',
    '/request-failed',
    '/reconsent/NL',
    '/bestaat-niet',
  ]) {
    await page.goto(path)
    await expect(banner(page), path).toBeVisible()
    await expect(banner(page).getByRole('heading')).toHaveText('Mogen we meten hoe je de site gebruikt?')
  }
  await page.goto('/en/contact')
  await expect(banner(page).getByRole('heading')).toHaveText('May we measure how you use the site?')
  for (const path of ['/cookies', '/en/cookies']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible()
    await expect(banner(page), path).toBeHidden()
  }
  for (const [value, isAsked] of [
    ['false', true],
    ['1', true],
    ['true', false],
  ] as const) {
    await context.addCookies([{ name: 'cookie_consent', value, url: baseURL! }])
    await page.goto('/contact')
    await expect(page.locator('.bar[style*="--scroll"]')).toBeVisible()
    await expect(banner(page)).toBeVisible({ visible: isAsked })
  }
})

test('COOK-2 accepting keeps both kinds, and the banner does not come back', async ({ page, context }) => {
  await page.goto('/contact')
  await expect(banner(page).getByText('Wat nodig is om de site te laten werken, gebruiken we altijd.')).toBeVisible()
  await expect(banner(page).getByRole('radio')).toHaveCount(0)
  await banner(page).getByRole('button', { name: 'Ja, dat is goed' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await kept(context)).toEqual(['cookie_consent=true', 'cookie_preferences=analytics'])
  await page.goto('/veelgestelde-vragen')
  await expect(page.locator('.bar[style*="--scroll"]')).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test('COOK-2 under options there are two, of which the necessary one is chosen, and saving keeps the choice', async ({
  page,
  context,
}) => {
  for (const [label, preference] of [
    ['Alleen noodzakelijk', 'necessary'],
    ['Noodzakelijk en meten', 'analytics'],
  ] as const) {
    await context.clearCookies()
    await page.goto('/contact')
    await banner(page).getByRole('button', { name: 'Zelf kiezen' }).click()
    const options = banner(page).getByRole('radio')
    await expect(options).toHaveCount(2)
    await expect(banner(page).locator('label strong')).toHaveText(['Alleen noodzakelijk', 'Noodzakelijk en meten'])
    await expect(options.first()).toBeChecked()
    await banner(page).getByRole('radio', { name: label }).check()
    await banner(page).getByRole('button', { name: 'Bewaar mijn keuze' }).click()
    await expect(banner(page)).toBeHidden()
    expect(await kept(context)).toEqual(['cookie_consent=true', `cookie_preferences=${preference}`])
  }
})

test('COOK-2 the first layer has a plain no, as easy as the yes beside it', async ({ page, context }) => {
  for (const [path, words] of [
    ['/contact', ['Ja, dat is goed', 'Nee, liever niet', 'Zelf kiezen']],
    ['/en/contact', ['Yes, that is fine', 'No, rather not', 'Let me choose']],
  ] as const) {
    await context.clearCookies()
    await page.goto(path)
    const buttons = banner(page).getByRole('button')
    await expect(buttons).toHaveText([...words])
    const [yes, no] = [(await buttons.nth(0).boundingBox())!, (await buttons.nth(1).boundingBox())!]
    expect([no.y, no.height]).toEqual([yes.y, yes.height])
    const looks = await buttons.evaluateAll((all) =>
      all.slice(0, 2).map((one) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(one)
        return [backgroundColor, color, fontSize, fontWeight]
      }),
    )
    expect(looks[1]).toEqual(looks[0])
    await buttons.nth(1).click()
    await expect(banner(page)).toBeHidden()
    expect(await kept(context)).toEqual(['cookie_consent=true', 'cookie_preferences=necessary'])
  }
})

test('COOK-2 the cookies page keeps the choice as well, and shows the one that was made', async ({ page, context }) => {
  await page.goto('/cookies')
  const options = page.getByRole('main').getByRole('radio')
  await expect(options).toHaveCount(2)
  await expect(options.first()).toBeChecked()
  await page.getByRole('radio', { name: /Noodzakelijk en meten/ }).check()
  await page.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
  await expect(page.getByText('Je keuze is bewaard.')).toBeVisible()
  expect(await kept(context)).toEqual(['cookie_consent=true', 'cookie_preferences=analytics'])
  await page.reload()
  await expect(options.nth(1)).toBeChecked()
})

test('COOK-3 both cookies last six months on every path, SameSite Lax, and Secure where the site is', async ({
  page,
  context,
  baseURL,
}) => {
  const secure = 'https://vlot.example'
  // The same site as it is met outside: by https.
  await page.route(`${secure}/**`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(secure, baseURL!) }) }),
  )
  for (const [origin, isSecure] of [
    [baseURL!, false],
    [secure, true],
  ] as const) {
    await context.clearCookies()
    await page.goto(`${origin}/veelgestelde-vragen`)
    await banner(page).getByRole('button', { name: 'Ja, dat is goed' }).click()
    const cookies = await context.cookies(`${origin}/een/pad`)
    expect(cookies.map(({ name, path, sameSite, secure: only }) => [name, path, sameSite, only]).toSorted()).toEqual([
      ['cookie_consent', '/', 'Lax', isSecure],
      ['cookie_preferences', '/', 'Lax', isSecure],
    ])
    for (const { expires } of cookies) {
      expect(daysLeft(expires)).toBeGreaterThan(181)
      expect(daysLeft(expires)).toBeLessThan(184.5)
    }
  }
})

test('COOK-3 before a choice nothing is stored and nothing is sent elsewhere', async ({ page, context, baseURL }) => {
  const elsewhere: string[] = []
  context.on('request', (request) => request.url().startsWith(baseURL!) || elsewhere.push(request.url()))
  for (const path of ['/', '/contact', '/kennisbank/financiele-begrippen/wat-is-btw', '/veelgestelde-vragen']) {
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, 600))
    await expect(banner(page)).toBeVisible()
  }
  await untilQuiet(page)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([])
  expect(elsewhere).toEqual([])
})
