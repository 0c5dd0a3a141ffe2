import { addressOf, type PageName } from '#web/addresses.ts'
import { expect, test } from '../support/page.ts'

const documents = ['codeOfConduct', 'terms', 'disclaimer', 'privacyStatement'] as const satisfies readonly PageName[]
const guides = ['partners', 'guide'] as const satisfies readonly PageName[]

test.use({ javaScriptEnabled: false })

const titles = {
  nl: ['Gedragscode', 'Voorwaarden', 'Disclaimer', 'Privacyverklaring'],
  en: ['Code of conduct', 'Terms and conditions', 'Disclaimer', 'Privacy statement'],
}

test('FOOT-1 every document is a page of the site, in both languages, that says what we are', async ({ page }) => {
  for (const language of ['nl', 'en'] as const) {
    for (const [index, name] of documents.entries()) {
      await page.goto(addressOf(name, language))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language][index]!)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(800)
      await expect(page.getByText(/is een demonstratie van een|is a demonstration of a/)).toBeVisible()
    }
  }
})

test('the partner page and the white paper are real pages, in both languages, without a button that would not answer', async ({
  page,
}) => {
  for (const language of ['nl', 'en'] as const) {
    for (const name of guides) {
      await page.goto(addressOf(name, language))
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(800)
      expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
      await expect(page.getByRole('button', { name: /^(Print|Save)/ })).toBeHidden()
    }
  }
})
