import type { Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import { accounts as accountsOf, openOverview, playBank, three, waitsOn } from '../support/played-reconsent.ts'
import { playStanding, type Standing } from '../support/played-standing.ts'

type View = {
  event: string
  page_name: string
  step: number | null
  language: string
  segment: string
  process: string
}

const allow = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([
    { name: 'cookie_consent', value: 'true', url: baseURL! },
    { name: 'cookie_preferences', value: 'analytics', url: baseURL! },
  ])
const viewsOf = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter((one) => (one as View).event === 'page_view') as View[])
const namesOf = async (page: Page) => (await viewsOf(page)).map(({ page_name }) => page_name)
const stepsOf = async (page: Page) => (await viewsOf(page)).map(({ page_name, step }) => `${page_name} ${step}`)

const contentViews: Readonly<Record<string, string>> = {
  '/': 'homepage',
  '/zakelijke-lening': 'business loan',
  '/kortlopende-lening': 'business loan',
  '/zakelijk-krediet': 'business credit',
  '/kortlopend-krediet': 'business credit',
  '/veelgestelde-vragen': 'FAQ',
  '/contact': 'contact',
  '/cookies': 'cookies',
  '/voorwaarden': 'terms',
  '/tussenpersonen': 'partners',
  '/zo-rekent-een-geldverstrekker': 'whitepaper',
  '/kijk-mee': 'tour',
  '/kennisbank': 'knowledge base',
  '/kennisbank/ondernemen': 'knowledge base business',
  '/kennisbank/financiele-begrippen': 'knowledge base terms',
  '/kennisbank/financieringsmogelijkheden': 'knowledge base financing',
  '/kennisbank/ondernemen/voorraadbeheer': 'knowledge article voorraadbeheer',
}

test('ANA-1 ANA-3 each content page is counted once, by its name, with segment business and process stp', async ({
  page,
  baseURL,
}) => {
  await allow(page, baseURL)
  for (const [path, name] of Object.entries(contentViews)) {
    await page.goto(path)
    await expect.poll(() => namesOf(page), path).toEqual([name])
  }
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    {
      event: 'page_view',
      page_name: 'knowledge article voorraadbeheer',
      language: 'nl',
      step: null,
      segment: 'business',
      process: 'stp',
    },
  ])
  await page.goto('/en/contact')
  await expect.poll(() => viewsOf(page)).toMatchObject([{ page_name: 'contact', language: 'en' }])
  await page.goto('/bestaat-niet')
  await expect(page.locator('.bar[style*="--scroll"]')).toBeVisible()
  expect(await viewsOf(page)).toEqual([])
})

type Screen = readonly [path: string, standing: Standing, view: string, step: number]
const screens: readonly Screen[] = [
  ['/jouw-aanvraag', 'about you', 'your application', 2],
  ['/extra-uitgaven', 'extra expenses', 'extra expenses', 3],
  ['/transacties-uploaden', 'transactions', 'transaction consent', 4],
  ['/transacties-uploaden', 'collect', 'transactions add account', 5],
  ['/redirection', 'collect', 'redirection', 6],
  ['/transaction-success', 'collect', 'transaction success', 7],
  ['/transacties-verzamelen', 'collect', 'transactions overview', 9],
  ['/get-offers', 'offer', 'get offers', 10],
  ['/persoonlijk-aanbod', 'offer', 'offer options', 11],
  ['/persoonlijk-aanbod?vraag=rekening', 'offer', 'offer overview', 12],
  ['/volgende-stappen', 'next steps', 'next steps', 13],
  ['/feedback-success', 'next steps', 'next steps', 13],
  ['/feedback-success', 'finished', 'feedback success', 14],
]

const accounts = { iban: null, accountName: null, bank: null, selectedAccount: null, bankAccounts: [] }

for (const shift of [0, 1]) {
  const how = shift === 0 ? 'from 2 to 14' : 'one higher while their flag is on'
  test(`ANA-1 ANA-2 ANA-3 each screen of the journey is counted once, its step ${how}`, async ({ page, baseURL }) => {
    await allow(page, baseURL)
    const flags = [{ key: 'analytics-step-shift', value: shift === 1, variant: 'x', reason: 'STATIC', metadata: {} }]
    await page.route('**/ofrep/v1/evaluate/flags', (route) => route.fulfill({ json: { flags } }))
    await page.route('**/accounts/disbursement', (route) => route.fulfill({ json: accounts }))
    for (const [path, standing, view, step] of screens) {
      await playStanding(page, standing, { hasOffers: path !== '/get-offers' })
      await page.goto(path)
      await expect.poll(() => stepsOf(page), path).toEqual([`${view} ${step + shift}`])
      expect(await viewsOf(page)).toMatchObject([{ segment: 'business', process: 'stp', language: 'nl' }])
    }
  })
}

test('ANA-2 the bank’s window counts its two pages by the flag, though each is left at once', async ({
  page,
  baseURL,
}) => {
  const views: string[] = []
  await page.context().exposeFunction('keepView', (name: string, step: number) => void views.push(`${name} ${step}`))
  await page.context().addInitScript(() => {
    const keep = (window as unknown as { keepView: (name: string, step: number | null) => void }).keepView
    const push = (...[view]: unknown[]) => (keep((view as View).page_name, (view as View).step), 1)
    window.dataLayer = Object.assign([], { push })
  })
  const flags = [{ key: 'analytics-step-shift', value: true, variant: 'x', reason: 'STATIC', metadata: {} }]
  await page.context().route('**/ofrep/v1/evaluate/flags', async (route) => {
    await new Promise((done) => setTimeout(done, 1_000))
    await route.fulfill({ json: { flags } }).catch(() => undefined)
  })
  await page
    .context()
    .route('https://bank.example/**', (route) =>
      route.fulfill({ status: 303, headers: { location: `${baseURL}/transaction-success?state=s3&connection_id=7` } }),
    )
  await page.goto('/cookies')
  await allow(page, baseURL)
  await page.evaluate(() => {
    const channel = new BroadcastChannel('vlot-bank')
    channel.addEventListener('message', ({ data: { kind, state } }) => {
      const answers = { ready: { kind: 'connect-url', state, url: 'https://bank.example/login' } }
      channel.postMessage(kind === 'ready' ? answers.ready : { kind: 'received', state })
    })
  })
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/redirection#state=s3&bank=ING&language=nl', '_blank', 'popup'))
  const popup = await opening
  await expect.poll(() => popup.isClosed()).toBe(true)
  expect(views).toEqual(['redirection 7', 'transaction success 8'])
})

test('ANA-1 ANA-3 pages of the journey without a step are counted by name, and a move within it counts the new screen', async ({
  page,
  baseURL,
}) => {
  await allow(page, baseURL)
  await playStanding(page, 'transactions')
  for (const [path, name] of [
    ['/request-failed', 'request failed'],
    ['/reconsent/NL', 'reconsent verification'],
    ['/reconsent/EN', 'reconsent verification English'],
  ] as const) {
    await page.goto(path)
    await expect.poll(() => namesOf(page), path).toEqual([name])
  }
  await page.goto('/extra-uitgaven')
  await expect.poll(() => stepsOf(page)).toEqual(['extra expenses 3'])
  await page.getByRole('button', { name: 'Transacties' }).click()
  await expect.poll(() => stepsOf(page)).toEqual(['extra expenses 3', 'transaction consent 4'])
  await page.getByRole('button', { name: 'Over jou' }).click()
  await expect.poll(() => stepsOf(page)).toEqual(['extra expenses 3', 'transaction consent 4', 'your application 2'])
})

test('ANA-1 ANA-3 the overview of re-consent and the wait for the bank are counted, each in its language', async ({
  page,
  baseURL,
}) => {
  await allow(page, baseURL)
  await page.route('**/fetch-accounts*', accountsOf(three))
  await page.route('**/psd2/*/connections', waitsOn(three))
  await playBank(page)
  const overviews = { '/reconsent/NL': 'reconsent overview', '/reconsent/EN': 'reconsent overview English' }
  for (const [path, name] of Object.entries(overviews)) {
    await openOverview(page, path)
    await expect.poll(() => namesOf(page), path).toEqual([name])
  }
  await page.getByRole('button', { name: 'Renew consent for ING' }).click()
  await expect.poll(() => namesOf(page)).toEqual(['reconsent overview English', 'get reconsent'])
})

test('ANA-3 without the consent to measure nothing is in the data layer, and after it the page on screen is', async ({
  page,
  context,
  baseURL,
}) => {
  await playStanding(page, 'about you')
  for (const preference of [null, 'necessary']) {
    await context.clearCookies()
    const chosen = preference === null ? [] : [`cookie_consent=true`, `cookie_preferences=${preference}`]
    for (const cookie of chosen) {
      const [name, value] = cookie.split('=') as [string, string]
      await context.addCookies([{ name, value, url: baseURL! }])
    }
    for (const path of ['/contact', '/jouw-aanvraag']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: /^Vlot/ }).dispatchEvent('pointerdown')
      expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([])
    }
  }
  await context.clearCookies()
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Ja, prima' }).click()
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toEqual([
      { event: 'consent_update', analytics: true, segment: 'business', process: 'stp' },
      { event: 'page_view', page_name: 'contact', language: 'nl', step: null, segment: 'business', process: 'stp' },
    ])
})
