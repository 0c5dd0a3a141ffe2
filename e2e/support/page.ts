import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import axe from 'axe-core'
import type { Language } from '#lending/language.ts'
import { fetchFont, picture } from './pictures.ts'
import { openTakenOver } from './taken-over.ts'

/** In `npm run sabotage` an audit takes most of the time and proves only UI-6: every other row is asserted. */
const isSabotage = process.env['E2E_PATIENCE'] === 'short'
type Audited = { axe: typeof axe }
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every fault that axe finds on the screen as it is now, as "rule: place". */
async function faultsOf(page: Page): Promise<string[]> {
  // Half a megabyte to hand over and compile: once for each document, which is often audited again.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  const options: axe.RunOptions = { runOnly: { type: 'tag', values: standards }, resultTypes: ['violations'] }
  const { violations } = await page.evaluate((given) => (window as unknown as Audited).axe.run(given), options)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.html})`))
}

const ofPolicy = /Content Security Policy|Content-Security-Policy|Trusted(HTML|Script|TypePolicy)/i

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /hydrat|Minified React/i.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** Violations of our content security policy, in any tab or window; pages of others have their own policies. */
function refusalsOfPolicy(context: BrowserContext, origin: string): string[] {
  const refusals: string[] = []
  context.on('console', (message) => {
    const isOurs = (message.page()?.url() ?? origin).startsWith(origin)
    if (isOurs && ofPolicy.test(message.text())) refusals.push(`${message.page()?.url()}: ${message.text()}`)
  })
  return refusals
}

/**
 * A colour halfway a transition is no fault. Endless animations, such as a spinner, are not awaited, nor invisible
 * ones, such as a closed panel's: a browser draws no frames for those, so they never end.
 */
function animationsToEnd(): Promise<unknown> {
  const ends = (effect: AnimationEffect) => effect.getComputedTiming().endTime !== Infinity
  const isSeen = (effect: AnimationEffect) =>
    effect instanceof KeyframeEffect && (effect.target?.checkVisibility() ?? false)
  const ending = document.getAnimations().filter(({ effect }) => effect && ends(effect) && isSeen(effect))
  return Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
}

type Fixtures = {
  /** Audits the accessibility of the screen as it is now, or of another page's; call it on each screen of a journey. */
  audit: (other?: Page) => Promise<void>
  /** A desktop reads the Dutch words, a phone the English; pictures are taken of all four. */
  language: Language
  /** A visitor who has answered the cookie banner, so that it covers nothing. */
  chosenCookies: undefined
}

/** The test function of all browser tests: a page that must not complain, and its audit. */
export const test = base.extend<Fixtures>({
  context: async ({ context, baseURL }, give) => {
    await fetchFont(context)
    const refusals = refusalsOfPolicy(context, baseURL ?? '')
    await give(context)
    // A call pending after a test fails no test. The context's routes end first: they refuse unplayed calls.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(refusals, 'The content security policy was broken').toEqual([])
  },
  page: async ({ page, javaScriptEnabled }, give) => {
    const complaints = complaintsOf(page)
    if (javaScriptEnabled !== false) openTakenOver(page)
    await give(page)
    expect(complaints, 'The browser complained').toEqual([])
  },
  audit: async ({ page }, give, { title }) => {
    await give(async (other) => {
      if (isSabotage && !title.includes('UI-6')) return
      const screen = other ?? page
      // Not the placeholder while the screen is fetched.
      await expect(screen.locator('h1')).not.toHaveCount(0)
      await expect(screen).toHaveTitle(/./)
      await screen.evaluate(animationsToEnd)
      expect(await faultsOf(screen), `Accessibility of ${screen.url()}`).toEqual([])
      await picture(screen)
    })
  },
  language: [({ isMobile }, give) => give(isMobile ? 'en' : 'nl'), { option: true }],
  chosenCookies: [
    async ({ context, baseURL }, give) => {
      await context.addCookies([
        { name: 'cookie_consent', value: 'true', url: baseURL ?? '' },
        { name: 'cookie_preferences', value: 'necessary', url: baseURL ?? '' },
      ])
      await give(undefined)
    },
    { auto: false },
  ],
})

export { expect }
