import type { Page } from '@playwright/test'
import { addresses, addressOf, type PageName } from '#web/addresses.ts'
import { askForLoan } from './applicant.ts'
import { switchOn } from './flags.ts'
import { shiftOf } from './layout-shift.ts'
import { expect, test } from './page.ts'
import { beginAt } from './prepared.ts'

const banner = (page: Page) => page.getByRole('region', { name: /Mededeling|Announcement/ })
const isDesktop = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024

test.afterEach(async ({ request }) => switchOn(request, []))

test('BANNER-1 with its flag on the banner shows its message in the language of the page, and nothing shifts', async ({
  page,
  request,
  audit,
  chosenCookies: _chosen,
}) => {
  await page.goto(addresses.cookies)
  await expect(banner(page)).toHaveCount(0)
  await switchOn(request, ['homepage-banner'])
  await page.goto(addresses.cookies)
  await expect(banner(page)).toContainText('Nieuw: je ziet nu bij elk aanbod')
  await audit()
  expect(await shiftOf(page)).toBe(0)
  const heading = page.getByRole('heading', { level: 1 })
  const [box, below] = [await banner(page).locator('div').first().boundingBox(), await heading.boundingBox()]
  expect(below?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))
  await switchOn(request, ['homepage-banner', 'maintenance-banner'])
  await page.goto(addressOf('faq', 'en'))
  await expect(banner(page)).toHaveText('We are working on the site tonight. You cannot apply between 22:00 and 23:00.')
  await audit()
  expect(await shiftOf(page)).toBe(0)
})

test('BANNER-2 the contact page and the help panel say that it is busy', async ({
  page,
  request,
  audit,
  chosenCookies: _chosen,
}) => {
  await switchOn(request, ['busy-banner'])
  await page.goto(addresses.contact)
  await expect(banner(page)).toHaveText('Het is druk. Je wacht nu langer voordat we opnemen.')
  await audit()
  expect(await shiftOf(page)).toBe(0)
  await beginAt(page, 'company')
  const help = page.getByRole('complementary', { name: 'Hulp nodig?' })
  if (!isDesktop(page)) return void (await expect(help).toBeHidden())
  await expect(help).toContainText('Het is druk.')
  await audit()
})

test('BANNER-3 home, short-term, knowledge-base and about-you pages show none; the next step does', async ({
  page,
  request,
  audit,
  chosenCookies: _chosen,
}) => {
  await switchOn(request, ['homepage-banner', 'maintenance-banner'])
  const asked: string[] = []
  page.on('request', (sent) => sent.url().includes('/ofrep/') && asked.push(page.url()))
  const hidden: PageName[] = ['home', 'shortTermLoan', 'businessLoan', 'shortTermCredit', 'knowledgeBase']
  for (const name of hidden) {
    await page.goto(addresses[name])
    await page.waitForLoadState('networkidle')
    await expect(banner(page)).toHaveCount(0)
  }
  expect(asked).toEqual([])
  await beginAt(page, 'company')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await askForLoan(page, '25000', 'Voorraad')
  await expect(banner(page)).toContainText('Vanavond werken we aan de site.')
  await audit()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.reload()
  await expect(banner(page)).toContainText('Vanavond werken we aan de site.')
  // Not before the screen has filled: its heading stands there before that.
  const lastOfScreen = page.getByRole('radio', { name: 'Nee', exact: true })
  await expect(lastOfScreen).toBeVisible()
  const shiftWithBanner = await shiftOf(page)
  await switchOn(request, [])
  await page.reload()
  await expect(lastOfScreen).toBeVisible()
  // What the screen itself moves while it fills, on its own; a banner that pushed it down would add 0.1.
  expect(shiftWithBanner).toBeLessThanOrEqual((await shiftOf(page)) + 0.005)
})

test('ANA-2 with its flag on every step number of the journey is one higher', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'cookie_consent', value: 'true', url: baseURL ?? '' },
    { name: 'cookie_preferences', value: 'analytics', url: baseURL ?? '' },
  ])
  const views = () =>
    page.evaluate(() =>
      (window.dataLayer ?? [])
        .map((event) => event as { event: string; page_name: string; step: number | null })
        .filter(({ event }) => event === 'page_view')
        .map(({ page_name, step }) => `${page_name} ${step}`),
    )
  await beginAt(page, 'company')
  await expect.poll(views).toEqual(['your application 2'])
  await switchOn(request, ['analytics-step-shift'])
  await page.reload()
  await expect.poll(views).toEqual(['your application 3'])
  await askForLoan(page, '25000', 'Voorraad')
  await expect.poll(views).toEqual(['your application 3', 'extra expenses 4'])
})
