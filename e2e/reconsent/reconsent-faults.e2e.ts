import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import {
  accounts,
  answering,
  cardOf,
  caseId,
  connection,
  link,
  openOverview,
  renew,
  three,
  waitsOn,
} from '../support/played-reconsent.ts'

// The test of 240 checks makes as many steps.
test.describe.configure({ timeout: 300_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

async function countCallsUnderWay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const plainFetch = window.fetch
    const calls = { underWay: 0 }
    Object.assign(window, { calls })
    window.fetch = async (...asked) => {
      calls.underWay += 1
      try {
        return await plainFetch(...asked)
      } finally {
        calls.underWay -= 1
      }
    }
  })
}
const callsUnderWay = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { calls: { underWay: number } }).calls.underWay)

test(
  'RECON-2 RECON-5 the query form is sent by itself, and a dead link is replaced by mail',
  { tag: '@phone' },
  async ({ page, audit }) => {
    const sent: string[] = []
    await page.route('**/resume-tokens', (route) => {
      sent.push(String(route.request().postData()))
      return route.fulfill({ status: 401, json: { error: 'reconsent_kvk' } })
    })
    await page.route('**/reconsent/links', (route) => route.fulfill({ status: 204 }))
    await page.goto(`/reconsent/EN?hash=abc&caseId=${caseId}&connectionId=1&kvk=12345678&utm_source=mail`)
    await expect(page.getByText('This KVK number does not belong to this link.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(page.url()).toMatch(/\/reconsent\/EN\?utm_source=mail$/)
    await expect(page.getByLabel('KVK number')).toHaveValue('12345678')
    expect(sent).toEqual([JSON.stringify({ passphrase: '12345678', hash: 'abc', connectionId: '1' })])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await audit()
    await page.getByRole('button', { name: 'Email me a new link' }).click()
    await expect(page.getByText('we will email you a new link within a few minutes')).toBeVisible()
    await expect(page.getByText('This KVK number does not belong to this link.')).toBeHidden()
    await audit()
    await page.getByRole('link', { name: 'Nederlands' }).click()
    await expect(page.getByRole('heading', { name: 'Vernieuw je toestemming' })).toBeVisible()
    await expect(page.getByLabel('KVK-nummer')).toHaveValue('12345678')
  },
)

test(
  'RECON-1 a second button stands at the bottom edge while the first is out of sight',
  { tag: '@phone' },
  async ({ page, audit }) => {
    const sent: string[] = []
    await page.route('**/resume-tokens', (route) => {
      sent.push(String(route.request().postData()))
      return route.fulfill({ status: 401, json: { error: 'reconsent_kvk' } })
    })
    // As a phone is with its keyboard up: else all of the page is in sight at once.
    await page.setViewportSize({ width: 390, height: 460 })
    await page.goto(`/reconsent/NL${link}`)
    const buttons = page.locator('button[type=submit]')
    const [first, second] = [buttons.first(), page.locator('.reconsent-submit button')]
    await expect(first).toBeInViewport()
    await expect(second).toHaveCount(0)
    const lowest = page.getByRole('contentinfo').getByRole('link').last()
    await lowest.scrollIntoViewIfNeeded()
    await expect(first).not.toBeInViewport()
    await expect(second).toBeInViewport({ ratio: 1 })
    await expect(second).toHaveText('Ga verder')
    await expect(second).toBeDisabled()
    const bar = page.locator('.reconsent-submit')
    const boxOf = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    expect((await boxOf(bar)).bottom).toBeCloseTo(await page.evaluate(() => innerHeight), 0)
    // For a screen reader there is one, and no key stops at the other.
    await expect(page.getByRole('button', { name: 'Ga verder' })).toHaveCount(1)
    await expect(second).toHaveAttribute('tabindex', '-1')
    await audit()
    await page.getByLabel('KVK-nummer').fill('12345678')
    await expect(second).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(second).toBeEnabled()
    // The end of the page is above it.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(async () => (await boxOf(bar)).top - (await boxOf(lowest)).bottom).toBeGreaterThan(0)
    await second.tap()
    await expect.poll(() => sent).toEqual([JSON.stringify({ passphrase: '12345678', hash: 'abc', connectionId: '1' })])
    // Wider, no bar lies over the page.
    await page.setViewportSize({ width: 700, height: 420 })
    // The page may learn of its new size a moment later, and then ends somewhere else.
    await page.waitForFunction(() => innerWidth === 700)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(first).not.toBeInViewport()
    await expect(second).toBeHidden()
  },
)

test('RECON-13 a check that fails leads to the failed page, and from there back to the overview', async ({
  page,
  audit,
}) => {
  await page.route('**/fetch-accounts*', accounts(three))
  await page.route('**/psd2/reconnect', answering(200, { data: { connectUrl: 'https://bank.example/' } }))
  await openOverview(page)
  await expect(renew(page, 'ING')).toBeVisible()
  await page.route('**/psd2/*/connections', answering(401, { error: 'unauthorised' }))
  await page.route('**/fetch-accounts*', answering(401, { error: 'unauthorised' }))
  await page.route('**/session/token', answering(401, { error: 'unauthorised' }))
  await renew(page, 'ING').click()
  await page.waitForURL('**/request-failed')
  await expect(page.getByRole('heading', { name: 'We konden de stand bij je bank niet ophalen' })).toBeVisible()
  // SESS-2: no modal on the way of re-consent.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await audit()
  await page.getByRole('link', { name: 'Terug naar het overzicht' }).click()
  await page.waitForURL('**/reconsent/NL')
  await expect(page.getByText('Je was een tijd niet actief, daarom hebben we deze pagina afgesloten.')).toBeVisible()
})

test('API-1 API-5 API-6 RECON-13 after 240 checks without consent it is TIMEOUT, in English as well', async ({
  page,
  audit,
}) => {
  let checks = 0
  await page.route('**/fetch-accounts*', accounts(three))
  await page.route(`**/psd2/${caseId}/connections`, (route) => {
    checks += 1
    return waitsOn(three)(route)
  })
  await page.route('**/psd2/reconnect', answering(200, { data: { connectUrl: 'https://bank.example/' } }))
  await page.clock.install()
  await countCallsUnderWay(page)
  await openOverview(page, '/reconsent/EN')
  await page.getByRole('button', { name: 'Renew consent for ING' }).click()
  await page.waitForURL('**/reconsent/get-consent/EN')
  await expect(page.getByRole('heading', { name: 'Renew your consent at ING' })).toBeVisible()
  await audit()
  // A step begins when no check is pending: the page's clock would run out while a busy machine answers. The page's
  // handling of an answer may take no part in a step, so only the test's timeout limits them.
  while (checks < 240) {
    await expect.poll(() => callsUnderWay(page), { intervals: [5] }).toBe(0)
    await page.clock.runFor(2_000)
  }
  await expect(page.getByRole('heading', { name: 'It took too long' })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page).toHaveURL(/\/en\/request-failed$/)
  expect(checks).toBe(240)
})

test('CONST-2 a connection that names its end as expireAt alone shows it', async ({ page }) => {
  const { consentExpiresAt: _other, ...named } = connection('1', 'Rabobank', 182, false)
  await page.route(
    '**/fetch-accounts*',
    accounts(() => [named]),
  )
  await openOverview(page)
  const day = new Date(named.expireAt).toLocaleDateString('nl-NL', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  await expect(cardOf(page, 'Rabobank')).toContainText(`Geldig tot ${day}`)
})

test('RECON-11 at rest confetti is not loaded, and for less motion nothing flies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.route(
    '**/fetch-accounts*',
    accounts(() => [connection('1', 'Rabobank', 180, false)]),
  )
  await openOverview(page)
  await expect(cardOf(page, 'Rabobank')).toContainText('Geldig tot')
  expect(loaded.filter((url) => url.includes('confetti'))).toEqual([])
  // As a new document, which is how one comes back from the bank in this tab.
  await page.goto('about:blank')
  await page.goto('/reconsent/NL#vernieuwd')
  await expect(page.getByRole('dialog', { name: 'Gelukt, je toestemming is vernieuwd' })).toBeVisible()
  const painted = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) =>
    canvas
      .getContext('2d')
      ?.getImageData(0, 0, canvas.width, canvas.height)
      .data.some((value) => value !== 0),
  )
  expect(painted).toBe(false)
})
