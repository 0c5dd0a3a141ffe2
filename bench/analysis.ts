// The time to analyse 100,000 bookings (limit: 150 ms), score and offers after it (5 ms), and the share of lifelike
// lines, of the half that the rules were not tuned on, with the right category.
// Run: node_modules/.bin/node bench/analysis.ts [bookings] [rounds]
import { analyse } from '#lending/facts/analyse.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { makeCategoriser } from '#lending/bookings/categorise.ts'
import { addDays } from '#lending/days.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
import { decide } from '#lending/decision/decide.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { account } from '#lending/testing/booking.ts'
import { labelledBookings } from '#lending/testing/labelled-bookings.ts'
import { soundInput } from '#lending/testing/score-input.ts'
import { benchDay } from './bench-day.ts'
import { percentile } from './percentile.ts'
import { counted, type Figure, report, sizes, timed } from './report.ts'

const [bookingCount, rounds] = sizes([100_000, 5_000], [15, 3, 1_000])
const context = { today: benchDay, companyNames: ['Bakkerij De Korenaar B.V.'] }

/** Two years of bookings with thousands of counterparties. Via JSON, so that strings are flat as a reader's. */
function manyBookings(): AnalysedAccount {
  const lines = labelledBookings().map((line) => line.booking)
  const bookings = Array.from({ length: bookingCount }, (_, number) => {
    const line = lines[(number * 7_919) % lines.length]!
    const counterpartyAccount =
      number % 3 === 0 ? `NL${10 + (number % 80)}RABO0${100_000_000 + ((number * 31) % 4_000)}` : null
    const bookedOn = addDays(benchDay, Math.floor((number / bookingCount) * 730) - 730)
    return { ...line, bookedOn, counterpartyAccount, description: `${line.description} kenmerk ${number}` }
  })
  return account(JSON.parse(JSON.stringify(bookings)) as typeof bookings)
}

function time(name: string, limitMs: number, work: () => unknown): Figure[] {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return [
    timed(`${name}, median`, percentile(times, 0.5), 'ms', { most: limitMs }),
    timed(`${name}, best`, percentile(times, 0), 'ms'),
  ]
}

const refused: ScoreInput = {
  ...soundInput,
  availableMonthlyCents: -2_000_00,
  daysBelowZeroShare: 0.5,
  bufferDays: 1,
  returnedDirectDebitsYear: 9,
}
const decidedAt = `${benchDay}T10:00:00Z`
const offerContext = { today: benchDay, months: [], isOwnerLiable: false, hasPartner: false }

function rightShare(half: 'tuning' | 'untouched', least: number): Figure {
  const categorise = makeCategoriser([account([])], context)
  const part = labelledBookings().filter((line) => line.half === half)
  const right = part.filter((line) => categorise(line.booking).category === line.category)
  return counted(`categories right of ${part.length}, ${half} half, %`, (right.length / part.length) * 100, { least })
}

await report(() => {
  const ledger = manyBookings()
  return [
    ...time(`analysis of ${bookingCount} bookings`, 150, () => analyse([ledger], context)),
    ...time('score and offers of a sound company', 5, () => makeOffers(decide(soundInput, decidedAt), offerContext)),
    ...time('score and way to yes of a refused company', 5, () => decide(refused, decidedAt)),
    rightShare('tuning', 99.5),
    rightShare('untouched', 99),
  ]
})
