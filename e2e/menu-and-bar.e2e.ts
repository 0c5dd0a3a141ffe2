import type { Page } from '@playwright/test'
import { linksOf } from './links.ts'
import { expect, test } from './page.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const bar = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('navigation', { name: /^(Hoofdmenu|Main menu)$/ })
const section = (page: Page, title: string) =>
  menu(page).locator('details', { has: page.locator('summary', { hasText: title }) })
const head = (page: Page, title: string) => section(page, title).locator('summary')

const borrow = {
  cards: ['Kortlopende zakelijke lening → /kortlopende-lening', 'Kortlopend krediet → /kortlopend-krediet'],
  words: ['Eén bedrag voor één plan, elke maand een stukje terug.', 'Ruimte op je rekening voor als het even eb is.'],
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
const serviceWords = [
  'Bel, mail, of laat je terugbellen.',
  'Hoe je een klant naar ons verwijst, en wat je ervoor krijgt.',
  'Zo rekent een geldverstrekker: onze regels op een rij, om te printen.',
]

const englishMenu = {
  'Business finance': [
    'Short-term loan → /en/kortlopende-lening',
    'Credit line → /en/kortlopend-krediet',
    'What is the difference between a loan and a credit line? → /en/veelgestelde-vragen?active=loan-or-credit',
    'How much can I borrow? → /en/veelgestelde-vragen?active=how-much',
    'What does a loan or credit line cost? → /en/veelgestelde-vragen?active=what-does-it-cost',
    'How long does an application take? → /en/veelgestelde-vragen?active=how-long',
    'All questions and answers → /en/veelgestelde-vragen',
  ],
  'Knowledge base': [
    ...knowledge.cards,
    'Running a business → /en/kennisbank/ondernemen',
    'Financial terms → /en/kennisbank/financiele-begrippen',
    'Ways to finance → /en/kennisbank/financieringsmogelijkheden',
  ],
  Service: [
    'Is it safe to connect my bank? → /en/veelgestelde-vragen?active=is-connecting-safe',
    'What if my application is refused? → /en/veelgestelde-vragen?active=refused',
    'Can I repay early? → /en/veelgestelde-vragen?active=early-repayment',
    'Go to all questions → /en/veelgestelde-vragen',
    'Contact → /en/contact',
    'For intermediaries → /en/tussenpersonen',
    'White paper → /en/zo-rekent-een-geldverstrekker',
  ],
}
const englishWords = [
  'One amount for one plan, repaid month by month.',
  'Breathing space for when the tide is out.',
  'Call, email, or ask us to call you back.',
  'How to refer a client to us, and what you earn.',
  'How a lender does the sums: our rules one by one, ready to print.',
]
async function expectEnglishMenu(page: Page): Promise<void> {
  for (const [title, links] of Object.entries(englishMenu)) expect(await linksOf(section(page, title))).toEqual(links)
  await expect(menu(page).locator('li > p')).toHaveText(englishWords)
}

test('NAV-3 NAV-4 NAV-5 the three sections of the menu hold their cards and links, and no others', async ({ page }) => {
  await page.goto('/')
  await head(page, 'Zakelijk lenen').hover()
  await expect(section(page, 'Zakelijk lenen').locator('.mega-card img')).toHaveCount(2)
  expect(await linksOf(section(page, 'Zakelijk lenen').locator('.mega-card'))).toEqual(borrow.cards)
  await expect(section(page, 'Zakelijk lenen').locator('.mega-card p')).toHaveText(borrow.words)
  expect(await linksOf(section(page, 'Zakelijk lenen').locator('.mega-list'))).toEqual(borrow.questions)
  await head(page, 'Kennisbank').hover()
  await expect(section(page, 'Kennisbank').locator('.mega-card img')).toHaveCount(3)
  expect(await linksOf(section(page, 'Kennisbank').locator('.mega-card'))).toEqual(knowledge.cards)
  expect(await linksOf(section(page, 'Kennisbank').locator('.mega-list'))).toEqual(knowledge.links)
  await head(page, 'Service').hover()
  expect(await linksOf(section(page, 'Service'))).toEqual(service)
  await expect(section(page, 'Service').locator('.mega-list li > p')).toHaveText(serviceWords)
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
test('NAV-2 NAV-3 NAV-4 NAV-5 every marketing page has the three headed sections, in Dutch and in English', async ({
  page,
}) => {
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
    if (path === '/en') await expectEnglishMenu(page)
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
  // Scrolled so far, the bar has stayed in sight.
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0)
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

test('FOOT-1 the English footer leads to the English pages, and has its line', async ({ page }) => {
  await page.goto('/en/voorwaarden')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('© 2026 Vlot. Vlot is a demonstration: no real money is lent here.')).toBeVisible()
  expect(await linksOf(footer)).toEqual([
    'Vlot → /en',
    ...simpleBar.en.slice(0, 3),
    'Knowledge base → /en/kennisbank',
    'Contact → /en/contact',
    'Code of conduct → /en/gedragscode',
    'Terms → /en/voorwaarden',
    'Disclaimer → /en/disclaimer',
    'Privacy → /en/privacyverklaring',
    'Your data → /en/jouw-gegevens',
    'Cookies → /en/cookies',
  ])
})
