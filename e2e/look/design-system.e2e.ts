import type { Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import { expectNothingSideways } from '../support/layout-shift.ts'
import { untilTakenOver } from '../support/taken-over.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const dutch = '/design-systeem'
const english = '/en/design-systeem'

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator('.field').first()).toBeVisible()
  await untilTakenOver(page)
}
test(
  'UI-6 every component in every state can be read by everybody, and fits',
  { tag: '@both' },
  async ({ page, audit, isMobile, language }) => {
    const [address, showErrors] = language === 'en' ? [english, 'Show what is wrong'] : [dutch, 'Toon wat er mis is']
    await open(page, address)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('button', { name: showErrors }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await audit()
    await expectNothingSideways(page)
    if (isMobile) return
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingSideways(page)
  },
)

test('the tooltip shows at once for the keyboard, and Escape hides it', async ({ page }) => {
  await open(page, dutch)
  const tip = page.getByRole('tooltip', { includeHidden: true })
  await page.getByRole('button', { name: 'JKP' }).focus()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test(
  'a dialog and a sheet keep the focus inside, close by Escape, and give it back',
  { tag: '@both' },
  async ({ page, audit }) => {
    await open(page, dutch)
    for (const name of ['Open een venster', 'Open een blad van onderen']) {
      const button = page.getByRole('button', { name })
      await button.click()
      const dialog = page.getByRole('dialog', { name: 'Weet je het zeker?' })
      await expect(dialog).toBeVisible()
      await audit()
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

  test('VAL-1 in English an amount stands as the English write it', async ({ page }) => {
    await open(page, english)
    const whole = page.getByLabel('Amount in whole euros')
    await whole.fill('')
    await whole.pressSequentially('12500')
    await expect(whole).toHaveValue('€12,500')
  })

  test('VAL-1 with cents a separator is of thousands or of cents, as the digits behind it show, and undo goes back', async ({
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

  test('VAL-4 a kvk number is forgiven its spaces and dots', { tag: '@phone' }, async ({ page }) => {
    await open(page, english)
    const kvk = page.getByLabel('KVK number')
    await kvk.fill('12.34 5678')
    await kvk.blur()
    await expect(kvk).toHaveValue(/^1234\s?5678$/)
  })

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
    const words = page.locator('.field').filter({ has: field }).locator('.field-error-text')
    const [typed, answer] = [await field.boundingBox(), await words.boundingBox()]
    expect(answer!.y).toBeGreaterThanOrEqual(typed!.y + typed!.height)
    await expect(words).toHaveCSS('animation-name', 'fade-in')
    await expect(words).toHaveCSS('animation-duration', '0.3s')
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
