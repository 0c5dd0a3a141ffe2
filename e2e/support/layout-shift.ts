import type { Page } from '@playwright/test'
import { expect } from './page.ts'

/**
 * The layout shift since the page began, as the sum of all shifts (stricter than CLS, which takes the worst window).
 * Call it when all that could push is there: it waits for the frames that draw it.
 */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((settle) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as unknown as { value: number }).value
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        const read = () => {
          add(observer.takeRecords())
          settle(sum)
        }
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(read, 100)))
      }),
  )

/** Nothing sticks out of the window to the right; a part that scrolls by itself may be wider than it shows. */
export const expectNothingSideways = (page: Page): Promise<void> =>
  // The width that was asked for, not the window's: a phone zooms out for a page that is too wide.
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `The width of ${page.url()}`)
    .toBeLessThanOrEqual(page.viewportSize()!.width)
