import { expect, type Page } from '@playwright/test'

/** Empty until the page's script has taken it over; a page without the bar of the site has nothing to wait for. */
const signOfScript = () => {
  const bar = document.querySelector<HTMLElement>('.bar')
  return bar ? bar.style.getPropertyValue('--scroll') : 'no bar'
}

/** Waits until the page's script is active: the first thing that it sets is `--scroll` of the bar (NAV-8). */
export const untilTakenOver = (page: Page): Promise<void> =>
  // A page that leads on by itself throws the look away.
  expect.poll(() => page.evaluate(signOfScript).catch(() => '')).not.toBe('')

/** Makes `goto` and `reload` wait for the page's script, which `load` does not, unless a test sets its own wait. */
export function openTakenOver(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    if (options === undefined) await untilTakenOver(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options === undefined) await untilTakenOver(page)
    return response
  }
}

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
