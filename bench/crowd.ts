// Many applicants at once, from the search to a chosen offer, with a person's pauses; 500 for 10 minutes by default, 40 without pauses
// (aim: 8 journeys a second). Limits: no errors, reads within 250 ms and writes within 500 ms at the 99th percentile.
// Run: npx node bench/crowd.ts [people] [minutes] [--no-pauses]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Applicant, connectBank, fillForm, must, newApplicant } from '../server/testing/applicant.ts'
import { makeChance, type Chance } from './chance.ts'
import { percentile } from './percentile.ts'
import { processorTimeOf, type ProcessorTime } from './processor-time.ts'
import { firstAnswer, spawnSite } from './running-site.ts'

const limitMs = { read: 250, write: 500 }
const arrivalMs = 120_000
const pauseMs = { least: 2_000, most: 8_000 }
/** As often as the site asks. */
const pollMs = 2_000
const journeyPatienceMs = 5 * 60_000
const aimedJourneysPerSecond = 8

/** Companies of the sandbox that get an offer, with the bank that each has its accounts at. */
const companies = [
  ['00900003', 'BUNQ'],
  ['00900002', 'ING'],
  ['00900001', 'RABOBANK'],
] as const

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

function report(crowd: Crowd, seconds: number, time: ProcessorTime, ownSeconds: number): boolean {
  const { reads, writes, errors, ended } = crowd
  const line = (what: string, taken: readonly number[], limit: number) =>
    console.log(
      `${what}: ${taken.length}, median ${percentile(taken, 0.5).toFixed(0)} ms, p99 ${percentile(taken, 0.99).toFixed(0)} ms; limit ${limit} ms`,
    )
  line('reads', reads, limitMs.read)
  line('writes', writes, limitMs.write)
  for (const [call, taken] of slowest(crowd.byCall))
    console.log(`  ${call}: ${taken.length}, p99 ${percentile(taken, 0.99).toFixed(0)} ms`)
  const perSecond = ended / seconds
  const aim = crowd.hasPauses ? '' : `; aim ${aimedJourneysPerSecond}`
  console.log(`${ended} journeys in ${seconds.toFixed(0)} s, ${perSecond.toFixed(2)} a second${aim}`)
  const parts = Object.entries({ ...time, 'this bench': ownSeconds })
  const all = parts.reduce((sum, [, part]) => sum + part, 0)
  for (const [name, part] of parts)
    console.log(`  ${name}: ${part.toFixed(0)} s of processor time (${((part / all) * 100).toFixed(0)} %)`)
  console.log(`${errors.length} errors`)
  for (const error of new Set(errors.slice(0, 100))) console.log(`  ${error.slice(0, 300)}`)
  const isQuick =
    !crowd.hasPauses || (percentile(reads, 0.99) <= limitMs.read && percentile(writes, 0.99) <= limitMs.write)
  return errors.length === 0 && ended > 0 && isQuick
}

const slowest = (byCall: Crowd['byCall']) =>
  [...byCall].toSorted(([, one], [, other]) => percentile(other, 0.99) - percentile(one, 0.99)).slice(0, 8)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-pauses': { type: 'boolean' } } })
  const hasPauses = !values['no-pauses']
  const people = Number(positionals[0] ?? (hasPauses ? 500 : 40))
  const minutes = Number(positionals[1] ?? (hasPauses ? 10 : 1))
  const dataDir = mkdtempSync(join(tmpdir(), 'vlot-bench-crowd-'))
  const settings = { RATE_LIMIT_FACTOR: '0', SANDBOX_DELAYS: 'off', LOG_LEVEL: 'warn' }
  const site = await spawnSite(dataDir, settings)
  const crowd: Crowd = {
    origin: site.origin,
    hasPauses,
    reads: [],
    writes: [],
    byCall: new Map(),
    errors: [],
    ended: 0,
  }
  try {
    await firstAnswer(`${site.origin}/readyz`, site.process)
    await firstAnswer(`${site.sandboxOrigin}/`, site.process)
    const before = processorTimeOf(site.process.pid!, dataDir)
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
    const after = processorTimeOf(site.process.pid!, dataDir)
    const own = process.cpuUsage(ownBefore)
    const time: ProcessorTime = {
      server: after.server - before.server,
      sandbox: after.sandbox - before.sandbox,
      database: after.database - before.database,
    }
    if (!report(crowd, seconds, time, (own.user + own.system) / 1_000_000)) process.exitCode = 1
  } finally {
    await site.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await main()
