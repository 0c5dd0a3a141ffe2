import type { Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import { playStanding } from '../support/played-standing.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const modal = (page: Page) => page.getByRole('dialog', { name: 'Je sessie is verlopen' })

/** From here on the server refuses the session: the call itself and the renewal of its token. */
async function refuse(page: Page, address: string): Promise<void> {
  for (const refused of [address, '**/vlot/v1/session/token']) {
    await page.unroute(refused)
    await page.route(refused, (route) => route.fulfill({ status: 401, json: { error: 'unauthorised' } }))
  }
}

/** Counts the anonymous tokens that are asked for, which the server answers as it does. */
function countTokens(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/anonymous-tokens') && asked.push(request.url()))
  return asked
}

test('SESS-1 the dialog explains, and starting again asks for a token, forgets the old session and goes home', async ({
  page,
}) => {
  await playStanding(page, 'about you')
  await refuse(page, '**/vlot/v1/application')
  const asked = countTokens(page)
  await page.goto('/jouw-aanvraag')
  await expect(modal(page)).toContainText('Je was een tijd niet actief, of je bent ergens anders verdergegaan.')
  await expect(modal(page)).toContainText('De stappen die je hebt afgerond, zijn bewaard.')
  await expect(modal(page).locator('.dialog-actions').getByRole('button')).toHaveText([
    'Opnieuw beginnen',
    'Verder met mijn aanvraag',
  ])
  expect(asked).toEqual([])
  const left = page.waitForURL((url) => url.pathname === '/')
  await modal(page).getByRole('button', { name: 'Opnieuw beginnen' }).click()
  await left
  expect(asked).toHaveLength(1)
})

test('SESS-1 in English it leads to the English home', async ({ page }) => {
  await playStanding(page, 'about you')
  await refuse(page, '**/vlot/v1/application')
  await page.goto('/en/jouw-aanvraag')
  const english = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(english).toContainText('To protect your data, we closed this session.')
  await english.getByRole('button', { name: 'Start again' }).click()
  await page.waitForURL((url) => url.pathname === '/en')
})

test('SESS-1 when no new token is to be had, that is logged and the visitor still comes home', async ({ page }) => {
  await playStanding(page, 'about you')
  await refuse(page, '**/vlot/v1/application')
  await page.route('**/anonymous-tokens', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }))
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.goto('/jouw-aanvraag')
  await modal(page).getByRole('button', { name: 'Opnieuw beginnen' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(logged.filter((text) => text.includes('Starting again failed'))).toHaveLength(1)
})

test('SESS-2 a 401 to any call opens it: what a screen reads, what it sends, and what it asks again', async ({
  page,
}) => {
  const calls = [
    ['/jouw-aanvraag', '**/vlot/v1/application', 'about you'],
    ['/persoonlijk-aanbod', '**/dls-pbl-api/v3/offers', 'offer'],
    ['/get-offers', '**/dls-pbl-api/v3/case-state', 'offer'],
  ] as const
  for (const [path, address, standing] of calls) {
    await playStanding(page, standing, { hasOffers: path !== '/get-offers' })
    await refuse(page, address)
    await page.goto(path)
    await expect(modal(page), path).toBeVisible()
  }
  await playStanding(page, 'extra expenses')
  // The page asks once, a moment after its screen appears, when its session ends.
  const extended = page.waitForResponse('**/vlot/v1/session/token')
  await page.goto('/extra-uitgaven')
  await (await extended).finished()
  await expect(modal(page)).toBeHidden()
  await refuse(page, '**/dls-pbl-api/v3/expected-expenses')
  await page.getByRole('button', { name: 'Nee, verder' }).click()
  await expect(modal(page)).toBeVisible()
})

test('SESS-2 a 401 to a call that needs no token opens it too: the quote of home, the limits of a step', async ({
  page,
}) => {
  await refuse(page, '**/vlot/v1/quote*')
  await page.goto('/')
  await page.getByRole('radio', { name: '4 jaar' }).check()
  await expect(modal(page)).toBeVisible()
  await playStanding(page, 'about you')
  await refuse(page, '**/vlot/v1/limits')
  await page.goto('/jouw-aanvraag')
  await expect(modal(page)).toBeVisible()
})

test('SESS-2 another refusal does not open it, and neither does a 401 on the pages of re-consent', async ({ page }) => {
  await playStanding(page, 'offer')
  await page.unroute('**/dls-pbl-api/v3/offers')
  await page.route('**/dls-pbl-api/v3/offers', (route) => route.fulfill({ status: 403, json: { error: 'forbidden' } }))
  await page.goto('/persoonlijk-aanbod')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await refuse(page, '**/resume-tokens')
  await page.goto('/reconsent/NL#hash=abc&caseId=6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b&connectionId=1')
  await page.getByLabel('KVK-nummer').fill('12345678')
  await page.getByRole('button', { name: 'Ga verder' }).first().click()
  await expect(page.getByText('Dit KVK-nummer hoort niet bij deze link.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
