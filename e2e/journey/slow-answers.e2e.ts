// The journey on a slow line, its font and scripts there already: nothing moves when the answers come.
import type { Page } from '@playwright/test'
import { addressOf, type PageName } from '#web/addresses.ts'
import { journeyTexts } from '#web/screen/text.ts'
import { approveAtBank, openBank } from '../support/applicant.ts'
import { shiftOf } from '../support/layout-shift.ts'
import { expect, test } from '../support/page.ts'
import { advance, beginAt, businesses } from '../support/prepared.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)
test.describe.configure({ timeout: 240_000 })

/** Within the page: a route of the test's would keep the browser from having the font already. */
const slowDown = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (...given) => {
      if (/^\/(api|ofrep)\//.test(String(given[0]))) await new Promise((done) => setTimeout(done, 300))
      return fetch(...given)
    }
  })

/** Writes a page tag by tag, as a slow line brings it; answers what was seen at one place and then at another. */
function movedBy(tags: string[]): string[] {
  const places = new Map<Element, string>()
  const moved = new Set<string>()
  document.open()
  for (const tag of tags) {
    document.write(tag)
    for (const one of document.body?.querySelectorAll('a, button, h1, p, li') ?? []) {
      const { x, y, width } = one.getBoundingClientRect()
      const isSeen = width > 0 && one.checkVisibility({ visibilityProperty: true })
      const place = `${Math.round(x)}, ${Math.round(y)}`
      if (isSeen && (places.get(one) ?? place) !== place)
        moved.add(`${one.outerHTML.slice(0, 80)}: ${places.get(one)} to ${place}`)
      if (isSeen) places.set(one, place)
    }
  }
  document.close()
  return [...moved]
}

const madeUpLink = `?caseId=00000000-0000-0000-0000-000000000000&hash=${'a'.repeat(40)}`

/** Each page as it is once a stage has been made, in the order of an application. */
const pages = [
  ['company', 'aboutYou'],
  ['loan', 'extraExpenses'],
  ['expenses', 'uploadTransactions'],
  ['consent', 'uploadTransactions'],
  ['collected', 'uploadTransactions'],
  ['collected', 'collectTransactions'],
  ['decided', 'personalOffer'],
  ['decided', 'personalOffer', '?vraag=rekening'],
  ['decided', 'yourData'],
  ['taken', 'nextSteps'],
  ['finished', 'nextSteps'],
  ['finished', 'feedbackSuccess'],
  ['finished', 'requestFailed'],
  ['finished', 'resume', madeUpLink],
  ['finished', 'myApplication', madeUpLink],
  ['finished', 'reconsent', madeUpLink],
  ['finished', 'unsubscribe', madeUpLink],
] as const satisfies readonly (readonly [string, PageName, string?])[]

test(
  'UI-6 nothing moves on any page of the journey when the answers come late',
  { tag: '@both' },
  async ({ page, language }) => {
    const applicant = await beginAt(page, 'company', { language })
    await slowDown(page)
    const moved: Record<string, number> = {}
    let made: (typeof pages)[number][0] = 'company'
    for (const [stage, name, query = ''] of pages) {
      if (stage !== made) await advance(applicant, stage, { language, after: made })
      made = stage
      await page.goto(addressOf(name, language) + query)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('.loading, .journey-waiting')).toHaveCount(0)
      moved[`${name}${query}, ${stage}`] = await shiftOf(page)
    }
    expect(Object.entries(moved).filter(([, shift]) => shift > 0)).toEqual([])
  },
)

test('UI-6 nothing of a page moves while it is read in parts', { tag: '@both' }, async ({ page, language }) => {
  const moved: Record<string, string[]> = {}
  for (const name of new Set(pages.map(([, one]) => one))) {
    const html = await (await page.request.get(addressOf(name, language))).text()
    const still = html.replaceAll(/<script.*?<\/script>|@font-face\s*\{.*?\}/gs, '')
    await page.goto('about:blank')
    moved[name] = await page.evaluate(movedBy, still.split(/(?=<)/))
  }
  expect(Object.entries(moved).filter(([, places]) => places.length > 0)).toEqual([])
})

test('FLOW-6 nothing moves while the accounts come in, and the button waits until they are there', async ({ page }) => {
  await beginAt(page, 'consent', { business: businesses.webshop })
  const stages = ['connecting', 'connecting', 'fetching', 'fetching']
  await page.route('**/vlot/v1/application', async (route) => {
    const known = (await (await route.fetch()).json()) as { connections: { accounts: object[] }[] }
    const stage = known.connections.length > 0 ? stages.shift() : undefined
    const accountsOf = (accounts: object[]) =>
      stage === 'connecting' ? [] : accounts.map((one) => ({ ...one, transactionCount: 0, from: null, to: null }))
    const connections = known.connections.map((one) => ({ ...one, stage, accounts: accountsOf(one.accounts) }))
    await route.fulfill({ json: stage === undefined ? known : { ...known, connections } })
  })
  const confirm = page.getByRole('button', { name: 'Ja, bereken mijn aanbod' })
  const popup = await openBank(page, 'bunq')
  const before = await shiftOf(page)
  await approveAtBank(popup, '00900003')
  await expect(page.getByText('De bank geeft de rekeningen nu door.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kloppen deze rekeningen?')
  await expect(confirm).toBeHidden()
  await expect(page.getByText('Wordt opgehaald')).toBeVisible()
  await confirm.waitFor()
  const { y } = (await confirm.boundingBox())!
  await expect(page.getByText(/\d transacties, van /).first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Wordt opgehaald')).toBeHidden({ timeout: 60_000 })
  expect((await confirm.boundingBox())!.y).toBe(y)
  expect(await shiftOf(page)).toBe(before)
})

for (const [language, words] of [
  ['nl', 'Je hebt nu geen internet. Wat je invulde, staat er nog.'],
  ['en', 'You are offline right now. What you filled in is still here.'],
] as const) {
  test(`VAL-3 without internet the page says so, keeps what was typed, and goes on after it (${language})`, async ({
    page,
    context,
  }) => {
    await beginAt(page, 'company', { language })
    const amount = page.getByRole('textbox').first()
    await amount.pressSequentially('25000')
    await page.getByRole('radio').first().check()
    await context.setOffline(true)
    const next = page.getByRole('button', { name: journeyTexts[language].next, exact: true })
    await next.click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(amount).toHaveValue(/25[.,]000/)
    await context.setOffline(false)
    await next.click()
    await page.waitForURL(`**${addressOf('extraExpenses', language)}`)
  })
}
