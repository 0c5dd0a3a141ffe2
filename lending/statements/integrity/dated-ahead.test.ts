import { describe, expect, test } from 'vitest'
import { analyse } from '#lending/facts/analyse.ts'
import { addDays } from '#lending/days.ts'
import { checkStatements } from '#lending/statements/check-statements.ts'
import { findAhead } from '#lending/statements/integrity/dated-ahead.ts'
import { booking } from '#lending/testing/booking.ts'

const today = '2026-11-27'
const weekly = Array.from({ length: 28 }, (_, week) =>
  booking({ bookedOn: addDays('2026-05-14', week * 7), amountCents: 310_00 + week * 5_00 }),
)
const receipt = (bookedOn: string) => booking({ bookedOn, amountCents: 2_900_00, counterpartyName: 'Atelier Noord' })
const context = { today, companyNames: ['Drukkerij Letterzet B.V.'] }
const accountOf = (closingCents: number, ...more: ReturnType<typeof receipt>[]) => ({
  ...{ iban: 'NL65ABNA0555667770', holder: 'Drukkerij Letterzet B.V.', bank: null },
  closing: { on: '2026-11-26', amountCents: closingCents },
  bookings: [...weekly, ...more],
})
const statementOf = (...bookings: ReturnType<typeof receipt>[]) => ({
  ...{ accountIban: 'NL65ABNA0555667770', accountNumber: 'NL65ABNA0555667770', accountHolder: null, currency: 'EUR' },
  ...{ opening: null, closing: null, bookings, pendingCount: 0 },
})

describe('CORE-4 a booking dated further ahead than the days of grace', () => {
  test.each(['2026-12-01', '2026-12-08', '2027-11-18'])('of %s counts nowhere and moves no window', (on) => {
    const [with_, without] = [[receipt(on)], []].map((more) =>
      analyse([accountOf(10_000_00 + (more.length > 0 ? 2_900_00 : 0), ...more)], context),
    )
    expect(with_!.coverage).toEqual({ ...without!.coverage, bookingCount: 29 })
    for (const facts of ['year', 'lastThreeMonths', 'lending', 'months', 'recurring'] as const)
      expect(with_![facts]).toEqual(without![facts])
    expect(with_!.bookings.at(-1)).toMatchObject({ category: 'dated-ahead' })
  })

  test('within the days of grace it counts', () => {
    const { coverage, bookings } = analyse([accountOf(10_000_00, receipt('2026-11-30'))], context)
    expect(coverage).toMatchObject({ lastBookedOn: '2026-11-30', bookingCount: 29 })
    expect(bookings[28]!.category).toBe('customer-receipt')
  })

  test('no word of the applicant makes it count', () => {
    const contested = { 28: 'customer-receipt' as const }
    const { year, bookings } = analyse([accountOf(10_000_00, receipt('2026-12-08'))], { ...context, contested })
    expect(year.turnover.bookings).not.toContain(28)
    expect(bookings[28]!.category).toBe('dated-ahead')
  })
})

describe('ERR-3 a file with a booking ahead', () => {
  test('is as old as its newest booking that counts, and says which do not', () => {
    const old = weekly.slice(0, -2)
    expect(checkStatements([statementOf(...old, receipt('2027-11-18'))], today)).toEqual(
      checkStatements([statementOf(...old)], today),
    )
    expect(findAhead([statementOf(...weekly, receipt('2026-11-30'), receipt('2026-12-01'))], today)).toEqual([
      { code: 'dated_ahead', statement: 0, line: null, on: '2026-12-01', differenceCents: 2_900_00 },
    ])
  })
})
