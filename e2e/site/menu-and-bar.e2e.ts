import type { Page } from '@playwright/test'
import { linksOf } from '../support/links.ts'
import { expect, test } from '../support/page.ts'
import { recordScrolling, scrolledTo } from '../support/scrolling.ts'

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
  'In Dutch',
  'In Dutch',
  'In Dutch',
  'Call, email, or ask us to call you back.',
  'How to refer a client to us, and what you earn.',
  'How a lender decides: our rules one by one, ready to print.',
]
const englishLists = ['Common questions', 'Subjects', 'Quick answers', 'Talk to us', 'More from us']
async function expectEnglishMenu(page: Page): Promise<void> {
  for (const [title, links] of Object.entries(englishMenu)) expect(await linksOf(section(page, title))).toEqual(links)
  await expect(menu(page).locator('li > p')).toHaveText(englishWords)
  await expect(menu(page).locator('.mega-title')).toHaveText(englishLists)
  expect((await linksOf(menu(page))).at(-1)).toBe('Find my business → /en#zoek')
}

/** The files of the pictures in a section, once each of them is drawn; a build adds a mark to some names. */
async function picturesOf(page: Page, title: string): Promise<string[]> {
  const pictures = section(page, title).locator('.mega-card img')
  const isDrawn = () => pictures.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.naturalWidth > 0))
  await expect.poll(isDrawn).toBe(true)
  return pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src.split('/').at(-1) ?? ''))
}

test('NAV-3 NAV-4 NAV-5 the three sections of the menu hold their cards and links, and no others', async ({ page }) => {
  await page.goto('/')
  await head(page, 'Zakelijk lenen').hover()
  expect(await picturesOf(page, 'Zakelijk lenen')).toEqual([
    expect.stringMatching(/^loan\b.*\.svg$/),
    expect.stringMatching(/^credit\b.*\.svg$/),
  ])
  expect(await linksOf(section(page, 'Zakelijk lenen').locator('.mega-card'))).toEqual(borrow.cards)
  await expect(section(page, 'Zakelijk lenen').locator('.mega-card p')).toHaveText(borrow.words)
  expect(await linksOf(section(page, 'Zakelijk lenen').locator('.mega-list'))).toEqual(borrow.questions)
  await head(page, 'Kennisbank').hover()
  expect(await picturesOf(page, 'Kennisbank')).toEqual([
    expect.stringMatching(/^kans-op-een-geslaagde-aanvraag\b/),
    expect.stringMatching(/^werkkapitaal(?!-financieren)/),
    expect.stringMatching(/^debiteurenbeheer-zo-krijg-je-sneller-betaald\b/),
  ])
  expect(await linksOf(section(page, 'Kennisbank').locator('.mega-card'))).toEqual(knowledge.cards)
  await expect(section(page, 'Kennisbank').locator('.mega-card p')).toHaveCount(0)
  expect(await linksOf(section(page, 'Kennisbank').locator('.mega-list'))).toEqual(knowledge.links)
  await head(page, 'Service').hover()
  expect(await linksOf(section(page, 'Service'))).toEqual(service)
  await expect(section(page, 'Service').locator('.mega-list li > p')).toHaveText(serviceWords)
  for (const link of await section(page, 'Service').getByRole('link').all()) await expect(link).toBeVisible()
  await expect(menu(page).locator('.mega-title')).toHaveText([
    'Vaak gevraagd',
    'Onderwerpen',
    'Snel antwoord',
    'Ons spreken',
    'Verder kijken',
  ])
})

/** The marketing pages, each with the links of its menu that lead to itself. */
const marketingPages: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/zakelijke-lening': ['Kortlopende zakelijke lening'],
  '/kortlopende-lening': ['Kortlopende zakelijke lening'],
  '/zakelijk-krediet': ['Kortlopend krediet'],
  '/kortlopend-krediet': ['Kortlopend krediet'],
  '/veelgestelde-vragen': ['Alle veelgestelde vragen', 'Naar alle vragen'],
  '/contact': ['Contact'],
  '/kennisbank/financiele-begrippen/wat-is-btw': [],
}
const englishMarketingPages: Readonly<Record<string, readonly string[]>> = {
  '/en': [],
  '/en/zakelijke-lening': ['Short-term loan'],
  '/en/zakelijk-krediet': ['Credit line'],
  '/en/veelgestelde-vragen': ['All questions and answers', 'Go to all questions'],
  '/en/contact': ['Contact'],
}
test('NAV-2 NAV-3 NAV-4 NAV-5 NAV-7 every marketing page has the three headed sections, its own link off, in Dutch and in English', async ({
  page,
}) => {
  const expectMenu = async (path: string, titles: readonly string[], own: readonly string[]) => {
    await page.goto(path)
    await expect(menu(page).locator('summary'), path).toHaveText(titles)
    await expect(menu(page).locator('a:not([href])'), path).toHaveText(own)
    await expect(menu(page).locator('a[aria-current=page]'), path).toHaveText(own)
  }
  for (const [path, own] of Object.entries(marketingPages)) {
    await expectMenu(path, ['Zakelijk lenen', 'Kennisbank', 'Service'], own)
    expect((await linksOf(menu(page))).at(-1), path).toBe('Zoek mijn bedrijf → /#zoek')
  }
  for (const [path, own] of Object.entries(englishMarketingPages)) {
    await expectMenu(path, ['Business finance', 'Knowledge base', 'Service'], own)
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
    await head(page, title).click()
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
  await head(page, 'Service').press('Space')
  await expect(link).toBeVisible()
  await page.mouse.click(640, 850)
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
    ['nl', '/reconsent/NL'],
    ['en', '/en/voorwaarden'],
  ] as const) {
    await page.goto(path)
    await expect(menu(page).locator('summary'), path).toHaveCount(0)
    expect(await linksOf(menu(page)), path).toEqual(simpleBar[language])
    for (const link of await menu(page).getByRole('link').all()) await expect(link).toBeVisible()
    const other = bar(page).getByRole('link', { name: /^(English|Nederlands)$/ })
    await expect(other, path).toHaveCount(1)
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
  await expect(bar(page).locator('.bar-logo svg')).toBeVisible()
  await expect(bar(page).locator('.bar-logo .bar-name')).toBeVisible()
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
