import type { Page } from '@playwright/test'
import { expect } from './page.ts'

/** Nothing sticks out of the window to the right; a part that scrolls by itself may be wider than it shows. */
export const expectNothingSideways = (page: Page): Promise<void> =>
  // The width that was asked for, not the window's: a phone zooms out for a page that is too wide.
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `The width of ${page.url()}`)
    .toBeLessThanOrEqual(page.viewportSize()!.width)
