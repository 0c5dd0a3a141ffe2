import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from './page.ts'

export const panelOf = (page: Page): Locator => page.locator('vlot-tester')

/** Starts tester mode on a page, without the waiting that makes it lifelike. */
export async function startTesting(page: Page, address = '/?tester'): Promise<void> {
  await page.goto(address)
  await expect(panelOf(page).getByText('Testmodus', { exact: true })).toBeVisible()
  await openPanel(page)
  // The next page would cut off the call that says so.
  const answer = page.waitForResponse('**/tester-mode/delay')
  await panelOf(page).getByLabel('Wachttijd van elk antwoord').selectOption('0')
  await answer
}

export async function openPanel(page: Page): Promise<void> {
  await panelOf(page).getByRole('button', { name: 'Paneel' }).click()
}

/** Waits until the site's own files are cached, and goes offline: uncached files are unavailable. */
export async function cutNetwork(page: Page, context: BrowserContext): Promise<void> {
  await expect(panelOf(page).getByText('werkt', { exact: true })).toBeVisible({ timeout: 60_000 })
  await context.setOffline(true)
  await expect(page.evaluate(() => fetch('/not-kept').then(({ status }) => status))).rejects.toThrow()
}

/** Gives consent on the mock bank's page, which comes in a window. */
export async function approveAtMockBank(opening: Promise<Page>): Promise<void> {
  const popup = await opening
  await popup.waitForURL('**/tester-bank**')
  await expect(popup.getByText('Dit is geen echte bank.')).toBeVisible()
  const closing = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Toestemming geven' }).click()
  await closing
}
