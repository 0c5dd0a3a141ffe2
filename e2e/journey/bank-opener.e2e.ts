import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import { accounts, answering, openOverview, renew, three, waitsOn } from '../support/played-reconsent.ts'
import { beginAt, businesses } from '../support/prepared.ts'
import { ownStack } from '../support/stacks.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

/** The sandbox's bank says there that its link is old: a page of the bank's own, with the headers it always has. */
const bankPage = `${ownStack.sandboxOrigin}/connect`
const otherSite = 'https://bank.example'

/** The visitor has gone to ING for a new consent, which `renewed` grants. */
async function goToBank(page: Page, connectUrl: string): Promise<{ popup: Page; grant: () => void }> {
  let isRenewed = false
  const connections = () => three().filter(({ connectionId }) => !isRenewed || connectionId !== '2')
  await page.route('**/fetch-accounts*', accounts(connections))
  await page.route('**/psd2/*/connections', waitsOn(connections))
  await page.route('**/psd2/reconnect', answering(200, { data: { connectUrl } }))
  await openOverview(page)
  const opening = page.waitForEvent('popup')
  await renew(page, 'ING').click()
  const popup = await opening
  await page.waitForURL('**/reconsent/get-consent/NL')
  await popup.waitForURL(`${connectUrl}*`)
  return { popup, grant: () => (isRenewed = true) }
}

for (const isReloaded of [false, true]) {
  test(`RECON-13 the window closes on the bank’s own page once the renewal is seen${isReloaded ? ', after a reload as well' : ''}`, async ({
    page,
  }) => {
    const { popup, grant } = await goToBank(page, bankPage)
    if (isReloaded) await page.reload()
    await expect(page.getByRole('heading', { name: 'Vernieuw je toestemming bij ING' })).toBeVisible()
    expect(await popup.evaluate(() => location.origin)).toBe(ownStack.sandboxOrigin)
    const closing = popup.waitForEvent('close').then(() => page.url())
    grant()
    expect(await closing).toMatch(/\/reconsent\/get-consent\/NL$/)
    await page.waitForURL('**/reconsent/NL')
    await expect(page.getByRole('dialog', { name: 'Gelukt, je toestemming is vernieuwd' })).toBeVisible()
  })
}

test('RECON-13 a bank whose own headers cut the tie keeps its page, and the window closes when it returns', async ({
  page,
  context,
  baseURL,
}) => {
  const headers = { 'cross-origin-opener-policy': 'same-origin' }
  await context.route(`${otherSite}/**`, (route) => route.fulfill({ contentType: 'text/html', headers, body: 'Bank' }))
  const { popup, grant } = await goToBank(page, `${otherSite}/`)
  grant()
  await page.waitForURL('**/reconsent/NL')
  await expect(page.getByRole('dialog', { name: 'Gelukt, je toestemming is vernieuwd' })).toBeVisible()
  expect(popup.isClosed()).toBe(false)
  const closing = popup.waitForEvent('close')
  await popup.evaluate((address) => location.assign(address), `${baseURL}/transaction-success?state=s&connection_id=2`)
  await closing
})

/** A bank's page that wants our tab: it tries every way to it that a browser has, and says what each gave. */
function attack(ourOrigin: string): string[] {
  const wanted = 'https://bank.example/taken'
  const known = ['vlot', 'vlot-bank', 'opener', 'main', '_parent', '_top']
  const ways: Record<string, () => unknown> = {
    opener: () => window.opener,
    name: () => window.name,
    referrer: () => document.referrer,
    above: () => (window.parent === window && window.top === window ? '' : 'another window'),
    'opener.location': () => (window.opener.location = wanted),
    'opener.top.location': () => (window.opener.top.location.href = wanted),
    'opener.close': () => window.opener.close(),
    'opener.postMessage': () => window.opener.postMessage('taken', '*'),
    // An unknown name opens nothing; these would all be windows of the bank's, if any.
    names: () => known.slice(0, 4).filter((name) => window.open(wanted, name) === window.opener && window.opener),
    'own window': () => {
      // Our page as a window of the bank's, and from there to whatever it knows.
      const ours = window.open(`${ourOrigin}/redirection#state=a&bank=ING`, 'ours')
      return ours?.opener && ours.opener !== window ? 'another window' : ''
    },
  }
  return Object.entries(ways).map(([way, go]) => {
    try {
      return `${way}: ${String(go())}`
    } catch (error) {
      return `${way}: ${(error as Error).name}`
    }
  })
}

const nothingGained = [
  'opener: null',
  'name: ',
  'referrer: ',
  'above: ',
  'opener.location: TypeError',
  'opener.top.location: TypeError',
  'opener.close: TypeError',
  'opener.postMessage: TypeError',
  'names: ',
  'own window: ',
]

/** Records messages to our tab from elsewhere. */
async function attackFrom(popup: Page, page: Page, context: BrowserContext, ourOrigin: string): Promise<void> {
  const own = page.url()
  await page.evaluate(() => {
    window.addEventListener('message', ({ origin, data }) =>
      document.body.setAttribute('data-got', `${origin} ${data}`),
    )
  })
  expect(await popup.evaluate(attack, ourOrigin)).toEqual(nothingGained)
  // Long enough for a navigation that was begun: the same one in a window of the bank's own is through.
  const gone = await context.newPage()
  await gone.goto(`${otherSite}/taken`)
  expect(page.isClosed()).toBe(false)
  expect(page.url()).toBe(own)
  expect(await page.evaluate(() => document.body.getAttribute('data-got'))).toBeNull()
  expect(await page.evaluate(() => window.name)).toBe('')
}

test('RECON-13 a hostile page in the bank’s window neither finds nor moves the tab that opened it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route(`${otherSite}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Bank' }))
  const { popup, grant } = await goToBank(page, `${otherSite}/`)
  await attackFrom(popup, page, context, String(baseURL))
  // And the tab still reaches the window.
  const closing = popup.waitForEvent('close')
  grant()
  await closing
})

test('FLOW-6 a hostile page in the window of an application neither finds nor moves its tab', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route(`${otherSite}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Bank' }))
  await beginAt(page, 'consent', { business: businesses.bakery })
  await page.route('**/psd2/create-session', answering(200, { connectUrl: `${otherSite}/` }))
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'ING', exact: true }).click()
  const popup = await opening
  await popup.waitForURL(`${otherSite}/`)
  await attackFrom(popup, page, context, String(baseURL))
})
