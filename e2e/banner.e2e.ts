import type { Page } from '@playwright/test'
import { addresses, addressOf, type PageName } from '#web/addresses.ts'
import { switchOn } from './flags.ts'
import { shiftOf } from './layout-shift.ts'
import { expect, test } from './page.ts'
import { beginAt } from './prepared.ts'
import { untilQuiet } from './taken-over.ts'

const banner = (page: Page) => page.getByRole('region', { name: /Mededeling|Announcement/ })

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

test('BANNER-3 pages without a banner do not even ask for one, and where a step has one it pushes nothing down', async ({
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
    await untilQuiet(page)
    await expect(banner(page)).toHaveCount(0)
  }
  expect(asked).toEqual([])
  await beginAt(page, 'loan')
  await expect(banner(page)).toContainText('Vanavond werken we aan de site.')
  await audit()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  // Not before the screen has filled: its heading stands there before that.
  const lastOfScreen = page.getByRole('button', { name: 'Nee, verder' })
  await expect(lastOfScreen).toBeVisible()
  const shiftWithBanner = await shiftOf(page)
  await switchOn(request, [])
  await page.reload()
  await expect(lastOfScreen).toBeVisible()
  // What the screen itself moves while it fills, on its own; a banner that pushed it down would add 0.1.
  expect(shiftWithBanner).toBeLessThanOrEqual((await shiftOf(page)) + 0.005)
})
