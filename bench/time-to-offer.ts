// Machine time from consent at the bank to readable offers: 24 months and about 5,000 bookings, the sandbox without its
// delays, every part real. Limit: 2 s (issue "The main job", point 10).
// Run: node_modules/.bin/node bench/time-to-offer.ts [rounds]
import { confirmAndWait, connectBank, fillForm, newApplicant, untilCollected } from '../server/testing/applicant.ts'
import { percentile } from './percentile.ts'
import { counted, type Figure, report, sizes, timed } from './report.ts'
import { withSite } from './running-site.ts'

const limitMs = 2_000
const [rounds] = sizes([10, 1, 50])
/** The sandbox company whose two years come closest to 5,000 bookings. */
const company = { kvkNumber: '00900001', bank: 'RABOBANK' }

type Round = { totalMs: number; collectedMs: number; bookings: number; outcome: string; offers: number }

/** Counts from the bank's login page, so the person's clicks there are in it at machine speed. */
async function measure(origin: string): Promise<Round> {
  const applicant = await newApplicant(origin)
  await fillForm(applicant, company.kvkNumber)
  const startedAt = performance.now()
  const connectionId = await connectBank(applicant, origin, company.bank, company.kvkNumber)
  const progress = await untilCollected(applicant, connectionId)
  const collectedMs = performance.now() - startedAt
  const { decision, offers } = await confirmAndWait(applicant)
  const totalMs = performance.now() - startedAt
  return { totalMs, collectedMs, bookings: progress.fetchedCount, outcome: decision.outcome, offers: offers.length }
}

async function measureAll({ origin }: { origin: string }): Promise<Figure[]> {
  const warm = await measure(origin)
  const totals: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const { totalMs, collectedMs, bookings, outcome, offers } = await measure(origin)
    totals.push(totalMs)
    const parts = `collected after ${collectedMs.toFixed(0)} ms, ${bookings} bookings, ${outcome}, ${offers} offers`
    console.log(`journey ${round}: ${totalMs.toFixed(0)} ms (${parts})`)
  }
  return [
    counted('bookings', warm.bookings, { least: 4_000 }),
    counted('offers', warm.offers, { least: 1 }),
    timed('first journey, nothing warm', warm.totalMs, 'ms'),
    timed('consent to offers, median', percentile(totals, 0.5), 'ms', { most: limitMs }),
    timed('consent to offers, slowest', percentile(totals, 1), 'ms'),
  ]
}

await report(() => withSite(measureAll))
