import type { BrowserContext, Page, Response } from '@playwright/test'
import { contactCalls } from '#contract/contact.ts'
import { findCompany } from '../support/applicant.ts'
import { mailsTo } from '../support/mails.ts'
import { expect, test } from '../support/page.ts'
import { panelOf, startTesting } from '../support/tester.ts'
import { untilQuiet } from '../support/taken-over.ts'
import { turnTo } from '../support/turn-to-form.ts'

const bakery = '00900001'
const dayMs = 24 * 60 * 60_000

// On machines that do other work as well.
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
    await untilQuiet(page)
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
  const startedAt = Date.now()
  await startTesting(page)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'tester')
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) * 1000 - startedAt).toBeGreaterThan(dayMs - 1_000)
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
  // The page ends the mode and reloads itself; a navigation meanwhile would interrupt that, or be interrupted.
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
  // An open panel asks every two seconds: it would find the day over before the form does.
  await panelOf(page).getByRole('button', { name: 'Inklappen' }).click()
  const form = page.locator('form[data-contact-form=call]')
  await turnTo(form)
  await form.getByLabel('Je naam').fill('Dag voorbij')
  await form.getByLabel('Je telefoonnummer').fill('0612345678')
  await setWorkerClock(context, dayMs + 60_000, startMs)
  // The mail about a request names nobody, so it is known by its number.
  const mails = async () =>
    (await mailsTo('inbox@vlot.example')).filter(({ subject }) => subject.startsWith('Terugbelverzoek')).length
  const before = await mails()
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
    data: { name: 'Dag voorbij echt', phone: '0612345678', preferredMoment: 'any' },
  })
  expect(sent.status()).toBe(204)
  await expect.poll(mails).toBe(before + 1)
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
  await expect(page.getByRole('button', { name: 'Nee, verder' })).toBeVisible()
})

test('TEST-1 STATE-4 tester mode begun in the tab of a real application starts without it', async ({ page }) => {
  await findCompany(page, bakery)
  await startTesting(page)
  expect(await page.evaluate(() => [sessionStorage.getItem('caseId'), sessionStorage.getItem('jwtToken')])).toEqual([
    null,
    null,
  ])
  await findCompany(page, bakery)
  const testCase = await page.evaluate(() => sessionStorage.getItem('caseId'))
  // Tester mode's own data survives a reload.
  await page.reload()
  await expect(page.getByLabel('Bedrag dat je wilt lenen')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('caseId'))).toBe(testCase)
})
