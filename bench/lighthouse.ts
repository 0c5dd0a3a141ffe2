// Lighthouse as a phone sees the built site, with simulated and with applied throttling, median of the rounds. Limits: content pages 100
// everywhere, journey pages 95 in performance and 100 in the others, largest paint under 1.2 s applied, no round may shift.
// Run: node_modules/.bin/node bench/lighthouse.ts [rounds] [origin of a site that runs already, or -] [path, content or journey]
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { connect, type Page } from 'puppeteer-core'
import { type Browser, chromium } from '@playwright/test'
import { confirmAndWait } from '../server/testing/applicant.ts'
import { addresses, type PageName } from '../web/addresses.ts'
import { collectData, keepSession, openSession } from './journey-session.ts'
import { freePort, siteToMeasure } from './running-site.ts'

const roundsMax = 20
const largestPaintMaxMs = 1_200
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

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const shownScores = (rounds: readonly Round[], pick: (numbers: number[]) => number) =>
  categories.map((_name, at) => String(pick(rounds.map(({ scores }) => scores[at] ?? 0))).padStart(4)).join(' ')

/** The faults of a page against the limits: its median round is judged, and the largest shift of all. */
function faultsOf({ path, kind, simulate, devtools: applied }: Measured): string[] {
  const score = (at: number) => median(simulate.map(({ scores }) => scores[at] ?? 0))
  const wanted = (at: number) => (kind === 'journey' && at === 0 ? 95 : 100)
  const paint = median(applied.map(({ largestPaintMs }) => largestPaintMs))
  const shift = Math.max(...applied.map((round) => round.shift))
  const faults = [
    ...categories.flatMap((name, at) => (score(at) < wanted(at) ? [`${name} ${score(at)}, wanted ${wanted(at)}`] : [])),
    ...(paint >= largestPaintMaxMs ? [`largest paint ${Math.round(paint)} ms, limit ${largestPaintMaxMs}`] : []),
    ...(shift > 0.005 ? [`layout shift ${shift.toFixed(3)}, limit 0`] : []),
  ]
  return faults.map((fault) => `${path}: ${fault}`)
}

type Measured = { path: string; kind: Kind; simulate: Round[]; devtools: Round[] }
type Place = { browserAddress: string; origin: string; session: Session | null; rounds: number }

async function measure(path: string, kind: Kind, place: Place): Promise<Measured> {
  const { browserAddress, origin, session, rounds } = place
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
  const measured = { path, kind, ...results }
  console.log(lineOf(measured))
  if (complaints.size > 0) console.log(`  costs points: ${[...complaints].join('; ')}`)
  return measured
}

const heads = 'perf a11y best  seo   of   paint  best   shift  best of rounds   page'

/** The medians against what is asked, the largest paint with throttling applied, and the best scores of all rounds. */
function lineOf({ path, kind, simulate, devtools }: Measured): string {
  const paints = devtools.map(({ largestPaintMs }) => Math.round(largestPaintMs))
  const shift = Math.max(...devtools.map((round) => round.shift)).toFixed(3)
  const asked = kind === 'journey' ? '  95' : ' 100'
  const [middle, best] = [median(paints), Math.min(...paints)].map((ms) => String(ms).padStart(5))
  return `${shownScores(simulate, median)}  ${asked}  ${middle} ${best}   ${shift}  ${shownScores(simulate, (all) => Math.max(...all))}   ${path}`
}

async function withBrowser(measureAt: (address: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`]
  const browser: Browser = await chromium.launch({ executablePath, args })
  try {
    await measureAt(`http://127.0.0.1:${port}`)
  } finally {
    await browser.close()
  }
}

async function main(): Promise<void> {
  const rounds = Math.min(Math.max(Number(process.argv[2] ?? 3) || 3, 1), roundsMax)
  const site = await siteToMeasure(process.argv[3] === '-' ? undefined : process.argv[3])
  const measured: Measured[] = []
  const only = process.argv[4]
  const wanted = pages.filter(([path, kind]) => only === undefined || only === path || only === kind)
  try {
    console.log(`${rounds} rounds; scores are ${categories.join(', ')}.\n${heads}`)
    await withBrowser(async (browserAddress) => {
      const needsSession = wanted.some(([, kind]) => kind === 'journey')
      const session = needsSession ? await decidedSession(browserAddress, site.origin) : null
      for (const [path, kind] of wanted) {
        measured.push(await measure(path, kind, { browserAddress, origin: site.origin, session, rounds }))
      }
    })
  } finally {
    await site.end()
  }
  const faults = measured.flatMap(faultsOf)
  if (faults.length === 0) return console.log('Within all limits.')
  console.error(`Not within the limits:\n${faults.join('\n')}`)
  process.exitCode = 1
}

await main()
