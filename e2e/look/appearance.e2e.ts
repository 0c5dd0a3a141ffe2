import type { Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const ready = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('UI-6 in forced colours every control can still be seen on the page', async ({ page }) => {
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

test('without motion nothing moves for longer than a blink', async ({ page }) => {
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
