import type { Page } from '@playwright/test'
import { expect } from './page.ts'

/**
 * Waits until the page's own script has taken the page over. A journey page fetches its script after it has loaded, so that
 * what is typed or pointed at before that does nothing yet. `--scroll` of the bar is the first thing that the script sets
 * (NAV-8).
 */
export const untilTakenOver = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.querySelector<HTMLElement>('.bar')?.style.getPropertyValue('--scroll') ?? ''),
    )
    .not.toBe('')
