import type { Page } from '@playwright/test'
import { shiftOf } from './layout-shift.ts'
import { expect, test } from './page.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

/** One of each kind of page, and the one that holds every component. */
const paths = ['/', '/en/zakelijke-lening', '/veelgestelde-vragen', '/contact', '/design-systeem', '/en/request-failed']

const ready = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** What sticks out of the window to the right; a part that scrolls by itself may be wider than it shows. */
const stickingOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('narrow and enlarged', () => {
  // 400 % zoom of a window of 1280 is a window of 320 (WCAG 1.4.10).
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of paths) {
    test(`UI-5 at 320 px or 400 % zoom nothing of ${path} sticks out`, async ({ page, audit }) => {
      await ready(page, path)
      expect(await stickingOut(page)).toBe(0)
      await audit()
    })
  }
})

test('UI-6 in forced colours every control can still be told from the page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await ready(page, '/design-systeem')
  const controls = page.locator(
    'main :is(button, input:not([type=radio], [type=checkbox], [type=file]), select, textarea):visible',
  )
  const without = await controls.evaluateAll((all) =>
    all
      .filter((one) => {
        const { borderTopStyle, borderTopWidth, textDecorationLine, outlineStyle } = getComputedStyle(one)
        const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
        return !hasBorder && textDecorationLine === 'none' && outlineStyle === 'none'
      })
      .map((one) => one.outerHTML.slice(0, 90)),
  )
  expect(without).toEqual([])
})

test('UI-5 without motion nothing moves for longer than a blink', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ready(page, '/design-systeem')
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((one) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(one)
        const inside = one.matches('details') ? getComputedStyle(one, '::details-content').transitionDuration : '0s'
        const seconds = [animationName === 'none' ? '0s' : animationDuration, transitionDuration, inside]
          .join(',')
          .split(',')
        return seconds.some((text) => Number.parseFloat(text) > 0.001)
      }).length,
  )
  expect(moving).toBe(0)
})

test('a visitor who prefers the dark sees each kind of page in its one set of colours, fields as well', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/contact', '/design-systeem']) {
    await ready(page, path)
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'only light')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 250, 244)')
    await expect(page.getByRole('textbox').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  }
})

test('on paper there is the text, and neither menu nor footer nor banner', async ({ page }) => {
  for (const path of ['/veelgestelde-vragen', '/design-systeem']) {
    await ready(page, path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    await page.emulateMedia({ media: null })
  }
})

/** Names that say what a part is and need no rule of their own; the list of companies gets its rules with the island. */
const withoutRules = /^(bar-name|quote|options|example-\w+)$/

for (const path of [
  '/',
  '/zakelijke-lening',
  '/en/zakelijk-krediet',
  '/veelgestelde-vragen',
  '/contact',
  '/cookies',
  '/kennisbank',
  '/404',
]) {
  test(`ROUTE-21 nothing of ${path} is left undressed: every class has its rules, and every token its value`, async ({
    page,
  }) => {
    await page.goto(path)
    const { unruled, unset } = await page.evaluate(() => {
      const rules = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
        .join('')
      const classes = new Set([...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]))
      const root = getComputedStyle(document.documentElement)
      const tokens = new Set([...rules.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!))
      return {
        unruled: [...classes].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(rules)),
        unset: [...tokens].filter((name) => root.getPropertyValue(name) === ''),
      }
    })
    expect(unruled.filter((name) => !withoutRules.test(name))).toEqual([])
    expect(unset).toEqual([])
  })
}

for (const path of paths) {
  test(`UI-5 nothing of ${path} moves when the font comes a second late`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await route.continue()
    })
    const font = page.waitForResponse('**/*.woff2')
    await ready(page, path)
    await (await font).finished()
    expect(await shiftOf(page)).toBe(0)
  })
}
