// Walks the journeys in Firefox and WebKit, on their own stack, and writes how many passed: `npm test -- browsers`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownStack } from '../support/stacks.ts'
import { type Browser, phoneWidth } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { journeys } from './journeys.ts'
import { endProgram, onceReady, startProgram } from './program.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const stackPatienceMs = 120_000
const stackEndPatienceMs = 30_000
const desktopWidth = 1280
/** Above the ports of the stack. */
const browsers = [
  { name: 'Firefox', start: () => startFirefox(ownStack.sitePort + 40) },
  { name: 'WebKit', start: () => startWebKit(ownStack.sitePort + 45) },
]
/** A part of what is printed for a journey: `WebKit, 390 px`. */
const asked = process.argv[2] ?? ''

function startStack() {
  const { sitePort, sandboxPort } = ownStack
  // WebKit refuses Secure cookies on http, and this site is on http.
  const env = { ...process.env, PORT: String(sitePort), SANDBOX_PORT: String(sandboxPort), SECURE_COOKIES: 'off' }
  return startProgram(process.execPath, [join(import.meta.dirname, '..', 'support', 'stack.mjs')], {
    env,
    stdio: 'inherit',
  })
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

type Starting = (typeof browsers)[number]

async function walkAll({ name, start }: Starting, width: number): Promise<boolean[]> {
  const outcomes: boolean[] = []
  for (const { title, walk } of journeys) {
    const called = `${name}, ${width} px: ${title}`
    if (!called.includes(asked)) continue
    // A fresh browser each time: what one journey leaves behind is no part of another.
    const browser = await start()
    const startedAt = performance.now()
    try {
      await walk(await visitorAt(browser, width))
      console.log(`  ✓  ${called} (${seconds(startedAt)})`)
      outcomes.push(true)
    } catch (error) {
      console.log(`  ✘  ${called} (${seconds(startedAt)})\n     ${String(error)}\n     ${await lastScreen(browser)}`)
      outcomes.push(false)
    } finally {
      await browser.close()
    }
  }
  return outcomes
}

async function visitorAt(browser: Browser, width: number): Promise<Visitor> {
  const visitor = new Visitor(browser, ownStack.origin)
  await visitor.goTo('/cookies')
  await browser.setWidth(width)
  const shown = await browser.run<number>('() => innerWidth')
  if (shown !== width) throw new Error(`The page is ${shown} px wide`)
  return visitor
}

const lastScreen = (browser: Browser): Promise<string> =>
  browser
    .run<string>(`() => location.href + ': ' + document.body.innerText.replace(/\\s+/g, ' ').slice(0, 600)`)
    .catch((error: unknown) => `The screen cannot be read: ${String(error)}`)

const stack = startStack()
const outcomes: boolean[] = []
try {
  const isReady = async () => (await fetch(`${ownStack.origin}/readyz`)).ok
  await onceReady('The site', isReady, stackPatienceMs)
  for (const browser of browsers)
    for (const width of [desktopWidth, phoneWidth]) outcomes.push(...(await walkAll(browser, width)))
} finally {
  await endProgram(stack, stackEndPatienceMs)
}
const passed = outcomes.filter(Boolean).length
const failed = outcomes.length - passed
if (process.env['BROWSERS_REPORT']) writeFileSync(process.env['BROWSERS_REPORT'], JSON.stringify({ passed, failed }))
process.exitCode = failed === 0 ? 0 : 1
