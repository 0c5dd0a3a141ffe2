import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstYearServiceCents, linearSchedule, type LoanTerms } from '#lending/pricing/schedule.ts'

const anyTerms: fc.Arbitrary<LoanTerms> = fc.record({
  amountCents: fc.integer({ min: 1_00, max: 250_000_00 }),
  termMonths: fc.integer({ min: 1, max: 60 }),
  yearlyRate: fc.double({ min: 0, max: 0.5, noNaN: true }),
})

test('CORE-6 ten thousand over sixty months at 11.2 % costs 2,846.67 of interest', () => {
  const schedule = linearSchedule({ amountCents: 10_000_00, termMonths: 60, yearlyRate: 0.112 }, '2026-11-21')
  const interestCents = schedule.reduce((sum, instalment) => sum + instalment.interestCents, 0)
  expect(Math.abs(interestCents - 2_846_67)).toBeLessThanOrEqual(30)
  expect(schedule[0]).toEqual({
    number: 1,
    dueOn: '2026-12-21',
    principalCents: 166_66,
    interestCents: 93_33,
    totalCents: 259_99,
    outstandingCents: 9_833_34,
  })
  expect(schedule.at(-1)).toMatchObject({ dueOn: '2031-11-21', principalCents: 167_06, outstandingCents: 0 })
})

test('CORE-6 a schedule sums to the cent, never grows, and ends at nothing', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const schedule = linearSchedule(terms, '2026-01-31')
      expect(schedule.reduce((sum, instalment) => sum + instalment.principalCents, 0)).toBe(terms.amountCents)
      expect(schedule.at(-1)?.outstandingCents).toBe(0)
      schedule.forEach((instalment, index) => {
        const before = schedule[index - 1]
        expect(Number.isSafeInteger(instalment.totalCents)).toBe(true)
        expect(instalment.totalCents).toBe(instalment.principalCents + instalment.interestCents)
        if (before) expect(instalment.interestCents).toBeLessThanOrEqual(before.interestCents)
        if (before) expect(instalment.dueOn > before.dueOn).toBe(true)
      })
    }),
  )
})

test('CORE-6 the first year is the sum of its instalments', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const firstYear = linearSchedule(terms, '2026-01-31').slice(0, 12)
      expect(firstYearServiceCents(terms)).toBe(firstYear.reduce((sum, instalment) => sum + instalment.totalCents, 0))
    }),
  )
})

test('CORE-6 half a cent of interest goes up, also where a binary fraction would fall just short of it', () => {
  const [first] = linearSchedule({ amountCents: 25_820_00, termMonths: 12, yearlyRate: 0.087 }, '2026-11-21')
  expect(first!.interestCents).toBe(187_20)
  for (let euros = 2_000; euros <= 250_000; euros += 10) {
    for (const tenths of [69, 74, 77, 87, 89, 102, 131, 139]) {
      const terms = { amountCents: euros * 100, termMonths: 12, yearlyRate: tenths / 1_000 }
      const exact = (BigInt(euros * 100 * tenths) * 2n + 12_000n) / 24_000n
      expect(linearSchedule(terms, '2026-11-21')[0]!.interestCents).toBe(Number(exact))
    }
  }
})
