// A visitor's first sight on a slow line: the words of the page itself, before any script or picture.
import type { Page } from '@playwright/test'
import { addresses, addressOf, articleAddress } from '#web/addresses.ts'
import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'

// A phone of the size that Lighthouse measures with.
test.use({ viewport: { width: 412, height: 823 } })

type Paint = { place: string; isText: boolean }

/** Keeps every paint that was the largest so far, with its place on the page. */
function keepPaints(): void {
  const paints: Paint[] = []
  Object.assign(window, { paints })
  const places = ['[data-cookie-banner]', 'main'] as const
  const seen = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null; url: string })[]) {
      const place = places.find((selector) => entry.element?.closest(selector)) ?? 'elsewhere'
      paints.push({ place, isText: entry.url === '' })
    }
  }
  new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Returns a reader of a page's largest paint, once its cookie banner, which a script shows, is drawn. */
async function largestPaint(page: Page, address: string): Promise<() => Promise<Paint | undefined>> {
  await page.addInitScript(keepPaints)
  await page.goto(address)
  await expect(page.locator('[data-cookie-banner]')).toBeVisible()
  return () =>
    page.evaluate(
      () =>
        new Promise<Paint | undefined>((settle) => {
          const last = () => settle((window as unknown as { paints: Paint[] }).paints.at(-1))
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(last, 100)))
        }),
    )
}

const pages = [
  ...(['home', 'businessLoan', 'faq', 'contact'] as const).map((name) => addressOf(name)),
  articleAddress('knowledgeBusiness', 'voorraadbeheer'),
  articleAddress('knowledgeTerms', 'wat-is-btw'),
]

for (const address of pages) {
  test(
    `the largest paint of ${address} is its own text, which waits for no script and no picture`,
    { tag: '@phone' },
    async ({ page }) => {
      const paint = await largestPaint(page, address)
      // A browser that is busy reports a paint some time after it.
      await expect.poll(paint).toEqual({ place: 'main', isText: true })
    },
  )
}

test('a step shows its heading and introduction before any script has come', { tag: '@phone' }, async ({ page }) => {
  await beginAt(page, 'company')
  // Asked for and never answered: as a slow line looks from within.
  await page.route('**/assets/*.js', () => undefined)
  for (const [address, heading, waiting = 'We halen je aanvraag op'] of [
    [addresses.aboutYou, 'Hoeveel geld heb je nodig?'],
    [addresses.extraExpenses, 'Komt er een grote uitgave aan?'],
    [addresses.uploadTransactions, 'Je zakelijke transacties'],
    [addresses.collectTransactions, 'We halen je transacties op'],
    [addresses.getOffers, 'We berekenen je aanbod'],
    [addresses.personalOffer, 'Ons antwoord op je aanvraag'],
    [addresses.nextSteps, 'Je aanvraag'],
    [addresses.feedbackSuccess, 'Je aanvraag'],
    [addresses.yourData, 'Jouw gegevens'],
    [addresses.myApplication, 'Hoe ver is je aanvraag?', '…'],
    [addresses.resume, 'Ga verder met je aanvraag', '…'],
    [addresses.reconsentDutch, 'Vernieuw je toestemming', 'Aan het laden'],
    [addresses.getConsentDutch, 'Vernieuw je toestemming bij je bank', 'Aan het laden'],
    [addresses.unsubscribe, 'Wil je geen herinneringen meer?', '…'],
  ] as const) {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page.locator('.step-intro')).toBeVisible()
    await expect(page.getByRole('status')).toContainText(waiting)
  }
})

test(
  'the words that a step begins with do not move when its screen takes their place',
  { tag: '@phone' },
  async ({ page }) => {
    await beginAt(page, 'company')
    const placeOf = async () =>
      page.getByRole('heading', { level: 1, name: 'Hoeveel geld heb je nodig?' }).boundingBox()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/vlot/v1/application', (route) => answered.then(() => route.continue()))
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'We halen je aanvraag op' })).toBeVisible()
    const before = await placeOf()
    answer()
    await expect(page.getByLabel('Bedrag dat je wilt lenen')).toBeVisible()
    expect(await placeOf()).toEqual(before)
  },
)
