import { expect, test } from 'vitest'
import type { SpokenField } from '#lending/decision/change-text.ts'
import { judgeAgain, otherWaysToYes } from '#lending/decision/decide.ts'
import type { WayToYes } from '#lending/decision/decision.ts'
import { levers } from '#lending/decision/levers.ts'
import { knownPolicies, ownPolicy, type Policy } from '#lending/policy/policy.ts'
import { doing, followed } from '#lending/testing/made-up/do-what-it-says.ts'
import { answerIn, type Situation } from '#lending/testing/made-up/situation.ts'
import { spoils, spoilt } from '#lending/testing/made-up/spoilt.ts'

/** Companies of each kind of trouble; every way that they are shown is followed, within ten seconds. */
const companiesEach = 7
const seen = new Set<string>()

function expectYes(way: WayToYes, situation: Situation, policy: Policy = ownPolicy): void {
  const after = followed(way, situation)
  if (typeof after === 'string') return
  const { record, offers } = answerIn(after, { policy, tried: [] })
  const mostCents = Math.max(0, ...offers.map(({ loanAmountCents }) => loanAmountCents))
  const fields = way.changes.map(({ field }) => field)
  const { outcome } = record
  const found = { fields, outcome, reasons: record.reasons.map(({ code }) => code), mostCents }
  expect(found).toEqual({ fields, outcome: 'approve', reasons: [], mostCents: expect.any(Number) })
  expect(mostCents, fields.join(', ')).toBeGreaterThanOrEqual(way.amountCents!)
  for (const field of fields) seen.add(field)
}

test.each(Object.keys(spoils).map((spoil, place) => ({ spoil, place })))(
  'CORE-5 with $spoil each way to yes that is followed ends in a yes, for the amount named',
  ({ spoil, place }) => {
    for (let number = 0; number < companiesEach; number++) {
      const situation = spoilt(place + number * 7, spoil)
      const { record } = answerIn(situation)
      const ways = [record.wayToYes, ...otherWaysToYes(record, knownPolicies)]
      for (const way of ways) if (way !== null) expectYes(way, situation)
    }
  },
)

/** Of levers that few companies need: a lender for whom the points that it brings are what lacks. */
test.each([
  ['customerReturnShare', 'customers who take back'],
  ['requestedAmountCents', 'a large request'],
  ['turnoverVariation', 'nothing'],
] as const)('CORE-5 so it does where the points that %s costs are what lacks', (field, spoil) => {
  const found = Array.from({ length: 30 }, (_, seed) => {
    const situation = spoilt(seed * 2, spoil)
    const { input, score: before, outcome } = answerIn(situation, { tried: [] }).record
    const tried = levers.filter((lever) => lever(input, ownPolicy).some((to) => field in to))
    const { score } = judgeAgain({ ...input, ...tried[0]!(input, ownPolicy).at(-1) }, ownPolicy)
    return { situation, tried, score, lacks: outcome === 'approve' ? score - before : 0 }
  })
  const { situation, tried, score } = found.find(({ lacks }) => lacks > 0)!
  const policy = { ...ownPolicy, grades: ownPolicy.grades.map((band, place) => ({ ...band, from: score + 3 - place })) }
  const { record } = answerIn(situation, { policy, tried })
  expect(record).toMatchObject({ grade: 'E', outcome: 'refuse', wayToYes: { score } })
  expectYes(record.wayToYes!, situation, policy)
})

test('CORE-5 each sentence of a way was followed, or is named as one that no bookings show', () => {
  const spoken = (Object.keys(doing) as SpokenField[]).filter((field) => typeof doing[field] !== 'string')
  expect(spoken.filter((field) => !seen.has(field))).toEqual([])
})
