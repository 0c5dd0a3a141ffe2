// `npm start`: installs, builds and starts everything, prints the addresses, and ends all of it on Ctrl-C.
// `npm run dev` does so with the site from its sources (site-build/dev.ts), in front of the server.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from './build-web.mjs'
import { keepRunning } from './child.mjs'
import { stopLeftDatabase } from './database-left.mjs'
import { ensureInstalled } from './install.mjs'
import { childEnvironment, mailPortAbove, readPorts } from './local-settings.mjs'
import { checkRunningNode, nodeBinary } from './node-binary.mjs'
import { watchParents } from './parents.mjs'
import { dataFolder, Explained, inRepository, runMain } from './paths.mjs'
import { checkFree, statusOf } from './ports.mjs'

const readyPatienceMs = 120_000
const readyIntervalMs = 25
const serverEndPatienceMs = 25_000
const sandboxEndPatienceMs = 5_000

const isDev = process.argv.includes('--dev')

async function main() {
  checkRunningNode()
  const ports = readPorts(isDev)
  for (const port of new Set([ports.site, ports.server])) await checkFree('PORT', port)
  for (const port of new Set([ports.desk, ports.deskServer])) await checkFree('DESK_PORT', port)
  if (ports.withSandbox)
    for (const port of [ports.sandbox, ports.sandbox + mailPortAbove]) await checkFree('SANDBOX_PORT', port)
  await ensureInstalled()
  const node = nodeBinary()
  if (!isDev) await ensureBuilt(node)
  checkDataFolder()
  await startAll(node, ports)
}

function checkDataFolder() {
  const folder = dataFolder()
  const probe = join(folder, `.writable-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch {
    throw new Explained(`The data folder ${folder} cannot be written. Choose another with DATA_DIR.`)
  }
}

async function startAll(node, ports) {
  const children = {}
  const ending = endOnSignals(node, children)
  const env = childEnvironment(ports)
  const keep = (name, program, own = {}) =>
    keepRunning({
      name,
      node,
      program,
      env: { ...env, ...own },
      logFile: logFileOf(name),
      onRestart: (message) => console.warn(message),
      onGiveUp: (reason) => ending.end(1, `${reason} ${lastWordsOf(name, children)}`),
    })
  if (ports.withSandbox) children.sandbox = keep('sandbox', [inRepository('bank-sandbox', 'main.ts')])
  children.server = keep('server', [...(isDev ? ['--watch'] : []), inRepository('server', 'main.ts')])
  if (isDev)
    children.site = keep('site', [inRepository('site-build', 'dev.ts')], {
      PORT: String(ports.site),
      DESK_PORT: String(ports.desk),
    })
  const slow = await whoIsNotReady(ports, ending)
  if (ending.hasBegun()) return
  if (slow) return ending.end(1, `The ${slow} did not become ready in time. ${lastWordsOf(slow, children)}`)
  printAddresses(ports)
}

const logFileOf = (name) => join(dataFolder(), 'logs', `${name}.log`)

const lastWordsOf = (name, children) =>
  `Its last words (all are in ${logFileOf(name)}):\n\n${children[name].lastWords()}\n`

/** Waits until both answer; returns the name of the one that still does not, or nothing. */
async function whoIsNotReady(ports, ending) {
  const { HOST } = process.env
  const host = !HOST || ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  const isSandboxUp = async () => (await statusOf(`http://localhost:${ports.sandbox}/`)) !== undefined
  const isServerReady = async () => (await statusOf(`http://${host}:${ports.server}/readyz`)) === 200
  const isSiteUp = async () => (await statusOf(`http://localhost:${ports.site}/`)) === 200
  if (ports.withSandbox && !(await waitFor(isSandboxUp, ending))) return 'sandbox'
  if (!(await waitFor(isServerReady, ending))) return 'server'
  return !isDev || (await waitFor(isSiteUp, ending)) ? undefined : 'site'
}

async function waitFor(isTrue, ending) {
  const deadline = Date.now() + readyPatienceMs
  while (Date.now() < deadline && !ending.hasBegun()) {
    if (await isTrue()) return true
    await sleep(readyIntervalMs)
  }
  return false
}

function printAddresses(ports) {
  const site = process.env.PUBLIC_ORIGIN || `http://localhost:${ports.site}`
  const sandbox = `http://localhost:${ports.sandbox}`
  const rows = [
    ['The site', `${site}/`],
    ['The calls of its API', `${site}/api/docs`],
    ['The desk of the lender’s employees', `${process.env.DESK_ORIGIN || `http://localhost:${ports.desk}`}/`],
  ]
  if (ports.withSandbox) rows.push(['The sandbox: banks and companies to try', `${sandbox}/`])
  if (ports.withSandbox) rows.push(['The mails that were sent', `${sandbox}/mails`])
  const width = Math.max(...rows.map(([label]) => label.length))
  console.log('\nVlot is running.\n')
  for (const [label, address] of rows) console.log(`  ${label.padEnd(width)}  ${address}`)
  if (site.startsWith('http:') && process.env.SECURE_COOKIES !== 'off')
    console.log(
      '\n  Safari and other WebKit browsers keep no session on http, unless you start with SECURE_COOKIES=off.',
    )
  if (ports.withSandbox && !process.env.DESK_OIDC_ISSUER)
    console.log(
      '\n  Desk: sign in as Noor or Daan (assessors), Sanne (senior), Mila (compliance) or Bram (reader); no password.',
    )
  console.log(`\n  Data and logs are in ${dataFolder()}. Ctrl-C ends everything; the data stays.\n`)
}

/** Ends everything once: on Ctrl-C, on a polite kill, when the terminal closes, and when npm itself is gone. */
function endOnSignals(node, children) {
  let hasBegun = false
  const end = async (code, message) => {
    if (hasBegun) return
    hasBegun = true
    if (message) console.error(`\n${message}`)
    console.log('Ending …')
    await Promise.all([children.server?.stop(serverEndPatienceMs), children.site?.stop(sandboxEndPatienceMs)])
    stopLeftDatabase(node)
    await children.sandbox?.stop(sandboxEndPatienceMs)
    process.exit(code)
  }
  const onSignal = () => {
    // Asked twice: no more patience.
    if (hasBegun) for (const child of Object.values(children)) child.killNow()
    void end(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  watchParents(() => void end(0))
  // The terminal may be gone when we say good-bye.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return { end, hasBegun: () => hasBegun }
}

await runMain(main)
