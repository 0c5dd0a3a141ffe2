import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import { callsOf, noteCalls } from '../support/page-clock.ts'
import { beginAt } from '../support/prepared.ts'

test.describe.configure({ timeout: 600_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

type View = { connections: { stage: string }[] }

const stepsBetweenLooks = 8

/**
 * Advances time in steps, so that every wait between two reads gets its turn, until the screen shows it. A pending read
 * takes no part in a step; only the test's timeout limits their number.
 */
async function passTime(page: Page, stepMs: number, isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) {
    for (let step = 0; step < stepsBetweenLooks; step++) await page.clock.runFor(stepMs)
  }
}

/** A screen takes the focus in the same turn in which its waiting begins. */
const expectAtTop = (page: Page) => expect(page.locator('h1:focus, main:focus')).toHaveCount(1)

test('API-1 API-6 FLOW-7 FLOW-8 a bank that does not finish and an offer that does not come end honestly', async ({
  page,
  audit,
}) => {
  await page.clock.install()
  await noteCalls(page, '/case-state')
  await beginAt(page, 'connected')

  // The bank goes on and on: what the server says is right in everything but the stage.
  let known: View | undefined
  const unfinished = async (route: Route) => {
    known ??= (await (await route.fetch()).json()) as View
    const connections = known.connections.map((connection) => ({ ...connection, stage: 'fetching' }))
    await route.fulfill({ json: { ...known, connections } })
  }
  let looks = 0
  const working = (route: Route) => {
    if (page.url().endsWith('/transacties-verzamelen')) looks += 1
    return route.fulfill({ json: { finished: false, stage: 'fetching', fetchedCount: 0, errorKey: null } })
  }
  await page.route('**/fetch/connection/*', working)
  await page.route('**/vlot/v1/application', unfinished)
  await page.reload()
  await page.getByRole('button', { name: 'Ja, bereken mijn aanbod' }).click()
  await page.waitForURL('**/transacties-verzamelen')
  await expect(page.getByRole('heading', { name: 'We halen je transacties op' })).toBeVisible()
  await expectAtTop(page)
  await page.clock.runFor(31_000)
  await expect(page.getByText('Het duurt langer dan normaal')).toBeVisible()
  await audit()
  const stopped = page.getByRole('alert').filter({ hasText: 'Je bank antwoordt niet op tijd' })
  await passTime(page, 1_500, () => stopped.isVisible())
  await expect(stopped).toBeVisible()
  expect(looks).toBe(240)
  await audit()
  await page.route('**/accounts/validate', async (route) => {
    const { validation } = (await (await route.fetch()).json()) as { validation: { accounts: object[] } }
    const accounts = validation.accounts.map((account) => ({ ...account, matchState: 'NO_MATCH' }))
    await route.fulfill({ json: { validation: { ...validation, accounts } } })
  })
  await page.unroute('**/fetch/connection/*')
  await page.unroute('**/vlot/v1/application')
  await stopped.getByRole('button', { name: 'Wacht nog even' }).click()
  await expect(page.getByText('Andere naam').first()).toBeVisible({ timeout: 60_000 })

  let reads = 0
  await page.route('**/case-state', (route) => {
    reads += 1
    return route.fulfill({
      json: {
        origin: null,
        journeyBlocks: { TRANSACTION_ANALYSIS: 'SUCCESS', SCORECARD_RESULT: 'PENDING', OFFERS_AVAILABLE: 'PENDING' },
      },
    })
  })
  await page.getByRole('button', { name: 'Ja, bereken mijn aanbod' }).click({ timeout: 60_000 })
  await page.waitForURL('**/get-offers')
  // The address changes before the screen does, and its waiting begins with the screen.
  await expect(page.getByRole('heading', { name: 'We berekenen je aanbod' })).toBeVisible()
  await expectAtTop(page)
  const beganAt = await page.evaluate(() => performance.now())
  await page.clock.runFor(21_000)
  await expect(page.getByText('Het duurt langer dan normaal. We zijn nog bezig')).toBeVisible()
  await audit()
  const failed = page.getByRole('heading', { name: 'Het duurde te lang' })
  await passTime(page, 1_000, () => failed.isVisible())
  await expect(failed).toBeVisible()
  await expect(page).toHaveURL(/\/request-failed$/)
  // A hundred within the first ten seconds, then one a second, and after four minutes none, however slow the answers
  // or the next screen: time passes on while its script comes.
  expect(reads).toBeGreaterThan(100)
  expect((await callsOf(page)).at(-1)!.askedAt - beganAt).toBeLessThanOrEqual(240_000)
  await audit()
  await page.getByRole('link', { name: 'Probeer het opnieuw' }).click()
  await page.waitForURL('**/transacties-uploaden')
})
