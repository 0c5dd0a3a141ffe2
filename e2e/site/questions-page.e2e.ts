import type { Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import { expectPortraits } from '../support/portraits.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const titles = {
  nl: ['Over lenen bij Vlot', 'Aanvragen', 'Transacties en privacy', 'Kosten en terugbetalen'],
  en: ['Borrowing from Vlot', 'Applying', 'Transactions and privacy', 'Cost and repayment'],
}
/** How many questions each category has. */
const counts = [8, 7, 8, 8]
const path = { nl: '/veelgestelde-vragen', en: '/en/veelgestelde-vragen' }
const all = { nl: 'Alle vragen', en: 'All questions' }
const choose = { nl: 'Kies een onderwerp', en: 'Choose a subject' }

const categories = (page: Page) => page.locator('[data-faq-category]').filter({ visible: true })
const shown = (page: Page) => categories(page).getByRole('heading', { level: 2 })

for (const language of ['nl', 'en'] as const) {
  test(`FAQ-1 on a desktop buttons choose one of the four categories (${language})`, async ({ page }) => {
    await page.goto(path[language])
    await expect(shown(page)).toHaveText(titles[language])
    const sizes = await categories(page).evaluateAll((each) =>
      each.map((one) => one.querySelectorAll('details').length),
    )
    expect(sizes).toEqual(counts)
    const answers = page.locator('main .accordion-body')
    await expect(answers).toHaveText(Array.from({ length: 31 }, () => /^[A-Z].{20,}\.$/s))
    await expect(page.getByRole('combobox')).toBeHidden()
    await expect(page.locator('.faq-choose')).toHaveText(choose[language])
    await expect(page.locator('[data-faq-select] option')).toHaveText([all[language], ...titles[language]])
    const buttons = page.locator('.faq-buttons').getByRole('button')
    await expect(buttons).toHaveText([all[language], ...titles[language]])
    for (const [at, title] of titles[language].entries()) {
      await buttons.nth(at + 1).click()
      await expect(shown(page)).toHaveText([title])
      await expect(buttons.nth(at + 1)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(1)
    }
    await buttons.first().click()
    await expect(shown(page)).toHaveText(titles[language])
  })
}

test('FAQ-1 on a phone a dropdown chooses one of the four categories', { tag: '@phone' }, async ({ page }) => {
  await page.goto(path.nl)
  await expect(shown(page)).toHaveText(titles.nl)
  await expect(page.locator('.faq-buttons')).toBeHidden()
  const dropdown = page.getByRole('combobox', { name: 'Kies een onderwerp' })
  await expect(dropdown.locator('option')).toHaveText([all.nl, ...titles.nl])
  for (const title of titles.nl) {
    await dropdown.selectOption(title)
    await expect(shown(page)).toHaveText([title])
  }
  await dropdown.selectOption(all.nl)
  await expect(shown(page)).toHaveText(titles.nl)
})

test('FAQ-1 each question is an accordion: closed at first, it opens at a press, and what is being read stays open', async ({
  page,
}) => {
  await page.goto(path.nl)
  const open = page.locator('details[open]')
  await expect(open).toHaveCount(0)
  await page.locator('summary', { hasText: 'Wat is Vlot?' }).click()
  await expect(open.locator('summary')).toHaveText(['Wat is Vlot?'])
  await expect(open.locator('p').first()).toBeVisible()
  await page.locator('summary', { hasText: 'Staat de rente vast?' }).click()
  await expect(open.locator('summary')).toHaveText(['Wat is Vlot?', 'Staat de rente vast?'])
  await page.locator('summary', { hasText: 'Staat de rente vast?' }).click()
  await expect(open.locator('summary')).toHaveText(['Wat is Vlot?'])
})

test('FAQ-2 the query active opens that one question and scrolls to it', async ({ page }) => {
  await page.goto(path.nl)
  const places = await page.locator('main details').evaluateAll((each) => each.map(({ id }) => id))
  expect(places).toHaveLength(31)
  for (const [id, question] of [
    ['is-connecting-safe', 'Is het veilig om mijn bank te koppelen?'],
    ['early-repayment', 'Mag ik eerder aflossen?'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`${path.nl}?active=${id}`)
    await expect(page.locator('details[open] > summary')).toHaveText([question])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
    await expect(page.locator('details[open] > summary')).toBeInViewport({ ratio: 1 })
    // Just below the bar, which stays in sight; the page may still be on its way there.
    const top = async () => (await page.locator('details[open]').boundingBox())!.y
    await expect.poll(top).toBeLessThan(300)
    expect(await top()).toBeGreaterThanOrEqual(72)
  }
  for (const id of ['no-such-question', '']) {
    await page.goto('about:blank')
    await page.goto(`${path.nl}?active=${id}`)
    await expect(page.locator('.faq-buttons')).toBeVisible()
    await expect(page.locator('details[open]')).toHaveCount(0)
  }
})

test('FAQ-3 below the questions one can call, mail or go to the contact page', async ({ page }) => {
  for (const [address, title, call, mail, more, contact] of [
    [
      path.nl,
      'Liever even overleggen?',
      'Bel 085 000 12 34',
      'Mail ons',
      'Alle manieren om ons te bereiken',
      '/contact',
    ],
    [path.en, 'Prefer to talk it over?', 'Call 085 000 12 34', 'Email us', 'All ways to reach us', '/en/contact'],
  ] as const) {
    await page.goto(address)
    const block = page.getByRole('region', { name: title })
    await expect(block).toBeVisible()
    const links = await block
      .getByRole('link')
      .evaluateAll((each) => each.map((one) => [one.textContent.trim(), one.getAttribute('href')]))
    expect(links).toEqual([
      [more, contact],
      address === path.nl ? ['Dien een klacht in', '/klacht'] : ['Make a complaint', '/en/complaint'],
      [call, 'tel:+31850001234'],
      [mail, 'mailto:hallo@vlot.example'],
    ])
    await block.scrollIntoViewIfNeeded()
    await expectPortraits(block)
    // Both places in one go: the page may still be scrolling.
    const below = await page
      .locator('[data-faq]')
      .evaluate(
        (one, other) => other!.getBoundingClientRect().top - one.getBoundingClientRect().bottom,
        await block.elementHandle(),
      )
    expect(below).toBeGreaterThanOrEqual(-1)
  }
})
