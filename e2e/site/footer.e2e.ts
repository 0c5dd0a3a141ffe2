import { linksOf } from '../support/links.ts'
import { expect, test } from '../support/page.ts'
import { recordScrolling, scrolledTo } from '../support/scrolling.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const footerLinks = [
  'Vlot → /',
  'Kortlopende zakelijke lening → /kortlopende-lening',
  'Kortlopend krediet → /kortlopend-krediet',
  'Veelgestelde vragen → /veelgestelde-vragen',
  'Kennisbank → /kennisbank',
  'Contact → /contact',
  'Een klacht → /klacht',
  'Gedragscode → /gedragscode',
  'Voorwaarden → /voorwaarden',
  'Disclaimer → /disclaimer',
  'Privacy → /privacyverklaring',
  'Jouw gegevens → /jouw-gegevens',
  'Cookies → /cookies',
]

test('FOOT-1 the footer has its documents and the copyright line, and its logo leads smoothly to the top and home', async ({
  page,
}) => {
  await page.goto('/cookies')
  const footer = page.getByRole('contentinfo')
  expect(await linksOf(footer)).toEqual(footerLinks)
  await expect(footer.locator('.footer-logo svg')).toBeVisible()
  await expect(footer.locator('.footer-title')).toHaveText(['De site', 'Regels en privacy'])
  await expect(footer.locator('.footer-line p')).toHaveText([
    '© 2026 Vlot. Vlot is een demonstratie: hier wordt geen echt geld uitgeleend.',
    /^Voor lenen aan bedrijven is in Nederland geen vergunning van de AFM nodig\./,
  ])
  const titles = {
    '/gedragscode': 'Gedragscode',
    '/voorwaarden': 'Voorwaarden',
    '/disclaimer': 'Disclaimer',
    '/privacyverklaring': 'Privacyverklaring',
    '/cookies': 'Cookies, zonder kleine letters',
  }
  for (const [path, title] of Object.entries(titles)) {
    await page.goto('/')
    await footer.locator(`a[href="${path}"]`).click()
    await page.waitForURL(`**${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await footer.getByRole('link', { name: 'Vlot', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await recordScrolling(page)
  await footer.getByRole('link', { name: 'Vlot', exact: true }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await scrolledTo(page)).toEqual([{ top: 0, behavior: 'smooth' }])
})

test('FOOT-1 the English footer leads to the English pages, and has its line', async ({ page }) => {
  await page.goto('/en/voorwaarden')
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('.footer-title')).toHaveText(['The site', 'Rules and privacy'])
  await expect(footer.locator('.footer-line p')).toHaveText([
    '© 2026 Vlot. Vlot is a demonstration: no real money is lent here.',
    /^In the Netherlands, lending to businesses does not require a licence from the AFM/,
  ])
  expect(await linksOf(footer)).toEqual([
    'Vlot → /en',
    'Short-term loan → /en/kortlopende-lening',
    'Credit line → /en/kortlopend-krediet',
    'Questions and answers → /en/veelgestelde-vragen',
    'Knowledge base → /en/kennisbank',
    'Contact → /en/contact',
    'Complaints → /en/complaint',
    'Code of conduct → /en/gedragscode',
    'Terms → /en/voorwaarden',
    'Disclaimer → /en/disclaimer',
    'Privacy → /en/privacyverklaring',
    'Your data → /en/jouw-gegevens',
    'Cookies → /en/cookies',
  ])
})
