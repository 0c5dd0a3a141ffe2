import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { analyse } from '#lending/facts/analyse.ts'
import { lendingLimits } from '#lending/policy/limits.ts'
import { spansOf } from '#lending/statements/account-span.ts'
import { findAhead, withoutAhead } from '#lending/statements/integrity/dated-ahead.ts'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import { withBatchesApart } from '#lending/statements/statement.ts'

/** Files as people really have them, made up from what was tried; each has its right answer beside it. */
const folder = new URL('../../../../shared/samples/field/', import.meta.url)
const read = (name: string) => readStatementFile(new Uint8Array(readFileSync(new URL(name, folder))))
function statementsOf(name: string) {
  const outcome = read(name)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.statements
}

describe.runIf(existsSync(folder))('CORE-3 files that people really have', () => {
  test('a booking a year ahead is named, and moves neither the year nor the age', () => {
    const statements = statementsOf('booking-a-year-ahead.940')
    const today = '2026-11-27'
    expect(findAhead(statements, today)).toMatchObject([{ code: 'dated_ahead', on: '2027-11-18' }])
    expect(spansOf(withoutAhead(statements, today, lendingLimits))).toMatchObject([{ last: '2026-11-09' }])
    const { accountNumber: iban, closing, bookings } = statements[0]!
    const { coverage } = analyse([{ iban, holder: null, bank: null, closing, bookings }], { today, companyNames: [] })
    expect(coverage).toMatchObject({ lastBookedOn: '2026-11-09', ageDays: 18 })
  })

  test('an export that an English spreadsheet saved is refused, and never read a hundredfold', () => {
    expect(read('excel-took-the-commas.csv')).toMatchObject({
      ok: false,
      refusal: { code: 'altered_file', bank: 'ing', field: 'amount' },
    })
  })

  test('the payments of a batch count as what each is', () => {
    const { accountNumber: iban, closing, bookings } = statementsOf('batch-of-three.xml')[0]!
    expect(bookings).toMatchObject([{ amountCents: -4_450_00, counterpartyName: null }])
    const account = { iban, holder: null, bank: null, closing, bookings: withBatchesApart(bookings) }
    const read = analyse([account], { today: '2026-02-01', companyNames: [] }).bookings
    expect(account.bookings.map(({ amountCents }, place) => [read[place]!.category, amountCents])).toEqual([
      ['vat-payment', -1_200_00],
      ['loan-instalment', -1_250_00],
      ['supplier', -2_000_00],
    ])
  })

  test('moments in UTC are days in the Netherlands', () => {
    const days = statementsOf('utc-times.xml').flatMap(({ bookings }) => bookings.map(({ bookedOn }) => bookedOn))
    expect(days).toEqual(['2026-01-01', '2026-07-15'])
  })
})
