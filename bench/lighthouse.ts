// Lighthouse as a phone sees the built site, with simulated and with applied throttling, median of the rounds. Limits: content pages 100
// everywhere, journey pages 95 in performance and 100 in the others, largest paint under 1.2 s applied, no round may shift.
// Run: node_modules/.bin/node bench/lighthouse.ts [rounds] [path, content or journey]
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { connect, type Page } from 'puppeteer-core'
import { type Browser, chromium } from '@playwright/test'
import { confirmAndWait } from '../server/testing/applicant.ts'
import { addresses, type PageName } from '../web/addresses.ts'
import { collectData, keepSession, openSession } from './journey-session.ts'
import { percentile } from './percentile.ts'
import { type Figure, report, sizes, timed, words } from './report.ts'
import { freePort, withSite } from './running-site.ts'

const [rounds] = sizes([3, 1, 20])
const largestPaintMaxMs = 1_200
const shiftMax = 0.005
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Kind = 'content' | 'journey'
const contentPages = [
  ...(['home', 'companySearch', 'businessLoan', 'businessCredit', 'faq', 'contact', 'cookies', 'guide'] as const),
  ...(['codeOfConduct', 'terms', 'disclaimer', 'privacyStatement', 'partners'] as const),
  ...(['knowledgeBase', 'knowledgeBusiness', 'knowledgeTerms', 'knowledgeFinancing'] as const),
] satisfies PageName[]
const journeyPages = [
  ...(['aboutYou', 'extraExpenses', 'uploadTransactions', 'collectTransactions', 'personalOffer'] as const),
  'yourData',
] satisfies PageName[]
/** Pages that a mail leads to, by a link as they are mailed; whether it is a real one is asked later. */
const mailedPages = ['resume', 'reconsent', 'myApplication'] as const satisfies PageName[]
const madeUpLink = `?caseId=${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}&hash=${'a'.repeat(40)}`
const pages: readonly (readonly [path: string, kind: Kind])[] = [
  ...contentPages.map((name) => [addresses[name], 'content'] as const),
  ['/kennisbank/ondernemen/voorraadbeheer', 'content'],
  ['/en', 'content'],
  ...journeyPages.map((name) => [addresses[name], 'journey'] as const),
  ...mailedPages.map((name) => [addresses[name] + madeUpLink, 'journey'] as const),
]

type Round = { scores: number[]; largestPaintMs: number; shift: number }

const roundOf = ({ categories: scored, audits }: Result): Round => ({
  scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
  largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Infinity,
  shift: audits['cumulative-layout-shift']?.numericValue ?? Infinity,
})

function complaintsOf({ categories: scored, audits }: Result): string[] {
  const refs = categories.flatMap((name) => scored[name]?.auditRefs ?? [])
  const bad = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
  return [...new Set(bad.map(({ id }) => `${id} (${audits[id]?.displayValue ?? audits[id]?.title})`))]
}

/** A page that must not be found by a search is not judged by whether it could be. */
async function auditsLeftOut(address: string): Promise<string[]> {
  const page = await (await fetch(address)).text()
  return /<meta name="robots" content="noindex"/.test(page) ? ['is-crawlable'] : []
}

/** One run in its own tab; the tab of a journey page has been through the search, and keeps its session. */
async function audit(
  page: Page,
  address: string,
  kind: Kind,
  throttlingMethod: Flags['throttlingMethod'],
): Promise<Result> {
  const flags: Flags = {
    throttlingMethod,
    onlyCategories: [...categories],
    logLevel: 'error',
    skipAudits: await auditsLeftOut(address),
    disableStorageReset: kind === 'journey',
  }
  const run = await lighthouse(address, flags, undefined, page as never)
  if (!run) throw new Error(`Lighthouse gave nothing for ${address}`)
  return run.lhr
}

type Session = Awaited<ReturnType<typeof openSession>>['kept']

/** An application with an offer, so that every page of the journey shows what an applicant sees there. */
async function decidedSession(browserAddress: string, origin: string): Promise<Session> {
  const browser = await connect({ browserURL: browserAddress, defaultViewport: null })
  const page = await browser.newPage()
  const { applicant, kept } = await openSession(page, origin, () => browser.cookies())
  await collectData(applicant, origin)
  await confirmAndWait(applicant)
  await page.close()
  await browser.disconnect()
  return kept
}

const ofRounds = (rounds: readonly Round[], pick: (round: Round) => number, share: number): number =>
  percentile(rounds.map(pick), share)

/** The median round of a page is judged, and the largest shift of all. */
function figuresOf({ path, kind, simulate, devtools: applied }: Measured): Figure[] {
  const least = (name: string) => (kind === 'journey' && name === 'performance' ? 95 : 100)
  const scores = categories.map((name, at) =>
    timed(
      `${path}, ${name}`,
      ofRounds(simulate, (round) => round.scores[at] ?? NaN, 0.5),
      '',
      { least: least(name) },
    ),
  )
  const paint = ofRounds(applied, (round) => round.largestPaintMs, 0.5)
  const shift = ofRounds(applied, (round) => round.shift, 1)
  return [
    ...scores,
    timed(`${path}, largest paint`, paint, 'ms', { most: largestPaintMaxMs }),
    timed(`${path}, shift`, shift, '', { most: shiftMax }),
  ]
}

type Measured = { path: string; kind: Kind; simulate: Round[]; devtools: Round[] }
type Place = { browserAddress: string; origin: string; session: Session | null }

async function measure(path: string, kind: Kind, place: Place): Promise<Figure[]> {
  const { browserAddress, origin, session } = place
  const results: Record<'simulate' | 'devtools', Round[]> = { simulate: [], devtools: [] }
  const complaints = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    for (const method of ['simulate', 'devtools'] as const) {
      const browser = await connect({ browserURL: browserAddress, defaultViewport: null })
      const page = await browser.newPage()
      if (session !== null && kind === 'journey') {
        await page.goto(origin + addresses.terms)
        await keepSession(page, session)
      }
      const result = await audit(page, origin + path, kind, method)
      results[method].push(roundOf(result))
      if (method === 'simulate') for (const complaint of complaintsOf(result)) complaints.add(complaint)
      await page.close()
      await browser.disconnect()
    }
  }
  console.log(`${path}: ${complaints.size > 0 ? `loses points by ${[...complaints].join('; ')}` : 'no complaint'}`)
  return figuresOf({ path, kind, ...results })
}

async function withBrowser<T>(measureAt: (address: string) => Promise<T>): Promise<T> {
  const port = await freePort()
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`]
  const browser: Browser = await chromium.launch({ executablePath, args })
  try {
    return await measureAt(`http://127.0.0.1:${port}`)
  } finally {
    await browser.close()
  }
}

const only = words[1]
const wanted = pages.filter(([path, kind]) => only === undefined || only === path || only === kind)
await report(() =>
  withSite(({ origin }) =>
    withBrowser(async (browserAddress) => {
      const needsSession = wanted.some(([, kind]) => kind === 'journey')
      const session = needsSession ? await decidedSession(browserAddress, origin) : null
      const figures: Figure[] = []
      for (const [path, kind] of wanted)
        figures.push(...(await measure(path, kind, { browserAddress, origin, session })))
      return figures
    }),
  ),
)
