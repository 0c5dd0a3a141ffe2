import type { Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { deskOrigin, signInAtDesk } from '../support/desk.ts'
import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'
import { expectNothingSideways } from '../support/layout-shift.ts'
import { ownStack } from '../support/stacks.ts'

const kib = 1024
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const menu = (page: Page) => page.getByRole('navigation', { name: /^(?:Hoofdmenu|Main menu)$/ })
const account = (page: Page) => page.getByRole('button', { name: /(?:Je|Your) account: / })

async function signOut(page: Page, words: 'Uitloggen' | 'Sign out'): Promise<void> {
  await account(page).click()
  await page.getByRole('button', { name: words }).click()
  await page.getByRole('button', { name: /^(?:Ja, log uit|Yes, sign out)$/ }).click()
  await expect(page.getByRole('link', { name: words === 'Uitloggen' ? 'Inloggen' : 'Sign in' })).toBeVisible()
}

test(
  'DESK-8 DESK-13 DESK-17 DESK-94 an employee signs in at the lender’s login, finds the four pages in both languages, and signs out',
  { tag: '@both' },
  async ({ page, audit }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(`${deskOrigin}/cijfers`)
    await expect(title(page)).toHaveText('Werkplek')
    expect(complaints).toEqual([])
    await expect(page.getByRole('status')).toHaveCount(0)
    // An icon of the script's comes too late: the browser has asked for /favicon.ico by then, which is the site's.
    const sent = await (await page.request.get(`${deskOrigin}/cijfers`)).text()
    const [, icon = '/none'] = /<link rel="icon" href="([^"]+)"/.exec(sent) ?? []
    expect((await page.request.get(deskOrigin + icon)).headers()['content-type']).toBe('image/svg+xml')
    await audit()
    await expectNothingSideways(page)
    await signInAtDesk(page, 'Sanne de Vries', '/cijfers')
    await expect(title(page)).toHaveText('Cijfers')
    for (const name of ['Werk', 'Zoeken', 'Verbindingen']) {
      await menu(page).getByRole('link', { name }).click()
      await expect(title(page)).toHaveText(name)
      await expect(title(page)).toBeFocused()
      await expect(page).toHaveTitle(`${name} – Vlot werkplek`)
      const current = menu(page).locator('[aria-current=page]')
      await expect(current).toHaveText(name)
    }
    await expectNothingSideways(page)
    await account(page).click()
    await expect(page.getByText('Sanne de Vries', { exact: true })).toBeVisible()
    await expect(page.getByText('Senior beoordelaar')).toBeVisible()
    await audit()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`${deskOrigin}/en/verbindingen`)
    await expect(title(page)).toHaveText('Connections')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await menu(page).getByRole('link', { name: 'Figures' }).click()
    await expect(page).toHaveURL(`${deskOrigin}/en/cijfers`)
    await signOut(page, 'Sign out')
    await expect(page).toHaveURL(`${deskOrigin}/en`)
    await expect(page.getByRole('status')).toContainText('You have signed out.')
    await page.goto(`${deskOrigin}/werk`)
    await expect(title(page)).toHaveText('Werkplek')
  },
)

test('DESK-17 the keyboard alone goes past the frame, through its pages and out', async ({ page }) => {
  await signInAtDesk(page, 'Noor Bakker')
  await page.reload()
  await expect(title(page)).toHaveText('Werk')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  for (const name of ['Vlot werkplek, naar het werk', 'Werk', 'Zoeken']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Zoeken')
  await account(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeHidden()
})

test('DESK-3 DESK-4 one browser is an applicant at the site and an employee at the desk, each without the other', async ({
  page,
  chosenCookies: _chosen,
}) => {
  await beginAt(page, 'company')
  await signInAtDesk(page, 'Mila Jansen')
  const names = (await page.context().cookies(deskOrigin)).map(({ name }) => name)
  expect(names).toContain('__Host-vlot_desk')
  expect(names).toContain('__Host-vlot-session')
  await signOut(page, 'Uitloggen')
  const answered = page.waitForResponse((response) => response.request().headers()['authorization'] !== undefined)
  await page.goto(`${ownStack.origin}/jouw-aanvraag`)
  await expect(title(page)).toHaveText('Hoeveel geld heb je nodig?')
  expect((await answered).status()).toBe(200)
})

test('DESK-7 DESK-94 a page whose session has ended shows the way in, and nothing of what it showed but why', async ({
  page,
}) => {
  await signInAtDesk(page, 'Bram Smit', '/verbindingen')
  await page.context().clearCookies()
  await page.clock.fastForward('01:05')
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('status')).toContainText('Je bent in een ander tabblad uitgelogd.')
})

test.describe('what the login page says', () => {
  for (const [why, words] of [
    ['role', 'Je account heeft geen rol op deze werkplek.'],
    ['state', 'Het inloggen duurde te lang'],
    ['provider', 'Het inloggen is niet gelukt.'],
  ] as const)
    test(`DESK-9 DESK-10 after ${why}`, async ({ page }) => {
      await page.goto(`${deskOrigin}/werk?login=${why}`)
      await expect(page.getByRole('alert')).toContainText(words)
    })
})

test('DESK-18 all script of the desk is below 150 KB compressed, and a page outside of it is not found', async ({
  page,
}) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const address = request.url()
    if (address.startsWith(deskOrigin) && address.endsWith('.js')) scripts.add(address)
  })
  await signInAtDesk(page, 'Sanne de Vries')
  await page.waitForLoadState('networkidle')
  // Fetched again: the way to the lender's login and back throws away what was still coming in.
  let bytes = 0
  for (const script of scripts) bytes += brotliCompressSync(await (await page.request.get(script)).body()).length
  expect(bytes).toBeGreaterThan(40 * kib)
  expect(bytes).toBeLessThan(150 * kib)
  const missing = await page.goto(`${deskOrigin}/bestaat-niet`)
  expect(missing?.status()).toBe(404)
})
