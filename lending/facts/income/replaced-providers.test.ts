import { describe, expect, test } from 'vitest'
import { addDays } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { quickAnswer } from '#lending/testing/made-up/answer.ts'
import { type MadeUpCompany, withBookings } from '#lending/testing/made-up/company.ts'
import { isPayout, throughAnother } from '#lending/testing/made-up/relations/bookings.ts'
import { soundCompany } from '#lending/testing/made-up/sound.ts'
import { changedBy, factsOf, lastDay, paid, thinBakery } from '#lending/testing/made-up/thin-bakery.ts'

const plain = factsOf(thinBakery()).coreTurnover.sumCents
const newProvider = 'NL31ABNA0602119874'
const payouts = (days: number, every: number, euros: number): Booking[] =>
  Array.from({ length: Math.floor(days / every) }, (_, back) =>
    paid(addDays(lastDay, -back * every), euros, 'Adyen N.V.', 'Uitbetaling', newProvider),
  )
const coreOf = (company: MadeUpCompany): number => factsOf(company).coreTurnover.sumCents

describe('CORE-4 a new payment provider', () => {
  const approved = Array.from({ length: 48 }, (_, seed) => soundCompany(seed)).filter(
    (company) => company.bookings.some(isPayout) && quickAnswer(company).record.outcome === 'approve',
  )

  test.each([25, 55, 80])('that takes the place of another %i days ago leaves a sound company its yes', (days) => {
    const outcomes = approved.map((company) => quickAnswer(throughAnother(company, days)).record.outcome)
    expect(approved.length).toBeGreaterThan(25)
    expect(outcomes).not.toContain('refuse')
    expect(outcomes.filter((outcome) => outcome === 'approve').length).toBeGreaterThanOrEqual(approved.length - 1)
  })

  test.each([
    ['of a day', 1, 150],
    ['of a week', 7, 1_050],
    ['of a week, small', 7, 200],
  ])('that comes beside the others brings nothing before it is known: payouts %s', (_what, every, euros) => {
    for (const days of [21, 42, 58]) expect(coreOf(withBookings(thinBakery(), payouts(days, every, euros)))).toBe(plain)
  })

  test('beside the others it brings nothing after three months either, while what is paid now and then under ever other names is how a bank writes', () => {
    const known = payouts(100, 7, 500)
    expect(coreOf(withBookings(thinBakery(), known)) - plain).toBeLessThan(1_000_00)
    const named = changedBy((one) =>
      isPayout(one) && one.bookedOn.endsWith('7')
        ? { ...one, counterpartyName: `CCV ${one.bookedOn}`, counterpartyAccount: null }
        : one,
    )
    expect(coreOf(named(thinBakery()))).toBe(plain)
  })

  test('takes the place of notes that are no longer paid in, and of half of what another paid', () => {
    const from = addDays(lastDay, -45)
    const isNotes = ({ description, bookedOn }: Booking): boolean =>
      description === 'Storting geldautomaat' && bookedOn > from
    const other = { counterpartyName: 'Adyen N.V.', counterpartyAccount: newProvider, description: 'Uitbetaling' }
    const cardsOnly = changedBy((one) => (isNotes(one) ? { ...one, ...other } : one))
    expect(coreOf(cardsOnly(thinBakery())) / plain).toBeGreaterThan(0.99)
    const half = changedBy((one) =>
      isPayout(one) && one.bookedOn > from && Number(one.bookedOn.slice(-2)) % 2 === 0 ? { ...one, ...other } : one,
    )
    expect(coreOf(half(thinBakery())) / plain).toBeGreaterThan(0.97)
  })
})
