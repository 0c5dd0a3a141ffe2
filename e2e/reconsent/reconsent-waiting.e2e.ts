import type { Page } from '@playwright/test'
import { callsOf, gapsBetween, noteCalls, passTime, stopTime } from '../support/page-clock.ts'
import { expect, test } from '../support/page.ts'
import {
  accounts,
  caseId,
  connection,
  navigationState,
  openOverview,
  playBank,
  three,
  waitsOn,
} from '../support/played-reconsent.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

const checks = '**/psd2/*/connections'

/** The steps as they are said: label, state, explanation. */
const stepsOf = (page: Page) => page.locator('.steps-item')

/** From a click on the overview to the waiting page, the window at its bank. */
async function openWaiting(page: Page, address = '/reconsent/NL'): Promise<Page> {
  await openOverview(page, address)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: /(voor|for) ING$/ }).click()
  const popup = await opening
  await page.waitForURL(/\/(reconsent\/get-consent\/|.*request-failed)/)
  return popup
}

test('ROUTE-20 a change of language while waiting for the bank keeps the place, and leads back to the overview in it', async ({
  page,
}) => {
  let isRenewed = false
  const connections = () => three().filter(({ connectionId }) => !isRenewed || connectionId !== '2')
  await page.route('**/fetch-accounts*', accounts(connections))
  await page.route(checks, waitsOn(connections))
  await playBank(page)
  await openWaiting(page)
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/reconsent/get-consent/EN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renew your consent at ING')
  isRenewed = true
  await page.waitForURL('**/reconsent/EN')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('RECON-12 the waiting page names the bank, has three steps with a loader, and seven banks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.route('**/fetch-accounts*', accounts(three))
  await page.route(checks, waitsOn(three))
  await playBank(page)
  for (const [address, words] of [
    [
      '/reconsent/NL',
      {
        title: 'Vernieuw je toestemming bij ING',
        steps: [
          ['Log in bij je bank', 'Op de eigen pagina van je bank, zoals je gewend bent.', 'bezig'],
          ['Bevestig je toestemming', 'Je bank vraagt of Vlot je transacties mag blijven lezen.', 'nog te doen'],
          ['Wij werken je koppeling bij', 'Dat duurt meestal een paar seconden.', 'nog te doen'],
        ],
        banks: 'Banken die je kunt koppelen',
        own: /^ING\s*\(?jouw bank\)?$/,
      },
    ],
    [
      '/reconsent/EN',
      {
        title: 'Renew your consent at ING',
        steps: [
          ['Log in at your bank', 'On your bank’s own page, the way you always do.', 'in progress'],
          ['Confirm your consent', 'Your bank asks whether Vlot may keep reading your transactions.', 'not yet'],
          ['We update your connection', 'This usually takes a few seconds.', 'not yet'],
        ],
        banks: 'Banks you can connect',
        own: /^ING\s*\(?your bank\)?$/,
      },
    ],
  ] as const) {
    const popup = await openWaiting(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await expect(stepsOf(page)).toHaveCount(3)
    for (const [index, [label, explanation, state]] of words.steps.entries()) {
      const step = stepsOf(page).nth(index)
      await expect(step.locator('.steps-label')).toHaveText(label)
      await expect(step.locator('.steps-explanation')).toHaveText(explanation)
      await expect(step).toContainText(`(${state})`)
      await expect(step.locator('.spinner')).toHaveCount(index === 0 ? 1 : 0)
    }
    const banks = page.getByRole('region', { name: words.banks })
    await expect(banks.getByRole('listitem')).toHaveText([
      'Rabobank',
      words.own,
      'ABN AMRO',
      'Knab',
      'ASN Bank',
      'SNS',
      'RegioBank',
    ])
    const [title, side] = [await page.getByRole('heading', { level: 1 }).boundingBox(), await banks.boundingBox()]
    expect(side!.x).toBeGreaterThan(title!.x + 300)
    await popup.close()
  }
})

/** When the page is left for the overview, by its own clock. */
const noteLeaving = (page: Page) =>
  page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history)
    history.replaceState = (state: unknown, unused: string, url?: string | URL | null) => {
      if (String(url ?? '').endsWith('/reconsent/NL') && location.pathname.includes('get-consent'))
        Object.assign(window, { leftAt: performance.now() })
      replaceState(state, unused, url)
    }
  })

const stepMs = 250

const addressOfChecks = `/api/dls-pbl-api/v3/transactions/psd2/${caseId}/connections`

for (const [what, renewed] of [
  ['no longer needs consent', () => [connection('2', 'ING', 180, false)]],
  ['is gone', () => [connection('1', 'Rabobank', -3, true)]],
] as const) {
  test(`RECON-13 checked every two seconds; when the connection ${what} the steps advance, and two seconds later it goes back`, async ({
    page,
  }) => {
    let isRenewed = false
    const asked: string[] = []
    await page.route('**/fetch-accounts*', (route) => accounts(isRenewed ? renewed : three)(route))
    await page.route(checks, (route) => {
      asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
      return waitsOn(isRenewed ? renewed : three)(route)
    })
    await playBank(page)
    await page.clock.install()
    await noteCalls(page, '/connections')
    await noteLeaving(page)
    await openWaiting(page)
    // On a busy machine it has asked again by the time that one looks.
    await expect.poll(() => asked[0]).toBe(`GET ${addressOfChecks}`)
    await stopTime(page)
    const before = asked.length
    await passTime(page, stepMs, () => asked.length >= before + 2)
    isRenewed = true
    await passTime(page, stepMs, () => stepsOf(page).locator('.spinner').isHidden())
    await expect(stepsOf(page).locator('.steps-mark')).toHaveText(['✓', '✓', '✓'])
    await expect(page.getByText('Gelukt. We brengen je terug naar je overzicht.')).toBeVisible()
    await passTime(page, stepMs, () => new URL(page.url()).pathname === '/reconsent/NL')
    const calls = await callsOf(page)
    const leftAt = await page.evaluate(() => (window as unknown as { leftAt: number }).leftAt)
    await page.clock.resume()
    await expect(page.getByRole('dialog', { name: 'Gelukt, je toestemming is vernieuwd' })).toContainText('ING')
    expect(calls.length).toBeGreaterThanOrEqual(4)
    for (const gap of gapsBetween(calls).slice(-2)) {
      expect(gap, 'two seconds between an answer and the next check').toBeGreaterThanOrEqual(2_000)
      expect(gap, 'two seconds between an answer and the next check').toBeLessThan(2_000 + 2 * stepMs)
    }
    const pause = leftAt - calls.at(-1)!.answeredAt
    expect(pause, 'two seconds between the renewal and going back').toBeGreaterThanOrEqual(2_000)
    expect(pause, 'two seconds between the renewal and going back').toBeLessThan(2_000 + 2 * stepMs)
  })
}

test('RECON-13 a check that fails, and a page without a case, lead at once to the failed page', async ({ page }) => {
  await page.route('**/fetch-accounts*', accounts(three))
  await playBank(page)
  await page.route(checks, (route) => route.fulfill({ status: 500, json: { error: 'generic' } }))
  for (const [address, title] of [
    ['/reconsent/NL', 'We konden de stand bij je bank niet ophalen'],
    ['/reconsent/EN', 'We could not get an answer from your bank'],
  ] as const) {
    await openWaiting(page, address)
    await page.waitForURL('**/request-failed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await navigationState(page)).toEqual({ error: 'TRANSACTION_STATUS' })
  }
  await page.unroute(checks)
  await page.route(checks, waitsOn(three))
  await openWaiting(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vernieuw je toestemming bij ING')
  await page.evaluate(() => sessionStorage.removeItem('caseId'))
  await page.waitForURL('**/request-failed')
  expect(await navigationState(page)).toEqual({ error: 'TRANSACTION_STATUS' })
})
