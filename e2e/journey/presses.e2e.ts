import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'

/** Counts what a thumb presses; typing, and the key that leads to the next field, are not counted. */
function countPresses() {
  let count = 0
  return {
    press: async (place: Locator) => {
      count++
      await place.tap()
    },
    /** A key of the phone's keyboard that does something. */
    pressKey: async (page: Page, key: string) => {
      count++
      await page.keyboard.press(key)
    },
    total: () => count,
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test(
  'FLOW-3 FLOW-5 FLOW-6 from home to the offers in thirteen presses at most',
  { tag: '@phone' },
  async ({ page }) => {
    const { press, pressKey, total } = countPresses()
    await page.goto('/')
    await press(page.getByRole('combobox'))
    // Before its script loads, the search is answered by a server page; on a slow machine, typing is sooner.
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    await page.keyboard.type('Bakkerij De Korenaar')
    // The list of companies may lie over the button by now.
    await pressKey(page, 'Enter')
    await page.waitForURL('**/jouw-aanvraag')
    await press(button(page, '€ 25.000'))
    await press(page.getByRole('radio', { name: 'Voorraad' }))
    await press(button(page, 'Verder'))
    await page.waitForURL('**/extra-uitgaven')
    await press(button(page, 'Nee, verder'))
    await page.waitForURL('**/transacties-uploaden')
    await press(page.getByRole('checkbox', { name: /Vlot mag mijn transacties bekijken/ }))
    await press(button(page, 'Akkoord en verder'))
    const before = total()
    await press(button(page, 'Rabobank'))
    // In the same tab: on a phone that way comes first.
    await press(page.getByLabel('Gebruikersnaam'))
    await page.keyboard.type('00900001')
    await page.keyboard.press('Tab')
    await page.keyboard.type('12345')
    await press(button(page, 'Inloggen'))
    await press(button(page, 'Toestemming geven'))
    await page.waitForURL('**/transacties-uploaden')
    expect(total() - before, 'of them at the bank').toBeGreaterThanOrEqual(2)
    await press(button(page, 'Ja, bereken mijn aanbod'))
    await page.waitForURL('**/persoonlijk-aanbod', { timeout: 60_000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(total()).toBeLessThanOrEqual(13)
    await page.goBack()
    await expect(page, 'nothing on the way back goes on by itself').toHaveURL(/transacties-uploaden/)
  },
)
