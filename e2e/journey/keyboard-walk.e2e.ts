import type { Page } from '@playwright/test'
import { another } from '#server/testing/applicant.ts'
import { confirmDetails } from '../support/contact-details.ts'
import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'

// The journey by keyboard alone: nothing here clicks, fills or focuses by itself.
test.describe.configure({ timeout: 300_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const company = another('00900003')
const tabsMax = 120

type Focused = { name: string; role: string; isSeen: boolean; isLost: boolean }

/** The focused element, by its accessible name, and whether its focus is visible. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement | null
    if (!one || one === document.body || one === document.documentElement) {
      return { name: '', role: 'none', isSeen: false, isLost: true }
    }
    const labels = one instanceof HTMLInputElement || one instanceof HTMLSelectElement ? [...(one.labels ?? [])] : []
    const name =
      one.getAttribute('aria-label') ?? (labels.map((label) => label.innerText).join(' ') || one.innerText || '')
    const box = one.getBoundingClientRect()
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    // A field in a frame, or a radio button on a card, shows its focus on what is around it.
    const around = [
      ...(one.closest('label, .quote-number, .option-card, .radio-card')?.querySelectorAll('*') ?? []),
      one.parentElement,
      one.closest('label'),
    ]
    const ringAround = around.some((part) => part && getComputedStyle(part).outlineStyle !== 'none')
    const hasRing = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || ringAround
    const isInside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
    return {
      name: name.trim(),
      role: one.getAttribute('role') ?? one.tagName.toLowerCase(),
      isSeen: hasRing && isInside,
      isLost: false,
    }
  })

/** Goes on with Tab until something with this name has the focus. On the way every stop must be seen, and none lost. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isIt = (text: string) => (typeof name === 'string' ? text.startsWith(name) : name.test(text))
  let lostTwice = false
  for (let step = 0; step < tabsMax; step++) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    // From the last stop of a page Tab leads through the browser's own bar, and begins again.
    if (stop.isLost && lostTwice) throw new Error(`The focus was lost before "${String(name)}" at ${page.url()}`)
    lostTwice = stop.isLost
    if (stop.isLost) continue
    // A ring that fades in is seen a moment later.
    await expect
      .poll(async () => (await focused(page)).isSeen, `focus on "${stop.name}" (${stop.role}) is seen at ${page.url()}`)
      .toBe(true)
    if (isIt(stop.name)) return
  }
  throw new Error(`Tab never came to "${String(name)}" at ${page.url()}`)
}

/** After a change of screen the focus is at its top and not lost. */
async function expectAtTop(page: Page): Promise<void> {
  await expect(page.locator('h1:focus, main:focus')).toHaveCount(1)
}

async function findCompany(page: Page): Promise<void> {
  await page.goto('/')
  await tabTo(page, 'Naar de inhoud')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Voor welk bedrijf is het?')
  await page.keyboard.type(company, { delay: 20 })
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/jouw-aanvraag')
}

async function answerQuestions(page: Page): Promise<void> {
  // The heading is there before the questions.
  await expect(page.getByLabel('Bedrag dat je wilt lenen')).toBeVisible()
  await tabTo(page, 'Bedrag dat je wilt lenen')
  await page.keyboard.type('25000', { delay: 20 })
  await tabTo(page, 'Werkkapitaal')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Voorraad/ })).toBeChecked()
  await tabTo(page, 'Verder')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/extra-uitgaven')
  await expectAtTop(page)
  await tabTo(page, 'Nee, verder')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/transacties-uploaden')
  await expectAtTop(page)
}

async function shareBank(page: Page): Promise<void> {
  await tabTo(page, /Vlot mag mijn transacties bekijken/)
  await page.keyboard.press('Space')
  await tabTo(page, 'Akkoord en verder')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Deel je zakelijke transacties' })).toBeFocused()
  await tabTo(page, 'bunq')
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const bank = await opening
  await bank.getByLabel('Gebruikersnaam').waitFor()
  const closing = bank.waitForEvent('close')
  await tabTo(bank, 'Gebruikersnaam')
  await bank.keyboard.type(company)
  await tabTo(bank, 'Pincode')
  await bank.keyboard.type('12345')
  await bank.keyboard.press('Enter')
  await bank.getByRole('button', { name: 'Toestemming geven' }).waitFor()
  await tabTo(bank, 'Toestemming geven')
  await bank.keyboard.press('Enter')
  await closing
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
  // The banks went with their focus; a Tab from nowhere would come to the footer.
  await expectAtTop(page)
}

async function awaitOffers(page: Page): Promise<void> {
  await tabTo(page, 'Ja, bereken mijn aanbod')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/persoonlijk-aanbod', { timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeFocused({ timeout: 30_000 })
}

test('the whole journey goes by keyboard alone, with a focus that is always seen and never lost', async ({ page }) => {
  await findCompany(page)
  await answerQuestions(page)
  await shareBank(page)
  await awaitOffers(page)
  await tabTo(page, /^(Lening|Kortlopend krediet)/)
  await page.keyboard.press('ArrowDown')
  await tabTo(page, /^Kies (€|krediet)/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Op welke rekening wil je het geld?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await tabTo(page, 'Bevestig deze rekening')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/volgende-stappen')
  await expectAtTop(page)
  // The heading is there before the questions.
  await expect(page.getByLabel('Je naam')).toBeVisible()
  await tabTo(page, 'Je naam')
  await confirmDetails(page)
  await tabTo(page, /^1/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^4/ })).toBeChecked()
  await tabTo(page, 'Mijn mening versturen')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/feedback-success')
  await expectAtTop(page)
})

test('PROG-4 the sheet over the offer holds the focus, closes by Escape, and gives it back', async ({ page }) => {
  await beginAt(page, 'decided')
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()
  await page.keyboard.press('Control+Home')
  await tabTo(page, /Over jou/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const one = document.activeElement
      return one === document.body || one?.closest('dialog[open]') !== null
    })
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(async () => (await focused(page)).name).toMatch(/Over jou/)
})
