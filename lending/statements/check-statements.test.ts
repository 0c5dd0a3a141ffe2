import { describe, expect, test } from 'vitest'
import { addDays } from '#lending/days.ts'
import { checkStatements } from '#lending/statements/check-statements.ts'
import type { Statement } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'

const today = '2026-11-21'
const own = 'NL91ABNA0417164300'

function statement(dates: string[], accountNumber = own): Statement {
  const transactions = dates.map((bookedOn) => booking({ bookedOn, amountCents: 100 }))
  const balances = { opening: null, closing: null, pendingCount: 0 }
  return { accountIban: own, accountNumber, accountHolder: null, currency: 'EUR', transactions, ...balances }
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
  })

  test('the former number and its IBAN are one account, and several statements of it one period', () => {
    expect(codes(statement(spread(100, 100)), statement(spread(1, 90), '417164300'))).toEqual([])
  })

  test('several errors are all told', () => {
    expect(codes(statement(spread(9, 5)), statement([], 'NL20INGB0001234567'))).toEqual([5003, 5004, 5031])
  })

  test('limits are arguments', () => {
    const limits = {
      statementAgeMaxDays: 10_000,
      statementCoverageMinDays: 1,
      statementSpanMaxDays: 10,
      statementAccountsPerFileMax: 2,
      statementBookingsMin: 2,
    }
    expect(checkStatements([statement(['2014-01-01', '2014-01-02'])], today, limits)).toEqual([])
  })
})
