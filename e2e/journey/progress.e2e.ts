import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'

test.describe.configure({ timeout: 180_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

/** PROG-4: the sheet's place at a window width, after its movement. */
async function sheetAt(page: Page, sheet: Locator, width: number) {
  const { height } = page.viewportSize() ?? { height: 0 }
  await page.setViewportSize({ width, height })
  const { x, y, width: wide, height: high } = (await sheet.boundingBox())!
  return {
    belowSheet: height - (y + high),
    width: wide,
    leftMinusRight: Math.round(x - (width - x - wide)),
    share: high / height,
  }
}

test('PROG-4 the sheet stands at the bottom edge at every width, and leaving the offer takes the transactions along', async ({
  page,
  audit,
}) => {
  await beginAt(page, 'decided')
  const tabs = page.getByRole('navigation', { name: 'Voortgang van je aanvraag' })
  const tab = (name: string) => tabs.getByRole('button', { name })
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()

  await tab('Transacties').click()
  const sheet = page.getByRole('dialog', { name: 'Weet je zeker dat je terug wilt?' })
  await expect(sheet).toBeVisible()
  await audit()
  const asked = page.viewportSize()!
  for (const width of [390, 639, 640, 820, 1280, 1920]) {
    // It may still be rising.
    const due = { belowSheet: 0, width: Math.min(width, 710), leftMinusRight: 0 }
    await expect.poll(() => sheetAt(page, sheet, width), `${width}`).toMatchObject(due)
    expect((await sheetAt(page, sheet, width)).share, `${width}`).toBeLessThanOrEqual(0.8)
  }
  await page.setViewportSize(asked)
  await expect(sheet.locator('svg.picture')).toBeInViewport({ ratio: 1 })
  await expect(sheet.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(sheet.getByText('dan halen we die transacties weg')).toBeInViewport()
  await sheet.getByRole('button', { name: 'Nee, toon mijn aanbod' }).click()
  await expect(sheet).toBeHidden()
  await expect(tab('Transacties')).toBeFocused()

  await tab('Transacties').click()
  await sheet.getByRole('button', { name: 'Ja, ga terug' }).click()
  await page.waitForURL('**/transacties-uploaden')
  await expect(tab('Aanbod')).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tab('Aanbod')).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeHidden()
})
