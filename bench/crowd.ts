// Journeys a second of many applicants at once, from a new session to an account, without a person's pauses; for one of
// them the processor's time of each part of the product, and the bytes. Run: npx node bench/crowd.ts [people] [minutes]
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { COMPANIES } from '../bank-sandbox/companies/catalogue.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  another,
  type Answer,
  type Applicant,
  connectBank,
  fillForm,
  must,
  newApplicant,
} from '../server/testing/applicant.ts'
import { makeChance } from './chance.ts'
import { percentile } from './percentile.ts'
import { processorTimeOf } from './processor-time.ts'
import { counted, type Figure, report, sizes, timed } from './report.ts'
import { withSite } from './running-site.ts'

const [people, minutes] = sizes([40, 8], [1, 0.2])

/** With one bank each, so that one connection shows all that the answer rests on. */
const companies = COMPANIES.filter(({ purpose }) => purpose.en.endsWith('Gets an offer.')).map(
  ({ kvkNumber, accounts }) => [kvkNumber, accounts[0]!.bank] as const,
)

/** A tenth of what the site waits between two looks. */
const pollMs = 200

async function until(
  look: () => ReturnType<Applicant['call']>,
  isSo: (body: Answer['body']) => boolean,
): Promise<void> {
  while (!isSo((await look()).body)) await sleep(pollMs)
}

async function takeLoan(applicant: Applicant, origin: string, bank: string, kvkNumber: string): Promise<void> {
  const { call } = applicant
  await fillForm(applicant, kvkNumber)
  const id = await connectBank(applicant, origin, bank, kvkNumber)
  await until(
    () => call('GET', `dls-psd2-aggregator/v1/fetch/connection/${id}`),
    (body) => body.finished,
  )
  await must(call('POST', 'dls-pbl-api/v3/transactions/psd2/confirm'), 'confirm')
  await until(
    () => call('GET', 'dls-pbl-api/v3/case-state'),
    (body) => body.journeyBlocks?.OFFERS_AVAILABLE === 'SUCCESS',
  )
  const { offers } = (await must(call('GET', 'dls-pbl-api/v3/offers'), 'offers')).body
  await must(call('POST', 'dls-offer/v3/termsheet/offers/select', { offerId: offers[0].id }), 'offer')
  const { body } = await must(call('GET', 'dls-pbl-api/v3/accounts/disbursement'), 'accounts')
  const own = body.bankAccounts.find((account: { allowed: boolean }) => account.allowed)
  await must(call('POST', 'dls-pbl-api/v3/accounts/disbursement', { iban: own.iban }), 'account')
}

/** Of the tables and their indexes; the write-ahead log is of a fixed size. */
const bytesIn = (dataDir: string): number =>
  Number(execFileSync('du', ['-sb', join(dataDir, 'postgres', 'cluster', 'base')], { encoding: 'utf8' }).split('\t')[0])

await report(() =>
  withSite(async ({ origin, process: { pid }, dataDir }): Promise<Figure[]> => {
    const usedNow = () => {
      const { user, system } = process.cpuUsage()
      return { ...processorTimeOf(pid!, dataDir), 'this bench': (user + system) / 1_000_000 }
    }
    const [used, bytes, startedMs] = [usedNow(), bytesIn(dataDir), performance.now()]
    const takenMs: number[] = []
    const keepComing = async (place: number): Promise<void> => {
      const chance = makeChance(place + 1)
      while (performance.now() - startedMs < minutes * 60_000) {
        const [kvkNumber, bank] = chance.of(companies)
        const beganMs = performance.now()
        await takeLoan(await newApplicant(origin), origin, bank, another(kvkNumber))
        takenMs.push(performance.now() - beganMs)
      }
    }
    await Promise.all(Array.from({ length: people }, (_none, place) => keepComing(place)))
    const journeys = takenMs.length
    const parts = Object.entries(usedNow()) as [keyof typeof used, number][]
    return [
      counted('journeys', journeys, { least: 1 }),
      timed('journeys a second', (1_000 * journeys) / (performance.now() - startedMs), ''),
      timed('a journey, median', percentile(takenMs, 0.5), 'ms'),
      ...parts.map(([name, seconds]) =>
        timed(`processor a journey, ${name}`, (1_000 * (seconds - used[name])) / journeys, 'ms'),
      ),
      counted('kilobytes a journey in the database', Math.round((bytesIn(dataDir) - bytes) / journeys / 1_000)),
    ]
  }),
)
