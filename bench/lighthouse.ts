// Lighthouse as a phone sees the built site, with simulated and with applied throttling, median of the rounds. Limits: content pages 100
// everywhere, journey pages 95 in performance and 100 in the others, largest paint under 1.2 s applied, no round may shift.
// Run: node_modules/.bin/node bench/lighthouse.ts [rounds] [origin of a site that runs already] [path]
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { connect, type Page } from 'puppeteer-core'
import { type Browser, chromium } from '@playwright/test'
import { freePort, siteToMeasure } from './running-site.ts'

const roundsMax = 20
const largestPaintMaxMs = 1_200
const company = '00900001'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Kind = 'content' | 'journey'
const pages: readonly [path: string, kind: Kind][] = [
  ['/', 'content'],
  ['/zakelijke-lening', 'content'],
  ['/veelgestelde-vragen', 'content'],
  ['/contact', 'content'],
  ['/kennisbank/ondernemen/voorraadbeheer', 'content'],
  ['/jouw-aanvraag', 'journey'],
  ['/extra-uitgaven', 'journey'],
]

type Round = { scores: number[]; largestPaintMs: number; shift: number }

const roundOf = ({ categories: scored, audits }: Result): Round => ({
  scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
  largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Infinity,
  shift: audits['cumulative-layout-shift']?.numericValue ?? Infinity,
})

/** What the audits that cost points say, for anyone who has to mend it. */
function complaintsOf({ categories: scored, audits }: Result): string[] {
  const refs = categories.flatMap((name) => scored[name]?.auditRefs ?? [])
  const bad = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
  return [...new Set(bad.map(({ id }) => `${id} (${audits[id]?.displayValue ?? audits[id]?.title})`))]
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
    disableStorageReset: kind === 'journey',
  }
  const run = await lighthouse(address, flags, undefined, page as never)
  if (!run) throw new Error(`Lighthouse gave nothing for ${address}`)
  return run.lhr
}

/** A session, as a visitor gets one: by the company search. */
async function startJourney(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/?phrase=${company}`)
  // Pressed in the page itself: the window of the bench is small, and the cookie banner lies over its lower half.
  for (const selector of ['[role=option]', '.search button[type=submit]']) {
    await page.waitForSelector(selector)
    await page.$eval(selector, (element) => (element as HTMLElement).click())
  }
  await page.waitForFunction(() => location.pathname === '/jouw-aanvraag')
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const shownScores = (rounds: readonly Round[], pick: (numbers: number[]) => number) =>
  categories.map((_name, at) => String(pick(rounds.map(({ scores }) => scores[at] ?? 0))).padStart(3)).join(' ')

/** The faults of a page against the limits: its median round is judged, and the largest shift of all. */
function faultsOf(kind: Kind, simulated: readonly Round[], applied: readonly Round[]): string[] {
  const score = (at: number) => median(simulated.map(({ scores }) => scores[at] ?? 0))
  const wanted = (at: number) => (kind === 'journey' && at === 0 ? 95 : 100)
  const paint = median(applied.map(({ largestPaintMs }) => largestPaintMs))
  const shift = Math.max(...applied.map((round) => round.shift))
  return [
    ...categories.flatMap((name, at) => (score(at) < wanted(at) ? [`${name} ${score(at)}, wanted ${wanted(at)}`] : [])),
    ...(paint >= largestPaintMaxMs ? [`largest paint ${Math.round(paint)} ms, limit ${largestPaintMaxMs}`] : []),
    ...(shift > 0.005 ? [`layout shift ${shift.toFixed(3)}, limit 0`] : []),
  ]
}

async function measure(
  browserAddress: string,
  origin: string,
  path: string,
  kind: Kind,
  rounds: number,
): Promise<string[]> {
  const results: Record<'simulate' | 'devtools', Round[]> = { simulate: [], devtools: [] }
  const complaints = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    for (const method of ['simulate', 'devtools'] as const) {
      const browser = await connect({ browserURL: browserAddress, defaultViewport: null })
      const page = await browser.newPage()
      if (kind === 'journey') await startJourney(page, origin)
      const result = await audit(page, origin + path, kind, method)
      results[method].push(roundOf(result))
      if (method === 'simulate') for (const complaint of complaintsOf(result)) complaints.add(complaint)
      await page.close()
      await browser.disconnect()
    }
  }
  const { simulate, devtools } = results
  const paints = (list: readonly Round[]) => list.map(({ largestPaintMs }) => Math.round(largestPaintMs))
  console.log(
    `${path}\n  simulated: median ${shownScores(simulate, median)}, best ${shownScores(simulate, (all) => Math.max(...all))}, largest paint ${median(paints(simulate))} ms` +
      `\n  applied:   median ${shownScores(devtools, median)}, largest paint median ${median(paints(devtools))} ms, best ${Math.min(...paints(devtools))} ms, shift ${Math.max(...devtools.map(({ shift }) => shift)).toFixed(3)}`,
  )
  if (complaints.size > 0) console.log(`  costs points: ${[...complaints].join('; ')}`)
  return faultsOf(kind, simulate, devtools).map((fault) => `${path}: ${fault}`)
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
  const site = await siteToMeasure(process.argv[3])
  const faults: string[] = []
  const wanted = pages.filter(([path]) => process.argv[4] === undefined || process.argv[4] === path)
  try {
    console.log(`Scores are ${categories.join(', ')}; ${rounds} rounds.`)
    await withBrowser(async (address) => {
      for (const [path, kind] of wanted) faults.push(...(await measure(address, site.origin, path, kind, rounds)))
    })
  } finally {
    await site.end()
  }
  if (faults.length === 0) return console.log('Within all limits.')
  console.error(`Not within the limits:\n${faults.join('\n')}`)
  process.exitCode = 1
}

await main()
