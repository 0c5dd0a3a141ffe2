import type { Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import { beginAt, businesses } from '../support/prepared.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const parts = [
  'Je omzet per maand',
  'Wat je per maand overhield',
  'Je krapste week',
  'Wat er de komende drie maanden aankomt',
  'Je grootste klanten',
  'Waar je geld in een jaar naartoe ging',
]

async function openHealth(page: Page) {
  await page.getByText('Zo staat je bedrijf ervoor').click()
  for (const name of parts) await expect(page.getByRole('region', { name })).toBeVisible()
  return page.getByRole('region', { name: 'Je omzet per maand' })
}

test(
  'CORE-4 FLOW-9 with a no the own figures are given back as well: months, tightest week, what is due, customers and costs',
  { tag: '@phone' },
  async ({ page, audit }) => {
    await beginAt(page, 'decided', { business: businesses.builder })
    const turnover = await openHealth(page)
    await expect(turnover.locator('rect.plot-principal')).not.toHaveCount(0)
    await turnover.getByText('Bekijk de maanden in een tabel').click()
    await expect(turnover.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(/^€\s[\d.]+$/)
    await audit()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)

test('CORE-4 CORE-8 beside an offer and among one’s own data, and printed alone with its tables', async ({ page }) => {
  await beginAt(page, 'decided')
  const turnover = await openHealth(page)
  await expect(turnover).toContainText(/Je omzet is (ongeveer gelijk aan|\d+% (hoger|lager) dan) een jaar eerder/)
  await expect(page.getByRole('region', { name: 'Je grootste klanten' }).locator('p').first()).toBeVisible()
  await page.goto('/jouw-gegevens')
  await openHealth(page)
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')))
  await page.getByRole('button', { name: 'Print of bewaar als pdf' }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await expect(turnover.getByRole('table')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(turnover.getByRole('table')).toBeVisible()
  await expect(page.getByText('Print of bewaar als pdf')).toBeHidden()
})
