import type { Page, Request } from '@playwright/test'
import { approveAtBank, connectBank, openBank } from '../support/applicant.ts'
import { expect, test } from '../support/page.ts'
import { beginAt } from '../support/prepared.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test('ROUTE-5 ROUTE-15 the two windows of the bank are outside the layout, and opened by hand they lead on', async ({
  page,
}) => {
  for (const [path, title, words, link, address] of [
    [
      '/redirection',
      'We kunnen je bank niet openen',
      'Sluit dit venster en probeer het opnieuw vanuit je aanvraag.',
      'Naar de startpagina',
      '/',
    ],
    [
      '/transaction-success',
      'Ga verder met je aanvraag',
      'We vinden het venster van je aanvraag niet meer. Hier kun je verder.',
      'Ga verder met je aanvraag',
      '/transacties-uploaden',
    ],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.locator('.window > svg')).toBeVisible()
    await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', address)
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
  }
})

/** A page in place of the application's tab, which the windows talk to. */
async function openWindow(page: Page, path: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.evaluate((address) => void window.open(address, '_blank', 'popup'), path)
  return opening
}

test('ROUTE-5 the window waits for the bank’s address and goes there, but nowhere else', async ({ page }) => {
  await page.goto('/cookies')
  await page
    .context()
    .route('https://bank.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The bank</h1>' }))
  const hand = (url: string) =>
    page.evaluate(
      (to) => new BroadcastChannel('vlot-bank').postMessage({ kind: 'connect-url', state: 's1', url: to }),
      url,
    )
  // The window reports when it listens: its words are there before its script.
  const listening = () =>
    page.evaluate(
      () =>
        new Promise<void>((settle) => {
          const channel = new BroadcastChannel('vlot-bank')
          channel.addEventListener('message', ({ data }) => data.kind === 'ready' && settle())
        }),
    )
  const isReady = listening()
  const popup = await openWindow(page, '/redirection#state=s1&bank=ING&language=nl')
  await expect(popup.getByRole('heading', { name: 'We brengen je naar je bank' })).toBeVisible()
  await expect(popup.getByRole('navigation')).toHaveCount(0)
  await isReady
  await hand('https://bank.example/login')
  await popup.waitForURL('https://bank.example/login')
  await popup.close()
  const isOtherReady = listening()
  const other = await openWindow(page, '/redirection#state=s1&bank=ING&language=en')
  await expect(other.getByRole('heading', { name: 'We are taking you to your bank' })).toBeVisible()
  await isOtherReady
  await hand('http://bank.example/login')
  await expect(other.getByRole('heading', { name: 'We cannot open your bank' })).toBeVisible()
})

test('ROUTE-15 back from the bank the window reports to the page that waits what came of it, and closes itself', async ({
  page,
}) => {
  await page.goto('/cookies')
  await page.evaluate(() => {
    const channel = new BroadcastChannel('vlot-bank')
    channel.addEventListener('message', ({ data }) => {
      Object.assign(window, { heard: data })
      channel.postMessage({ kind: 'received', state: data.state })
    })
  })
  const popup = await openWindow(page, '/transaction-success?state=s2&connection_id=77')
  await expect.poll(() => popup.isClosed()).toBe(true)
  expect(await page.evaluate(() => (window as unknown as { heard: object }).heard)).toEqual({
    kind: 'returned',
    state: 's2',
    connectionId: '77',
    errorClass: null,
  })
})

const webshop = { kvkNumber: '00900003', bankName: 'bunq' }

test('FLOW-6 ROUTE-15 API-4 in a browser without BroadcastChannel the journey opens, and its bank is connected all the same', async ({
  page,
}) => {
  await page.context().addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  await beginAt(page, 'consent')
  const isOfWindow = (request: Request) => request.url().endsWith('/v1/limits') && request.frame().page() !== page
  const asking = page.context().waitForEvent('request', isOfWindow)
  await connectBank(page, webshop.bankName, webshop.kvkNumber)
  expect((await asking).headers()).toMatchObject({
    'x-client-key': 'vlot-web-1',
    authorization: expect.stringMatching(/^Bearer /),
    'x-correlation-id': expect.any(String),
  })
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('vlot-')))).toEqual([])
})

test('FLOW-6 ROUTE-15 a return in another browser says where to go on, and in another tab of this one it goes on itself', async ({
  page,
  context,
  browser,
  audit,
}) => {
  await beginAt(page, 'consent')
  /** The bank's page is left in this browser, and answered elsewhere, as by an app that opens another one. */
  const answerIn = async (other: Page) => {
    const popup = await openBank(page, webshop.bankName)
    const address = popup.url()
    await popup.close()
    await other.goto(address)
    return other
  }
  const stranger = await answerIn(await (await browser.newContext({ locale: 'en-GB' })).newPage())
  await approveAtBank(stranger, webshop.kvkNumber)
  await expect(stranger.getByRole('heading', { name: 'Go back to the browser you started in' })).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'Rather continue here? Ask for a link by email' })).toHaveAttribute(
    'href',
    '/en/verder-gaan',
  )
  await audit(stranger)
  await stranger.context().close()
  await expect(page.getByText('Ga verder in het venster van bunq')).toBeVisible()

  const tab = await answerIn(await context.newPage())
  await page.goto('about:blank')
  await approveAtBank(tab, webshop.kvkNumber)
  await tab.waitForURL('**/transacties-uploaden')
  await expect(tab.getByRole('heading', { name: 'Gedeelde rekeningen' })).toBeVisible()
})
