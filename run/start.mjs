// `npm start`: installs, builds and starts everything, prints the addresses, and ends all of it on Ctrl-C.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from './build-web.mjs'
import { keepRunning } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { checkRunningNode, nodeBinary } from './node-binary.mjs'
import { dataFolder, Explained, inRepository, repository, runMain } from './paths.mjs'
import { checkFree, portSetting, statusOf } from './ports.mjs'
import { watchParents } from './parents.mjs'

const readyPatienceMs = 90_000
const serverEndPatienceMs = 25_000
const sandboxEndPatienceMs = 5_000

async function main() {
  checkRunningNode()
  const ports = { site: portSetting('PORT', 3000), sandbox: portSetting('SANDBOX_PORT', 4000) }
  const withSandbox = usesSandbox()
  await checkFree('PORT', ports.site)
  if (withSandbox) await checkFree('SANDBOX_PORT', ports.sandbox)
  await ensureInstalled()
  const node = nodeBinary()
  await ensureBuilt(node)
  checkDataFolder()
  await startAll(node, ports, withSandbox)
}

/** The sandbox stands in for the outside; whoever names a real aggregator or register does without it. */
function usesSandbox() {
  return !process.env.AGGREGATOR_URL && !process.env.COMPANY_REGISTER_URL
}

function checkDataFolder() {
  const folder = dataFolder()
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, '.writable'), '')
    rmSync(join(folder, '.writable'))
  } catch {
    throw new Explained(`The data folder ${folder} cannot be written. Choose another with DATA_DIR.`)
  }
}

async function startAll(node, ports, withSandbox) {
  const children = {}
  const ending = endOnSignals(node, children)
  const base = { ...process.env, PORT: `${ports.site}`, SANDBOX_PORT: `${ports.sandbox}`, DATA_DIR: dataFolder() }
  const keep = (name, program) =>
    keepRunning({
      name,
      node,
      program: [program],
      env: base,
      logFile: join(dataFolder(), 'logs', `${name}.log`),
      onRestart: (message) => console.warn(message),
      onGiveUp: (reason) => ending.end(1, `${reason} Its last words:\n\n${children[name].lastWords()}\n`),
    })
  if (withSandbox) children.sandbox = keep('sandbox', inRepository('bank-sandbox', 'main.ts'))
  children.server = keep('server', inRepository('server', 'main.ts'))

  const site = `http://127.0.0.1:${ports.site}`
  const isReady = await allReady(
    [
      async () => (await statusOf(`${site}/readyz`)) === 200,
      async () => !withSandbox || (await statusOf(`http://127.0.0.1:${ports.sandbox}/`)) !== undefined,
    ],
    ending,
  )
  if (ending.hasBegun()) return
  if (!isReady)
    return ending.end(
      1,
      `Vlot did not become ready in time. The server's last words:\n\n${children.server.lastWords()}\n`,
    )
  printAddresses(ports, withSandbox)
}

async function allReady(checks, ending) {
  const deadline = Date.now() + readyPatienceMs
  while (Date.now() < deadline && !ending.hasBegun()) {
    if ((await Promise.all(checks.map((check) => check()))).every(Boolean)) return true
    await sleep(25)
  }
  return false
}

function printAddresses(ports, withSandbox) {
  const site = process.env.PUBLIC_ORIGIN || `http://localhost:${ports.site}`
  const rows = [
    ['The site', site],
    ['Description of the API', `${site}/api/docs`],
  ]
  if (withSandbox) rows.push(['The sandbox: banks and companies to try', `http://localhost:${ports.sandbox}/`])
  if (withSandbox) rows.push(['Mails that Vlot has sent', `http://localhost:${ports.sandbox}/mails`])
  const width = Math.max(...rows.map(([label]) => label.length))
  console.log('\nVlot is running.\n')
  for (const [label, address] of rows) console.log(`  ${label.padEnd(width)}  ${address}`)
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
    await children.server?.stop(serverEndPatienceMs)
    stopLeftDatabase(node)
    await children.sandbox?.stop(sandboxEndPatienceMs)
    process.exit(code)
  }
  const onSignal = () => {
    // Asked twice: no more patience. The database is left running and is taken over at the next start.
    if (hasBegun) for (const child of Object.values(children)) child.killNow()
    void end(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  watchParents(() => void end(0))
  // The terminal may be gone when we say good-bye.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return { end, hasBegun: () => hasBegun }
}

/** The server stops its database itself, but not when it was killed: then nobody else would. */
function stopLeftDatabase(node) {
  if (process.env.DATABASE_URL || !isDatabaseLeft()) return
  const code = "import('#server/store/embedded-postgres.ts').then((it) => it.stopLeftPostgres(process.argv[1]))"
  spawnSync(node, ['--eval', code, dataFolder()], { cwd: repository, stdio: 'ignore', timeout: 30_000 })
}

function isDatabaseLeft() {
  const moved = join(dataFolder(), 'postgres-location.txt')
  const folder = existsSync(moved) ? readFileSync(moved, 'utf8').trim() : join(dataFolder(), 'postgres')
  return existsSync(join(folder, 'cluster', 'postmaster.pid'))
}

await runMain(main)
