// How long the analysis of 100,000 bookings takes (limit: 150 ms), score and offers after it (5 ms), and how many lifelike lines of
// the half that the rules were not tuned on get the right category.
// Run: node_modules/.bin/node bench/analysis.ts [bookings] [rounds]
import { analyse } from '#lending/analysis/analyse.ts'
import type { AnalysedAccount } from '#lending/analysis/analysis-input.ts'
import { makeCategoriser } from '#lending/analysis/categorise.ts'
import { addDays } from '#lending/days.ts'
import { makeOffers } from '#lending/answer/make-offers.ts'
import { decide } from '#lending/scorecard/decide.ts'
import type { ScoreInput } from '#lending/scorecard/score-input.ts'
import { account } from '#lending/testing/booking.ts'
import { labelledBookings } from '#lending/testing/labelled-bookings.ts'
import { soundInput } from '#lending/testing/score-input.ts'

const bookingCount = Math.min(Number(process.argv[2] ?? 100_000), 1_000_000)
const rounds = Math.min(Number(process.argv[3] ?? 15), 1_000)
const context = { today: '2026-11-21', companyNames: ['Bakkerij De Korenaar B.V.'] }

/** Two years of bookings with some thousands of counterparties. Through JSON, so that texts are flat as a reader makes them. */
function manyBookings(): AnalysedAccount {
  const lines = labelledBookings().map((line) => line.booking)
  const bookings = Array.from({ length: bookingCount }, (_, number) => {
    const line = lines[(number * 7_919) % lines.length]!
    const counterpartyAccount =
      number % 3 === 0 ? `NL${10 + (number % 80)}RABO0${100_000_000 + ((number * 31) % 4_000)}` : null
    const bookedOn = addDays('2024-11-21', Math.floor((number / bookingCount) * 730))
    return { ...line, bookedOn, counterpartyAccount, description: `${line.description} kenmerk ${number}` }
  })
  return account(JSON.parse(JSON.stringify(bookings)) as typeof bookings)
}

function time(work: () => unknown): { medianMs: number; bestMs: number } {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).sort((a, b) => a - b)
  return { medianMs: times[Math.floor(times.length / 2)]!, bestMs: times[0]! }
}

function show(what: string, { medianMs, bestMs }: { medianMs: number; bestMs: number }, limitMs: number): void {
  console.log(`${what}: median ${medianMs.toFixed(2)} ms, best ${bestMs.toFixed(2)} ms (limit ${limitMs} ms)`)
}

const ledger = manyBookings()
show(
  `analysis of ${bookingCount} bookings`,
  time(() => analyse([ledger], context)),
  150,
)

const refused: ScoreInput = {
  ...soundInput,
  availableMonthlyCents: -2_000_00,
  daysBelowZeroShare: 0.5,
  bufferDays: 1,
  returnedDirectDebitsYear: 9,
}
show(
  'score and offers of a sound company',
  time(() =>
    makeOffers(decide(soundInput, '2026-11-21T10:00:00Z'), {
      today: context.today,
      months: [],
      isOwnerLiable: false,
      hasPartner: false,
    }),
  ),
  5,
)
show(
  'score and way to yes of a refused company',
  time(() => decide(refused, '2026-11-21T10:00:00Z')),
  5,
)

const categorise = makeCategoriser([account([])], context)
for (const half of ['tuning', 'untouched'] as const) {
  const part = labelledBookings().filter((line) => line.half === half)
  const right = part.filter((line) => categorise(line.booking).category === line.category)
  console.log(`categories right, ${half} half: ${((right.length / part.length) * 100).toFixed(2)} % of ${part.length}`)
}
