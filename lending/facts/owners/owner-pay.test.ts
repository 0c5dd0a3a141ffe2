import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { withBookings } from '#lending/testing/made-up/company.ts'
import { changedBy, factsOf, isOwners, paid, thinBakery } from '#lending/testing/made-up/thin-bakery.ts'

const plain = factsOf(thinBakery())
const withoutPay = changedBy((one) => (isOwners(one) ? null : one))(thinBakery())
const lumps = (days: readonly string[], euros: number): Booking[] =>
  days.map((day) => paid(day, -euros, 'A. Jansen', 'Dividend'))
/** Two years until October 2026; a day in a weekend moves to the Friday before. */
const payOf21st = (): string[] =>
  Array.from({ length: 23 }, (_, month) => addMonths('2024-12-21', month)).map((day) => {
    const intoWeekend = (new Date(day).getUTCDay() + 1) % 7
    return intoWeekend < 2 ? addDays(day, -1 - intoWeekend) : day
  })
/** Payments of the bakery to some of its parties go to an account of the company at another bank instead. */
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

test('CORE-4 what an owner sends to a broker each month waits no more than what goes to an account we do not see', () => {
  const to = (name: string, text: string, account: string): number =>
    factsOf(
      changedBy((one) =>
        isOwners(one)
          ? {
              ...one,
              amountCents: one.amountCents * 3,
              counterpartyName: name,
              counterpartyAccount: account,
              description: text,
            }
          : one,
      )(thinBakery()),
    ).ownerPay.flexibleMonthlyCents
  expect(to('A. Jansen', 'Privé opname', 'NL44RABO0987654321')).toBeGreaterThan(0)
  expect(to('flatexDEGIRO Bank AG', 'Deposit', 'NL13DEUT0519820466')).toBe(0)
})

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

  test('pay of the 21st that comes a day earlier, before a weekend, is no second pay of its month', () => {
    const [before, onFriday] = [payOf21st(), [...payOf21st(), '2026-11-20']].map((days) =>
      factsOf(withBookings(withoutPay, lumps(days, 3_000))),
    )
    expect(onFriday!.capacity.ownerMonthlyCents).toBe(before!.capacity.ownerMonthlyCents)
    expect(before!.capacity.ownerMonthlyCents).toBe(3_000_00)
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
