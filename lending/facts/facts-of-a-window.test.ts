import { describe, expect, test } from 'vitest'
import type { Window } from '#lending/ledger/evidenced.ts'
import type { Category } from '#lending/bookings/category.ts'
import { contests } from '#lending/facts/contests/contests.ts'
import { coverage } from '#lending/facts/balance/coverage.ts'
import { debtService } from '#lending/facts/window-facts.ts'
import { reversals } from '#lending/facts/debt/reversals.ts'
import { taxes } from '#lending/facts/tax/taxes.ts'
import { makeLedger } from '#lending/ledger/ledger.ts'
import { monthlyAverage, select, selectPaid } from '#lending/ledger/views.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { account, booking } from '#lending/testing/booking.ts'

const context = { today: '2026-11-21', companyNames: ['Bakkerij De Korenaar B.V.'] }
const november: Window = { from: '2026-11-01', to: '2026-11-20', months: 0 }
const half: Window = { from: '2026-05-21', to: '2026-11-20', months: 6 }
const on = (bookedOn: string, amountCents: number, counterpartyName: string | null, description = '') =>
  booking({ bookedOn, amountCents, counterpartyName, description })
const ledgerOf = (...bookings: Booking[]) => makeLedger([account(bookings)], context)

describe('CORE-4 what was contested', () => {
  const contest = (booking: Booking, category: Category, turnoverCents = 1_000_00) =>
    contests(
      makeLedger([account([on('2026-11-01', -1_00, 'Meelhandel'), booking])], {
        ...context,
        contested: { 1: category },
      }),
      turnoverCents,
    )

  test('weighs where it explains trouble, debt or money taken out away', () => {
    const weighty: [Booking, Category][] = [
      [on('2026-11-02', -50_00, 'TOTO Online'), 'supplier'],
      [on('2026-11-02', -50_00, 'Bitvavo', 'crypto'), 'supplier'],
      [on('2026-11-02', -50_00, 'Flanderijn Gerechtsdeurwaarders'), 'supplier'],
      [on('2026-11-02', -50_00, 'Belastingdienst', 'betalingsregeling'), 'vat-payment'],
      [on('2026-11-02', 50_00, 'KPN', 'storno incasso'), 'refund-received'],
      [on('2026-11-02', -50_00, 'New10 B.V.', 'termijn lening'), 'supplier'],
      [on('2026-11-02', 50_00, 'Floryn', 'uitbetaling krediet'), 'private-deposit'],
      [on('2026-11-02', -50_00, 'A. Korenaar', 'prive opname'), 'supplier'],
    ]
    for (const [booking, category] of weighty) {
      expect(contest(booking, category), booking.counterpartyName!).toMatchObject({ weightyCount: 1 })
    }
  })

  test('weighs where it became turnover, and not where it was turnover already', () => {
    expect(contest(on('2026-11-02', 50_00, 'Gemeente Utrecht', 'subsidie'), 'customer-receipt').weightyCount).toBe(1)
    expect(contest(on('2026-11-02', 50_00, 'K. Yilmaz', 'taart'), 'card-takings').weightyCount).toBe(0)
    expect(contest(on('2026-11-02', -50_00, 'Meelhandel'), 'rent')).toEqual({
      count: 1,
      sumCents: 50_00,
      bookings: [1],
      weightyCount: 0,
      share: 0.05,
    })
  })

  test('has no share of nothing', () => {
    expect([0, -1].map((cents) => contest(on('2026-11-02', -5_00, 'Meelhandel'), 'rent', cents).share)).toEqual([
      null,
      null,
    ])
  })
})

describe('CORE-4 what the data covers', () => {
  test('is counted from the first to the last booking, with the longest run of days without one', () => {
    const ledger = ledgerOf(
      on('2026-11-15', 1, 'b'),
      on('2026-11-01', 1, 'a'),
      on('2026-11-04', 1, 'c'),
      booking({ bookedOn: '2026-11-10', amountCents: 1, currency: 'USD' }),
    )
    expect(coverage(ledger, '2026-11-21')).toEqual({
      firstBookedOn: '2026-11-01',
      lastBookedOn: '2026-11-15',
      dayCount: 15,
      ageDays: 6,
      longestGapDays: 5,
      bookingCount: 4,
      foreignCurrencyCount: 1,
    })
  })

  test('is nothing without bookings', () => {
    expect(coverage(ledgerOf(), '2026-11-21')).toEqual({
      firstBookedOn: null,
      lastBookedOn: null,
      dayCount: 0,
      ageDays: null,
      longestGapDays: 0,
      bookingCount: 0,
      foreignCurrencyCount: 0,
    })
  })
})

describe('CORE-4 taxes', () => {
  const paid = (bookedOn: string, text = 'btw') => on(bookedOn, -100_00, 'Belastingdienst', text)
  const refund = (bookedOn: string) => on(bookedOn, 30_00, 'Belastingdienst', 'teruggaaf')
  const edge = (bookedOn: string) => on(bookedOn, 1, 'Klant')

  test('are regular while no gap is longer than 125 days, the edges included', () => {
    const upTo = (last: string) => taxes(ledgerOf(edge('2026-05-21'), paid('2026-06-01'), paid(last)), half)
    expect(upTo('2026-10-04')).toMatchObject({ longestGapDays: 125, isRegular: true })
    expect(upTo('2026-10-05')).toMatchObject({ longestGapDays: 126, isRegular: false })
    expect(taxes(ledgerOf(edge('2026-05-21'), paid('2026-11-01')), half)).toMatchObject({
      longestGapDays: 164,
      isRegular: false,
    })
    expect(taxes(ledgerOf(edge('2026-05-21'), paid('2026-06-01')), half)).toMatchObject({ longestGapDays: 172 })
  })

  test('are not expected before the first booking, and a refund is a sign of life as well', () => {
    expect(taxes(ledgerOf(edge('2026-10-01'), paid('2026-11-01')), half)).toMatchObject({ longestGapDays: 31 })
    const ledger = ledgerOf(edge('2026-05-21'), paid('2026-06-01'), refund('2026-09-01'), paid('2026-11-20'))
    expect(taxes(ledger, half)).toMatchObject({
      longestGapDays: 92,
      isRegular: true,
      paid: { count: 2, sumCents: 200_00 },
    })
  })

  test('of which none is seen have no gap and are not regular', () => {
    expect(taxes(ledgerOf(edge('2026-05-21'), refund('2026-06-01')), half)).toMatchObject({
      paid: { count: 0, sumCents: 0 },
      longestGapDays: null,
      isRegular: false,
    })
  })

  test('are distinguished by kind', () => {
    const ledger = ledgerOf(paid('2026-06-01'), paid('2026-06-02', 'loonheffing'), paid('2026-06-03', 'naheffing'))
    const fact = taxes(ledger, half)
    expect([fact.vat.bookings, fact.wageTax.bookings, fact.arrears.bookings]).toEqual([[0], [1], [2]])
  })
})

describe('CORE-4 what is chosen from the bookings', () => {
  const ledger = ledgerOf(
    on('2026-10-31', 1_00, 'Klant'),
    on('2026-11-01', 2_00, 'Klant'),
    on('2026-11-20', 4_00, 'Klant'),
    on('2026-11-21', 8_00, 'Klant'),
    on('2026-11-02', -16_00, 'Meelhandel'),
    on('2026-11-03', 32_00, 'KPN', 'storno incasso'),
    on('2026-11-04', -64_00, 'Café Zuid', 'storno incasso MD06'),
  )

  test('lies within the window, both ends included', () => {
    expect(select(ledger, november, ['customer-receipt'])).toEqual({ count: 2, sumCents: 6_00, bookings: [1, 2] })
    expect(selectPaid(ledger, november, ['supplier'])).toEqual({ count: 1, sumCents: 16_00, bookings: [4] })
    expect(Object.is(selectPaid(ledger, november, ['rent']).sumCents, 0)).toBe(true)
  })

  test('goes one way or both', () => {
    expect(select(ledger, november, ['reversal'])).toEqual({ count: 2, sumCents: -32_00, bookings: [5, 6] })
    expect(reversals(ledger, november)).toEqual({
      returnedByUs: { count: 1, sumCents: 32_00, bookings: [5] },
      returnedByCustomers: { count: 1, sumCents: -64_00, bookings: [6] },
    })
    expect(selectPaid(ledger, november, ['reversal'], 'out')).toEqual({ count: 1, sumCents: 64_00, bookings: [6] })
  })

  test('what a shop pays back for a return is no debit that a customer took back', () => {
    const shop = ledgerOf(
      on('2026-11-03', -40_00, 'J. de Wit', 'refund order 1042'),
      on('2026-11-04', -30_00, 'M. Smit', 'storno incasso'),
    )
    expect(reversals(shop, november).returnedByCustomers).toEqual({ count: 1, sumCents: -30_00, bookings: [1] })
  })

  test('is averaged over the months of the window, and over one where there is none', () => {
    expect([monthlyAverage(601, half), monthlyAverage(601, november)]).toEqual([100, 601])
  })

  test('names each lender once, in order, and none that has no name', () => {
    const loans = ledgerOf(
      on('2026-11-01', -10_00, 'Qredits', 'aflossing lening'),
      on('2026-11-02', -10_00, 'New10 B.V.', 'termijn lening'),
      on('2026-11-03', -10_00, 'Qredits', 'aflossing lening'),
      on('2026-11-04', -10_00, null, 'aflossing lening'),
    )
    expect(debtService(loans, half)).toEqual({
      count: 4,
      sumCents: 40_00,
      bookings: [0, 1, 2, 3],
      averageMonthlyCents: 667,
      lenders: ['New10 B.V.', 'Qredits'],
    })
  })
})
