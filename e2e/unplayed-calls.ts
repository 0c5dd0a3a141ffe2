import type { Page } from '@playwright/test'

/** The same for everybody, so the server answers them also where an application is played. */
const forEverybody = new Set(['limits', 'anonymous-tokens'])

/**
 * A call that nobody plays would reach the server, which does not know the played session: the page would say that it ended, and
 * the test would wait for nothing. So the test ends there, by the name of the call. Routes of the page come before this one.
 */
export async function endAtUnplayedCalls(page: Page): Promise<void> {
  await page.context().route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (forEverybody.has(pathname.split('/').at(-1) ?? '')) return route.fallback()
    throw new Error(`${route.request().method()} ${pathname} is not played`)
  })
}
