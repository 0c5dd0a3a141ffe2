// `npm run screenshots`: every page and state at three widths, in both languages, into the ignored folder screenshots/, for looking
// at. `-- 390 nl` takes one width and one language, `-- sharing` one walk.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from './build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { nodeBinary } from './node-binary.mjs'
import { Explained, inRepository, runMain } from './paths.mjs'
import { answers } from './ports.mjs'

const folder = inRepository('screenshots')
const widths = [390, 820, 1440]
const languages = ['nl', 'en']
const startPatienceMs = 120_000
/** For one picture of a long page on a machine that does other work as well. */
const picturePatienceMs = 180_000

/** A free port with 25 above it free as well, which the sandbox uses for its mail. */
async function freePort() {
  const probe = (port) =>
    new Promise((settle) => {
      const server = createServer().on('error', () => settle(0))
      server.listen(port, () => {
        const found = server.address().port
        server.close(() => settle(found))
      })
    })
  for (;;) {
    const port = await probe(0)
    if (port < 65_000 && (await probe(port + 25)) > 0) return port
  }
}

/** The real server and the sandbox, as the browser tests use them. */
async function startStack(node) {
  const [site, sandbox] = [await freePort(), await freePort()]
  const own = mkdtempSync(join(tmpdir(), 'vlot-screenshots-'))
  const ports = { PORT: String(site), DESK_PORT: String(site + 1), SANDBOX_PORT: String(sandbox) }
  // The day of the pictures is the real one, as it is in the browser.
  const env = { ...process.env, ...ports, CLOCK_TODAY: '', FLAGS_FILE: join(own, 'flags.json') }
  const stack = spawn(node, [inRepository('e2e', 'stack.mjs')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const end = async () => {
    const gone = new Promise((settle) => stack.once('exit', settle))
    stack.kill('SIGTERM')
    if (stack.exitCode === null) await gone
    rmSync(own, { recursive: true, force: true })
  }
  const origin = `http://localhost:${site}`
  for (const startedAt = Date.now(); !(await answers(`${origin}/readyz`)); await sleep(200)) {
    if (stack.exitCode !== null || Date.now() - startedAt > startPatienceMs) {
      await end()
      throw new Explained('The server did not start.')
    }
  }
  return { origin, deskOrigin: `http://localhost:${site + 1}`, sandboxOrigin: `http://localhost:${sandbox}`, end }
}

/** The addresses of every page that is seen without a session, from the site's own list, so that a new one is included. */
async function openAddresses(language) {
  const { addressOf } = await import('../web/addresses.ts')
  const { contentPages, popupPages } = await import('../web/pages.ts')
  const { articlePaths } = await import('../site-build/articles.ts')
  const names = [...Object.keys(contentPages), ...Object.keys(popupPages), 'requestFailed', 'designSystem']
  const addresses = names.map((name) => addressOf(name, language)).filter((address) => isOf(address, language))
  return language === 'nl' ? [...addresses, '/404', ...articlePaths()] : [...addresses, '/en/404']
}

/** A page without an English form is taken once, in Dutch. */
const isOf = (address, language) => /^\/en(\/|$)/.test(address) === (language === 'en')

const nameOf = (address) => address.replace(/^\/(en\/?)?/, '').replaceAll('/', '-') || 'home'

/** A visitor who has answered the cookie banner, and how a picture of what it sees is taken. */
async function visitor(browser, origin, width, language) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale: language === 'nl' ? 'nl-NL' : 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  })
  await context.addCookies([
    { name: 'cookie_consent', value: 'true', url: origin },
    { name: 'cookie_preferences', value: 'necessary', url: origin },
  ])
  const page = await context.newPage()
  // A font that comes late waits for the next page (styles/base.css); no picture is of the first.
  await page.goto(`${origin}/cookies`)
  const target = join(folder, language, String(width))
  mkdirSync(target, { recursive: true })
  const shoot = async (name, shown = page, fullPage = true) => {
    await shown.evaluate(showPictures)
    // What is fixed to the window's edge is drawn where the window was, in the middle of a whole page.
    if (fullPage) await shown.evaluate(() => scrollTo(0, 0))
    await shown.screenshot({ path: join(target, `${name}.png`), fullPage, timeout: picturePatienceMs })
  }
  return { context, page, shoot }
}

/** In the page: fonts and pictures are there, also those that wait until somebody scrolls to them. */
async function showPictures() {
  await document.fonts.ready
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
}

async function takePages(browser, origin, width, language) {
  const { context, page, shoot } = await visitor(browser, origin, width, language)
  for (const address of await openAddresses(language)) {
    await page.goto(origin + address)
    await page.waitForLoadState('load')
    await shoot(nameOf(address))
  }
  await context.close()
}

async function takeWalks(browser, stack, width, language, walks) {
  for (const [name, walk] of walks) {
    const walker = await visitor(browser, stack.origin, width, language)
    try {
      await walk({ ...walker, ...stack, language, width })
    } catch (error) {
      await walker.shoot(`${name}-stuck`).catch(() => undefined)
      console.error(`${language} ${width}: the walk "${name}" got stuck: ${error.message.split('\n')[0]}`)
      process.exitCode = 1
    }
    await walker.context.close()
  }
}

async function main() {
  const node = nodeBinary()
  const asked = process.argv.slice(2)
  const only = (all) =>
    all.some((one) => asked.includes(String(one))) ? all.filter((one) => asked.includes(String(one))) : all
  await ensureBuilt(node)
  const { chromium } = await import('@playwright/test')
  const { walks } = await import('./screenshot-walks.mjs')
  const { content } = await import('./screenshot-content.mjs')
  const { states } = await import('./screenshot-states.mjs')
  const { returns } = await import('./screenshot-returns.mjs')
  const { desk } = await import('./screenshot-desk.mjs')
  const all = Object.entries({ ...walks, ...content, ...states, ...returns, ...desk })
  const named = all.filter(([name]) => asked.includes(name))
  const stack = await startStack(node)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  try {
    for (const language of only(languages)) {
      for (const width of only(widths)) {
        if (named.length === 0) await takePages(browser, stack.origin, width, language)
        await takeWalks(browser, stack, width, language, named.length === 0 ? all : named)
        console.log(`${language} at ${width} px is in ${join(folder, language, String(width))}`)
      }
    }
  } finally {
    await browser.close()
    await stack.end()
  }
}

await runMain(main)
