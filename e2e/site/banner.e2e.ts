import type { APIRequestContext, Page } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FlagKey } from '#contract/flags.ts'
import { addresses, addressOf, type PageName } from '#web/addresses.ts'
import { shiftOf } from '../support/layout-shift.ts'
import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'
import { ownStack } from '../support/stacks.ts'
import { startTesting } from '../support/tester.ts'
import { untilQuiet } from '../support/taken-over.ts'

const repositoryFile = join(import.meta.dirname, '..', '..', 'server', 'flags', 'flags.json')

type FlagFile = { flags: Record<string, { defaultVariant: string }> }

/** Switches these flags on and all others off, and waits until the server has seen it. */
async function switchOn(request: APIRequestContext, keys: readonly FlagKey[]): Promise<void> {
  const file = JSON.parse(readFileSync(repositoryFile, 'utf8')) as FlagFile
  for (const [key, flag] of Object.entries(file.flags)) {
    flag.defaultVariant = (keys as readonly string[]).includes(key) ? 'on' : 'off'
  }
  // A blank more each time, so that two files of one second differ in size.
  const [blanks = ''] = / *$/.exec(readFileSync(ownStack.flagsFile, 'utf8')) ?? []
  writeFileSync(ownStack.flagsFile, `${JSON.stringify(file)}${blanks} `)
  const wanted = Object.values(file.flags).map(({ defaultVariant }) => defaultVariant)
  await expect
    .poll(async () => {
      const answer = await (await request.post('/ofrep/v1/evaluate/flags')).json()
      return (answer as { flags: { variant: string }[] }).flags.map(({ variant }) => variant)
    })
    .toEqual(wanted)
}

const banner = (page: Page) => page.getByRole('region', { name: /Mededeling|Announcement/ })

// Without the font, only the banner can shift the page; look/screens.e2e.ts measures the shift of a late font.
test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()))
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

test('BANNER-1 a tester sees the banner of the server, on the first page and on later ones', async ({
  page,
  request,
}) => {
  await switchOn(request, ['homepage-banner'])
  await startTesting(page, `${addresses.cookies}?tester`)
  for (const address of [addresses.cookies, addresses.faq]) {
    await page.goto(address)
    await expect(banner(page)).toContainText('Nieuw: je ziet nu bij elk aanbod')
  }
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
  // Not before the screen has filled: its heading is there earlier.
  const lastOfScreen = page.getByRole('button', { name: 'Nee, verder' })
  await expect(lastOfScreen).toBeVisible()
  const shiftWithBanner = await shiftOf(page)
  await switchOn(request, [])
  await page.reload()
  await expect(lastOfScreen).toBeVisible()
  // The shift of the filling screen by itself; a banner that pushed it down would add 0.1.
  expect(shiftWithBanner).toBeLessThanOrEqual((await shiftOf(page)) + 0.005)
})
