import { describe, expect, test } from 'vitest'
import type { Booking } from '#lending/statements/statement.ts'
import { withBookings } from '#lending/testing/made-up/company.ts'
import { changedBy, factsOf, isOwners, paid, thinBakery } from '#lending/testing/made-up/thin-bakery.ts'

const plain = factsOf(thinBakery())
const withoutPay = changedBy((one) => (isOwners(one) ? null : one))(thinBakery())
const lumps = (days: readonly string[], euros: number): Booking[] =>
  days.map((day) => paid(day, -euros, 'A. Jansen', 'Dividend'))
/** What the bakery pays some of its parties goes to an account of the company at another bank instead. */
const throughOther = (isOf: (one: Booking) => boolean) =>
  changedBy((one) =>
    isOf(one)
      ? {
          ...one,
          counterpartyName: 'Bakkerij De Proef 1',
          counterpartyAccount: 'NL86INGB0002445000',
          description: 'overboeking',
        }
      : one,
  )(thinBakery())

describe('CORE-4 the owner lives on what he takes, in whatever rhythm', () => {
  test.each([
    ['a quarter', ['2025-12-15', '2026-03-15', '2026-06-15', '2026-09-15'], 8_400],
    ['half a year', ['2025-12-15', '2026-06-15'], 16_800],
    ['a year', ['2025-12-15'], 33_600],
  ])('once in %s', (_often, days, euros) => {
    const facts = factsOf(withBookings(withoutPay, lumps(days, euros)))
    expect(facts.capacity.ownerMonthlyCents).toBe(plain.capacity.ownerMonthlyCents)
    expect(facts.ownerPay.distributedCents).toBe(0)
  })

  test('a lump beside regular pay is profit paid out, as far as it is more than a month’s living', () => {
    const facts = factsOf(withBookings(thinBakery(), lumps(['2026-06-15'], 16_000)))
    expect(facts.ownerPay.distributedCents).toBe(12_000_00)
  })

  test('two lumps a year beside regular pay wait when turnover falls; more of them are a living', () => {
    const waits = (days: readonly string[]): number =>
      factsOf(withBookings(thinBakery(), lumps(days, 3_000))).ownerPay.flexibleMonthlyCents -
      plain.ownerPay.flexibleMonthlyCents
    expect(waits(['2026-03-15'])).toBe(250_00)
    expect(waits(['2026-03-15', '2026-06-15'])).toBe(500_00)
    expect(waits(['2025-12-15', '2026-03-15', '2026-06-15', '2026-09-15'])).toBe(500_00)
  })

  test('and who has no regular pay lives on his lumps, which do not wait', () => {
    const facts = factsOf(withBookings(withoutPay, lumps(['2025-12-15', '2026-06-15'], 16_800)))
    expect(facts.ownerPay.flexibleMonthlyCents).toBe(0)
  })
})

describe('CORE-4 an account that nobody sees explains nothing', () => {
  test('suppliers paid once a year through it: the applicant is asked to share it', () => {
    const yearly = withBookings(
      changedBy((one) => (one.description.startsWith('Levering') ? null : one))(thinBakery()),
      [paid('2025-12-15', -120_000, 'Bakkerij De Proef 1', 'overboeking', 'NL86INGB0002445000')],
    )
    expect(factsOf(yearly).ownerPay.unshared).toMatchObject({ count: 1, sumCents: 120_000_00 })
  })

  test('suppliers paid through it each month leave no more, and nothing that could wait', () => {
    const facts = factsOf(throughOther(({ description }) => description.startsWith('Levering')))
    expect(facts.capacity.availableMonthlyCents).toBeLessThanOrEqual(plain.capacity.availableMonthlyCents)
    expect(facts.ownerPay.flexibleMonthlyCents).toBeLessThan(4_000_00)
  })

  test('regular pay into it is pay, and nothing to ask about', () => {
    expect(factsOf(throughOther(isOwners)).ownerPay.unshared.count).toBe(0)
  })
})
