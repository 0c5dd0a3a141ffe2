// How long after the server has the offers the page shows them, with the same session asking the server every few milliseconds. Limit:
// 300 ms for the median of the rounds; the slowest is printed, since other work on the machine makes every round worse.
// Run: node_modules/.bin/node bench/offer-shown.ts [rounds]
import { type Browser, chromium } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Applicant } from '../server/testing/applicant.ts'
import { addresses } from '../web/addresses.ts'
import { collectData, openSession } from './journey-session.ts'
import { percentile } from './percentile.ts'
import { report, sizes, timed } from './report.ts'
import { withSite } from './running-site.ts'

const limitMs = 300
const [rounds] = sizes([7, 1, 20])
const lookEveryMs = 5
/** For one step of a round; and for all rounds together, after which no further one begins. */
const patienceMs = 20_000
const wholeMs = 150_000

type Watched = Window & { offersShownAt?: number }

/** Runs before the scripts of the page: notes the frame after the offers have come into it. */
function watch(): void {
  const look = () => {
    if (document.querySelector('.offer-choosing') === null) return
    seen.disconnect()
    requestAnimationFrame(() => setTimeout(() => ((window as Watched).offersShownAt = Date.now())))
  }
  const seen = new MutationObserver(look)
  seen.observe(document, { childList: true, subtree: true })
}

/** Before the last look at which the offers were not there yet: earlier than they were, never later. */
async function offersReadyAt({ call }: Applicant): Promise<number> {
  let notYet = Date.now()
  for (const startedAt = notYet; notYet - startedAt < patienceMs;) {
    const asked = Date.now()
    const { body } = await call('GET', 'dls-pbl-api/v3/case-state')
    if (body.journeyBlocks.OFFERS_AVAILABLE === 'SUCCESS') return notYet
    notYet = asked
    await sleep(lookEveryMs)
  }
  throw new Error(`The offers did not come within ${patienceMs} ms.`)
}

async function measure(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 390, height: 844 } })
  await context.addCookies([{ name: 'cookie_consent', value: 'true', url: origin }])
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  await page.addInitScript(watch)
  const { applicant } = await openSession(page, origin, () => context.cookies(origin))
  await collectData(applicant, origin)
  await page.goto(origin + addresses.collectTransactions)
  await page.getByRole('button', { name: 'Ja, bereken mijn aanbod' }).click()
  const readyAt = await offersReadyAt(applicant)
  await page.waitForFunction(() => (window as Watched).offersShownAt !== undefined)
  const shownAt = await page.evaluate(() => (window as Watched).offersShownAt ?? Infinity)
  await context.close()
  return shownAt - readyAt
}

await report(() =>
  withSite(async ({ origin }) => {
    const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    try {
      const first = await measure(browser, origin)
      const all: number[] = []
      const startedAt = performance.now()
      while (all.length < rounds && performance.now() - startedAt < wholeMs) all.push(await measure(browser, origin))
      console.log(`rounds: ${all.join(', ')} ms`)
      return [
        timed('first journey, nothing warm', first, 'ms'),
        timed('offers ready to shown, median', percentile(all, 0.5), 'ms', { most: limitMs }),
        timed('offers ready to shown, slowest', percentile(all, 1), 'ms'),
      ]
    } finally {
      await browser.close()
    }
  }),
)
