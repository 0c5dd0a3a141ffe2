import type { Page } from '@playwright/test'

/** How far the layout has shifted since the page began, as the sum of all shifts (a stricter sum than CLS, which takes the worst window). */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((settle) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => settle(sum), 500)
      }),
  )
