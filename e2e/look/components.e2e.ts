import type { Locator, Page } from '@playwright/test'
import { stopTime } from '../support/page-clock.ts'
import { expect, test } from '../support/page.ts'
import { playStanding } from '../support/played-standing.ts'
import { untilTakenOver } from '../support/taken-over.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const openSpecimens = async (page: Page, path = '/design-systeem') => {
  await page.goto(path)
  await expect(page.locator('.field').first()).toBeVisible()
  await untilTakenOver(page)
}
const styleOf = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate((one, [name, part]) => getComputedStyle(one, part).getPropertyValue(name!), [property, pseudo])

const gray = 'rgb(119, 131, 154)'
const white = 'rgb(255, 255, 255)'
const blue = 'rgb(11, 37, 69)'

test('UI-1 the spinner has the themes gray, white and secondary, in three sizes, of which the middle is the default', async ({
  page,
}) => {
  await openSpecimens(page)
  const colours = { gray, secondary: blue, white }
  const sizes = { sm: 17.6, md: 28, lg: 48 }
  for (const [theme, colour] of Object.entries(colours)) {
    for (const [size, width] of Object.entries(sizes)) {
      const spinner = page.getByRole('img', { name: `(${theme} ${size})` })
      await expect(spinner).toHaveCSS('border-top-color', colour)
      expect(Number.parseFloat(await styleOf(spinner, 'width')), `${theme} ${size}`).toBeCloseTo(width, 1)
      expect(Number.parseFloat(await styleOf(spinner, 'height')), `${theme} ${size}`).toBeCloseTo(width, 1)
      await expect(spinner).toHaveCSS('animation-duration', '0.9s')
      await expect(spinner).toHaveCSS('animation-iteration-count', 'infinite')
    }
  }
  await playStanding(page, 'about you')
  await page.route('**/vlot/v1/application', () => undefined)
  await page.goto('/jouw-aanvraag')
  const waiting = page.getByRole('main').locator('.loading .spinner')
  await expect(waiting).toHaveCSS('width', '28px')
  await expect(waiting).toHaveCSS('border-top-color', blue)
})

test('UI-2 UI-5 a step is done with a checkmark, active with a loader, still to come and dimmed, or failed', async ({
  page,
}) => {
  await openSpecimens(page)
  const steps = page.locator('.steps-list').getByRole('listitem')
  await expect(steps).toHaveCount(4)
  await expect(steps.locator('.visually-hidden')).toHaveText([' (klaar)', ' (bezig)', ' (komt nog)', ' (mislukt)'])
  await expect(steps.locator('.steps-mark')).toHaveText(['✓', '', '', '!'])
  const [done, active, upcoming] = [steps.nth(0), steps.nth(1), steps.nth(2)]
  await expect(done.locator('.steps-mark')).toHaveCSS('background-color', 'rgb(19, 105, 59)')
  await expect(active).toHaveAttribute('aria-current', 'step')
  await expect(page.locator('.steps-list .spinner')).toHaveCount(1)
  await expect(active.locator('.spinner')).toBeVisible()
  await expect(active.locator('.steps-label')).toHaveCSS('color', blue)
  await expect(upcoming.locator('.steps-label')).toHaveCSS('color', 'rgb(71, 86, 109)')
  // The slowest of the four times is that of a step that gets its mark.
  await expect(active.locator('.steps-mark')).toHaveCSS('transition-duration', '0.5s, 0.5s, 0.5s')
  await expect(active.locator('.steps-label')).toHaveCSS('transition-duration', '0.5s')
})

test('UI-3 an accordion opens and closes in 0.2 s, and one that is open at first is scrolled to', async ({ page }) => {
  await openSpecimens(page)
  const first = page.locator('details').filter({ hasText: 'Wat kost eerder aflossen?' })
  expect(await styleOf(first, 'transition-duration', '::details-content')).toBe('0.2s, 0.2s')
  expect(await styleOf(first, 'transition-property', '::details-content')).toBe('block-size, content-visibility')
  const heightOf = async () => (await first.boundingBox())!.height
  const closed = await heightOf()
  await first.locator('summary').click()
  await expect.poll(heightOf).toBeGreaterThan(closed + 20)
  await first.locator('summary').click()
  await expect.poll(heightOf).toBe(closed)
  await page.goto('/veelgestelde-vragen?active=early-repayment')
  expect(await styleOf(page.locator('details[open]'), 'transition-duration', '::details-content')).toBe('0.2s, 0.2s')
  await expect(page.locator('details[open] > summary')).toBeInViewport({ ratio: 1 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
})

test('UI-4 the tooltip is 10 to 20 rem wide, shows 300 ms after the pointer comes and hides 100 ms after it leaves', async ({
  page,
}) => {
  await page.clock.install()
  await openSpecimens(page)
  const mark = page.getByRole('button', { name: 'JKP' })
  const tip = page.getByRole('tooltip', { includeHidden: true })
  await expect(tip).toHaveCSS('min-width', '160px')
  await expect(tip).toHaveCSS('max-width', '320px')
  await mark.scrollIntoViewIfNeeded()
  await stopTime(page)
  await mark.hover()
  await page.clock.runFor(299)
  await expect(tip).toBeHidden()
  await page.clock.runFor(1)
  await expect(tip).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(99)
  await expect(tip).toBeVisible()
  await page.clock.runFor(1)
  await expect(tip).toBeHidden()
})

test('UI-6 the five colours, and what is said with them', async ({ page }) => {
  await openSpecimens(page)
  const colours = {
    orange: 'rgb(242, 106, 27)',
    blue,
    green: 'rgb(19, 105, 59)',
    amber: 'rgb(245, 184, 61)',
    red: 'rgb(179, 22, 31)',
  }
  await expect(page.locator('.swatch')).toHaveCount(5)
  for (const [name, colour] of Object.entries(colours)) {
    await expect(page.locator(`.swatch-${name}`)).toHaveCSS('background-color', colour)
  }
  await expect(page.locator('.button-primary').first()).toHaveCSS('background-color', colours.orange)
  await expect(page.locator('.button-secondary').first()).toHaveCSS('border-top-color', blue)
  const grounds = { success: 'rgb(224, 242, 231)', warning: 'rgb(255, 241, 207)', error: 'rgb(253, 231, 230)' }
  const marks = { success: colours.green, warning: 'rgb(107, 74, 0)', error: colours.red }
  for (const tone of ['success', 'warning', 'error'] as const) {
    const notice = page.locator(`.notice-${tone}`).first()
    await expect(notice).toHaveCSS('background-color', grounds[tone])
    await expect(notice.locator('.notice-mark')).toHaveCSS('background-color', marks[tone])
  }
})
