import type { Page } from '@playwright/test'
import { addresses } from '#web/addresses.ts'
import { breakpoints } from '#ui/styles/breakpoints.ts'
import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

const columnsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length)

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))

async function around(page: Page, width: number, measure: () => Promise<unknown>): Promise<unknown[]> {
  await widen(page, width - 1)
  const below = await measure()
  await widen(page, width)
  return [below, await measure()]
}

test('UI-5 each breakpoint changes a layout exactly at its width', async ({ page }) => {
  const { small, medium, large, wide, widest } = breakpoints
  expect([small, medium, large, wide, widest]).toEqual([640, 768, 1024, 1280, 1536])
  await page.goto(addresses.home)
  await page.locator('.needs').scrollIntoViewIfNeeded()
  expect(await around(page, small, () => columnsOf(page, '.needs'))).toEqual([1, 2])
  expect(await around(page, wide, () => columnsOf(page, '.needs'))).toEqual([2, 4])
  expect(await around(page, large, () => columnsOf(page, '.how'))).toEqual([2, 4])
  expect(await around(page, medium, () => columnsOf(page, '.footer-inner'))).toEqual([2, 3])
  expect(await around(page, widest, () => sizeOf(page, 'h1'))).toEqual([56, 64])
  const barHeight = async () => (await page.locator('.bar-inner').boundingBox())?.height
  expect(await around(page, small, barHeight)).toEqual([64, 72])
  expect(await around(page, large, () => page.getByRole('button', { name: 'Menu' }).isVisible())).toEqual([true, false])
  await page.goto(addresses.knowledgeBase)
  expect(await around(page, medium, () => columnsOf(page, '.article-list'))).toEqual([1, 2])
  expect(await around(page, large, () => columnsOf(page, '.article-list'))).toEqual([2, 3])
  const facts = async () => {
    const places = await page
      .locator('.hero-facts li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    return new Set(places).size
  }
  await page.goto(addresses.businessLoan)
  expect(await around(page, medium, facts)).toEqual([3, 1])
})

/** The outermost left and right edges of words and controls. Backgrounds may be wider. */
const extentOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const rects: DOMRect[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest('.visually-hidden'))
        continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      rects.push(...range.getClientRects())
    }
    rects.push(
      ...[...document.querySelectorAll('input, select, textarea, table')].map((one) => one.getBoundingClientRect()),
    )
    const seen = rects.filter(({ width, right, bottom }) => width > 1 && right > 0 && bottom > 0)
    return { left: Math.min(...seen.map(({ left }) => left)), right: Math.max(...seen.map(({ right }) => right)) }
  })

const frame = { left: (1920 - 1440) / 2, right: (1920 + 1440) / 2 }

/** Each kind of page; a text that is read in one column has the width of a component. */
const widePages: readonly (readonly [path: string, column?: string])[] = [
  ...['/', '/zakelijke-lening', '/zakelijk-krediet', '/veelgestelde-vragen', '/contact', '/bedrijf-zoeken'].map(
    (path) => [path] as const,
  ),
  ['/cookies', '.prose > .lead'],
  ['/voorwaarden', '.prose > .lead'],
  ['/zo-rekent-een-geldverstrekker', '.prose > p'],
  ['/kennisbank', '.article-head'],
  ['/kennisbank/ondernemen/voorraadbeheer', '.article-words'],
  ['/mijn-aanvraag', '.step'],
  ['/reconsent/NL', '.step'],
  ['/design-systeem'],
]

test('UI-5 at 1920 px no words or fields of any page leave the middle 1440, and a column is 710 px wide', async ({
  page,
}) => {
  await widen(page, 1920)
  for (const [path, column] of widePages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { left, right } = await extentOf(page)
    expect(left, `${path}, left`).toBeGreaterThanOrEqual(frame.left)
    expect(right, `${path}, right`).toBeLessThanOrEqual(frame.right)
    // Nor does it shrink to a column of less than the frame: the bar's edges are the frame's.
    const bar = await page.locator('.bar-inner').boundingBox()
    expect([bar?.x, bar?.width], path).toEqual([frame.left, 1440])
    if (column) expect((await page.locator(`main ${column}`).first().boundingBox())?.width, path).toBe(710)
  }
})

test('UI-5 a component is at most 710 px wide, what stands beside it 356, and the sheet 80 % high', async ({
  page,
}) => {
  await beginAt(page, 'consent')
  await widen(page, 1920)
  const step = await page.locator('.step').boundingBox()
  const help = await page.locator('.help').boundingBox()
  const tabs = await page.locator('.progress-tabs').boundingBox()
  expect([step?.width, help?.width, tabs?.width]).toEqual([710, 356, 1440])
  expect((help?.x ?? 0) + (help?.width ?? 0)).toBe(frame.right - 48)
  const gap = () => page.locator('.journey').evaluate((one) => getComputedStyle(one).columnGap)
  expect(await around(page, breakpoints.wide, gap)).toEqual(['48px', '72px'])
  const isHelpSeen = () => page.locator('.help').isVisible()
  expect(await around(page, breakpoints.large, isHelpSeen)).toEqual([false, true])

  await page.goto(addresses.designSystem)
  await page.getByRole('button', { name: 'Open een blad van onderen' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.evaluate((one) => one.style.setProperty('block-size', '4000px'))
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = await sheet.boundingBox()
    expect(box?.height, `${width}`).toBeCloseTo(height * 0.8, 0)
    if (width === 390) expect(box?.width).toBe(width)
  }
})

/** How long everything on the page takes that moves once, by its own style: in milliseconds, each once, ascending. */
const durationsOf = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')].flatMap((one) =>
      [undefined, '::before', '::after', '::details-content'].flatMap((part) => {
        const { transitionDuration, animationName, animationDuration, animationIterationCount } = getComputedStyle(
          one,
          part,
        )
        const isOnce = animationName !== 'none' && animationIterationCount !== 'infinite'
        return `${transitionDuration},${isOnce ? animationDuration : '0s'}`.split(',')
      }),
    )
    const found = new Set(all.map((text) => Math.round(Number.parseFloat(text) * 1000)))
    return [...found].filter((ms) => ms > 0).toSorted((a, b) => a - b)
  })

test('UI-5 whatever moves takes 150, 200, 300 or 500 ms, and a modal 300', async ({ page }) => {
  await page.goto(addresses.designSystem)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await durationsOf(page)).toEqual([150, 200, 300, 500])
  for (const name of ['home', 'faq', 'contact', 'knowledgeBase'] as const) {
    await page.goto(addresses[name])
    for (const duration of await durationsOf(page)) expect([150, 200, 300, 500], name).toContain(duration)
  }
  await page.goto(addresses.designSystem)
  for (const name of ['Open een venster', 'Open een blad van onderen']) {
    const dialog = page.getByRole('dialog', { includeHidden: true }).nth(name === 'Open een venster' ? 0 : 1)
    // The event has the movement's duration by the page's clock. On a busy machine Chromium first reports an end at 0,
    // when its compositor began after the requesting frame; a movement without duration has no event.
    const movement = await dialog.evaluateHandle((one) => ({
      took: new Promise<number>((settle) =>
        one.addEventListener('transitionend', (event) => {
          const { target, propertyName, elapsedTime } = event as TransitionEvent
          if (target === one && propertyName === 'transform' && elapsedTime > 0) settle(elapsedTime)
        }),
      ),
    }))
    await page.getByRole('button', { name }).click()
    expect(await movement.evaluate(({ took }) => took), name).toBeCloseTo(0.3, 3)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})
