import { describe, expect, test } from 'vitest'
import { analyse } from '#lending/facts/analyse.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import type { Category } from '#lending/bookings/category.ts'
import { account, booking } from '#lending/testing/booking.ts'

/** One booking a line, said to be what it is, so that each fact can only rest on its own. */
const lines: [category: Category, on: string, cents: number][] = [
  ['customer-receipt', '2025-11-21', 1_000_00],
  ['card-takings', '2026-09-01', 2_000_00],
  ['payment-provider-payout', '2026-09-02', 3_000_00],
  ['cash-deposit', '2026-09-03', 4_000_00],
  ['subsidy', '2026-09-04', 500_00],
  ['wages', '2026-09-05', -10_00],
  ['pension', '2026-09-06', -20_00],
  ['social-insurance', '2026-09-07', -30_00],
  ['rent', '2026-09-08', -40_00],
  ['supplier', '2026-09-09', -50_00],
  ['vat-payment', '2026-09-10', -60_00],
  ['loan-instalment', '2026-09-11', -70_00],
  ['loan-proceeds', '2026-09-12', 80_00],
  ['gambling', '2026-09-13', -90_00],
  ['gambling', '2026-09-14', 5_00],
  ['private-withdrawal', '2026-09-15', -1_200_00],
  ['dividend', '2026-09-16', -110_00],
  ['collection', '2026-09-17', -120_00],
  ['own-transfer', '2026-09-18', -130_00],
  ['reversal', '2026-09-19', 140_00],
  ['customer-receipt', '2026-11-20', 7_000_00],
]
const number = Object.fromEntries(lines.map(([category], place) => [category, place]))
const analysed = analyse(
  [account(lines.map(([, bookedOn, amountCents]) => booking({ bookedOn, amountCents, counterpartyName: 'Party' })))],
  {
    today: '2026-11-21',
    companyNames: ['Bakkerij De Korenaar B.V.'],
    contested: Object.fromEntries(lines.map(([category], place) => [place, category])),
  },
)
const { year } = analysed

describe('CORE-4 each fact of the year rests on its own bookings', () => {
  test.each<[string, Evidenced, number, number[]]>([
    ['turnover', year.turnover, 17_000_00, [0, 20, 1, 2, 3]],
    ['wages', year.wages, 10_00, [number['wages']!]],
    ['pension', year.pension, 20_00, [number['pension']!]],
    ['social insurance', year.socialInsurance, 30_00, [number['social-insurance']!]],
    ['rent', year.rent, 40_00, [number['rent']!]],
    ['taxes', year.taxes.paid, 60_00, [number['vat-payment']!]],
    ['instalments', year.debtService, 70_00, [number['loan-instalment']!]],
    ['new loans', year.newLoans, 80_00, [number['loan-proceeds']!]],
    ['gambling, without what was won', year.gambling, 90_00, [13]],
    ['private withdrawals', year.privateWithdrawals, 1_200_00, [number['private-withdrawal']!]],
    ['dividends', year.dividends, 110_00, [number['dividend']!]],
    ['collections', year.collections, 120_00, [number['collection']!]],
    ['cash', year.cash, 4_000_00, [number['cash-deposit']!]],
    ['debits returned', year.reversals.returnedByUs, 140_00, [number['reversal']!]],
    ['own transfers', analysed.ownTransfers, -130_00, [number['own-transfer']!]],
  ])('%s', (_name, fact, sumCents, bookings) => {
    expect([fact.sumCents, fact.count, [...fact.bookings].sort((a, b) => a - b)]).toEqual([
      sumCents,
      bookings.length,
      [...bookings].sort((a, b) => a - b),
    ])
  })

  test('costs are what runs the company and its taxes, a month', () => {
    expect(year.costs).toMatchObject({ sumCents: 330_00, averageMonthlyCents: 27_50, count: 7 })
  })

  test('shares are of the turnover, averages over twelve months', () => {
    expect(year.cash.share).toBe(4 / 17)
    expect(year.gambling.share).toBe(90 / 17_000)
    expect(year.privateWithdrawals.averageMonthlyCents).toBe(100_00)
    expect([year.turnover.averageMonthlyCents, year.turnover.medianMonthlyCents]).toEqual([1_416_67, 0])
    expect(year.availableMonthlyCents).toBe(Math.round((17_500_00 - 330_00 + 140_00 - 1_285_00) / 12))
  })

  test('the last three months have their own facts', () => {
    const { lastThreeMonths } = analysed
    expect(lastThreeMonths.window).toEqual({ from: '2026-08-21', to: '2026-11-20', months: 3 })
    expect(lastThreeMonths.turnover).toMatchObject({
      sumCents: 16_000_00,
      averageMonthlyCents: 5_333_33,
      medianMonthlyCents: 7_000_00,
    })
    expect(lastThreeMonths.lastThreeAgainstBefore).toBeNull()
  })
})

describe('CORE-4 whose the accounts are', () => {
  const context = { today: '2026-11-21', companyNames: ['Bakkerij De Korenaar B.V.'] }
  const held = (...holders: (string | null)[]) =>
    analyse(
      holders.map((holder) => account([], { holder })),
      context,
    )

  test('one in another’s name is enough to ask, one without a name leaves it open', () => {
    const own = 'Bakkerij De Korenaar'
    expect([
      held(own, own).holderMatch,
      held(own, null).holderMatch,
      held(null, 'P. Pietersen', own).holderMatch,
      held().holderMatch,
    ]).toEqual(['MATCH', 'COULD_NOT_MATCH', 'NO_MATCH', 'COULD_NOT_MATCH'])
  })

  test('each has its bank, its holder and how many bookings it has', () => {
    expect(analyse([account([booking({ amountCents: 1 })])], context)).toMatchObject({
      version: 'analysis-2026-11-10',
      today: '2026-11-21',
      accounts: [
        {
          iban: 'NL02ABNA0123456789',
          bank: 'ABN',
          holder: 'Bakkerij De Korenaar B.V.',
          match: 'MATCH',
          bookingCount: 1,
        },
      ],
    })
  })
})
