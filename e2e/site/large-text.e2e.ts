import type { Page } from '@playwright/test'
import { addresses, addressOf, type PageName } from '#web/addresses.ts'
import { expect, test } from '../support/page.ts'
import { playStanding, type Standing } from '../support/played-standing.ts'
import { expectNothingSideways } from '../support/layout-shift.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)
test.use({ viewport: { width: 390, height: 844 } })

/** Words twice as large, as a reader sets them; what is drawn to scale stays. */
const enlarge = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))

const content = [
  'home',
  'businessLoan',
  'faq',
  'knowledgeBase',
  'guide',
  'tour',
  'terms',
  'yourData',
  'myApplication',
] as const

test('UI-5 UI-6 with words twice as large no content page is wider than a phone', async ({ page }) => {
  for (const name of content satisfies readonly PageName[]) {
    for (const language of ['nl', 'en'] as const) {
      await page.goto(addressOf(name, language))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await enlarge(page)
      await expectNothingSideways(page)
    }
  }
})

const steps: readonly (readonly [address: string, standing: Standing])[] = [
  [addresses.aboutYou, 'about you'],
  [addressOf('aboutYou', 'en'), 'about you'],
  [addresses.extraExpenses, 'extra expenses'],
  [addresses.uploadTransactions, 'transactions'],
  [addresses.collectTransactions, 'collect'],
  [addressOf('personalOffer', 'en'), 'offer'],
  [addresses.nextSteps, 'next steps'],
]

test('UI-5 UI-6 with words twice as large no step is wider than a phone', async ({ page }) => {
  for (const [address, standing] of steps) {
    await playStanding(page, standing)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await enlarge(page)
    await expectNothingSideways(page)
  }
})
