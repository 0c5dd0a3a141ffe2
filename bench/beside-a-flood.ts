// The waits of a quiet visitor alone, and beside one session that does all that its limits allow: a page of bookings,
// the amounts that can be chosen, a price, and a decision. Limit: three times.
// Run: npx node bench/beside-a-flood.ts [floods]
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Applicant, confirmAndWait, connectBank, decidedApplicant } from '../server/testing/applicant.ts'
import { fillForm, must, newApplicant, untilCollected } from '../server/testing/applicant.ts'
import { percentile } from './percentile.ts'
import { counted, type Figure, report, sizes, timed } from './report.ts'
import { withSite } from './running-site.ts'

const [floods] = sizes([3, 1])
const timesMost = 3
/** Rounds within a flood, which lasts longer than they do. */
const rounds = 5

const company = { kvkNumber: '00900002', bank: 'ING' }
type Waits = Record<'page' | 'range' | 'price' | 'decision', number[]>

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now()
  await work()
  return performance.now() - startMs
}

async function collected(origin: string): Promise<Applicant> {
  const applicant = await newApplicant(origin)
  await fillForm(applicant, company.kvkNumber)
  const id = await connectBank(applicant, origin, company.bank, company.kvkNumber)
  await untilCollected(applicant, id)
  return applicant
}

async function measure(quiet: Applicant, undecided: Applicant, waits: Waits): Promise<void> {
  const [offer] = (await must(quiet.call('GET', 'dls-pbl-api/v3/offers'), 'offers')).body.offers
  const { productType, termMonths, loanAmount } = offer
  const price = { productType, termMonths, amount: loanAmount }
  const calls = {
    page: () => quiet.call('GET', 'vlot/v1/analysis/bookings'),
    range: () => quiet.call('GET', 'vlot/v1/offers/range'),
    price: () => quiet.call('POST', 'vlot/v1/offers/price', price),
  }
  const decision = timeMs(() => confirmAndWait(undecided))
  for (let round = 0; round < rounds; round++)
    for (const [name, call] of Object.entries(calls))
      waits[name as keyof typeof calls].push(await timeMs(() => must(call(), name)))
  waits.decision.push(await decision)
}

const noWaits = (): Waits => ({ page: [], range: [], price: [], decision: [] })

await report(() =>
  withSite(async ({ origin }) => {
    const flood = new Worker(new URL('./flood-calls.ts', import.meta.url), { workerData: { origin } })
    try {
      await once(flood, 'message')
      const quiet = await decidedApplicant(origin, company.bank, company.kvkNumber)
      const [alone, beside] = [noWaits(), noWaits()]
      for (let turn = 0; turn <= floods; turn++) await measure(quiet, await collected(origin), alone)
      const figures: Figure[] = []
      for (let turn = 0; turn < floods; turn++) {
        const undecided = await collected(origin)
        flood.postMessage('begin')
        const over = once(flood, 'message')
        await measure(quiet, undecided, beside)
        const [statuses] = (await over) as [Record<string, number>]
        for (const [status, count] of Object.entries(statuses))
          figures.push(counted(`flood ${turn + 1}, answers of ${status}`, count))
      }
      for (const [name, waitsMs] of Object.entries(alone)) {
        const [aloneMs, besideMs] = [percentile(waitsMs, 0.5), percentile(beside[name as keyof Waits], 0.5)]
        figures.push(
          timed(`${name}, alone`, aloneMs, 'ms'),
          timed(`${name}, beside a flood`, besideMs, 'ms'),
          timed(`${name}, longest beside it`, percentile(beside[name as keyof Waits], 1), 'ms'),
          timed(`${name}, times`, besideMs / aloneMs, '', { most: timesMost }),
        )
      }
      return figures
    } finally {
      await flood.terminate()
    }
  }),
)
