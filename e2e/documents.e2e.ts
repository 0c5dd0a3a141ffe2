import { addresses, addressOf, type PageName } from '#web/addresses.ts'
import { expect, test } from './page.ts'

const documents = ['codeOfConduct', 'terms', 'disclaimer', 'privacyStatement'] as const satisfies readonly PageName[]
const guides = ['partners', 'guide'] as const satisfies readonly PageName[]

test('FOOT-1 the footer leads to the questions, the products and every document', async ({
  page,
  audit,
  chosenCookies: _chosen,
}) => {
  const footer = page.getByRole('contentinfo')
  for (const language of ['nl', 'en'] as const) {
    for (const name of documents) {
      await page.goto(addressOf('cookies', language))
      await footer.locator(`a[href="${addressOf(name, language)}"]`).click()
      await page.waitForURL(`**${addressOf(name, language)}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/is een demonstratie van een|is a demonstration of a/)).toBeVisible()
      await audit()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    for (const name of ['shortTermLoan', 'shortTermCredit', 'faq', 'contact', 'cookies'] as const) {
      await expect(footer.locator(`a[href="${addressOf(name, language)}"]`)).toBeVisible()
    }
  }
  await expect(footer).toContainText('© 2026 Vlot')
  await expect(footer).toContainText('Kifid')
})

test('NAV-5 the partner page and the white paper are real pages, in both languages', async ({
  page,
  audit,
  chosenCookies: _chosen,
}) => {
  for (const name of guides) {
    for (const language of ['nl', 'en'] as const) {
      await page.goto(addressOf(name, language))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
      await audit()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('FOOT-1 NAV-5 every document can be read, and nothing is shown that would not answer', async ({ page }) => {
    for (const name of [...documents, ...guides]) {
      await page.goto(addresses[name])
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(800)
    }
    await expect(page.getByRole('button', { name: 'Print of bewaar als pdf' })).toBeHidden()
  })
})
