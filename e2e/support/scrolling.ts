import type { Page } from '@playwright/test'

type Scrolled = { scrolled: unknown[] }

/** Keeps what the page asks of `scrollTo`, which goes on as before; a new document forgets it. */
export const recordScrolling = (page: Page) =>
  page.evaluate(() => {
    const plain = window.scrollTo.bind(window)
    const scrolled: unknown[] = []
    Object.assign(window, {
      scrolled,
      scrollTo: (...to: [ScrollToOptions]) => {
        if (typeof to[0] === 'object') scrolled.push(to[0])
        plain(...to)
      },
    })
  })
export const scrolledTo = (page: Page) => page.evaluate(() => (window as unknown as Scrolled).scrolled)
