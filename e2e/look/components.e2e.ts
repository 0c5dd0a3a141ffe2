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

const widthOf = async (locator: Locator) => (await locator.boundingBox())!.width

test('UI-5 on a wide screen the content is 1440 px, a step 710 px and the side column 356 px', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  for (const [path, parts] of [
    ['/', ['.bar-inner', '.hero-inner', '.footer-inner']],
    ['/contact', ['.bar-inner', '.contact']],
    ['/veelgestelde-vragen', ['.bar-inner', '.footer-inner']],
  ] as const) {
    await page.goto(path)
    for (const part of parts) expect(await widthOf(page.locator(part).first()), `${path} ${part}`).toBe(1440)
  }
  await playStanding(page, 'extra expenses')
  await page.goto('/extra-uitgaven')
  await expect(page.getByRole('button', { name: 'Nee, verder' })).toBeVisible()
  expect(await widthOf(page.locator('.journey'))).toBe(1440)
  expect(await widthOf(page.locator('.progress-tabs'))).toBe(1440)
  expect(await widthOf(page.locator('.step'))).toBe(710)
  expect(await widthOf(page.getByRole('complementary', { name: 'Hulp nodig?' }))).toBe(356)
  await page.goto('/reconsent/NL')
  await expect(page.getByLabel('KVK-nummer')).toBeVisible()
  expect(await widthOf(page.locator('.step'))).toBe(710)
  expect(await widthOf(page.locator('.reconsent-side'))).toBe(356)
})

test('UI-5 a dialog and a sheet move for 0.3 s; buttons, fields and the menu for 0.15 and 0.2 s', async ({ page }) => {
  await openSpecimens(page)
  const durations = async (locator: Locator) => new Set((await styleOf(locator, 'transition-duration')).split(', '))
  for (const name of ['Open een venster', 'Open een blad van onderen']) {
    await page.getByRole('button', { name }).click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toBeVisible()
    expect(await durations(dialog)).toEqual(new Set(['0.3s']))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  expect(await durations(page.locator('.button-primary').first())).toEqual(new Set(['0.15s']))
  await page.getByRole('button', { name: 'Toon wat er mis is' }).click()
  const error = page.locator('.field-error-text').filter({ visible: true }).first()
  await expect(error).toHaveCSS('animation-name', 'fade-in')
  await expect(error).toHaveCSS('animation-duration', '0.3s')
  expect(await styleOf(page.locator('.notice').first(), 'animation-duration')).toBe('0.3s')
  await page.goto('/contact')
  const section = page.locator('[data-mega=service]')
  await section.locator('summary').hover()
  await expect(section).toHaveAttribute('open', '')
  expect(await styleOf(section.locator('.mega-panel'), 'animation-duration')).toBe('0.2s')
  await playStanding(page, 'about you')
  await page.goto('/jouw-aanvraag')
  await expect(page.locator('.progress-tabs')).toBeVisible()
  expect(await styleOf(page.locator('.progress-tabs'), 'transition-duration', '::after')).toBe('0.3s, 0.3s')
})

test('UI-5 at 640 and 1024 px the layout changes', async ({ page }) => {
  await page.goto('/contact')
  const barHeight = async () => (await page.locator('.bar-inner').boundingBox())!.height
  const menuButton = page.getByRole('button', { name: 'Menu' })
  for (const [width, height, hasButton] of [
    [639, 64, true],
    [640, 72, true],
    [1023, 72, true],
    [1024, 72, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(barHeight, `${width}`).toBe(height)
    await expect(menuButton).toBeVisible({ visible: hasButton })
  }
})

test('UI-5 on a phone a sheet is at most 80 % high and as wide as the screen', { tag: '@phone' }, async ({ page }) => {
  await openSpecimens(page)
  await page.getByRole('button', { name: 'Open een blad van onderen' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  const { height } = page.viewportSize()!
  await expect(sheet).toHaveCSS('max-height', `${height * 0.8}px`)
  // More words than a phone can show at once: the sheet scrolls inside.
  await sheet.evaluate((one) => {
    const long = document.createElement('div')
    long.style.blockSize = '2000px'
    one.firstElementChild!.append(long)
  })
  await expect.poll(async () => Math.round((await sheet.boundingBox())!.height)).toBe(Math.round(height * 0.8))
  expect((await sheet.boundingBox())!.width).toBe(page.viewportSize()!.width)
})
