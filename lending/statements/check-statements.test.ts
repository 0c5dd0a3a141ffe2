import { describe, expect, test } from 'vitest'
import { addDays } from '#lending/days.ts'
import { checkStatements } from '#lending/statements/check-statements.ts'
import type { Statement } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'

const today = '2026-11-21'
const own = 'NL91ABNA0417164300'

function statement(dates: string[], accountNumber = own): Statement {
  const bookings = dates.map((bookedOn) => booking({ bookedOn, amountCents: 100 }))
  const balances = { opening: null, closing: null, pendingCount: 0 }
  return { accountIban: own, accountNumber, accountHolder: null, currency: 'EUR', bookings, ...balances }
}

/** Bookings every few days, ending some days ago and reaching back some days more. */
function spread(endDaysAgo: number, days: number, count = 20): string[] {
  const first = addDays(today, -endDaysAgo - days)
  return Array.from({ length: count }, (_, place) => addDays(first, Math.floor((days * place) / (count - 1))))
}

const codes = (...statements: Statement[]) => checkStatements(statements, today).map((error) => error.code)

describe('the rules for an uploaded file (ERR-3)', () => {
  test('half a year of bookings up to last week will do', () => {
    expect(codes(statement(spread(7, 180)))).toEqual([])
    expect(codes(statement(spread(0, 730)))).toEqual([])
  })

  test('5003: the newest booking is more than seven days old', () => {
    expect(codes(statement(spread(8, 200)))).toEqual([5003])
    expect(checkStatements([statement(spread(8, 200))], today)[0]).toEqual({
      code: 5003,
      key: 'transactions_not_recent',
      newestOn: '2026-11-13',
      ageDays: 8,
      ageMaxDays: 7,
    })
  })

  test('5004: less than 180 days, too few bookings, or none at all', () => {
    expect(codes(statement(spread(1, 179)))).toEqual([5004])
    expect(codes(statement(spread(1, 200, 9)))).toEqual([5004])
    expect(codes(statement([]))).toEqual([5004])
    expect(codes()).toEqual([5004])
  })

  test('5005: more than 730 days in one file', () => {
    expect(codes(statement(spread(1, 731)))).toEqual([5005])
  })

  test('5031: bookings of more than one account', () => {
    expect(codes(statement(spread(1, 200)), statement(spread(1, 10), 'NL20INGB0001234567'))).toEqual([5031])
    // A former number is one of these accounts, or none; it never joins the accounts of two banks to one.
    const former = [statement(spread(1, 200), '1234567'), statement(spread(1, 200), 'NL20INGB0001234567')]
    expect(codes(...former)).toEqual([])
    expect(codes(...former, statement(spread(1, 200), 'NL17RABO0001234567'))).toEqual([5031])
  })

  test('the former number and its IBAN are one account, and several statements of it one period', () => {
    expect(codes(statement(spread(100, 100)), statement(spread(1, 90), '417164300'))).toEqual([])
  })

  test('several errors are all reported', () => {
    expect(codes(statement(spread(9, 5)), statement([], 'NL20INGB0001234567'))).toEqual([5003, 5004, 5031])
  })

  test('each error shows what was found and what is asked', () => {
    const backwards = statement(spread(1, 179, 9).toReversed())
    expect(checkStatements([backwards], today)).toEqual([
      {
        code: 5004,
        key: 'not_enough_transactions',
        coveredDays: 179,
        coverageMinDays: 180,
        bookings: 9,
        bookingsMin: 10,
      },
    ])
    expect(checkStatements([statement(spread(1, 731).toReversed())], today)).toEqual([
      { code: 5005, key: 'too_many_days_in_file', coveredDays: 731, spanMaxDays: 730 },
    ])
    const other = 'NL20INGB0001234567'
    expect(checkStatements([statement(spread(1, 200)), statement([], other), statement([])], today)).toEqual([
      { code: 5031, key: 'multiple_accounts', accounts: [own, other] },
    ])
  })

  test('of very many accounts a few are named', () => {
    const many = Array.from({ length: 500 }, (_, place) => statement(spread(1, 200), String(1_000_000 + place)))
    const [error] = checkStatements(many, today)
    expect(error?.code === 5031 && error.accounts.slice(0, 2)).toEqual(['1000000', '1000001'])
    expect(error?.code === 5031 && error.accounts.length).toBeLessThan(20)
  })

  test('limits are arguments', () => {
    const limits = {
      statementAgeMaxDays: 10_000,
      statementCoverageMinDays: 1,
      statementSpanMaxDays: 10,
      statementAccountsPerFileMax: 2,
      statementBookingsMin: 2,
      bookingAheadMaxDays: 0,
      savingsBookingsMonthlyMax: 0,
    }
    expect(checkStatements([statement(['2014-01-01', '2014-01-02'])], today, limits)).toEqual([])
  })
})
