import { describe, expect, test } from 'vitest'
import { analyse } from '#lending/facts/analyse.ts'
import type { Category } from '#lending/bookings/category.ts'
import type { FactContest } from '#lending/facts/contests/contestable-facts.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { decide } from '#lending/decision/decide.ts'
import { weighedScoreInput } from '#lending/offers/weigh-contests.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'
import { accountOf, type MadeUpCompany, withBookings } from '#lending/testing/made-up/company.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { planOf } from '#lending/testing/made-up/sound.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'

const bakery = fromPlan(planOf(kinds[0]!, 1, { monthlyEuros: 30_000, ownerEuros: 3_000, legalForm: 'eenmanszaak' }))
const today = '2026-11-21'
const request = {
  expectedExpenses: noExpenses,
  foundedOn: '2016-03-01',
}
type Contested = Readonly<Record<number, Category>>

function read(
  company: MadeUpCompany,
  contestedFacts: readonly FactContest[] = [],
  euros = 25_000,
  contested: Contested = {},
) {
  const { holder, kind } = company.plan
  const account = accountOf(company)
  const analysis = analyse([account], {
    today,
    companyNames: [holder],
    sbiCode: kind.sbiCode,
    contestedFacts,
    contested,
  })
  const input = weighedScoreInput(analysis, { ...request, requestedAmountCents: euros * 100 })
  return { analysis, input, record: decide(input, `${today}T10:00:00Z`), account }
}
const receipt = (euros: number, name: string, bookedOn: string): Booking =>
  booking({ amountCents: euros * 100, counterpartyName: name, counterpartyAccount: `NL${name}`, bookedOn })
const whole = (fact: FactContest['fact']): FactContest => ({ fact, booking: null, isWholeParty: false })
const numberOf = (company: MadeUpCompany, name: string): number =>
  company.bookings.findIndex(({ counterpartyName }) => counterpartyName === name)

describe('CORE-4 what a fact counts can be contested as a group', () => {
  const projects = withBookings(bakery, [
    receipt(20_000, 'Hotel Zeezicht', '2026-04-14'),
    receipt(21_000, 'Hotel Zeezicht', '2026-08-14'),
    receipt(30_000, 'Landgoed Duin', '2026-09-14'),
  ])

  test('a regular customer: all receipts of one counterparty become turnover, the others stay as they are', () => {
    expect(read(projects).analysis.lending.incidental.sumCents).toBe(71_000_00)
    const contest = { ...whole('incidental'), booking: numberOf(projects, 'Hotel Zeezicht'), isWholeParty: true }
    const { lending, uncontested } = read(projects, [contest]).analysis
    expect(lending.incidental.sumCents).toBe(30_000_00)
    expect(lending.coreTurnover.sumCents - uncontested!.lending.coreTurnover.sumCents).toBe(41_000_00)
    expect(uncontested!.bookings).toHaveLength(2)
    const one = read(projects, [{ ...contest, isWholeParty: false }]).analysis.lending
    expect(one.incidental.sumCents).toBe(51_000_00)
    expect(read(projects, [whole('incidental')]).analysis.lending.incidental.count).toBe(0)
  })

  test('what went round counts again, what the owner took is no pay, what stopped has not', () => {
    const round = withBookings(
      bakery,
      [3, 4, 5, 6].flatMap((month) => [
        receipt(-5_000, 'M. de Vries', `2026-0${month}-12`),
        receipt(5_000, 'M. de Vries', `2026-0${month}-20`),
      ]),
    )
    expect(read(round).analysis.lending.roundTrips.sumCents).toBe(20_000_00)
    expect(read(round, [whole('round-trips')]).analysis.lending.roundTrips.sumCents).toBe(0)
    expect(read(bakery).analysis.lending.ownerPay.year.count).toBeGreaterThan(0)
    expect(read(bakery, [whole('owner-pay')]).analysis.lending.ownerPay.year.count).toBe(0)
  })
})

describe('CORE-4 CORE-5 a contest is weighed by the answer', () => {
  const noWages: MadeUpCompany = {
    ...bakery,
    bookings: bakery.bookings.filter((one) => one.description !== 'Salaris' || one.bookedOn < '2026-07-01'),
  }

  test('without it a person would have looked for another reason, and with it a person looks as well', () => {
    const before = read(noWages)
    expect(before.record.outcome).toBe('refer')
    expect(before.record.reasons.map(({ code }) => code)).toContain('COSTS_STOPPED')
    const { input, record, analysis } = read(noWages, [whole('stopped-wages')])
    expect(analysis.lending.stopped.map(({ kind }) => kind)).not.toContain('wages')
    expect(record.outcome).toBe('refer')
    expect(input.contestedWeightyCount).toBeGreaterThan(0)
    expect(record.reasons.map(({ code }) => code)).toEqual(['CATEGORIES_CONTESTED'])
  })

  test('what would make a larger or cheaper offer goes to a person and never to the machine', () => {
    expect(read(bakery, [], 250_000).record.outcome).toBe('approve')
    const { input, record, analysis } = read(bakery, [whole('owner-pay')], 250_000)
    expect(input.contestedCount).toBe(analysis.uncontested!.bookings.length)
    expect(input.contestedWeightyCount).toBe(input.contestedCount)
    expect(record.outcome).toBe('refer')
    expect(record.reasons.map(({ code }) => code)).toEqual(['CATEGORIES_CONTESTED'])
  })

  test('a category that is contested for a larger offer goes to a person too, below two percent of turnover', () => {
    const bills = bakery.bookings.flatMap((one, number) =>
      one.description.startsWith('Levering') && one.bookedOn < '2026-11-01' ? [number] : [],
    )
    const last = bills.slice(-1)
    const sum = last.reduce((cents, number) => cents - bakery.bookings[number]!.amountCents, 0)
    const contested = Object.fromEntries(last.map((number) => [number, 'own-transfer'] as const))
    const { input, record } = read(bakery, [], 250_000, contested)
    expect(sum / input.yearlyTurnoverCents).toBeLessThan(0.02)
    expect(input).toMatchObject({ contestedCount: 1, contestedWeightyCount: 1 })
    expect(record.reasons.map(({ code }) => code)).toEqual(['CATEGORIES_CONTESTED'])
  })

  test('what changes nothing is counted and weighs nothing', () => {
    const small = withBookings(bakery, [
      receipt(-40, 'Speelgoedhuis', '2026-03-03'),
      receipt(40, 'Speelgoedhuis', '2026-03-12'),
    ])
    const before = read(small)
    expect(before.analysis.lending.roundTrips.count).toBe(1)
    const { input, record } = read(small, [whole('round-trips')])
    expect(input.contestedCount).toBe(1)
    expect([input.contestedWeightyCount, record.outcome]).toEqual([0, before.record.outcome])
    expect(read(small).input.contestedCount).toBe(0)
  })
})
