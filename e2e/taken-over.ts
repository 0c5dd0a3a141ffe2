import type { Page } from '@playwright/test'
import { expect } from './page.ts'

/**
 * Waits until the page's script has taken it over: what is typed or pointed at before does nothing yet. `--scroll` of the bar
 * is the first thing that the script sets (NAV-8).
 */
export const untilTakenOver = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.querySelector<HTMLElement>('.bar')?.style.getPropertyValue('--scroll') ?? ''),
    )
    .not.toBe('')

/** Waits until a page has taken over and has nothing more to do: what it would begin by itself, it has begun. */
export async function untilQuiet(page: Page): Promise<void> {
  await untilTakenOver(page)
  const twiceIdle = () =>
    new Promise<void>((done) =>
      requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => done(), { timeout: 5_000 }), 100), {
        timeout: 5_000,
      }),
    )
  await page.evaluate(twiceIdle)
}
