import { describe, expect, test } from 'vitest'
import { addDays } from '#lending/days.ts'
import type { AnalysisContext } from '#lending/facts/analysis-input.ts'
import type { FactContest } from '#lending/facts/contests/contestable-facts.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { type MadeUpCompany, withBookings } from '#lending/testing/made-up/company.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { planOf } from '#lending/testing/made-up/sound.ts'
import { changedBy, eachMonth, factsOf, lastDay, paid } from '#lending/testing/made-up/thin-bakery.ts'

const agency = (months = 24): MadeUpCompany =>
  fromPlan(
    planOf(
      kinds.find(({ name }) => name === 'Adviesbureau')!,
      11,
      {
        ...{ legalForm: 'bv', monthlyEuros: 40_000, growth: 0, months, endsOn: lastDay },
      },
    ),
  )
const year = (company: MadeUpCompany, said: Partial<AnalysisContext> = {}): number =>
  factsOf(company, said).coreTurnover.sumCents
const firms = (count: number, months: number, euros: number): Booking[] =>
  eachMonth(months, (on) =>
    Array.from({ length: count }, (_, firm) =>
      paid(on, euros, `Bedrijf ${'ABCDEF'[firm]!} B.V.`, 'factuur', `NL44RABO09876543${10 + firm}`),
    ),
  )
const isInvoice = ({ description }: Booking): boolean => description.startsWith('Factuur 2')
const halfYearAgo = addDays(lastDay, -183)

describe('CORE-4 what new payers bring counts as far as something backs it', () => {
  test('six firms that nobody left for, and no more was bought or paid in wages for, are named and not counted', () => {
    const [plain, more] = [factsOf(agency()), factsOf(withBookings(agency(), firms(6, 9, 550)))]
    const left = 6 * 9 * 550_00 + plain.coreTurnover.sumCents - more.coreTurnover.sumCents
    expect(left / (6 * 9 * 550_00)).toBeGreaterThan(0.9)
    expect(more.incidental.sumCents - plain.incidental.sumCents).toBe(left)
    expect(more.unbackedYearCents - plain.unbackedYearCents).toBe(left)
  })

  test('a customer of whom the applicant says that it stays counts, for a person to judge', () => {
    const company = withBookings(agency(), firms(2, 9, 550))
    const booking = company.bookings.findIndex(({ counterpartyName }) => counterpartyName === 'Bedrijf A B.V.')
    const contestedFacts: FactContest[] = [{ fact: 'incidental', booking, isWholeParty: true }]
    expect(year(company, { contestedFacts }) - year(company)).toBeGreaterThan(9 * 550_00 * 0.9)
  })

  test('a customer who goes on under another name and account takes his own place', () => {
    const [first] = agency().bookings.filter(isInvoice)
    const renamed = changedBy((one) =>
      one.counterpartyName === first!.counterpartyName && one.bookedOn > halfYearAgo
        ? { ...one, counterpartyName: 'Vervolg B.V.', counterpartyAccount: 'NL20INGB0001234567' }
        : one,
    )
    expect(year(renamed(agency())) / year(agency())).toBeGreaterThan(0.98)
  })

  test('where more is bought and paid in wages, new customers have come', () => {
    const busier = changedBy((one) =>
      /^(?:Levering|Salaris)/.test(one.description) && one.bookedOn > addDays(lastDay, -365)
        ? { ...one, amountCents: Math.round(one.amountCents * 1.2) }
        : one,
    )
    const added = year(withBookings(busier(agency()), firms(6, 9, 550))) - year(agency())
    expect(added / (6 * 9 * 550_00)).toBeGreaterThan(0.9)
  })

  test('in projects all customers are new', () => {
    const kind = kinds.find(({ isProjects }) => isProjects)!
    const builder = fromPlan(planOf(kind, 5, { growth: 0.08, endsOn: lastDay }))
    expect(factsOf(builder).unbackedYearCents).toBe(0)
  })

  test.each([18, 24])('where all customers order twice as much within %i months, nobody is sudden', (months) => {
    const starter = fromPlan(
      planOf(
        kinds.find(({ name }) => name === 'Adviesbureau')!,
        11,
        { growth: 1, months },
      ),
    )
    expect(factsOf(starter).unbackedYearCents / factsOf(starter).coreTurnover.sumCents).toBeLessThan(0.01)
  })

  test('without the same months a year before nothing can be said', () => {
    const sums = [agency(14), withBookings(agency(14), firms(6, 9, 550))].map((one) => year(one))
    expect(sums[1]! - sums[0]!).toBe(6 * 9 * 550_00)
  })
})
