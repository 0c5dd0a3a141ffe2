import type { Locator, Page } from '@playwright/test'
import { expect, test } from './page.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const bar = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('navigation', { name: /^(Hoofdmenu|Main menu)$/ })
const section = (page: Page, title: string) =>
  menu(page).locator('details', { has: page.locator('summary', { hasText: title }) })
const head = (page: Page, title: string) => section(page, title).locator('summary')

/** Each link as "words → address", in the order of the page; a link that is off has no address. */
const linksOf = (place: Locator) =>
  place
    .locator('a')
    .evaluateAll((all) => all.map((one) => `${one.textContent.trim()} → ${one.getAttribute('href') ?? 'here'}`))

const borrow = {
  cards: ['Kortlopende zakelijke lening → /kortlopende-lening', 'Kortlopend krediet → /kortlopend-krediet'],
  questions: [
    'Wat is het verschil tussen een lening en een krediet? → /veelgestelde-vragen?active=loan-or-credit',
    'Hoeveel kan ik lenen? → /veelgestelde-vragen?active=how-much',
    'Wat kost een lening of krediet? → /veelgestelde-vragen?active=what-does-it-cost',
    'Hoe lang duurt een aanvraag? → /veelgestelde-vragen?active=how-long',
    'Alle veelgestelde vragen → /veelgestelde-vragen',
  ],
}
const knowledge = {
  cards: [
    'Zo vergroot je de kans op een geslaagde aanvraag → /kennisbank/financieringsmogelijkheden/kans-op-een-geslaagde-aanvraag',
    'Werkkapitaal: wat is het en hoe bereken je het? → /kennisbank/financiele-begrippen/werkkapitaal',
    'Debiteurenbeheer: zo krijg je sneller betaald → /kennisbank/ondernemen/debiteurenbeheer-zo-krijg-je-sneller-betaald',
  ],
  links: [
    'Ondernemen → /kennisbank/ondernemen',
    'Financiële begrippen → /kennisbank/financiele-begrippen',
    'Financieringsmogelijkheden → /kennisbank/financieringsmogelijkheden',
  ],
}
const service = [
  'Is het veilig om mijn bank te koppelen? → /veelgestelde-vragen?active=is-connecting-safe',
  'Wat als mijn aanvraag wordt afgewezen? → /veelgestelde-vragen?active=refused',
  'Mag ik eerder aflossen? → /veelgestelde-vragen?active=early-repayment',
  'Naar alle vragen → /veelgestelde-vragen',
  'Contact → /contact',
  'Voor tussenpersonen → /tussenpersonen',
  'Whitepaper → /zo-rekent-een-geldverstrekker',
]

test('NAV-3 NAV-4 NAV-5 the three sections of the menu hold their cards and links, and no others', async ({ page }) => {
  await page.goto('/')
  await head(page, 'Zakelijk lenen').hover()
  await expect(section(page, 'Zakelijk lenen').locator('.mega-card img')).toHaveCount(2)
  expect(await linksOf(section(page, 'Zakelijk lenen').locator('.mega-card'))).toEqual(borrow.cards)
  expect(await linksOf(section(page, 'Zakelijk lenen').locator('.mega-list'))).toEqual(borrow.questions)
  await head(page, 'Kennisbank').hover()
  await expect(section(page, 'Kennisbank').locator('.mega-card img')).toHaveCount(3)
  expect(await linksOf(section(page, 'Kennisbank').locator('.mega-card'))).toEqual(knowledge.cards)
  expect(await linksOf(section(page, 'Kennisbank').locator('.mega-list'))).toEqual(knowledge.links)
  await head(page, 'Service').hover()
  expect(await linksOf(section(page, 'Service'))).toEqual(service)
  for (const link of await section(page, 'Service').getByRole('link').all()) await expect(link).toBeVisible()
})

const marketingPages = [
  '/',
  '/zakelijke-lening',
  '/kortlopende-lening',
  '/zakelijk-krediet',
  '/kortlopend-krediet',
  '/veelgestelde-vragen',
  '/contact',
  '/kennisbank/financiele-begrippen/wat-is-btw',
]
test('NAV-2 every marketing page has the three headed sections, in Dutch and in English', async ({ page }) => {
  for (const path of marketingPages) {
    await page.goto(path)
    await expect(menu(page).locator('summary'), path).toHaveText(['Zakelijk lenen', 'Kennisbank', 'Service'])
  }
  for (const path of [
    '/en',
    '/en/zakelijke-lening',
    '/en/zakelijk-krediet',
    '/en/veelgestelde-vragen',
    '/en/contact',
  ]) {
    await page.goto(path)
    await expect(menu(page).locator('summary'), path).toHaveText(['Business finance', 'Knowledge base', 'Service'])
  }
})

test('NAV-2 the mouse opens each section and closes it when it leaves; Enter, Escape and the focus do too', async ({
  page,
}) => {
  await page.goto('/contact')
  for (const title of ['Zakelijk lenen', 'Kennisbank', 'Service']) {
    const inside = section(page, title).locator('a').first()
    await expect(inside).toBeHidden()
    await head(page, title).hover()
    await expect(inside).toBeVisible()
    await page.mouse.move(640, 880)
    await expect(inside).toBeHidden()
  }
  const link = section(page, 'Service').locator('a').first()
  await head(page, 'Service').focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(head(page, 'Service')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await bar(page).getByRole('link', { name: /^Vlot/ }).focus()
  await expect(link).toBeHidden()
})

test(
  'NAV-6 on a phone the menu opens and closes, and its three sections are accordions below each other',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/contact')
    await expect(menu(page)).toBeHidden()
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    await expect(menu(page)).toBeVisible()
    await expect(menu(page).locator('summary')).toHaveText(['Zakelijk lenen', 'Kennisbank', 'Service'])
    const tops = await menu(page)
      .locator('summary')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(new Set(tops).size).toBe(3)
    for (const title of ['Zakelijk lenen', 'Kennisbank', 'Service']) {
      const inside = section(page, title).locator('a').first()
      await expect(inside).toBeHidden()
      await head(page, title).click()
      await expect(inside).toBeVisible()
      await head(page, title).click()
      await expect(inside).toBeHidden()
    }
    await button.click()
    await expect(menu(page)).toBeHidden()
  },
)

const simpleBar = {
  nl: [
    'Kortlopende zakelijke lening → /kortlopende-lening',
    'Kortlopend krediet → /kortlopend-krediet',
    'Veelgestelde vragen → /veelgestelde-vragen',
    'Contact → /contact',
  ],
  en: [
    'Short-term loan → /en/kortlopende-lening',
    'Credit line → /en/kortlopend-krediet',
    'Questions and answers → /en/veelgestelde-vragen',
    'Contact → /en/contact',
  ],
}

test('NAV-7 every other page has a bar of exactly four links, all in sight', async ({ page }) => {
  for (const [language, path] of [
    ['nl', '/cookies'],
    ['nl', '/privacyverklaring'],
    ['nl', '/bestaat-niet'],
    ['nl', '/request-failed'],
    ['en', '/en/voorwaarden'],
  ] as const) {
    await page.goto(path)
    await expect(menu(page).locator('summary'), path).toHaveCount(0)
    expect(await linksOf(menu(page)), path).toEqual(simpleBar[language])
    for (const link of await menu(page).getByRole('link').all()) await expect(link).toBeVisible()
  }
})

test('NAV-7 the link of the current page is off and underlined', async ({ page }) => {
  await page.goto('/kortlopende-lening')
  await head(page, 'Zakelijk lenen').hover()
  const here = menu(page).locator('[aria-current=page]')
  await expect(here).toHaveText('Kortlopende zakelijke lening')
  await expect(here).toHaveAttribute('aria-disabled', 'true')
  expect(await here.getAttribute('href')).toBeNull()
  await expect(here).toHaveCSS('text-decoration-line', 'underline')
  await expect(here).toHaveCSS('text-decoration-color', 'rgb(242, 106, 27)')
  await expect(menu(page).getByRole('link', { name: 'Kortlopend krediet' })).toHaveCSS('text-decoration-line', 'none')
})

test('NAV-1 the logo is counted, scrolls to the top and goes home, where it loads nothing again', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'cookie_consent', value: 'true', url: baseURL! },
    { name: 'cookie_preferences', value: 'analytics', url: baseURL! },
  ])
  await page.goto('/contact')
  await bar(page)
    .getByRole('link', { name: /^Vlot ?, naar de startpagina$/ })
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  await recordScrolling(page)
  await page.evaluate(() => scrollTo(0, 900))
  await bar(page)
    .getByRole('link', { name: /^Vlot ?, naar de startpagina$/ })
    .click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await scrolledTo(page)).toEqual([{ top: 0, behavior: 'smooth' }])
  const answer = await page.evaluate(() => (window.dataLayer ?? []).map((event) => (event as { event: string }).event))
  expect(answer).toEqual(['page_view', 'logo_click'])
  await page.goto('/en/contact')
  await bar(page)
    .getByRole('link', { name: /^Vlot ?, go to the home page$/ })
    .click()
  await page.waitForURL((url) => url.pathname === '/en')
})

type Scrolled = { scrolled: unknown[] }

/** Keeps what the page asks of `scrollTo`, which goes on as before; a new document forgets it. */
const recordScrolling = (page: Page) =>
  page.evaluate(() => {
    const plain = window.scrollTo.bind(window)
    const scrolled: unknown[] = []
    Object.assign(window, {
      scrolled,
      scrollTo: (...to: [ScrollToOptions]) => {
        if (typeof to[0] === 'object') scrolled.push(to[0])
        plain(...to)
      },
    })
  })
const scrolledTo = (page: Page) => page.evaluate(() => (window as unknown as Scrolled).scrolled)

test('NAV-8 the bar turns from cream to white over the first 50 px of scrolling', async ({ page }) => {
  await page.goto('/contact')
  const progress = () =>
    page.evaluate(() => Number(document.querySelector<HTMLElement>('.bar')!.style.getPropertyValue('--scroll') || NaN))
  const colour = () => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(progress).toBe(0)
  const atTop = await colour()
  for (const [place, share] of [
    [10, 0.2],
    [25, 0.5],
    [49, 0.98],
    [50, 1],
    [400, 1],
  ] as const) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), place)
    await expect.poll(progress).toBe(share)
  }
  expect([atTop, await colour()].map(channels)).toEqual([
    [255, 250, 244],
    [255, 255, 255],
  ])
})

/** `color(srgb 1 0.98 0.957)` and `rgb(255, 250, 244)` alike, as numbers from 0 to 255. */
function channels(colour: string): number[] {
  const numbers = (colour.match(/[\d.]+/g) ?? []).map(Number).slice(0, 3)
  return colour.startsWith('color(') ? numbers.map((part) => Math.round(part * 255)) : numbers
}

const footerLinks = [
  'Vlot → /',
  'Kortlopende zakelijke lening → /kortlopende-lening',
  'Kortlopend krediet → /kortlopend-krediet',
  'Veelgestelde vragen → /veelgestelde-vragen',
  'Kennisbank → /kennisbank',
  'Contact → /contact',
  'Gedragscode → /gedragscode',
  'Voorwaarden → /voorwaarden',
  'Disclaimer → /disclaimer',
  'Privacy → /privacyverklaring',
  'Jouw gegevens → /jouw-gegevens',
  'Cookies → here',
]

test('FOOT-1 the footer has its documents and the copyright line, and its logo leads smoothly to the top and home', async ({
  page,
}) => {
  await page.goto('/cookies')
  const footer = page.getByRole('contentinfo')
  expect(await linksOf(footer)).toEqual(footerLinks.map((line) => line.replace('→ here', '→ /cookies')))
  await expect(
    footer.getByText('© 2026 Vlot. Vlot is een demonstratie: hier wordt geen echt geld uitgeleend.'),
  ).toBeVisible()
  const titles = {
    '/gedragscode': 'Gedragscode',
    '/voorwaarden': 'Voorwaarden',
    '/disclaimer': 'Disclaimer',
    '/privacyverklaring': 'Privacyverklaring',
    '/cookies': 'Cookies, zonder kleine letters',
  }
  for (const [path, title] of Object.entries(titles)) {
    await page.goto('/')
    await footer.locator(`a[href="${path}"]`).click()
    await page.waitForURL(`**${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await footer.getByRole('link', { name: 'Vlot', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await recordScrolling(page)
  await footer.getByRole('link', { name: 'Vlot', exact: true }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await scrolledTo(page)).toEqual([{ top: 0, behavior: 'smooth' }])
})

test('FOOT-1 the English footer leads to the English documents', async ({ page }) => {
  await page.goto('/en/voorwaarden')
  const links = await linksOf(page.getByRole('contentinfo'))
  expect(links.slice(6)).toEqual([
    'Code of conduct → /en/gedragscode',
    'Terms → /en/voorwaarden',
    'Disclaimer → /en/disclaimer',
    'Privacy → /en/privacyverklaring',
    'Your data → /en/jouw-gegevens',
    'Cookies → /en/cookies',
  ])
})
