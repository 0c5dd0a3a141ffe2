// Many applicants at once, from the search to a chosen offer, with a person's pauses; 500 for 10 minutes by default, 40 without pauses
// (aim: 8 journeys a second). Limits: no errors, reads within 250 ms and writes within 500 ms at the 99th percentile.
// Run: npx node bench/crowd.ts [people] [minutes] [--no-pauses]
import { setTimeout as sleep } from 'node:timers/promises'
import { COMPANIES } from '../bank-sandbox/companies/catalogue.ts'
import { type Applicant, connectBank, fillForm, must, newApplicant } from '../server/testing/applicant.ts'
import { makeChance, type Chance } from './chance.ts'
import { percentile } from './percentile.ts'
import { processorTimeOf, type ProcessorTime } from './processor-time.ts'
import { counted, type Figure, report, sizes, timed } from './report.ts'
import { withSite } from './running-site.ts'

const hasPauses = !process.argv.includes('--no-pauses')
const [people, minutes] = sizes([hasPauses ? 500 : 40, 8], [hasPauses ? 10 : 1, 0.2])
const limitMs = { read: 250, write: 500 }
const arrivalMs = 120_000
const pauseMs = { least: 2_000, most: 8_000 }
/** As often as the site asks. */
const pollMs = 2_000
const journeyPatienceMs = 5 * 60_000
const aimedJourneysPerSecond = 8

/** With one bank each, so that one connection shows all that the answer rests on. */
const companies = COMPANIES.filter(({ purpose }) => purpose.en.endsWith('Gets an offer.')).map(
  ({ kvkNumber, accounts }) => [kvkNumber, accounts[0]!.bank] as const,
)

/** A person begins a screen with one of these calls, after looking at it for a while. */
const screens =
  /loan-amount|expected-expenses|financials\/consent|create-session|bank-return|psd2\/confirm|offers\/select|disbursement$|feedback/

type Crowd = {
  origin: string
  hasPauses: boolean
  reads: number[]
  writes: number[]
  byCall: Map<string, number[]>
  errors: string[]
  ended: number
}

function watched(applicant: Applicant, crowd: Crowd, chance: Chance): Applicant {
  const call: Applicant['call'] = async (method, path, body) => {
    if (crowd.hasPauses && method !== 'GET' && screens.test(path))
      await sleep(pauseMs.least + chance(pauseMs.most - pauseMs.least))
    const startedAt = performance.now()
    const answer = await applicant.call(method, path, body)
    const takenMs = performance.now() - startedAt
    const taken = method === 'GET' ? crowd.reads : crowd.writes
    taken.push(takenMs)
    const name = `${method} ${path.replace(/[?].*|\/[0-9a-f-]{16,}$/, '')}`
    const ofCall = crowd.byCall.get(name)
    if (ofCall) ofCall.push(takenMs)
    else crowd.byCall.set(name, [takenMs])
    if (answer.status >= 400) crowd.errors.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer
  }
  return { ...applicant, call }
}

async function until<T>(crowd: Crowd, what: string, look: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + journeyPatienceMs
  for (;;) {
    const found = await look()
    if (found !== null) return found
    if (Date.now() > deadline) throw new Error(`${what} did not come within ${journeyPatienceMs / 1_000} s`)
    await sleep(crowd.hasPauses ? pollMs : pollMs / 10)
  }
}

async function walk(crowd: Crowd, chance: Chance): Promise<void> {
  const [kvkNumber, bank] = chance.of(companies)
  const applicant = watched(await newApplicant(crowd.origin), crowd, chance)
  const { call } = applicant
  await fillForm(applicant, kvkNumber)
  const connectionId = await connectBank(applicant, crowd.origin, bank, kvkNumber)
  await until(crowd, 'The collected data', async () => {
    const { body } = await call('GET', `dls-psd2-aggregator/v1/fetch/connection/${connectionId}`)
    return body?.finished ? true : null
  })
  await must(call('POST', 'dls-pbl-api/v3/transactions/psd2/confirm'), 'confirm')
  await until(crowd, 'The offers', async () => {
    const { body } = await call('GET', 'dls-pbl-api/v3/case-state')
    return body?.journeyBlocks?.OFFERS_AVAILABLE === 'SUCCESS' ? true : null
  })
  const { offers, decision } = (await must(call('GET', 'dls-pbl-api/v3/offers'), 'offers')).body
  if (offers.length === 0) throw new Error(`No offer for ${kvkNumber}: ${decision.outcome}`)
  await must(call('POST', 'dls-offer/v3/termsheet/offers/select', { offerId: offers[0].id }), 'offer')
  const { body } = await must(call('GET', 'dls-pbl-api/v3/accounts/disbursement'), 'accounts')
  const own = body.bankAccounts.find((account: { allowed: boolean }) => account.allowed)
  await must(call('POST', 'dls-pbl-api/v3/accounts/disbursement', { iban: own.iban }), 'account')
  await must(call('POST', 'dls-pbl-api/v3/feedback', { rating: 5 }), 'feedback')
}

/** One after another in this place, until the time is over; the last journey is walked to its end. */
async function keepComing(crowd: Crowd, place: number, endsAt: number): Promise<void> {
  const chance = makeChance(place + 1)
  do {
    try {
      await walk(crowd, chance)
      crowd.ended++
    } catch (error) {
      crowd.errors.push(error instanceof Error ? error.message : String(error))
    }
  } while (Date.now() < endsAt)
}

function figuresOf(crowd: Crowd, seconds: number, time: ProcessorTime, ownSeconds: number): Figure[] {
  const { reads, writes, errors, ended } = crowd
  const held = (most: number): { most?: number } => (crowd.hasPauses ? { most } : {})
  for (const error of new Set(errors.slice(0, 100))) console.log(error.slice(0, 300))
  return [
    counted('errors', errors.length, { most: 0 }),
    counted('journeys', ended, { least: 1 }),
    timed('journeys a second', ended / seconds, '', crowd.hasPauses ? {} : { least: aimedJourneysPerSecond }),
    timed('reads, median', percentile(reads, 0.5), 'ms'),
    timed('reads, p99', percentile(reads, 0.99), 'ms', held(limitMs.read)),
    timed('writes, median', percentile(writes, 0.5), 'ms'),
    timed('writes, p99', percentile(writes, 0.99), 'ms', held(limitMs.write)),
    ...slowest(crowd.byCall).map(([call, taken]) => timed(`${call}, p99`, percentile(taken, 0.99), 'ms')),
    ...Object.entries({ ...time, 'this bench': ownSeconds }).map(([name, part]) =>
      timed(`processor, ${name}`, part, 's'),
    ),
  ]
}

const slowest = (byCall: Crowd['byCall']) =>
  [...byCall].toSorted(([, one], [, other]) => percentile(other, 0.99) - percentile(one, 0.99)).slice(0, 8)

async function measure(origin: string, runner: number, dataDir: string): Promise<Figure[]> {
  const crowd: Crowd = { origin, hasPauses, reads: [], writes: [], byCall: new Map(), errors: [], ended: 0 }
  const before = processorTimeOf(runner, dataDir)
  const ownBefore = process.cpuUsage()
  const startedAt = performance.now()
  const endsAt = Date.now() + minutes * 60_000
  const betweenMs = hasPauses ? Math.min(arrivalMs, minutes * 60_000) / people : 0
  await Promise.all(
    Array.from({ length: people }, async (_, place) => {
      await sleep(place * betweenMs)
      await keepComing(crowd, place, endsAt)
    }),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  const after = processorTimeOf(runner, dataDir)
  const own = process.cpuUsage(ownBefore)
  const time: ProcessorTime = {
    server: after.server - before.server,
    sandbox: after.sandbox - before.sandbox,
    database: after.database - before.database,
  }
  return figuresOf(crowd, seconds, time, (own.user + own.system) / 1_000_000)
}

await report(() => withSite((site, dataDir) => measure(site.origin, site.process.pid!, dataDir)))
