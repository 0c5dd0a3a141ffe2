import { describe, expect, test } from 'vitest'
import { analyse } from '#lending/facts/analyse.ts'
import { addDays } from '#lending/days.ts'
import { account, booking } from '#lending/testing/booking.ts'
import { accountOf, withBookings } from '#lending/testing/made-up/company.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { planOf } from '#lending/testing/made-up/sound.ts'
import {
  changedBy,
  eachMonth,
  factsOf,
  isOwners,
  lastDay,
  paid,
  thinBakery,
} from '#lending/testing/made-up/thin-bakery.ts'

const plain = factsOf(thinBakery())
const coreWith = (months: number, make: Parameters<typeof eachMonth>[1]) =>
  factsOf(withBookings(thinBakery(), eachMonth(months, make)))

describe('CORE-4 what anybody can pay in is turnover as far as it was there before', () => {
  test.each([
    ['a friend’s invoices, for a year', 12, 'M. de Vries', 'factuur 2026-14'],
    ['a friend’s invoices, for two years', 24, 'M. de Vries', 'factuur 2026-14'],
    ['the owner’s invoices from another account', 12, 'A. Jansen', 'factuur 2026-14'],
    ['a relative’s, by the family name', 24, 'K. Jansen', 'bestelling'],
    ['the owner’s own holding', 12, 'Jansen Holding B.V.', 'factuur advies'],
  ])('%s', (_what, months, name, text) => {
    const facts = coreWith(months, (on, month) => [paid(on, 6_000, name, `${text} ${month}`)])
    expect(facts.coreTurnover.sumCents).toBe(plain.coreTurnover.sumCents)
    expect(facts.incidental.sumCents).toBe(72_000_00)
  })

  test('one person who rents a part of the shop counts after years, and not after one', () => {
    const rentOf = (months: number) =>
      coreWith(months, (on) => [paid(on, 900, 'S. de Boer', 'huur stoel')]).coreTurnover.sumCents
    expect(rentOf(12)).toBe(plain.coreTurnover.sumCents)
    expect(rentOf(24)).toBe(plain.coreTurnover.sumCents + 12 * 900_00)
  })

  test('a gift split in ten', () => {
    const ten = (on: string) =>
      Array.from({ length: 10 }, (_, friend) =>
        paid(on, 600, `${'ABCDEFGHIJ'[friend]!}. Smit`, 'factuur', `NL44RABO09876543${10 + friend}`),
      )
    expect(coreWith(12, ten).coreTurnover.sumCents).toBe(plain.coreTurnover.sumCents)
  })

  test('notes paid in beyond what came before, beside the same takings', () => {
    const facts = coreWith(12, (on) => [paid(on, 6_000, null, 'Storting geldautomaat', null)])
    const cash = plain.cashShare! * plain.coreTurnover.sumCents
    expect(facts.coreTurnover.sumCents).toBeLessThanOrEqual(plain.coreTurnover.sumCents + cash * 0.04)
    expect(facts.incidental.sumCents).toBeGreaterThan(70_000_00 - cash * 0.04)
  })

  test('payment links and new companies in a shop that had none', () => {
    for (const [name, text] of [
      ['AAB INZ TIKKIE', 'Tikkie ID 12'],
      ['Bouwbedrijf Nieuw', 'factuur'],
    ] as const) {
      const facts = coreWith(12, (on) => [paid(on, 6_000, name, text)])
      // The tenth that is left is the one that other companies may grow by, beside the bakery's own invoices.
      expect(facts.coreTurnover.sumCents - plain.coreTurnover.sumCents).toBeLessThan(6_000_00)
    }
  })

  test('what the owner is paid into makes him known; who takes nothing is no relative', () => {
    const company = changedBy((one) => (isOwners(one) ? null : one))(thinBakery())
    const facts = factsOf(
      withBookings(
        company,
        eachMonth(24, (on) => [paid(on, 600, 'Jansen Holding B.V.', 'factuur')]),
      ),
    )
    expect(facts.coreTurnover.sumCents).toBeGreaterThan(plain.coreTurnover.sumCents)
  })
})

describe('CORE-4 a trade keeps its turnover', () => {
  test.each([...kinds.keys()])('of kind %i, nothing is incidental', (kind) => {
    const { incidental } = factsOf(fromPlan(planOf({ ...kinds[kind]!, vatInCosts: 0 }, kind + 40, { growth: 0.08 })))
    expect(incidental.sumCents).toBe(0)
  })

  test('of many people who pay their bills', () => {
    const pupils = (on: string) =>
      Array.from({ length: 30 }, (_, pupil) =>
        paid(
          on,
          90,
          `${'ABCDEF'[pupil % 6]!}. Bakker${'abcde'[pupil % 5]!}`,
          'lesgeld',
          `NL44RABO09876543${10 + pupil}`,
        ),
      )
    const facts = coreWith(24, pupils)
    expect(facts.coreTurnover.sumCents - plain.coreTurnover.sumCents).toBeGreaterThan(32_000_00)
  })
})

test('CORE-4 on an account that is newer than the measure nothing was there before, and its customers count', () => {
  const { plan } = thinBakery()
  const invoices = eachMonth(12, (on, month) => [
    booking({
      bookedOn: on,
      amountCents: 5_000_00,
      counterpartyName: `Afnemer ${'ABCDEF'[month % 6]!} B.V.`,
      counterpartyAccount: `NL44RABO09876543${10 + (month % 6)}`,
      description: `Factuur ${month}`,
    }),
  ])
  const newer = account(invoices, { iban: 'NL20INGB0001234567', holder: plan.holder })
  const context = { today: addDays(lastDay, 1), companyNames: [plan.holder], sbiCode: plan.kind.sbiCode }
  const { lending } = analyse([accountOf(thinBakery()), newer], context)
  expect(lending.coreTurnover.sumCents).toBe(plain.coreTurnover.sumCents + 12 * 5_000_00)
})
