import { expect, test } from 'vitest'
import { findAhead } from '#lending/statements/integrity/dated-ahead.ts'
import type { StatementFile } from '#lending/statements/read-statement-file.ts'
import { booking } from '#lending/testing/booking.ts'
import { readAnswer } from './file-answer.ts'

test('API-8 a booking that is still to come is named, and the days of the account end before it', () => {
  const bookings = ['2026-05-04', '2026-11-09', '2027-11-18'].map((bookedOn) =>
    booking({ bookedOn, amountCents: -45_00 }),
  )
  const account = { accountIban: null, accountNumber: 'NL65ABNA0555667770', accountHolder: null, currency: 'EUR' }
  const statements = [{ ...account, opening: null, closing: null, bookings, pendingCount: 0 }]
  const file: StatementFile = {
    format: 'mt940',
    bank: 'abn_amro',
    statements,
    findings: findAhead(statements, '2026-11-27'),
  }
  expect(readAnswer('a.940', file)).toMatchObject({
    accounts: [{ from: '2026-05-04', to: '2026-11-09', transactionCount: 3 }],
    findings: [{ code: 'dated_ahead', figures: { on: '2027-11-18', differenceCents: -45_00 } }],
  })
})
