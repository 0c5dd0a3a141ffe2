import type { Page } from '@playwright/test'
import { addressOf, articleAddress, type PageName } from '#web/addresses.ts'
import { shiftOf, expectNothingSideways } from '../support/layout-shift.ts'
import { expect, test } from '../support/page.ts'
import { picturesFolder } from '../support/pictures.ts'
import { accounts, openOverview, playBank, three, waitsOn } from '../support/played-reconsent.ts'
import { advance, beginAt } from '../support/prepared.ts'

/* Every screen as found, once on each device. Opened and failed states are audited by the tests that cause them. */
test.beforeEach(({ chosenCookies: _chosen }) => undefined)
test.describe.configure({ timeout: 180_000 })

/** On a desktop also at 400 % zoom, which makes a window of 320 px out of one of 1280 (WCAG 1.4.10). */
async function inspect(page: Page, audit: () => Promise<void>, isMobile: boolean): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNothingSideways(page)
  await audit()
  if (isMobile) return
  const asked = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: asked.height })
  await expectNothingSideways(page)
  await page.setViewportSize(asked)
}

/** A late font takes the place of one as wide: a line may break elsewhere, and no more. */
const lateFontMax = 0.02

/** Delays the font until the page is drawn, as on a slow line. */
async function openBeforeItsFont(page: Page, address: string): Promise<void> {
  const { promise: drawn, resolve: sendFont } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', (route) => drawn.then(() => route.continue()))
  const font = page.waitForResponse('**/*.woff2')
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  sendFont()
  await (await font).finished()
  await page.unroute('**/*.woff2')
  if (picturesFolder) await page.reload()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** The family that Chromium really drew a text with, which a style sheet only asks for. */
async function drawnFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ familyName }) => familyName)
}

/** Our font, once loaded. With `optional`, text painted before it arrived would keep the fallback. */
const fontsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !/Wide/.test(family))
      .map(({ family, display, status }) => `${family.replaceAll(/["']/g, '')} ${display} ${status}`),
  )

/** Names that say what a part is and need no rule; the list of companies gets its rules with the island. */
const withoutRules = /^(bar-name|options|article-related|example-\w+)$/

/** Every class has its rules, and every token its value. */
async function expectDressed(page: Page): Promise<void> {
  const { unruled, unset } = await page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join('')
    const classes = new Set([...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]))
    const root = getComputedStyle(document.documentElement)
    const tokens = new Set([...rules.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!))
    return {
      unruled: [...classes].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(rules)),
      unset: [...tokens].filter((name) => root.getPropertyValue(name) === ''),
    }
  })
  expect(
    unruled.filter((name) => !withoutRules.test(name)),
    `Classes without rules at ${page.url()}`,
  ).toEqual([])
  expect(unset, `Tokens without a value at ${page.url()}`).toEqual([])
}

const contentPages: Readonly<Record<string, readonly PageName[]>> = {
  'home and the products': ['home', 'businessLoan', 'businessCredit'],
  'questions, contact and cookies': ['faq', 'contact', 'contactThanks', 'complaint', 'cookies', 'companySearch'],
  'the documents': ['codeOfConduct', 'terms', 'disclaimer', 'privacyStatement', 'partners', 'guide'],
  'the knowledge base': ['knowledgeBase', 'knowledgeBusiness', 'knowledgeTerms', 'knowledgeFinancing'],
}

for (const [title, names] of Object.entries(contentPages)) {
  test(
    `UI-6 ${title} can be read by everybody, fit, and do not move when the font comes late`,
    { tag: '@both' },
    async ({ page, audit, isMobile, language }) => {
      for (const name of names) {
        await openBeforeItsFont(page, addressOf(name, language))
        expect(await shiftOf(page), `What moved at ${page.url()}`).toBeLessThanOrEqual(lateFontMax)
        // Every text gets the late font: two typefaces on one page would look broken.
        for (const selector of ['h1', '.bar-name']) expect((await drawnFonts(page, selector))[0]).toMatch(/^Figtree/)
        expect(await fontsOf(page), page.url()).toEqual(['Figtree swap loaded'])
        await expectDressed(page)
        await inspect(page, audit, isMobile)
      }
    },
  )
}

test(
  'UI-6 an article, a page that is not there and one that failed can be read by everybody and fit',
  { tag: '@both' },
  async ({ page, audit, isMobile, language }) => {
    for (const address of [
      articleAddress('knowledgeTerms', 'wat-is-btw'),
      language === 'en' ? '/en/no-such-page' : '/bestaat-niet',
      addressOf('requestFailed', language),
    ]) {
      await openBeforeItsFont(page, address)
      expect(await shiftOf(page), `What moved at ${page.url()}`).toBeLessThanOrEqual(lateFontMax)
      if (address.includes('kennisbank')) await expectDressed(page)
      await inspect(page, audit, isMobile)
    }
  },
)

/** The screens of an application with a decision, from its first step to the choice of an account. */
const decided = ['aboutYou', 'extraExpenses', 'uploadTransactions', 'collectTransactions', 'personalOffer'] as const

const underWay = { TRANSACTION_ANALYSIS: 'SUCCESS', SCORECARD_RESULT: 'PENDING', OFFERS_AVAILABLE: 'PENDING' }

test(
  'UI-6 every screen of the journey can be read by everybody and fits',
  { tag: '@both' },
  async ({ page, audit, isMobile, language }) => {
    const inspectAt = async (address: string) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.journey-waiting')).toHaveCount(0)
      // Late parts fade in, and half a colour fails the contrast check.
      await page.waitForLoadState('networkidle')
      await inspect(page, audit, isMobile)
    }
    await beginAt(page, 'expenses', { language })
    await inspect(page, audit, isMobile)
    const applicant = await beginAt(page, 'decided', { language })
    for (const name of decided) await inspectAt(addressOf(name, language))
    await inspectAt(`${addressOf('personalOffer', language)}?vraag=rekening`)
    await page.route('**/case-state', (route) => route.fulfill({ json: { origin: null, journeyBlocks: underWay } }))
    await inspectAt(addressOf('getOffers', language))
    await page.unroute('**/case-state')
    await advance(applicant, 'taken', { language, after: 'decided' })
    await inspectAt(addressOf('nextSteps', language))
    await advance(applicant, 'finished', { language, after: 'taken' })
    await inspectAt(addressOf('feedbackSuccess', language))
  },
)

test(
  'UI-6 every page of re-consent can be read by everybody and fits',
  { tag: '@both' },
  async ({ page, audit, isMobile, language }) => {
    await openBeforeItsFont(page, `/reconsent/${language.toUpperCase()}`)
    await expect(page.getByRole('textbox')).toBeVisible()
    expect(await shiftOf(page), `What moved at ${page.url()}`).toBeLessThanOrEqual(lateFontMax)
    await inspect(page, audit, isMobile)
    await page.route('**/fetch-accounts*', accounts(three))
    await page.route('**/psd2/*/connections', waitsOn(three))
    await playBank(page)
    await openOverview(page, `/reconsent/${language.toUpperCase()}`)
    await expect(page.getByRole('button', { name: /(voor|for) ING$/ })).toBeVisible()
    await inspect(page, audit, isMobile)
    await page.getByRole('button', { name: /(voor|for) ING$/ }).click()
    await page.waitForURL(`**/reconsent/get-consent/${language.toUpperCase()}`)
    await inspect(page, audit, isMobile)
  },
)

test(
  'UI-6 the pages that a mail or a bank leads to can be read by everybody and fit',
  { tag: '@both' },
  async ({ page, audit, isMobile, language }) => {
    for (const address of [
      addressOf('resume', language),
      `${addressOf('resume', language)}#hash=abc`,
      addressOf('handIn', language),
      addressOf('unsubscribe', language),
      `${addressOf('unsubscribe', language)}#token=abc`,
      addressOf('yourData', language),
      `${addressOf('redirection')}#language=${language}`,
      addressOf('transactionSuccess'),
    ]) {
      await page.goto('about:blank')
      await page.goto(address)
      await inspect(page, audit, isMobile)
    }
  },
)
