import type { Locator, Page } from '@playwright/test'
import { expect, test } from './page.ts'
import { untilTakenOver } from './taken-over.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const dutch = '/design-systeem'
const english = '/en/design-systeem'

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator('.field').first()).toBeVisible()
  await untilTakenOver(page)
}
const styleOf = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name!),
    [property, pseudo],
  )

test(
  'UI-1 UI-2 UI-6 VAL-3 every component in every state passes the audit, in Dutch and in English',
  { tag: '@both' },
  async ({ page, audit }) => {
    await open(page, dutch)
    await page.getByRole('button', { name: 'Toon wat er mis is' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await audit()
    await open(page, english)
    await page.getByRole('button', { name: 'Show what is wrong' }).click()
    await audit()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  },
)

test('UI-1 the spinner has three themes in three sizes, and stands still when motion is not wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, dutch)
  const spinners = page.getByRole('img', { name: /Even geduld/ })
  await expect(spinners).toHaveCount(9)
  const widths = await spinners.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(new Set(widths).size).toBe(3)
  const seconds = await styleOf(spinners.first(), 'animation-duration')
  expect(Number.parseFloat(seconds)).toBeLessThanOrEqual(0.001)
})

test('UI-2 the steps list says which steps are done, under way, still to come and failed', async ({ page }) => {
  await open(page, dutch)
  const steps = page.locator('ol, ul').filter({ hasText: 'Transacties ophalen' }).last().getByRole('listitem')
  await expect(steps).toHaveCount(4)
  for (const [at, state] of ['klaar', 'bezig', 'komt nog', 'mislukt'].entries()) {
    await expect(steps.nth(at)).toContainText(`(${state})`)
  }
  await expect(page.locator('[aria-current="step"]')).toContainText('Cijfers bekijken')
})

test('UI-3 an accordion opens in 0.2 s, by keyboard as well, and closes the one that was open', async ({ page }) => {
  await open(page, dutch)
  const first = page.locator('details').filter({ hasText: 'Wat kost eerder aflossen?' })
  const second = page.locator('details').filter({ hasText: 'Wanneer krijg ik mijn geld?' })
  expect(await styleOf(first, 'transition-duration', '::details-content')).toContain('0.2s')
  await first.locator('summary').press('Enter')
  await expect(first).toHaveAttribute('open', '')
  await second.locator('summary').click()
  await expect(first).not.toHaveAttribute('open', '')
})

test('UI-4 the tooltip shows after 300 ms, hides after 100 ms, is 10 to 20 rem wide, and Escape hides it', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, dutch)
  const mark = page.getByRole('button', { name: 'JKP' })
  const tip = page.getByRole('tooltip', { includeHidden: true })
  await mark.scrollIntoViewIfNeeded()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await mark.hover()
  await page.clock.runFor(290)
  await expect(tip).toBeHidden()
  await page.clock.runFor(10)
  await expect(tip).toBeVisible()
  const { width } = (await tip.boundingBox())!
  expect(width).toBeGreaterThanOrEqual(160)
  expect(width).toBeLessThanOrEqual(320)
  await page.mouse.move(0, 0)
  await page.clock.runFor(90)
  await expect(tip).toBeVisible()
  await page.clock.runFor(10)
  await expect(tip).toBeHidden()
  await mark.focus()
  await page.clock.runFor(1)
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.runFor(1)
  await expect(tip).toBeHidden()
})

test(
  'UI-5 a dialog and a sheet keep the focus inside, close by Escape, and give it back',
  { tag: '@both' },
  async ({ page, audit, isMobile }) => {
    await open(page, dutch)
    for (const name of ['Open een venster', 'Open een blad van onderen']) {
      const button = page.getByRole('button', { name })
      await button.click()
      const dialog = page.getByRole('dialog', { name: 'Weet je het zeker?' })
      await expect(dialog).toBeVisible()
      await audit()
      const { height } = (await dialog.boundingBox())!
      if (isMobile) expect(height).toBeLessThanOrEqual(0.8 * page.viewportSize()!.height + 1)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    }
  },
)

test.describe('fields', () => {
  test('VAL-1 an amount formats itself while it is typed, and whole euros stay whole', async ({ page }) => {
    await open(page, dutch)
    const whole = page.getByLabel('Bedrag in hele euro’s')
    await whole.pressSequentially('12500')
    await expect(whole).toHaveValue('€ 12.500')
    await whole.fill('')
    await whole.pressSequentially('-1500,50')
    await expect(whole).toHaveValue('€ 1.500')
    const cents = page.getByLabel('Bedrag met centen')
    await cents.fill('')
    await cents.pressSequentially('1234,567')
    await expect(cents).toHaveValue('€ 1.234,56')
  })

  test('VAL-1 with cents a separator is of thousands or of cents, as the digits behind it tell, and undo goes back', async ({
    page,
  }) => {
    await open(page, dutch)
    const field = page.getByLabel('Bedrag met centen')
    for (const [keys, shown] of [
      ['25.000', '€ 25.000'],
      ['25,50', '€ 25,50'],
      ['1.250,75', '€ 1.250,75'],
      ['1,250.75', '€ 1.250,75'],
    ] as const) {
      await field.fill('')
      await field.pressSequentially(keys)
      await expect(field).toHaveValue(shown)
    }
    await field.fill('')
    await field.pressSequentially('25.000')
    await field.press('Control+z')
    await expect(field).toHaveValue('€ 25,00')
    await field.press('Control+Shift+z')
    await expect(field).toHaveValue('€ 25.000')
    await field.press('Control+a')
    await field.pressSequentially('7,5')
    await field.blur()
    await expect(field).toHaveValue('€ 7,5')
  })

  test('VAL-1 undo goes back from one whole amount to the one before, and redo forward again', async ({ page }) => {
    await open(page, dutch)
    const field = page.getByLabel('Bedrag in hele euro’s')
    await field.pressSequentially('12345')
    await field.press('Home')
    await field.press('ArrowRight')
    await field.press('ArrowRight')
    await field.press('Delete')
    await expect(field).toHaveValue('€ 2.345')
    await field.press('Control+z')
    await expect(field).toHaveValue('€ 12.345')
    const seen: string[] = []
    for (let step = 0; step < 12 && (await field.inputValue()) !== ''; step++) {
      await field.press('Control+z')
      seen.push(await field.inputValue())
    }
    expect(seen.at(-1)).toBe('')
    // No half-formatted text on the way: each is an amount as it is shown.
    for (const text of seen) expect(text).toMatch(/^(€ \d{1,3}(\.\d{3})*)?$/)
    for (let step = 0; step < 12; step++) await field.press('Control+Shift+z')
    await expect(field).toHaveValue('€ 2.345')
  })

  test('VAL-1 a keyboard that composes is left alone until it is done', { tag: '@phone' }, async ({ page }) => {
    await open(page, dutch)
    const field = page.getByLabel('Bedrag in hele euro’s')
    await field.focus()
    const client = await page.context().newCDPSession(page)
    for (const text of ['1', '12', '125', '1250']) {
      await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await expect(field).toHaveValue(text)
    }
    await client.send('Input.insertText', { text: '12500' })
    await expect(field).toHaveValue('€ 12.500')
    await client.send('Input.imeSetComposition', { text: '5', selectionStart: 1, selectionEnd: 1 })
    await client.send('Input.insertText', { text: '5' })
    await expect(field).toHaveValue('€ 125.005')
  })

  test(
    'VAL-2 VAL-4 a phone number and a kvk number are forgiven their spaces and dots',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page, english)
      const phone = page.getByLabel('Telephone number')
      await phone.fill('06 12 34 56 78')
      await phone.blur()
      await expect(phone).toHaveValue('0612345678')
      const kvk = page.getByLabel('KVK number')
      await kvk.fill('12.34 5678')
      await kvk.blur()
      await expect(kvk).toHaveValue(/^1234\s?5678$/)
    },
  )

  test('VAL-3 an error stands under its field in words, with a red border, and nothing moves', async ({ page }) => {
    await open(page, dutch)
    const field = page.getByLabel('Fout veld', { exact: true })
    const money = page.getByLabel('Fout veld (€)')
    // Both places in one go: the page may scroll to the first error meanwhile.
    const distanceNow = async () =>
      field.evaluate(
        (one, other) => other!.getBoundingClientRect().top - one.getBoundingClientRect().top,
        await money.elementHandle(),
      )
    const distance = await distanceNow()
    await page.getByRole('button', { name: 'Toon wat er mis is' }).click()
    await expect(field).toHaveAccessibleDescription('Vul hier iets in.')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    // The colour comes over 0.15 s.
    await expect(field).toHaveCSS('border-top-color', 'rgb(179, 22, 31)')
    expect(await distanceNow()).toBeCloseTo(distance, 0)
    await page.getByRole('link', { name: 'Vul hier iets in.' }).click()
    await expect(field).toBeFocused()
  })
})

test('FMT-1 FMT-4 an IBAN, a date and an amount are shown the Dutch way', async ({ page }) => {
  await open(page, dutch)
  await expect(page.getByText('NL 91 ABNA 0417 1643 00', { exact: false })).toBeVisible()
  await expect(page.getByText('** ** **** **** ***3 00, 21-11-2026')).toBeVisible()
  await expect(page.getByText('Je houdt per maand over: € 2.150')).toBeVisible()
})
