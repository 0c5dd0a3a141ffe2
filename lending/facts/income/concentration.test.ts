import { describe, expect, test } from 'vitest'
import type { Window } from '#lending/ledger/evidenced.ts'
import { concentration } from '#lending/facts/income/concentration.ts'
import { makeLedger } from '#lending/ledger/ledger.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { account, booking } from '#lending/testing/booking.ts'

const context = { today: '2026-11-21', companyNames: ['Bakkerij De Korenaar B.V.'] }
const november: Window = { from: '2026-11-01', to: '2026-11-20', months: 0 }
const on = (bookedOn: string, amountCents: number, counterpartyName: string | null, description = '') =>
  booking({ bookedOn, amountCents, counterpartyName, description })
const ledgerOf = (...bookings: Booking[]) => makeLedger([account(bookings)], context)

describe('CORE-4 customers', () => {
  const invoice = (cents: number, name: string | null, counterpartyAccount: string | null = null) =>
    booking({
      bookedOn: '2026-11-10',
      amountCents: cents,
      counterpartyName: name,
      counterpartyAccount,
      description: 'factuur',
    })

  test('are ordered by what they paid, alike sums by name, and the share is of the whole turnover', () => {
    const ledger = ledgerOf(
      invoice(100_00, 'Zuid'),
      invoice(300_00, 'Noord'),
      invoice(100_00, 'Oost'),
      invoice(50_00, 'NOORD'),
      invoice(30_00, 'West'),
      invoice(20_00, 'Midden'),
      invoice(10_00, 'Rand'),
      invoice(5_00, null),
      on('2026-11-12', 385_00, 'Mollie', 'payout'),
    )
    const fact = concentration(ledger, november)
    expect(
      fact.largest.map(({ customer, count, sumCents, bookings }) => [customer, count, sumCents, bookings]),
    ).toEqual([
      ['Noord', 2, 350_00, [1, 3]],
      ['Oost', 1, 100_00, [2]],
      ['Zuid', 1, 100_00, [0]],
      ['West', 1, 30_00, [4]],
      ['Midden', 1, 20_00, [5]],
    ])
    expect(fact).toMatchObject({ largestShare: 0.35, fiveLargestShare: 0.6 })
  })

  test('are known by their account before their name, and by that account where they have no name', () => {
    const ledger = ledgerOf(
      invoice(100_00, 'Hotel Oost', 'NL39RABO0300065264'),
      invoice(100_00, 'HOTEL OOST BV', 'NL39RABO0300065264'),
      invoice(70_00, null, 'NL20INGB0001234567'),
      invoice(60_00, '  '),
    )
    expect(concentration(ledger, november).largest.map(({ customer, count }) => [customer, count])).toEqual([
      ['Hotel Oost', 2],
      ['NL20INGB0001234567', 1],
    ])
  })

  test('have no share of nothing', () => {
    expect(concentration(ledgerOf(on('2026-11-10', -5_00, 'Meelhandel')), november)).toEqual({
      largestShare: null,
      fiveLargestShare: null,
      largest: [],
    })
  })
})
