// The largest paint and the shift of each journey page on a slow phone, cold: 562 ms before an answer, 1.5 Mbit/s down,
// a processor four times slower, as Lighthouse applies it for mobile. Median of the rounds; limits 1.2 s and 0.
// Run: node_modules/.bin/node bench/first-paint.ts [rounds] [path]
import { type Browser, chromium, type Page } from '@playwright/test'
import { applicantIn, confirmAndWait, connectBank, fillForm, untilCollected } from '../server/testing/applicant.ts'
import { addresses, type PageName } from '../web/addresses.ts'
import { percentile } from './percentile.ts'
import { type Figure, report, sizes, timed, words } from './report.ts'
import { withSite } from './running-site.ts'

const [rounds] = sizes([3, 1, 20])
const largestPaintMaxMs = 1_200
const network = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Without a session of the page itself: by a link that need not be a real one. */
const madeUpLink = `?caseId=00000000-0000-0000-0000-000000000000&hash=${'a'.repeat(40)}`
const pages = [
  ...(['aboutYou', 'extraExpenses', 'uploadTransactions', 'collectTransactions', 'personalOffer'] as const),
  ...(['nextSteps', 'yourData', 'requestFailed'] as const),
] satisfies PageName[]
const mailedPages = ['resume', 'reconsent', 'myApplication', 'unsubscribe'] as const satisfies PageName[]
const paths = [
  ...pages.map((name) => addresses[name]),
  ...mailedPages.map((name) => addresses[name] + madeUpLink),
].filter((path) => words[1] === undefined || path.startsWith(words[1]))

type Round = { paintMs: number; shift: number; painted: string }

async function measure(page: Page, address: string): Promise<Round> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(
    () =>
      new Promise<Round>((settle) => {
        const round = { paintMs: Infinity, shift: 0, painted: '' }
        const read = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value?: number; element?: Element })[]) {
            if (entry.entryType === 'layout-shift') round.shift += entry.value ?? 0
            else Object.assign(round, { paintMs: entry.startTime, painted: entry.element?.textContent ?? '' })
          }
        }
        for (const type of ['largest-contentful-paint', 'layout-shift'])
          new PerformanceObserver((list) => read(list.getEntries())).observe({ type, buffered: true })
        setTimeout(() => settle(round), 1_000)
      }),
  )
}

/** An application with an offer, begun in the browser, so that each page shows what an applicant sees there. */
async function decided(browser: Browser, origin: string): Promise<() => Promise<Page>> {
  const first = await browser.newContext()
  const page = await first.newPage()
  await page.goto(origin + addresses.terms)
  const session = await page.evaluate(async () => {
    const headers = { 'x-client-key': 'vlot-web-1', 'content-type': 'application/json' }
    const answer = await fetch('/api/dls-authentication/v3/sessions', { method: 'POST', headers, body: '{}' })
    return ((await answer.json()) as { data: { token: string; caseId: string } }).data
  })
  const cookies = await first.cookies(origin)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const applicant = applicantIn({ ...session, cookie }, origin)
  await fillForm(applicant, '00900003')
  await untilCollected(applicant, await connectBank(applicant, origin, 'BUNQ', '00900003'))
  await confirmAndWait(applicant)
  return async () => {
    const context = await browser.newContext({ ...phone, locale: 'nl-NL' })
    await context.addCookies(cookies)
    const kept = { jwtToken: session.token, caseId: session.caseId }
    await context.addInitScript((values) => void Object.assign(sessionStorage, values), kept)
    return context.newPage()
  }
}

await report(() =>
  withSite(async ({ origin }) => {
    const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' })
    const open = await decided(browser, origin)
    const figures: Figure[] = []
    for (const path of paths) {
      const measured: Round[] = []
      for (let round = 0; round < rounds; round++) {
        const page = await open()
        measured.push(await measure(page, origin + path))
        await page.context().close()
      }
      const [last] = measured
      const paint = percentile(
        measured.map(({ paintMs }) => paintMs),
        0.5,
      )
      console.log(`${path}: ${paint.toFixed(0)} ms, "${last?.painted.trim().replace(/\s+/g, ' ').slice(0, 60)}"`)
      figures.push(
        timed(`${path}, largest paint`, paint, 'ms', { most: largestPaintMaxMs }),
        timed(`${path}, shift`, Math.max(...measured.map(({ shift }) => shift)), '', { most: 0 }),
      )
    }
    await browser.close()
    return figures
  }),
)
