// The latency of other calls while the largest case is uploaded, decided, paged through and exported, and its memory.
// Limits: 50 ms at the 99th percentile (not while it is uploaded), 700 MB resident.
// Run: node_modules/.bin/node bench/large-case.ts [bookings]
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { addDays } from '../lending/days.ts'
import { caseLimits } from '#lending/case-limits.ts'
import { fillForm, must, newApplicant, until, type Applicant } from '../server/testing/applicant.ts'
import { benchDay } from './bench-day.ts'
import { percentile } from './percentile.ts'
import { counted, type Figure, report, sizes, timed } from './report.ts'
import { withSite } from './running-site.ts'

const waitLimitMs = 50
const memoryLimitMegabytes = 700
const [bookings] = sizes([caseLimits.bookingsPerApplicationMax, 5_000])
const files = 5
const days = 200
const kvkNumber = '00900003'
const sampleEveryMs = 250

/** A file of one account with as many bookings each day as it takes. */
function statementFile(number: number): Buffer {
  const first = addDays(benchDay, -days)
  const compact = (day: number) => addDays(first, day).slice(2).replaceAll('-', '')
  const count = Math.floor(bookings / files)
  const entries = Array.from({ length: count }, (_none, place) => {
    const day = compact(Math.floor((place / count) * days))
    const cents = 1_000 + ((place * 7_919) % 90_000)
    const amount = (cents / 100).toFixed(2).replace('.', ',')
    const party = `NL${10 + (place % 80)}RABO0${100_000_000 + ((place * 31) % 4_000)}`
    return `:61:${day}${day.slice(2)}${place % 3 === 0 ? 'D' : 'C'}${amount}N654NONREF\r\n:86:/TRTP/SEPA OVERBOEKING/IBAN/${party}/NAME/Klant ${place % 4_000}\r\n/REMI/Factuur ${place}/EREF/E${number}-${place}\r\n`
  })
  const head = `ABNANL2A\r\n940\r\nABNANL2A\r\n:20:ABN AMRO BANK NV\r\n:25:${ibanOf(number)}\r\n:28:1/1\r\n:60F:C${compact(0)}EUR500000,00\r\n`
  return Buffer.from(`${head}${entries.join('')}:62F:C${compact(days)}EUR500000,00\r\n-\r\n`)
}

/** Of ABN AMRO, with its two check digits (ISO 13616). */
function ibanOf(number: number): string {
  const account = String(417_164_300 + number).padStart(10, '0')
  const check = 98n - (BigInt(`10112324${account}232100`) % 97n)
  return `NL${String(check).padStart(2, '0')}ABNA${account}`
}

async function waitsOf(others: Worker): Promise<number[]> {
  others.postMessage('waits')
  const [waitsMs] = (await once(others, 'message')) as [number[]]
  return waitsMs
}

/** The server's resident memory by its own metrics, the most of it while `work` goes on. */
async function megabytesDuring(origin: string, work: () => Promise<unknown>): Promise<number> {
  let most = 0
  let isOver = false
  const sampling = (async () => {
    while (!isOver) {
      const metrics = await (await fetch(`${origin}/metrics`)).text()
      most = Math.max(most, Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1_000_000)
      await sleep(sampleEveryMs)
    }
  })()
  await work().finally(() => (isOver = true))
  await sampling
  return most
}

const phases = (large: Applicant): [string, () => Promise<unknown>, boolean][] => [
  ['nothing else', () => sleep(5_000), true],
  ['uploaded', () => upload(large), false],
  ['decided', () => decide(large), true],
  ['paged through', () => page(large), true],
  ['exported', () => exported(large), true],
]

async function upload(large: Applicant): Promise<void> {
  for (let number = 0; number < files; number++) {
    const { body } = await large.upload([{ name: `${number}.940`, bytes: statementFile(number) }])
    if (!body.files[0].accepted) throw new Error(JSON.stringify(body.files[0]))
  }
}

async function decide(large: Applicant): Promise<void> {
  await must(large.call('POST', 'dls-pbl-api/v3/transactions/psd2/confirm'), 'confirm')
  await until(300_000, async () => {
    const { body } = await large.call('GET', 'dls-pbl-api/v3/case-state')
    return body.journeyBlocks.OFFERS_AVAILABLE === 'SUCCESS' ? true : null
  })
}

async function page(large: Applicant): Promise<void> {
  await must(large.call('GET', 'vlot/v1/analysis/categories'), 'categories')
  for (let number = 1; number <= 5; number++)
    await must(large.call('GET', `vlot/v1/analysis/bookings?page=${number}`), 'page')
}

/** Two at once, read as a browser saves a file. */
async function exported(large: Applicant): Promise<void> {
  await Promise.all([1, 2].map(() => large.download('vlot/v1/privacy/export')))
}

type Phase = { what: string; work: () => Promise<unknown>; isLimited: boolean }

async function measure(origin: string, others: Worker, { what, work, isLimited }: Phase): Promise<Figure[]> {
  await waitsOf(others)
  const start = performance.now()
  const megabytes = await megabytesDuring(origin, work)
  const waitsMs = await waitsOf(others)
  return [
    timed(`${what}, all of it`, (performance.now() - start) / 1_000, 's'),
    timed(`${what}, other calls p99`, percentile(waitsMs, 0.99), 'ms', isLimited ? { most: waitLimitMs } : {}),
    timed(`${what}, longest other call`, percentile(waitsMs, 1), 'ms'),
    timed(`${what}, resident`, megabytes, 'MB', { most: memoryLimitMegabytes }),
  ]
}

await report(() =>
  withSite(async ({ origin }) => {
    const others = new Worker(new URL('./other-calls.ts', import.meta.url), { workerData: { origin, kvkNumber } })
    try {
      const large = await newApplicant(origin)
      await fillForm(large, kvkNumber)
      const figures = [counted('bookings', bookings)]
      for (const [what, work, isLimited] of phases(large))
        figures.push(...(await measure(origin, others, { what, work, isLimited })))
      return figures
    } finally {
      await others.terminate()
    }
  }),
)
