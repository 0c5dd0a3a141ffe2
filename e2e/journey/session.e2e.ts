import type { BrowserContext, Page } from '@playwright/test'
import { findCompany } from '../support/applicant.ts'
import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'
import { stackNow } from '../support/stacks.ts'
import { turnTo } from '../support/turn-to-form.ts'

test.describe.configure({ timeout: 180_000 })
test.beforeEach(({ chosenCookies: _chosen }) => undefined)

/** Half an hour without a sign of life, but for less than two minutes. */
const nearlyIdleMs = 28 * 60_000 + 10_000

/** Call it before the page opens: a page asks once, a moment after its screen appears, when its session ends. */
const answerWithEnd = (context: BrowserContext) =>
  context.waitForEvent('response', (response) => response.url().endsWith('/session/token'))

/** The page has read an answer that came before: a later one has passed through it. */
const hasRead = (page: Page) => page.evaluate(() => fetch('/api/vlot/v1/limits').then((answer) => answer.text()))

test('a session that is about to end asks whether one is still there, and goes on at a press', async ({
  page,
  context,
  audit,
}) => {
  await page.clock.install()
  const result = answerWithEnd(context)
  await beginAt(page, 'company')
  await (await result).finished()
  await expect(page.getByRole('button', { name: 'Bewaar en ga later verder' })).toBeVisible()
  await hasRead(page)
  const dialog = page.getByRole('dialog', { name: 'Ben je er nog?' })
  await expect(dialog).toBeHidden()
  await page.clock.fastForward(nearlyIdleMs)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('timer')).toHaveText(/^Nog 1:\d\d minuten$/)
  await expect(dialog.getByRole('status')).toHaveText('Nog 2 minuten')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await audit()
  await dialog.getByRole('button', { name: 'Ja, ik ga verder' }).click()
  await expect(dialog).toBeHidden()
  await page.getByLabel('Bedrag dat je wilt lenen').pressSequentially('20000')
  await page.getByRole('radio', { name: 'Voorraad' }).check()
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await page.waitForURL('**/extra-uitgaven')
})

test('the warning is in every tab, and one answer is enough', async ({ page, context }) => {
  let shiftMs = 0
  // The server's clock goes along with the browser's.
  await context.route('**/session/token', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as object
    const now = stackNow().getTime() + shiftMs
    const headers = { ...response.headers(), date: new Date(now).toUTCString() }
    const idleExpiresAt = new Date(now + 30 * 60_000).toISOString()
    await route.fulfill({ response, headers, json: { ...answer, idleExpiresAt } })
  })
  await context.clock.install()
  const result = answerWithEnd(context)
  await beginAt(page, 'company')
  await (await result).finished()
  await expect(page.getByRole('button', { name: 'Bewaar en ga later verder' })).toBeVisible()
  await hasRead(page)
  const otherTab = answerWithEnd(context)
  const opening = page.waitForEvent('popup')
  // A tab that is made from this one has its session storage as well.
  await page.evaluate(() => void window.open(location.href))
  const other = await opening
  await (await otherTab).finished()
  await expect(other.getByRole('button', { name: 'Bewaar en ga later verder' })).toBeVisible()
  await hasRead(other)
  shiftMs = nearlyIdleMs
  await context.clock.fastForward(nearlyIdleMs)
  const warning = { name: 'Ben je er nog?' }
  await expect(page.getByRole('dialog', warning)).toBeVisible()
  await expect(other.getByRole('dialog', warning)).toBeVisible()
  await other.getByRole('dialog', warning).getByRole('button', { name: 'Ja, ik ga verder' }).click()
  await expect(other.getByRole('dialog', warning)).toBeHidden()
  await expect(page.getByRole('dialog', warning)).toBeHidden()
})

test('SESS-1 SESS-2 a session that ended midway is reported, and leads on to the saved application or to a new one', async ({
  page,
  audit,
}) => {
  const expireMidway = async () => {
    await beginAt(page, 'company')
    await page.getByLabel('Bedrag dat je wilt lenen').pressSequentially('20000')
    await page.getByRole('radio', { name: 'Voorraad' }).check()
    await page.request.post('/api/vlot/v1/session/end', { headers: { 'x-client-key': 'vlot-web-1' } })
    // Not a click: a call of the page itself may have met the end first, and then the dialog already covers the button.
    await page.getByRole('button', { name: 'Verder', exact: true }).dispatchEvent('click')
  }
  const modal = page.getByRole('dialog', { name: 'Je sessie is verlopen' })
  await expireMidway()
  await expect(modal).toContainText('De stappen die je hebt afgerond, zijn bewaard.')
  await audit()
  await modal.getByRole('button', { name: 'Verder met mijn aanvraag' }).click()
  await page.waitForURL('**/verder-gaan')
  await expect(page.getByLabel('E-mailadres')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await expireMidway()
  await modal.getByRole('button', { name: 'Opnieuw beginnen' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => sessionStorage.getItem('caseId'))).toBeNull()
})

const refusal = { status: 401, json: { error: 'unauthorised' } }
const endedSession = (page: Page) => page.getByRole('dialog', { name: 'Je sessie is verlopen' })

test('SESS-1 SESS-2 a 401 on either contact form opens the dialog there, and starting again goes home', async ({
  page,
  audit,
}) => {
  await page.route(/request-contact|contact-form$/, (route) => route.fulfill(refusal))
  const [call, message] = [page.locator('[data-contact-form=call]'), page.locator('[data-contact-form=message]')]
  await page.goto('/contact')
  await turnTo(call)
  await call.getByLabel('Je naam').fill('Kees Kade')
  await call.getByLabel('Je telefoonnummer').fill('0612345678')
  await call.getByRole('button').click()
  await expect(endedSession(page)).toContainText('De stappen die je hebt afgerond, zijn bewaard.')
  await audit()
  const token = await page.evaluate(() => sessionStorage.getItem('jwtToken'))
  const renewed = page.waitForResponse('**/anonymous-tokens')
  await endedSession(page).getByRole('button', { name: 'Opnieuw beginnen' }).click()
  await renewed
  await page.waitForURL((url) => url.pathname === '/')
  expect(token).toMatch(/^ey/)
  expect(await page.evaluate(() => sessionStorage.getItem('jwtToken'))).toMatch(/^ey/)

  await page.goto('/contact#bericht')
  await turnTo(message)
  await message.getByLabel('Je naam').fill('Kees Kade')
  await message.getByLabel(/e-.?mailadres/i).fill('kees@kade.example')
  await message.getByLabel('Onderwerp').fill('Vraag')
  await message.locator('textarea').fill('Kan ik eerder aflossen?')
  await page.route('**/anonymous-tokens', (route) => route.abort())
  const logged = page.waitForEvent('console', (line) => line.text().includes('Starting again failed'))
  await message.getByRole('button').click()
  await endedSession(page).getByRole('button', { name: 'Sluiten' }).click()
  await logged
  await page.waitForURL((url) => url.pathname === '/')
})

test('SESS-2 a 401 on the company search opens the dialog on home, and leads on to a saved application', async ({
  page,
}) => {
  await page.route(/company\/search|session\/token$/, (route) => route.fulfill(refusal))
  await page.goto('/?phrase=00900003')
  await expect(endedSession(page)).toHaveCount(1)
  // The words keep off the edge, as in the dialogs of the journey.
  const heading = endedSession(page).getByRole('heading')
  const [box, title] = [(await endedSession(page).boundingBox())!, (await heading.boundingBox())!]
  expect(Math.round(title.x - box.x)).toBeGreaterThanOrEqual(16)
  await endedSession(page).getByRole('button', { name: 'Verder met mijn aanvraag' }).click()
  await page.waitForURL('**/verder-gaan')
})

test(
  'the end after twelve hours is said honestly: it cannot be extended, but saved',
  { tag: '@phone' },
  async ({ page, audit }) => {
    await page.route('**/session/token', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as object
      const soon = new Date(stackNow().getTime() + 5 * 60_000).toISOString()
      await route.fulfill({ response, json: { ...answer, idleExpiresAt: soon, absoluteExpiresAt: soon } })
    })
    await beginAt(page, 'company')
    const dialog = page.getByRole('dialog', { name: 'Je sessie stopt straks' })
    await expect(dialog).toContainText(/stopt om \d\d:\d\d\. Verlengen kan niet\./)
    await audit()
    await dialog.getByRole('button', { name: 'Bewaar en ga later verder' }).click()
    await expect(page.getByRole('dialog', { name: 'Bewaar je aanvraag' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('SESS-1 SESS-2 STATE-4 a tab whose application made way for another one says so, and leads on to either', async ({
  page,
  audit,
}) => {
  let asked = 0
  const watching = page.waitForResponse((answer) => answer.url().endsWith('/session/token') && ++asked === 2)
  await beginAt(page, 'company')
  // A page asks for its session as it opens and once more when it begins to watch its end. Asked after the other tab's
  // application, the second answer would open the dialog before anything was filled in.
  await watching
  const opening = page.waitForEvent('popup')
  // A tab that is made from this one has its session storage as well.
  await page.evaluate(() => void window.open(location.href))
  const other = await opening
  await findCompany(other, '00900001')
  await other.waitForURL('**/jouw-aanvraag')
  await page.getByLabel('Bedrag dat je wilt lenen').pressSequentially('20000')
  await page.getByRole('radio', { name: 'Voorraad' }).check()
  await page.getByRole('button', { name: 'Verder', exact: true }).dispatchEvent('click')
  const dialog = page.getByRole('dialog', { name: 'Je bent een andere aanvraag begonnen' })
  await expect(dialog).toContainText('Dat was in een ander tabblad, bijvoorbeeld voor een ander bedrijf.')
  await expect(dialog.locator('.dialog-actions').getByRole('button')).toHaveText([
    'Verder met de andere aanvraag',
    'Opnieuw beginnen',
    'Deze hervatten per mail',
  ])
  await audit()
  await dialog.getByRole('button', { name: 'Verder met de andere aanvraag' }).click()
  await expect(page.getByText('Bakkerij De Korenaar').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('STATE-4 CORE-8 an application that is open in one tab is open in every tab, and nowhere else', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await findCompany(page, '00900003')
  const other = await context.newPage()
  await other.goto('/jouw-gegevens')
  await expect(other.getByRole('region', { name: 'Wat we van je hebben' })).toContainText('(00900003)')
  await expect(other.getByRole('link', { name: 'Naar de startpagina', exact: true })).toBeVisible()
  await other.goto('/jouw-aanvraag')
  await expect(other.getByLabel('Bedrag dat je wilt lenen')).toBeVisible()
  await page.getByLabel('Bedrag dat je wilt lenen').pressSequentially('20000')
  await page.getByRole('radio', { name: 'Voorraad' }).check()
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await page.waitForURL('**/extra-uitgaven')
  const stranger = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL' })
  const strange = await stranger.newPage()
  await strange.goto('/jouw-gegevens')
  await expect(strange.getByRole('heading', { level: 1, name: 'Er is nu geen aanvraag open' })).toBeVisible()
  await strange.goto('/persoonlijk-aanbod')
  await strange.waitForURL((url) => url.pathname === '/')
  await expect(strange.getByText('In deze browser is geen aanvraag open.')).toBeVisible()
  await stranger.close()
})
