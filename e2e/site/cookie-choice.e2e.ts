import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import { untilQuiet } from '../support/taken-over.ts'

const banner = (page: Page) => page.getByRole('region', { name: /^(Mogen we meten|Can we use)/ })
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
  await expect(banner(page).getByRole('heading')).toHaveText('Can we use analytics cookies?')
  await expect(banner(page).getByText('Essential cookies are always on.')).toBeVisible()
  await expect(banner(page).getByText('We only use the others if you say yes.')).toBeVisible()
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
  await expect(banner(page).getByText('Noodzakelijke cookies staan altijd aan.')).toBeVisible()
  await expect(banner(page).getByText('Meten doen we alleen als jij dat goed vindt.')).toBeVisible()
  await expect(banner(page).getByRole('link', { name: 'Lees meer over cookies' })).toHaveAttribute('href', '/cookies')
  await expect(banner(page).getByRole('radio')).toHaveCount(0)
  await banner(page).getByRole('button', { name: 'Ja, prima' }).click()
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
  const dutch = {
    path: '/contact',
    choose: 'Zelf kiezen',
    kinds: ['Alleen noodzakelijk', 'Noodzakelijk en meten'],
    hints: ['De site werkt gewoon. We meten niets.', 'We tellen welke pagina’s je bekijkt, om de site beter te maken.'],
    save: 'Bewaar mijn keuze',
  }
  const english = {
    path: '/en/contact',
    choose: 'Let me choose',
    kinds: ['Essential only', 'Essential and analytics'],
    hints: ['The site works as usual. We measure nothing.', 'We count which pages you view, to make the site better.'],
    save: 'Save my choice',
  }
  for (const [words, index, preference] of [
    [dutch, 0, 'necessary'],
    [dutch, 1, 'analytics'],
    [english, 1, 'analytics'],
  ] as const) {
    await context.clearCookies()
    await page.goto(words.path)
    await banner(page).getByRole('button', { name: words.choose }).click()
    const options = banner(page).getByRole('radio')
    await expect(options).toHaveCount(2)
    await expect(banner(page).locator('label strong')).toHaveText(words.kinds)
    await expect(banner(page).locator('label small')).toHaveText(words.hints)
    await expect(options.first()).toBeChecked()
    await expect(options.first()).toBeFocused()
    await expect(banner(page).getByRole('button')).toHaveText([words.save])
    await options.nth(index).check()
    await banner(page).getByRole('button', { name: words.save }).click()
    await expect(banner(page)).toBeHidden()
    expect(await kept(context)).toEqual(['cookie_consent=true', `cookie_preferences=${preference}`])
  }
})

test('COOK-2 the first layer has a plain no, as easy as the yes beside it', async ({ page, context }) => {
  for (const [path, words] of [
    ['/contact', ['Ja, prima', 'Nee, liever niet', 'Zelf kiezen']],
    ['/en/contact', ['Accept', 'Reject', 'Let me choose']],
  ] as const) {
    await context.clearCookies()
    await page.goto(path)
    const buttons = banner(page).getByRole('button')
    await expect(buttons).toHaveText([...words])
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', path.replace('contact', 'cookies'))
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

test('COOK-1 the banner never lies over what the keyboard has reached, down to the last link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/en/contact']) {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    let stops = 0
    for (; stops < 120; stops++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const at = document.activeElement!
        const over = document.querySelector('[data-cookie-banner]')!
        const isHidden = !over.contains(at) && at.getBoundingClientRect().bottom > over.getBoundingClientRect().top + 1
        return { words: at.textContent.slice(0, 80), isEnd: at === document.body, isHidden }
      })
      if (stop.isEnd) break
      expect(stop.isHidden, `${path}: ${stop.words}`).toBe(false)
    }
    expect(stops).toBeGreaterThan(15)
    expect(stops).toBeLessThan(120)
  }
})

test('COOK-1 at 200 % zoom the banner is nowhere over the form', async ({ page }) => {
  for (const size of [
    { width: 720, height: 450 },
    { width: 195, height: 422 },
    { width: 960, height: 540 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    const covered = await page.evaluate(() => {
      const form = document.querySelector('#company-form')!
      const over = document.querySelector('[data-cookie-banner]')!
      const depths: number[] = []
      for (let y = 0; y < document.documentElement.scrollHeight; y += 150) {
        scrollTo({ top: y, behavior: 'instant' })
        const [a, b] = [form.getBoundingClientRect(), over.getBoundingClientRect()]
        if (a.bottom > b.top && b.bottom > a.top) depths.push(y)
      }
      return depths
    })
    expect(covered, `${size.width} wide`).toEqual([])
  }
})

test('COOK-1 on a page that a mail leads to it is a slim bar below everything', async ({ page }) => {
  for (const path of ['/reconsent/NL', '/en/verder-gaan', '/afmelden', '/mijn-aanvraag']) {
    for (const [size, most] of [
      [{ width: 1440, height: 900 }, 110],
      [{ width: 390, height: 844 }, 260],
    ] as const) {
      await page.setViewportSize(size)
      await page.goto(path)
      await expect(banner(page)).toBeVisible()
      // Both places in one go: the page may still be filling.
      const belowFooter = () =>
        banner(page).evaluate(
          (one) => one.getBoundingClientRect().top - document.querySelector('footer')!.getBoundingClientRect().bottom,
        )
      await expect.poll(belowFooter, path).toBeGreaterThanOrEqual(-1)
      const bar = (await banner(page).boundingBox())!
      expect(bar.height, path).toBeLessThan(most)
      await page.evaluate(() => scrollTo(0, 400))
      expect((await banner(page).boundingBox())!.y, 'it moves with the page').toBeLessThan(bar.y)
    }
  }
})

test('COOK-2 after the choice the focus is where it was, or at the text of the page', async ({ page, context }) => {
  for (const name of ['Ja, prima', 'Nee, liever niet']) {
    await context.clearCookies()
    await page.goto('/contact')
    await banner(page).getByRole('button', { name }).click()
    await expect(page.getByRole('main')).toBeFocused()
  }
  await context.clearCookies()
  await page.goto('/contact')
  const field = page.getByRole('textbox').first()
  await field.focus()
  await banner(page).getByRole('button', { name: 'Zelf kiezen' }).click()
  await banner(page).getByRole('button', { name: 'Bewaar mijn keuze' }).click()
  await expect(field).toBeFocused()
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
  await page.goto('/en/cookies')
  await expect(page.getByRole('main').locator('label strong')).toHaveText(['Essential only', 'Essential and analytics'])
  await expect(options.nth(1)).toBeChecked()
  await options.first().check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect(page.getByText('Your choice is saved.')).toBeVisible()
  expect(await kept(context)).toEqual(['cookie_consent=true', 'cookie_preferences=necessary'])
})

test('COOK-3 both cookies last six months on every path, SameSite Lax and Secure, on http://localhost too', async ({
  page,
  context,
  baseURL,
}) => {
  const secure = 'https://vlot.example'
  // The same site as it is met outside: by https.
  await page.route(`${secure}/**`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(secure, baseURL!) }) }),
  )
  for (const origin of [baseURL!, secure]) {
    await context.clearCookies()
    await page.goto(`${origin}/veelgestelde-vragen`)
    await banner(page).getByRole('button', { name: 'Ja, prima' }).click()
    const cookies = await context.cookies(`${origin}/een/pad`)
    expect(cookies.map(({ name, path, sameSite, secure: only }) => [name, path, sameSite, only]).toSorted()).toEqual([
      ['cookie_consent', '/', 'Lax', true],
      ['cookie_preferences', '/', 'Lax', true],
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
