import type { Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import { playStanding } from '../support/played-standing.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const banner = (page: Page) => page.getByRole('region', { name: /^(Mededeling|Announcement)$/ })
const shown = (message: string, english?: string) => ({
  treatment: 'on',
  config: english === undefined ? { message } : { message, messageEnglish: english },
})

/** Plays the flag service; the page asks once for all of its flags. */
async function playFlags(page: Page, flags: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = Object.entries(flags).map(([key, value]) => ({
    key,
    value,
    variant: 'x',
    reason: 'STATIC',
    metadata: {},
  }))
  await page.unroute('**/ofrep/v1/evaluate/flags')
  await page.route('**/ofrep/v1/evaluate/flags', (route) => route.fulfill({ json: { flags: answer } }))
}

/** Opens a page and waits until it has asked for its flags, and a moment for what it does with them. */
async function openAnswered(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse('**/ofrep/v1/evaluate/flags')
  await page.goto(path)
  await (await asked).finished()
  await settled(page)
}
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300), { timeout: 5_000 })))

test('BANNER-1 either flag shows its message whenever its treatment is not off, and maintenance goes first', async ({
  page,
}) => {
  for (const [flags, words] of [
    [{ 'homepage-banner': shown('Nieuws van thuis') }, ['Nieuws van thuis']],
    [{ 'maintenance-banner': shown('Onderhoud vannacht') }, ['Onderhoud vannacht']],
    [{ 'homepage-banner': { ...shown('Variant B'), treatment: 'b' } }, ['Variant B']],
    [{ 'homepage-banner': shown('Nieuws'), 'maintenance-banner': shown('Onderhoud') }, ['Onderhoud']],
  ] as const) {
    await playFlags(page, flags)
    await openAnswered(page, '/cookies')
    await expect(banner(page).locator('p')).toHaveText([...words])
    await expect(banner(page).locator('p')).toBeVisible()
  }
})

test('BANNER-1 with treatment off, or a configuration that is no object with a message, there is no banner', async ({
  page,
}) => {
  const wrong: readonly unknown[] = [
    { treatment: 'off', config: { message: 'Niet tonen' } },
    { treatment: 'on' },
    { treatment: 'on', config: 'Niet tonen' },
    { treatment: 'on', config: ['Niet tonen'] },
    { treatment: 'on', config: { message: 5 } },
    { treatment: 'on', config: { message: '' } },
    { config: { message: 'Niet tonen' } },
  ]
  for (const value of wrong) {
    await playFlags(page, { 'homepage-banner': value, 'maintenance-banner': value })
    await openAnswered(page, '/cookies')
    await expect(banner(page), JSON.stringify(value)).toHaveCount(0)
  }
})

test('BANNER-1 the banner is on the pages of the journey too, in the language of the page', async ({ page }) => {
  await playFlags(page, { 'maintenance-banner': shown('Vannacht onderhoud', 'Maintenance tonight') })
  await playStanding(page, 'extra expenses')
  await page.goto('/extra-uitgaven')
  await expect(banner(page)).toHaveText('Vannacht onderhoud')
  await page.goto('/en/extra-uitgaven')
  await expect(banner(page)).toHaveText('Maintenance tonight')
  await page.goto('/en/cookies')
  await expect(banner(page)).toHaveText('Maintenance tonight')
  await expect(banner(page).locator('p')).toHaveAttribute('lang', 'en')
  // A message without English is Dutch, and marked as such for screen readers.
  await playFlags(page, { 'maintenance-banner': shown('Vannacht onderhoud') })
  await page.goto('/en/cookies')
  await expect(banner(page)).toHaveText('Vannacht onderhoud')
  await expect(banner(page).locator('p')).toHaveAttribute('lang', 'nl')
})

const busy = { 'busy-banner': shown('Het is druk, je wacht langer', 'It is busy, you wait longer') }

test('BANNER-2 the busy flag warns on the contact page and in the help panel, and nowhere else', async ({ page }) => {
  await playFlags(page, busy)
  await openAnswered(page, '/contact')
  await expect(banner(page)).toHaveText('Het is druk, je wacht langer')
  await openAnswered(page, '/en/contact')
  await expect(banner(page)).toHaveText('It is busy, you wait longer')
  await openAnswered(page, '/cookies')
  await expect(banner(page)).toHaveCount(0)
  await playStanding(page, 'extra expenses')
  await page.goto('/extra-uitgaven')
  await expect(page.getByRole('complementary').getByText('Het is druk, je wacht langer')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await page.goto('/en/extra-uitgaven')
  await expect(page.getByRole('complementary').getByText('It is busy, you wait longer')).toBeVisible()
})

test('BANNER-2 on the contact page it stands below what else is said', async ({ page }) => {
  await playFlags(page, { ...busy, 'homepage-banner': shown('Nieuws') })
  await openAnswered(page, '/contact')
  await expect(banner(page).locator('p')).toHaveText(['Nieuws', 'Het is druk, je wacht langer'])
})

const hiddenOn = [
  ...['/', '/zakelijke-lening', '/kortlopende-lening', '/zakelijk-krediet', '/kortlopend-krediet'],
  ...['/en/kortlopende-lening', '/en/kortlopend-krediet'],
  ...['/kennisbank', '/kennisbank/ondernemen', '/kennisbank/financiele-begrippen'],
  ...['/kennisbank/financieringsmogelijkheden', '/kennisbank/financiele-begrippen/wat-is-btw'],
]
/** Pages where a banner would come late, after everything else. */
const hiddenInJourney = ['/reconsent', '/reconsent/NL', '/reconsent/EN', '/jouw-aanvraag', '/en/jouw-aanvraag']
const shownOn = [
  ...['/veelgestelde-vragen', '/contact', '/cookies', '/voorwaarden', '/en/veelgestelde-vragen', '/request-failed'],
  ...['/extra-uitgaven', '/transacties-uploaden', '/jouw-gegevens'],
]

test('BANNER-3 there is none on home, the short-term pages, about you, the knowledge base and re-consent', async ({
  page,
}) => {
  await playFlags(page, {
    'homepage-banner': shown('Nieuws', 'News'),
    'maintenance-banner': shown('Onderhoud', 'Work'),
  })
  await playStanding(page, 'about you')
  for (const path of hiddenOn) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await settled(page)
    await expect(banner(page), path).toHaveCount(0)
  }
  for (const path of hiddenInJourney) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await settled(page)
    await page.waitForLoadState('networkidle')
    await settled(page)
    await expect(banner(page), path).toHaveCount(0)
  }
})

test('BANNER-3 every other page has it', async ({ page }) => {
  await playFlags(page, { 'homepage-banner': shown('Nieuws') })
  await playStanding(page, 'transactions')
  for (const path of shownOn) {
    await page.goto(path)
    await expect(banner(page), path).toHaveText('Nieuws')
  }
})
