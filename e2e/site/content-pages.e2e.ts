import type { Page } from '@playwright/test'
import { addresses } from '#web/addresses.ts'
import { contentPages } from '../support/content-page-table.ts'
import { linksOf } from '../support/links.ts'
import { expect, test } from '../support/page.ts'
import { ownStack } from '../support/stacks.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const origin = 'https://vlot.example'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const headOf = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null
    const types = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => (JSON.parse(script.textContent ?? '') as { '@type': string })['@type'],
    )
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: of('meta[name=description]', 'content')?.length ?? 0,
      canonical: of('link[rel=canonical]', 'href'),
      dutch: of('link[hreflang=nl]', 'href'),
      english: of('link[hreflang=en]', 'href'),
      openGraph: ['title', 'description', 'type', 'url', 'image', 'locale'].filter(
        (name) => !of(`meta[property="og:${name}"]`, 'content'),
      ),
      url: of('meta[property="og:url"]', 'content'),
      locale: of('meta[property="og:locale"]', 'content'),
      robots: of('meta[name=robots]', 'content'),
      types,
    }
  })

const englishPath = (path: string) => (path === '/' ? '/en' : `/en${path}`)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { rows, path, canonical = path, title, pageTitle, types, parts, links } of contentPages) {
    test(`${rows} ROUTE-20 ROUTE-21 ${path} is there in both languages, and says what it is`, async ({ page }) => {
      for (const language of ['nl', 'en'] as const) {
        const address = language === 'nl' ? path : englishPath(path)
        expect((await page.goto(address))?.status(), address).toBe(200)
        await expect(heading(page)).toHaveText(title[language])
        const main = page.getByRole('main')
        await expect(main.locator('h2, h3'), address).toHaveText(parts[language])
        const found = (await linksOf(main)).map((link) => link.replace(ownStack.sandboxOrigin, 'sandbox'))
        expect(found, address).toEqual(links[language])
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(600)
        const { description, openGraph, ...head } = await headOf(page)
        const own = origin + (language === 'nl' ? canonical : englishPath(canonical))
        expect(head).toEqual({
          lang: language,
          title: pageTitle[language],
          canonical: own,
          url: own,
          dutch: origin + canonical,
          english: origin + englishPath(canonical),
          locale: language === 'nl' ? 'nl_NL' : 'en_GB',
          robots: null,
          types,
        })
        expect(description).toBeGreaterThan(50)
        expect(openGraph, 'Open Graph properties that are missing').toEqual([])
      }
    })
  }
})

test('ROUTE-2 ROUTE-3 both addresses of a product hold the same page', async ({ page }) => {
  for (const [one, other] of [
    ['/zakelijke-lening', '/kortlopende-lening'],
    ['/zakelijk-krediet', '/kortlopend-krediet'],
  ] as const) {
    const words: string[] = []
    for (const path of [one, other]) {
      await page.goto(path)
      words.push(await page.getByRole('main').innerText())
    }
    expect(words[1]).toBe(words[0])
  }
})

test('ROUTE-1 home has the company search and the button that begins it', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('combobox', { name: 'Voor welk bedrijf is het?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check of je kunt lenen' })).toBeVisible()
})

const twins: readonly (readonly [dutch: string, english: string])[] = [
  ['/', '/en'],
  ['/kortlopende-lening', '/en/kortlopende-lening'],
  ['/veelgestelde-vragen', '/en/veelgestelde-vragen'],
  ['/contact', '/en/contact'],
  ['/voorwaarden', '/en/voorwaarden'],
  ['/kennisbank', '/en/kennisbank'],
  ['/kennisbank/ondernemen', '/en/kennisbank/ondernemen'],
  ['/kennisbank/financiele-begrippen', '/en/kennisbank/financiele-begrippen'],
  ['/kennisbank/financieringsmogelijkheden', '/en/kennisbank/financieringsmogelijkheden'],
  ['/request-failed', '/en/request-failed'],
  ['/reconsent/NL', '/reconsent/EN'],
]

test('ROUTE-20 the language switch leads to the same page in the other language and back', async ({ page }) => {
  for (const [dutch, english] of twins) {
    await page.goto(dutch)
    const toEnglish = page.getByRole('banner').getByRole('link', { name: 'English' })
    await expect(toEnglish).toHaveAttribute('hreflang', 'en')
    await expect(toEnglish).toHaveAttribute('lang', 'en')
    await toEnglish.click()
    await page.waitForURL((url) => url.pathname === english)
    await expect(page.locator('html'), english).toHaveAttribute('lang', 'en')
    await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).click()
    await page.waitForURL((url) => url.pathname === dutch)
    await expect(page.locator('html'), dutch).toHaveAttribute('lang', 'nl')
  }
})

test('ROUTE-20 the switch keeps an opened question, an address that does not exist, and that an article is Dutch', async ({
  page,
}) => {
  const other = (name: 'English' | 'Nederlands') => page.getByRole('banner').getByRole('link', { name })
  await page.goto('/veelgestelde-vragen?active=how-much&utm_source=x')
  await other('English').click()
  await page.waitForURL('**/en/veelgestelde-vragen?active=how-much&utm_source=x')
  await expect(page.locator('details#how-much')).toHaveAttribute('open')
  await page.goto('/bestaat-niet')
  await other('English').click()
  await page.waitForURL('**/en/bestaat-niet')
  const isDutch = page.getByText('This article is only there in Dutch.')
  await expect(heading(page)).toHaveText('This page does not exist')
  await other('Nederlands').click()
  await page.waitForURL(/:\d+\/bestaat-niet$/)
  await page.goto('/en/kennisbank/financiele-begrippen/bestaat-niet')
  await expect(isDutch).toBeHidden()
  const article = '/kennisbank/financiele-begrippen/wat-is-btw'
  await page.goto(`/en${article}`)
  await expect(isDutch).toBeVisible()
  await page.getByRole('link', { name: 'Read it in Dutch' }).click()
  await page.waitForURL((url) => url.pathname === article)
  await expect(other('English')).toHaveAccessibleName('English This article is only there in Dutch.')
})

test('ROUTE-19 every other path answers 404 with the not-found page in its language', async ({ page }) => {
  for (const [path, title, home] of [
    ['/bestaat-niet', 'Deze pagina bestaat niet', '/'],
    ['/kennisbank/ondernemen/bestaat-niet', 'Deze pagina bestaat niet', '/'],
    ['/kennisbank/bestaat-niet', 'Deze pagina bestaat niet', '/'],
    ['/jouw-aanvraag/verder', 'Deze pagina bestaat niet', '/'],
    ['/reconsent/DE', 'Deze pagina bestaat niet', '/'],
    ['/en/no-such-page', 'This page does not exist', '/en'],
    // Articles are Dutch alone.
    ['/en/kennisbank/financiele-begrippen/wat-is-btw', 'This page does not exist', '/en'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(heading(page)).toHaveText(title)
    await expect(page.locator('html'), path).toHaveAttribute('lang', home === '/' ? 'nl' : 'en')
    await expect(page.getByRole('main').locator('svg.picture')).toBeVisible()
    await expect(page.getByRole('main').locator('a[href="tel:+31850001234"]')).toBeVisible()
    await expect(page.getByRole('main').locator(`a[href="${home === '/' ? '' : home}/contact"]`)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('main').locator(`a[href="${home}"]`).first()).toBeVisible()
  }
})

test('ROUTE-21 pages that lead somewhere or are somebody’s own are kept out of search engines', async ({ request }) => {
  for (const page of [
    'redirection',
    'transactionSuccess',
    'companySearch',
    'contactThanks',
    'resume',
    'unsubscribe',
    'handIn',
    'yourData',
    'reconsentDutch',
    'getConsentEnglish',
  ] as const) {
    const html = await (await request.get(addresses[page])).text()
    expect(html, page).toMatch(/<meta name="robots" content="noindex"/)
  }
  expect(await (await request.get(addresses.businessLoan)).text()).not.toContain('noindex')
})

test('ROUTE-21 structured data names the questions, the product with its price, and the way from home', async ({
  page,
  request,
}) => {
  type Data = Record<string, unknown>
  const dataOf = async (path: string): Promise<Record<string, Data>> => {
    await page.goto(path)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return Object.fromEntries(texts.map((text) => [(JSON.parse(text) as Data)['@type'], JSON.parse(text) as Data]))
  }
  const faq = await dataOf('/veelgestelde-vragen')
  const asked = (faq['FAQPage']!['mainEntity'] as { name: string }[]).map(({ name }) => name)
  expect(asked).toEqual(await page.getByRole('main').locator('summary').allTextContents())
  const answers = (faq['FAQPage']!['mainEntity'] as { acceptedAnswer: Data }[]).map(({ acceptedAnswer: one }) => one)
  expect(answers.map((one) => one['@type'])).toEqual(asked.map(() => 'Answer'))
  expect(answers.map(({ text }) => text)).toEqual(
    await page
      .locator('main .accordion-body')
      .evaluateAll((all) =>
        all.map((one) => [...one.querySelectorAll('p')].map(({ textContent }) => textContent).join(' ')),
      ),
  )
  expect(faq['BreadcrumbList']!['itemListElement']).toMatchObject([
    { position: 1, name: 'Vlot', item: `${origin}/` },
    { position: 2, name: 'Veelgestelde vragen', item: `${origin}/veelgestelde-vragen` },
  ])
  const loan = await dataOf('/kortlopende-lening')
  expect(loan['FinancialProduct']).toMatchObject({ url: `${origin}/zakelijke-lening` })
  expect(loan['FinancialProduct']).toHaveProperty('annualPercentageRate.maxValue')
  const credit = await dataOf('/kortlopend-krediet')
  expect(credit['FinancialProduct']).toMatchObject({ url: `${origin}/zakelijk-krediet` })
  expect(credit['FinancialProduct']).toHaveProperty('annualPercentageRate.maxValue')
  const article = await dataOf('/kennisbank/financiele-begrippen/wat-is-btw')
  expect(article['Article']).toMatchObject({
    headline: 'Wat is btw?',
    datePublished: '2024-10-29',
    mainEntityOfPage: `${origin}/kennisbank/financiele-begrippen/wat-is-btw`,
  })
  const picture = await request.get(new URL(String(article['Article']!['image'])).pathname)
  expect(picture.headers()['content-type']).toContain('image/svg+xml')
  expect(article['BreadcrumbList']!['itemListElement']).toMatchObject(
    ['Home', 'Kennisbank', 'Financiële begrippen', 'Wat is btw?'].map((name, index) => ({ position: index + 1, name })),
  )
})

test('ROUTE-21 the site map holds every page once with both languages, and robots.txt leads to it', async ({
  request,
}) => {
  const text = await (await request.get('/sitemap.xml')).text()
  const places = [...text.matchAll(/<loc>https:\/\/vlot\.example([^<]*)<\/loc>/g)].map(([, path]) => path!)
  expect(new Set(places).size).toBe(places.length)
  for (const path of ['/', '/zakelijke-lening', '/zakelijk-krediet', '/veelgestelde-vragen', '/contact', '/cookies']) {
    expect(places).toContain(path)
    expect(places).toContain(englishPath(path))
  }
  for (const path of ['/kortlopende-lening', '/kortlopend-krediet', '/jouw-aanvraag'])
    expect(places).not.toContain(path)
  expect(places.filter((path) => /^\/kennisbank\/[\w-]+\/[\w-]+$/.test(path))).toHaveLength(17)
  expect(places.filter((path) => path.startsWith('/en/kennisbank'))).toHaveLength(4)
  for (const path of places) expect((await request.get(path)).status(), path).toBe(200)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`]),
  )
})

test('ROUTE-16 ROUTE-17 re-consent has its addresses in two languages', async ({ page }) => {
  for (const [path, language, title] of [
    ['/reconsent', 'nl', 'Vernieuw je toestemming'],
    ['/reconsent/NL', 'nl', 'Vernieuw je toestemming'],
    ['/reconsent/EN', 'en', 'Renew your consent'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(heading(page)).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  for (const [path, overview, pageTitle] of [
    ['/reconsent/get-consent/NL', '/reconsent/NL', 'Toestemming bij je bank | Vlot'],
    ['/reconsent/get-consent/EN', '/reconsent/EN', 'Consent at your bank | Vlot'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    expect(await answer!.text()).toContain(`<title>${pageTitle}</title>`)
    // Without the state of a click there is nothing to wait for.
    await page.waitForURL((url) => url.pathname === overview)
  }
})
