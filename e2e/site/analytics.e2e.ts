import type { BrowserContext, Page } from '@playwright/test'
import { addresses } from '#web/addresses.ts'
import { askForLoan, findCompany } from '../support/applicant.ts'
import { confirmDetails } from '../support/contact-details.ts'
import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'

type SentEvent = { event: string; page_name?: string; step?: number | null; [name: string]: unknown }

/** Everything that any page of this browser sends to a tag manager, in order, over all documents and windows. */
async function listen(context: BrowserContext): Promise<SentEvent[]> {
  const answer: SentEvent[] = []
  await context.exposeFunction('keepEvent', (event: SentEvent) => void answer.push(event))
  await context.addInitScript(() => {
    const layer: unknown[] = []
    layer.push = (...events: unknown[]) => {
      for (const event of events) (window as unknown as { keepEvent: (one: unknown) => void }).keepEvent(event)
      return Array.prototype.push.apply(layer, events)
    }
    window.dataLayer = layer
  })
  return answer
}

const consent = (context: BrowserContext, baseURL: string | undefined) =>
  context.addCookies([
    { name: 'cookie_consent', value: 'true', url: baseURL ?? '' },
    { name: 'cookie_preferences', value: 'analytics', url: baseURL ?? '' },
  ])

const views = (answer: readonly SentEvent[]) =>
  answer
    .filter(({ event }) => event === 'page_view')
    .map(({ page_name, step }) => (step ? `${page_name} ${step}` : page_name))
const ofKind = (answer: readonly SentEvent[], kind: string) => answer.filter(({ event }) => event === kind)
const service = (page: Page) => page.locator('summary', { hasText: 'Service' })

test('ANA-3 COOK-3 before the visitor agrees nothing is reported, stored or sent to anybody else', async ({
  page,
  context,
  baseURL,
}) => {
  const answer = await listen(context)
  const elsewhere: string[] = []
  context.on('request', (request) => request.url().startsWith(baseURL ?? '-') || elsewhere.push(request.url()))
  await page.goto('/')
  await page
    .getByRole('region', { name: /Mogen we meten/ })
    .getByRole('button', { name: 'Zelf kiezen' })
    .click()
  await page.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
  await service(page).hover()
  await page.locator(`.mega a[href="${addresses.guide}"]`).click()
  await page.waitForURL(`**${addresses.guide}`)
  await page.goto(`${addresses.faq}?active=how-much`)
  await findCompany(page, '00900001')
  await askForLoan(page, '25000', 'Voorraad')
  await page.getByRole('banner').getByRole('link', { name: /Vlot/ }).click()
  await page.waitForURL(/:\d+\/$/)
  expect(answer).toEqual([])
  expect(elsewhere).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const names = (await context.cookies()).map(({ name }) => name).filter((name) => !name.includes('session'))
  expect(names.toSorted()).toEqual(['cookie_consent', 'cookie_preferences'])
})

test('ANA-1 every screen is reported once, with the menu and the logo, and a taken-back consent leaves nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const answer = await listen(context)
  await consent(context, baseURL)
  await page.goto('/')
  await service(page).hover()
  await page.locator(`.mega a[href="${addresses.partners}"]`).click()
  await page.waitForURL(`**${addresses.partners}`)
  await page.getByRole('banner').getByRole('link', { name: /Vlot/ }).click()
  await page.waitForURL(/:\d+\/$/)
  await expect.poll(() => views(answer)).toEqual(['homepage', 'partners', 'homepage'])
  expect(ofKind(answer, 'menu_open').map(({ section }) => section)).toEqual(['service'])
  expect(ofKind(answer, 'menu_click').map(({ link }) => link)).toEqual([addresses.partners])
  expect(ofKind(answer, 'logo_click')).toHaveLength(1)
  for (const event of answer) expect(event).toMatchObject({ segment: 'business', process: 'stp' })
  await page.goto('/?phrase=00900005')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect
    .poll(() => views(answer).slice(3))
    .toEqual(expect.arrayContaining(['homepage', 'start your application', 'eligibility modal']))
  expect(views(answer)).toHaveLength(6)
  await page.goto(addresses.cookies)
  await expect(page.getByRole('radio', { name: /Noodzakelijk en meten/ })).toBeChecked()
  await page.evaluate(() => localStorage.setItem('user_id', 'x'))
  await page.getByRole('radio', { name: /Alleen noodzakelijk/ }).check()
  await page.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
  await expect(page.getByText('Je keuze is bewaard.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const count = answer.length
  await page.goto(addresses.faq)
  expect(answer).toHaveLength(count)
})

test(
  'ANA-3 a phone’s menu is reported when it opens, and each of its sections',
  { tag: '@phone' },
  async ({ page, context, baseURL }) => {
    const answer = await listen(context)
    await consent(context, baseURL)
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await service(page).click()
    await expect.poll(() => ofKind(answer, 'menu_open').map(({ section }) => section)).toEqual(['menu', 'service'])
  },
)

test.describe.configure({ timeout: 180_000 })

test('ANA-1 ANA-2 the offer, its choice and the feedback are reported as events, and never who, how much or which account', async ({
  page,
  context,
  baseURL,
}) => {
  const answer = await listen(context)
  await consent(context, baseURL)
  await beginAt(page, 'collected')
  await page.getByRole('button', { name: 'Ja, bereken mijn aanbod' }).click()
  await page.waitForURL('**/persoonlijk-aanbod', { timeout: 60_000 })
  await page.getByRole('button', { name: /^Kies / }).click()
  // The offers have radio buttons too.
  await expect(page.getByRole('heading', { name: 'Op welke rekening wil je het geld?' })).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Bevestig deze rekening' }).click()
  await page.waitForURL('**/volgende-stappen')
  await confirmDetails(page)
  await page.getByRole('radio', { name: /^5/ }).check()
  await page.getByRole('button', { name: 'Mijn mening versturen' }).click()
  await page.waitForURL('**/feedback-success')
  await expect
    .poll(() => views(answer).slice(-5))
    .toEqual(['get offers 10', 'offer options 11', 'offer overview 12', 'next steps 13', 'feedback success 14'])
  expect(ofKind(answer, 'offers_shown')[0]).toMatchObject({ products: ['PBL', 'PBC'] })
  expect(ofKind(answer, 'offer_chosen')).toHaveLength(1)
  expect(ofKind(answer, 'feedback_sent')).toEqual([
    { event: 'feedback_sent', rating: 5, segment: 'business', process: 'stp' },
  ])
  // Never who, how much or which account.
  expect(JSON.stringify(answer)).not.toMatch(/00900003|25000|25\.000|NL\d\d[A-Z]{4}/)
})
