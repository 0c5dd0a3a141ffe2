import type { BrowserContext, Page, Response } from '@playwright/test'
import { contactCalls } from '#contract/contact.ts'
import { addresses } from '#web/addresses.ts'
import { askForLoan, confirmAccounts, expectNoExpenses, findCompany, giveConsent } from './applicant.ts'
import { expect, test } from './page.ts'
import { sandboxOrigin } from './playwright.config.ts'
import { approveAtMockBank, cutNetwork, openPanel, panelOf, startTesting } from './tester.ts'

const bakery = '00900001'
const dayMs = 24 * 60 * 60_000

// Whole journeys on machines that do other work as well. Their screens are audited on the real server; here it is the panel
// that is new.
test.describe.configure({ timeout: 240_000 })

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

/** Everything that a page loads, and what its scripts say. */
function loadedBy(page: Page): { addresses: string[]; scripts: () => Promise<string[]> } {
  const responses: Response[] = []
  page.on('response', (response) => void responses.push(response))
  return {
    get addresses() {
      return responses.map((response) => response.url())
    },
    scripts: () =>
      Promise.all(
        responses
          .filter((response) => response.url().endsWith('.js'))
          .map((response) => response.text().catch(() => '')),
      ),
  }
}

/** What only the code of tester mode says. */
const signsOfTester = /tester-worker|tester-mode|tester-bank|vlot-tester/

test('TEST-1 without query parameter or cookie not one byte of tester mode is loaded, on either kind of page', async ({
  page,
}) => {
  const loaded = loadedBy(page)
  await findCompany(page, bakery)
  await page.goto('/request-failed')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loaded.addresses.length).toBeGreaterThan(10)
  expect(loaded.addresses.filter((address) => /tester/.test(address))).toEqual([])
  for (const script of await loaded.scripts()) expect(script).not.toMatch(signsOfTester)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await expect(panelOf(page)).toHaveCount(0)
})

test('TEST-1 where the server does not allow it the parameter does nothing', async ({ page, context }) => {
  await page.route('**/api/vlot/v1/limits', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), testerMode: false } })
  })
  const loaded = loadedBy(page)
  for (const address of ['/?tester', '/request-failed?tester']) {
    const asked = page.waitForResponse('**/api/vlot/v1/limits')
    await page.goto(address)
    await asked
    await page.waitForLoadState('networkidle')
    await expect(panelOf(page)).toHaveCount(0)
  }
  for (const script of await loaded.scripts()) expect(script).not.toMatch(signsOfTester)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('tester')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('TEST-1 STORE-3 the parameter starts it for 24 hours, and the cookie alone keeps it on', async ({
  page,
  context,
}) => {
  await startTesting(page)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'tester')
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(dayMs - 60_000)
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(dayMs)
  for (const address of ['/contact', '/request-failed']) {
    await page.goto(address)
    await expect(panelOf(page).getByText('Testmodus', { exact: true })).toBeVisible()
  }
})

test('TEST-1 once the cookie has run out the next page ends it, and nothing of it is left', async ({
  page,
  context,
  baseURL,
}) => {
  await startTesting(page)
  // The browser's own clock cannot be moved, so the day's last second is given to the cookie.
  const lastSecond = { expires: Date.now() / 1000 + 1, sameSite: 'Lax' as const }
  await context.addCookies([{ name: 'tester', value: 'true', url: baseURL ?? '', ...lastSecond }])
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('tester')
  const loaded: string[] = []
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && loaded.push(frame.url())))
  await page.goto('/contact', { waitUntil: 'commit' })
  // The page ends the mode and loads itself anew; an address asked for meanwhile would cut that off, or be cut off by it.
  await expect.poll(() => loaded.length).toBe(2)
  await page.waitForLoadState()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.goto('/contact')
  await expect(panelOf(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  // Two calls that find the day over at once forget twice, one after the other.
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

/** The worker counts the day itself. Its clock is its own: moving that of a page does not move it. */
async function setWorkerClock(context: BrowserContext, afterStartMs: number, startMs: number): Promise<void> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('Tester mode has no worker')
  await worker.evaluate(
    (aheadMs) => {
      const Machine = (globalThis as { machineDate?: DateConstructor }).machineDate ?? Date
      class Ahead extends Machine {
        constructor(...given: [] | [string]) {
          super(...((given.length === 0 ? [Machine.now() + aheadMs] : given) as [string]))
        }
      }
      Object.assign(globalThis, { Date: Ahead, machineDate: Machine })
    },
    startMs + afterStartMs - Date.now(),
  )
}

test('TEST-1 a page that stays open past 24 hours leaves tester mode at its next question, and nothing it sends is real', async ({
  page,
  context,
  request,
}) => {
  const startMs = Date.now()
  await startTesting(page, '/contact?tester')
  const askedStatus = () => page.evaluate(async () => (await fetch('/api/vlot/v1/limits')).status)
  await setWorkerClock(context, dayMs - 60_000, startMs)
  expect(await askedStatus()).toBe(200)
  await expect(panelOf(page)).toHaveCount(1)
  const name = `Dag voorbij ${test.info().project.name} ${startMs}`
  const form = page.locator('form[data-contact-form=call]')
  await form.getByLabel('Je naam').fill(name)
  await form.getByLabel('Je telefoonnummer').fill('0612345678')
  await setWorkerClock(context, dayMs + 60_000, startMs)
  const reloaded = page.waitForEvent('load')
  await form.getByRole('button', { name: 'Bel mij terug' }).click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('tester')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  // Two calls that find the day over at once forget twice, one after the other.
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  expect(await askedStatus()).toBe(200)
  // A mail that is sent for certain, so that one sent before it would be there.
  const sent = await request.post(`/api/${contactCalls.requestContact.path}`, {
    headers: { 'x-client-key': 'vlot-web-1' },
    data: { name: `${name} echt`, phone: '0612345678', preferredMoment: 'any' },
  })
  expect(sent.status()).toBe(204)
  const mails = async () => (await (await request.get(`${sandboxOrigin}/control/mails`)).text()).split(name).length - 1
  await expect.poll(mails).toBeGreaterThan(0)
  expect(await (await request.get(`${sandboxOrigin}/control/mails`)).text()).not.toMatch(new RegExp(`${name}(?! echt)`))
})

test('TEST-1 the panel ends it: the cookie goes, and the real server answers again', async ({ page, context }) => {
  await startTesting(page)
  await panelOf(page).getByRole('button', { name: 'Stop testmodus' }).click()
  await expect(panelOf(page)).toHaveCount(0)
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('tester')
  const limits = page.waitForResponse('**/api/vlot/v1/limits')
  await page.evaluate(() => fetch('/api/vlot/v1/limits'))
  expect((await limits).fromServiceWorker()).toBe(false)
})

test('TEST-1 ended in one tab, the other open ones let it go too, and it can be started again', async ({
  page,
  context,
}) => {
  await startTesting(page)
  const other = await context.newPage()
  await other.goto('/contact')
  await expect(panelOf(other).getByText('Testmodus', { exact: true })).toBeVisible()
  const reloaded = other.waitForEvent('load')
  await panelOf(page).getByRole('button', { name: 'Stop testmodus' }).click()
  await expect(panelOf(page)).toHaveCount(0)
  await reloaded
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panelOf(other)).toHaveCount(0)
  await startTesting(page)
  await panelOf(page).getByRole('button', { name: 'Extra uitgaven' }).click()
  await page.waitForURL('**/extra-uitgaven')
  await expect(page.getByRole('radio', { name: 'Nee', exact: true })).toBeVisible()
})

test('TEST-2 TEST-4 the whole journey with the network cut off after the first page', async ({
  page,
  context,
  audit,
}) => {
  await startTesting(page)
  await audit()
  await cutNetwork(page, context)
  await findCompany(page, bakery)
  await expect(page.getByRole('heading', { name: 'Hoeveel geld heb je nodig?' })).toBeVisible()
  await expect(panelOf(page)).toBeVisible()
  await askForLoan(page, '25000', 'Voorraad')
  await expectNoExpenses(page)
  await giveConsent(page)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Knab', exact: true }).click()
  await approveAtMockBank(opening)
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
  await confirmAccounts(page)
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Kies een lening of een krediet' }).getByRole('radio')).toHaveCount(6)
  await audit()
  await page.getByRole('radio', { name: /Lening 3 jaar/ }).check()
  await page.getByRole('button', { name: /^Kies lening 3 jaar/ }).click()
  await page.getByRole('button', { name: 'Bevestig deze rekening' }).click()
  await page.waitForURL('**/volgende-stappen')
  // A page that was never kept is not found, also without a network.
  expect((await page.goto('/bestaat-niet'))?.status()).toBe(404)
})

test('TEST-2 RECON-9 RECON-13 re-consent with the network cut off: one consent is renewed', async ({
  page,
  context,
  audit,
}) => {
  await startTesting(page)
  await cutNetwork(page, context)
  await panelOf(page).getByRole('button', { name: 'Toestemming vernieuwen' }).click()
  await page.waitForURL('**/reconsent**')
  await expect(panelOf(page).getByText('Typ straks kvk-nummer 00900001.')).toBeVisible()
  await page.getByLabel('KVK-nummer').fill('00900401')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dit KVK-nummer hoort niet bij deze link.', { exact: false })).toBeVisible()
  await page.getByLabel('KVK-nummer').fill(bakery)
  await page.keyboard.press('Enter')
  const renew = page.getByRole('button', { name: /^Toestemming vernieuwen voor/ })
  await expect(renew.first()).toBeVisible()
  const before = await renew.count()
  await audit()
  const opening = page.waitForEvent('popup')
  await renew.first().click()
  await approveAtMockBank(opening)
  await page.waitForURL(/\/reconsent(\/NL)?$/, { timeout: 40_000 })
  await expect(page.getByRole('dialog')).toBeVisible()
  await audit()
  await page.keyboard.press('Escape')
  await expect(renew).toHaveCount(before - 1)
})

test('FLOW-6 without a popup the mock bank works in the same tab', async ({ page }) => {
  await startTesting(page)
  await panelOf(page).getByRole('button', { name: 'Transacties delen' }).click()
  await giveConsent(page)
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Rabobank', exact: true }).click()
  await page.getByRole('button', { name: 'Ga verder in dit tabblad' }).click()
  await page.waitForURL('**/tester-bank**')
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await page.waitForURL('**/transacties-uploaden')
  await expect(page.getByRole('heading', { name: 'Deel je zakelijke transacties' })).toBeVisible()
})

test('TEST-3 SESS-2 the panel shows the state, goes to a step, and lets the session expire', async ({
  page,
  audit,
}) => {
  await startTesting(page, '/contact?tester')
  await audit()
  await panelOf(page).getByRole('button', { name: 'Persoonlijk aanbod' }).click()
  await page.waitForURL('**/persoonlijk-aanbod')
  await expect(page.getByRole('heading', { name: 'Dit kunnen we je bieden' })).toBeVisible()
  await openPanel(page)
  await expect(panelOf(page).getByText('Bakkerij De Korenaar B.V. (00900001)')).toBeVisible()
  await expect(
    panelOf(page)
      .getByText(/OFFERS_AVAILABLE SUCCESS/)
      .first(),
  ).toBeVisible()
  await panelOf(page).getByText('De toestand van deze pagina').click()
  await expect(panelOf(page).getByText('"isTester": true')).toBeVisible()
  await audit()
  await panelOf(page).getByRole('button', { name: 'Laat de sessie verlopen' }).click()
  await expect(panelOf(page).getByText('De sessie is verlopen.', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('FLOW-11 the panel gives a link to go on with, and says which number and code to type', async ({ page }) => {
  await startTesting(page)
  await panelOf(page).getByRole('button', { name: 'Later verdergaan' }).click()
  await page.waitForURL('**/verder-gaan**')
  await expect(panelOf(page).getByText('Typ straks kvk-nummer 00900001 en daarna code 12345678.')).toBeVisible()
  await page.getByLabel('KVK-nummer').fill(bakery)
  await page.keyboard.press('Enter')
  await page.getByLabel(/code/i).fill('12345678')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/transacties-uploaden')
})

test('the panel never lies over what a step asks for', async ({ page }) => {
  await startTesting(page)
  for (const [step, path] of [
    ['Jouw aanvraag', addresses.aboutYou],
    ['Transacties delen', addresses.uploadTransactions],
    ['Persoonlijk aanbod', addresses.personalOffer],
  ] as const) {
    await panelOf(page).getByRole('button', { name: step }).click()
    await page.waitForURL(`**${path}`)
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(panelOf(page)).toBeVisible()
    // Both places in one go: the page may still be filling.
    const overlap = await panelOf(page).evaluate(
      (host, main) => host.getBoundingClientRect().bottom - main!.getBoundingClientRect().top,
      await page.locator('main').elementHandle(),
    )
    expect(overlap).toBeLessThanOrEqual(0)
    await openPanel(page)
  }
})

test.describe('errors that a person can type', () => {
  test.beforeEach(async ({ page }) => startTesting(page))

  async function check(page: Page, kvkNumber: string): Promise<void> {
    await page.goto(`/?phrase=${kvkNumber}`)
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: 'Bekijk of het kan' }).click()
  }

  test('ERR-1 a company whose check fails shows the error in words', async ({ page }) => {
    await check(page, '00900500')
    await expect(page.getByText('Er ging iets mis.', { exact: false })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('FLOW-3 a company that is too young gets the reason', async ({ page, audit }) => {
    await check(page, '00900005')
    await expect(page.getByRole('dialog')).toBeVisible()
    await audit()
  })

  test('ROUTE-13 an amount whose decision fails leads to the page for it', async ({ page }) => {
    await panelOf(page).getByRole('button', { name: 'Jouw aanvraag' }).click()
    await askForLoan(page, '104000', 'Voorraad')
    await expectNoExpenses(page)
    await giveConsent(page)
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'ING', exact: true }).click()
    await approveAtMockBank(opening)
    await page.getByRole('button', { name: 'Verder', exact: true }).click()
    await page.getByRole('button', { name: 'Ja, bereken mijn aanbod' }).click({ timeout: 30_000 })
    await page.waitForURL('**/request-failed', { timeout: 60_000 })
  })
})
