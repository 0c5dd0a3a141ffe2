// Faults between the server and what it depends on while applicants are on their way, and callbacks in any order. Limits: none lost or
// doubled, every answer that of an undisturbed journey, all over within 60 s of the fault's end.
// Run: npx node bench/faults.ts [journeys a fault, 50] [orders of callbacks, 1000]
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSandbox, type Sandbox } from '../bank-sandbox/sandbox.ts'
import { faultsAfter } from '../e2e/durability/expect-final-state.ts'
import { companies, type Journey, travel } from '../e2e/durability/journeys.ts'
import { startProcess } from '../e2e/durability/processes.ts'
import { environmentOf } from '../e2e/durability/ways-of-running.ts'
import { superviseEmbeddedPostgres } from '../server/embedded-postgres/embedded-postgres.ts'
import { newApplicant } from '../server/testing/applicant.ts'
import { freePort } from '../server/testing/test-server.ts'
import { benchDay } from './bench-day.ts'
import { makeChance } from './chance.ts'
import { type FaultKind, type FaultyProxy, openHttpProxy, openTcpProxy } from './faulty-proxy.ts'
import { counted, type Figure, report, sizes, timed } from './report.ts'
import { openShuffle, type Shuffled } from './shuffled-callbacks.ts'

type Place = 'database' | 'aggregator' | 'register' | 'mail'

const faults: readonly (readonly [Place, FaultKind])[] = [
  ['database', 'cut'],
  ['database', 'delay'],
  ['database', 'stall'],
  ['aggregator', 'cut'],
  ['aggregator', 'delay'],
  ['aggregator', 'stall'],
  ['aggregator', 'truncate'],
  ['aggregator', 'duplicate'],
  ['register', 'cut'],
  ['register', 'stall'],
  ['register', 'truncate'],
  ['mail', 'cut'],
  ['mail', 'stall'],
  ['mail', 'truncate'],
]
const [journeyCount, orders] = sizes([50, 4], [1_000, 8])
const finishedWithinSeconds = 60
const arrivalMs = 8_000
const faultFromMs = 1_000
const faultForMs = 6_000
const ordersAtOnce = 8

type Product = {
  origin: string
  sandbox: Sandbox
  databaseUrl: string
  proxies: Record<Place, FaultyProxy>
  shuffled: Shuffled
  stop(): Promise<void>
}

async function start(dataDir: string, isShuffled: boolean): Promise<Product> {
  const database = await superviseEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const shuffled = await openShuffle(() => origin, makeChance(2026))
  const callbackUrl = `${isShuffled ? shuffled.origin : origin}/api/vlot/v1/callbacks/bank`
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false, callbackUrl, today: benchDay })
  const databaseAddress = new URL(database.url)
  const proxies = {
    database: await openTcpProxy(databaseAddress.hostname, Number(databaseAddress.port)),
    aggregator: await openHttpProxy(sandbox.origin),
    register: await openHttpProxy(sandbox.origin),
    mail: await openTcpProxy('127.0.0.1', sandbox.smtpPort),
  }
  databaseAddress.port = String(proxies.database.port)
  const server = await startProcess('server', {
    ...environmentOf(sandbox, port),
    CLOCK_TODAY: benchDay,
    ROLE: 'all',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseAddress.href,
    BANK_API_URL: `http://127.0.0.1:${proxies.aggregator.port}/api/v6`,
    BANK_PAGE_ORIGINS: sandbox.origin,
    KVK_API_URL: `http://127.0.0.1:${proxies.register.port}/kvk/api`,
    SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`,
    OPERATOR_KEY: randomBytes(32).toString('base64'),
    TOKEN_KEY: randomBytes(32).toString('base64'),
  })
  const stop = async () => {
    await server.stop()
    for (const proxy of Object.values(proxies)) await proxy.close()
    await sandbox.close()
    shuffled.close()
    await database.stop()
  }
  return { origin, sandbox, databaseUrl: database.url, proxies, shuffled, stop }
}

/** What each company is answered when nothing fails. */
async function undisturbed({ origin }: Product): Promise<string[]> {
  const journeys = await Promise.all(companies.map((_company, number) => travel([origin], number)))
  return journeys.map(answerOf)
}

const answerOf = ({ outcome, offerCount }: Journey): string => `${outcome} with ${offerCount} offers`

function wrongAnswers(journeys: readonly Journey[], known: readonly string[]): string[] {
  return journeys.flatMap((journey, number) => {
    const due = known[number % companies.length]
    return answerOf(journey) === due ? [] : [`case ${journey.caseId}: ${answerOf(journey)} instead of ${due}`]
  })
}

/** A message that goes out by mail while it fails; the name is known from its number. */
async function writeToUs(origin: string, name: string): Promise<void> {
  const message = { name, email: 'jan@bedrijf.example', subject: 'Vraag', message: 'Hoe werkt het?' }
  for (let turn = 0; turn < 100; turn++) {
    const { call } = await newApplicant(origin)
    const { status } = await call('POST', 'dls-contact-details/v1/contact-form', message)
    if (status < 300) return
    await sleep(300)
  }
  throw new Error(`The message of ${name} was never taken.`)
}

/** How often the lender got the mail of each of these people, when it is not once. */
async function mailFaults({ sandbox }: Product, names: readonly string[]): Promise<string[]> {
  const deadline = Date.now() + finishedWithinSeconds * 1_000
  for (;;) {
    const { mails } = (await (await fetch(`${sandbox.origin}/control/mails`)).json()) as { mails: { text: string }[] }
    const counts = names.map((name) => mails.filter(({ text }) => text.includes(name)).length)
    const faults = names.flatMap((name, at) => (counts[at] === 1 ? [] : [`${name}: ${counts[at]} mails`]))
    if (faults.length === 0 || Date.now() > deadline) return faults
    await sleep(500)
  }
}

async function play(
  product: Product,
  [place, kind]: (typeof faults)[number],
  known: readonly string[],
): Promise<Figure[]> {
  const { origin, sandbox, databaseUrl, proxies } = product
  const travelling = Array.from({ length: journeyCount }, async (_, number) => {
    await sleep((number * arrivalMs) / journeyCount)
    return travel([origin], number)
  })
  for (const journey of travelling) journey.catch(() => {})
  await sleep(faultFromMs)
  proxies[place].set(kind)
  const names = place === 'mail' ? Array.from({ length: 5 }, (_, number) => `${place}-${kind}-${number}`) : []
  const writing = Promise.all(names.map((name) => writeToUs(origin, name)))
  await sleep(faultForMs)
  proxies[place].set(null)
  const overAt = Date.now()
  await writing
  const ends = await Promise.allSettled(travelling)
  const journeys = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
  const lost = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
  const latestMs = Math.max(0, ...journeys.map(({ finishedAt }) => finishedAt - overAt))
  const wrong = lost.length > 0 ? [] : wrongAnswers(journeys, known)
  // Mails that failed are tried again later, so that their jobs are over only then.
  const unsent = await mailFaults(product, names)
  const found = [...lost, ...wrong, ...unsent, ...(await faultsAfter(databaseUrl, sandbox, journeys))]
  return figuresOf(`${place}, ${kind}`, latestMs, found)
}

function figuresOf(what: string, latestMs: number, found: readonly string[]): Figure[] {
  console.log(`${what}: over`)
  for (const fault of found.slice(0, 10)) console.log(`  ${fault.slice(0, 300)}`)
  return [
    counted(`${what}, wrong, lost or doubled`, found.length, { most: 0 }),
    timed(`${what}, last journey after the fault`, latestMs / 1_000, 's', { most: finishedWithinSeconds }),
  ]
}

async function playOrders(product: Product, known: readonly string[]): Promise<Figure[]> {
  const journeys: Journey[] = []
  let next = 0
  const walk = async () => {
    while (next < orders) {
      const number = next++
      journeys[number] = await travel([product.origin], number)
    }
  }
  await Promise.all(Array.from({ length: ordersAtOnce }, walk))
  const { taken, lost, doubled } = product.shuffled.handedOn()
  console.log(`callbacks: ${taken} taken, ${lost} lost, ${doubled} doubled, all in another order`)
  // What is doubled or late may still be on its way.
  await sleep(3_000)
  const found = [
    ...wrongAnswers(journeys, known),
    ...(await faultsAfter(product.databaseUrl, product.sandbox, journeys)),
  ]
  return figuresOf(`${orders} orders of callbacks`, 0, found)
}

async function withProduct<T>(isShuffled: boolean, work: (product: Product) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vlot-bench-faults-'))
  const product = await start(dataDir, isShuffled)
  try {
    return await work(product)
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await report(async () => [
  ...(await withProduct(false, async (product) => {
    const known = await undisturbed(product)
    const figures: Figure[] = []
    for (const fault of faults) figures.push(...(await play(product, fault, known)))
    return figures
  })),
  ...(await withProduct(true, async (product) => playOrders(product, await undisturbed(product)))),
])
