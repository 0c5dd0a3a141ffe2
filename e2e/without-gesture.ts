import type { Page } from '@playwright/test'
import { expect } from './page.ts'

/**
 * Loads the page again and clicks what an expression finds there, without a gesture of a person: the browser's own blocker
 * then stops a window. Playwright's own look at a page counts as a gesture, so nothing else may look in between.
 */
export async function clickWithoutGesture(page: Page, found: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await page.reload()
  const expression = `(() => { const one = ${found}; one?.click(); return one !== undefined && one !== null })()`
  const click = async () =>
    (await browser.send('Runtime.evaluate', { expression, userGesture: false })).result.value as boolean
  await expect.poll(click).toBe(true)
}
