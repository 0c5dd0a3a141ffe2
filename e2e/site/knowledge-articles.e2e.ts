import type { Page } from '@playwright/test'
import { linksOf } from '../support/links.ts'
import { expect, test } from '../support/page.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const business = '/kennisbank/ondernemen'
const terms = '/kennisbank/financiele-begrippen'
const financing = '/kennisbank/financieringsmogelijkheden'

/** KB-1 and KB-2 as a visitor sees them: each subject, its address, its title and its day, the newest first. */
const articles: readonly (readonly [path: string, title: string, day: string])[] = [
  [`${terms}/wat-is-btw`, 'Wat is btw?', '2024-10-29'],
  [`${financing}/lening-of-krediet`, 'Lening of krediet: wat past bij jouw bedrijf?', '2024-10-22'],
  [`${business}/onvoorziene-kosten-opvangen`, 'Onvoorziene kosten opvangen', '2024-10-15'],
  [`${terms}/rood-staan-of-niet`, 'Rood staan of niet?', '2024-10-02'],
  [`${business}/vijf-tips-voor-een-gezonde-klantrelatie`, 'Vijf tips voor een gezonde klantrelatie', '2024-10-01'],
  [`${terms}/lenen-met-een-negatieve-bkr-codering`, 'Zakelijk lenen met een negatieve BKR-codering', '2024-09-24'],
  [`${financing}/kans-op-een-geslaagde-aanvraag`, 'Zo vergroot je de kans op een geslaagde aanvraag', '2024-09-17'],
  [`${business}/voorraadbeheer`, 'Voorraadbeheer: genoeg in huis, niet te veel', '2024-09-10'],
  [
    `${financing}/voorraad-financieren`,
    'Voorraad financieren: van volle schappen naar geld op je rekening',
    '2024-08-27',
  ],
  [`${business}/webshop-klaar-voor-de-herfst`, 'Je webshop klaar voor de herfst', '2024-08-20'],
  [`${terms}/liquiditeit-verbeteren`, 'Je liquiditeit verbeteren in rustige stappen', '2024-08-19'],
  [`${financing}/mkb-financiering`, 'Mkb-financiering: welke vorm past bij jouw plan?', '2024-07-22'],
  [
    `${business}/debiteurenbeheer-zo-krijg-je-sneller-betaald`,
    'Debiteurenbeheer: zo krijg je sneller betaald',
    '2024-07-09',
  ],
  [
    `${business}/generaties-betalen-en-factureren`,
    'Elke klant betaalt anders: jong, oud en alles ertussen',
    '2024-07-08',
  ],
  [`${terms}/werkkapitaal`, 'Werkkapitaal: wat is het en hoe bereken je het?', '2024-06-14'],
  [`${financing}/werkkapitaal-financieren`, 'Werkkapitaal financieren: eerst losmaken, dan lenen', '2024-06-11'],
  [`${business}/debiteurenbeheer`, 'Debiteurenbeheer: de basis', '2024-06-04'],
]
const names: Readonly<Record<string, string>> = {
  [business]: 'Ondernemen',
  [terms]: 'Financiële begrippen',
  [financing]: 'Financieringsmogelijkheden',
}
const pathsOf = (category: string) => articles.filter(([path]) => path.startsWith(`${category}/`)).map(([path]) => path)

const linksIn = (page: Page, selector: string) =>
  page.locator(`main ${selector}`).evaluateAll((all) => all.map((one) => one.getAttribute('href')))
/** The files of the pictures on the cards, which are named after their articles. */
const picturesIn = (page: Page) =>
  page.locator('main .article-card img').evaluateAll((all) =>
    all.map((one) =>
      one
        .getAttribute('src')
        ?.split('/')
        .at(-1)
        ?.replace(/-[\w-]{8}\.svg$/, ''),
    ),
  )
const ownPictures = (paths: readonly string[]) => paths.map((path) => path.split('/').at(-1))
const daysIn = (page: Page, selector: string) =>
  page.locator(`main ${selector} time`).evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))
const months = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ')
const dutchDay = (day: string) => {
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  return `${dayOfMonth} ${months[month! - 1]} ${year}`
}
/** Read again on 29 November 2026 and found right, so that they keep the day of their last change. */
const foundRight = ['debiteurenbeheer', 'vijf-tips-voor-een-gezonde-klantrelatie', 'voorraadbeheer']
const updatedOn = (path: string) => (foundRight.includes(path.split('/').at(-1)!) ? '2026-11-21' : '2026-11-29')

test('ROUTE-18 KB-1 KB-3 the index has the six newest first, then all seventeen by category', async ({ page }) => {
  expect((await page.goto('/kennisbank'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kennisbank voor ondernemers')
  expect(await linksIn(page, '.article-card a')).toEqual(articles.slice(0, 6).map(([path]) => path))
  expect(await daysIn(page, '.article-card')).toEqual(articles.slice(0, 6).map(([, , day]) => day))
  await expect(page.locator('.article-card').first()).toContainText('Geschreven op 29 oktober 2024')
  expect(await picturesIn(page)).toEqual(ownPictures(articles.slice(0, 6).map(([path]) => path)))
  await expect(page.locator('.article-card a')).toHaveText(articles.slice(0, 6).map(([, title]) => title))
  const lists = page.locator('.by-category section')
  await expect(lists.getByRole('heading')).toHaveText([
    'Ondernemen',
    'Financiële begrippen',
    'Financieringsmogelijkheden',
  ])
  for (const [at, category] of [business, terms, financing].entries()) {
    const found = await lists
      .nth(at)
      .locator('a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(found).toEqual(pathsOf(category))
  }
  const subjects = page.getByRole('navigation', { name: 'Onderwerpen' })
  await expect(subjects.getByRole('link')).toHaveText([
    'Ondernemen',
    'Financiële begrippen',
    'Financieringsmogelijkheden',
  ])
  await expect(subjects.locator('.article-facts')).toHaveText(['7 artikelen', '5 artikelen', '5 artikelen'])
})

test('ROUTE-18 KB-3 each category page has its own articles, the newest first, with picture, day and title', async ({
  page,
}) => {
  for (const [path, title] of [
    [business, 'Ondernemen'],
    [terms, 'Financiële begrippen'],
    [financing, 'Financierings\u00ADmogelijkheden'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await linksIn(page, '.article-card a')).toEqual(pathsOf(path))
    const own = articles.filter(([one]) => one.startsWith(`${path}/`))
    expect(await daysIn(page, '.article-card')).toEqual(own.map(([, , day]) => day))
    expect(await picturesIn(page)).toEqual(ownPictures(pathsOf(path)))
    await expect(page.locator('.article-card a')).toHaveText(own.map(([, words]) => words))
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ROUTE-18 KB-1 KB-2 KB-3 each of the seventeen articles is whole: title, day, picture, 600 words, three others, a way on', async ({
    page,
  }) => {
    const drawings = new Set<string>()
    for (const [path, title, day] of articles) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(`${title} | Vlot`)
      await expect(page.locator('.article-head time')).toHaveText([dutchDay(day), dutchDay(updatedOn(path))])
      await expect(page.locator('.article-facts').first()).toContainText(
        `Geschreven op ${dutchDay(day)}, bijgewerkt op ${dutchDay(updatedOn(path))}Redactie Vlot`,
      )
      await expect(page.locator('.article-head .lead')).toHaveText(/^.{50,165}$/)
      const category = path.slice(0, path.lastIndexOf('/'))
      expect(await linksOf(page.locator('.crumbs'))).toEqual([
        'Home → /',
        'Kennisbank → /kennisbank',
        `${names[category]} → ${category}`,
      ])
      await expect(page.locator('.crumbs [aria-current=page]')).toHaveText(title)
      const picture = (await page.locator('.article > svg').boundingBox())!
      expect(picture.width / picture.height, path).toBeCloseTo(16 / 9, 1)
      const words = (await page.locator('.article-words').innerText()).match(/\p{L}+/gu) ?? []
      expect(words.length, path).toBeGreaterThanOrEqual(600)
      const related = await linksIn(page, '.article-related a')
      expect(new Set(related).size, path).toBe(3)
      expect(related).not.toContain(path)
      for (const other of related) expect(articles.map(([known]) => known)).toContain(other)
      await expect(page.locator('.article-related h2')).toHaveText('Lees ook')
      await expect(page.locator('.article-related img')).toHaveCount(3)
      // An article about borrowing leads on by the calculator, another one by the call.
      const way = path.includes('/financieringsmogelijkheden/') ? '.calculator a' : '.company-call a'
      await expect(page.locator(way)).toHaveAttribute('href', '/#zoek')
      // The call and the related articles are below the article.
      const tops = await page
        .locator(`.article-words, ${way}, .article-related`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(tops, path).toEqual(tops.toSorted((one, other) => one - other))
      drawings.add(await page.locator('.article > svg').innerHTML())
    }
    expect(drawings.size, 'each has its own picture').toBe(17)
    // On a phone the days go on to a second line, of which nothing is cut off.
    await page.setViewportSize({ width: 390, height: 844 })
    const outside = await page.locator('.article-head .article-facts').evaluate((facts) => {
      const words = document.createRange()
      words.selectNodeContents(facts.querySelector('time:last-of-type')!)
      return [...words.getClientRects()].filter(({ left }) => left < facts.getBoundingClientRect().left).length
    })
    expect(outside).toBe(0)
  })
})
