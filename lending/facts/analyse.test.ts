import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse } from '#lending/facts/analyse.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { AnalysisContext } from '#lending/facts/analysis-input.ts'
import { categories, categoryNames } from '#lending/bookings/category.ts'
import { addDays } from '#lending/days.ts'
import { account, booking } from '#lending/testing/booking.ts'
import { company } from '#lending/testing/healthy-company.ts'

const context: AnalysisContext = { today: '2026-11-21', companyNames: ['Bakkerij De Korenaar B.V.'] }
const onDay = (bookedOn: string, amountCents: number, counterpartyName: string, description = '') =>
  booking({ bookedOn, amountCents, counterpartyName, description })

test('CORE-4 the middle month has its turnover alone', () => {
  const months = ['2026-09-10', '2026-10-10', '2026-11-10'].flatMap((day) => [
    onDay(day, 1_000_00, 'K. Yilmaz', 'factuur'),
    onDay(day, 100_00, 'Gemeente Utrecht', 'subsidie'),
  ])
  const start = onDay('2026-08-21', 1_00, 'K. Yilmaz', 'factuur')
  const { lastThreeMonths } = analyse([account([start, ...months, onDay('2026-11-20', -1_00, 'Meelhandel')])], context)
  expect(lastThreeMonths.turnover.medianMonthlyCents).toBe(1_000_00)
})

describe('CORE-4 the balance', () => {
  const days = [
    onDay('2026-11-01', -500_00, 'Meelhandel'),
    onDay('2026-11-11', 800_00, 'Klant'),
    onDay('2026-11-20', -100_00, 'Meelhandel'),
  ]

  test('of several accounts is their sum, and is unknown when one of them states none', () => {
    const other = account([], { iban: 'NL91RABO0315273637', closing: { on: '2026-11-20', amountCents: 1_000_00 } })
    const first = account(days, { closing: { on: '2026-11-20', amountCents: 300_00 } })
    expect(analyse([first, other], context).year.balance).toMatchObject({ currentCents: 1_300_00, daysBelowZero: 0 })
    expect(analyse([first, { ...other, closing: null }], context).year.balance).toMatchObject({
      isKnown: false,
      currentCents: null,
    })
  })
})

describe('CORE-4 single facts', () => {
  test('transfers between own accounts are taken out before anything is counted', () => {
    const savings = account(
      [booking({ bookedOn: '2026-11-05', amountCents: 9_000_00, counterpartyAccount: 'NL02ABNA0123456789' })],
      { iban: 'NL91RABO0315273637' },
    )
    const bakery = company({
      extra: [booking({ bookedOn: '2026-11-05', amountCents: -9_000_00, counterpartyAccount: savings.iban })],
    })
    const analysis = analyse([bakery, savings], context)
    const before = analyse([company()], context).ownTransfers
    expect(analysis.ownTransfers).toMatchObject({ count: before.count + 2, sumCents: before.sumCents })
    expect(analysis.year.turnover.sumCents).toBe(analyse([company()], context).year.turnover.sumCents)
    expect(analysis.year.availableMonthlyCents).toBe(analyse([company()], context).year.availableMonthlyCents)
  })

  test('one large customer is seen under one account whatever name it uses, payment providers are no customer', () => {
    const large = { counterpartyAccount: 'NL39RABO0300065264', description: 'factuur' }
    const extra = Array.from({ length: 12 }, (_, month) =>
      booking({
        ...large,
        bookedOn: `2026-${String(Math.min(10, month + 1)).padStart(2, '0')}-10`,
        counterpartyName: month % 2 ? 'Hotel Oost' : 'HOTEL OOST BV',
        amountCents: 30_000_00,
      }),
    )
    const { concentration } = analyse([company({ extra })], context).year
    expect(concentration.largestShare).toBeCloseTo(0.5, 1)
    expect(concentration.largest[0]).toMatchObject({ count: 12, sumCents: 360_000_00 })
  })

  test('money in another currency is shown and counted nowhere, and its account has no part in the balance', () => {
    const dollars = account([booking({ bookedOn: '2026-11-05', amountCents: 50_000_00, currency: 'USD' })], {
      iban: 'NL91RABO0315273637',
      closing: null,
    })
    const analysis = analyse([company(), dollars], context)
    expect(analysis.coverage.foreignCurrencyCount).toBe(1)
    expect(analysis.bookings.at(-1)).toMatchObject({ category: 'foreign-currency' })
    expect(analysis.year).toEqual(analyse([company()], context).year)
  })

  test('a category that the applicant contests wins, says so, and changes the facts', () => {
    const bakery = company({ extra: [onDay('2026-09-02', -300_00, 'Holland Casino')] })
    const number = analyse([bakery], context).year.gambling.bookings[0]!
    const contested = analyse([bakery], { ...context, contested: { [number]: 'supplier' } })
    expect(contested.bookings[number]).toEqual({
      category: 'supplier',
      rule: 'contested',
      words: [],
      insteadOf: { category: 'gambling', rule: 'risk/gambling' },
    })
    expect(contested.contests).toMatchObject({ count: 1, sumCents: 300_00, weightyCount: 1 })
    expect(contested.year.gambling.count).toBe(0)
  })
})

test('CORE-4 nothing to read gives facts of nothing, not an error', () => {
  for (const accounts of [[], [account([])]]) {
    const analysis = analyse(accounts, context)
    expect(analysis.coverage).toMatchObject({ bookingCount: 0, dayCount: 0, ageDays: null })
    expect(analysis.year).toMatchObject({ availableMonthlyCents: 0, variation: null })
    expect(JSON.stringify(analysis)).not.toMatch(/NaN|Infinity/)
  }
})

test('CORE-4 whatever is booked: every booking has a category, months add up, no figure is lost to rounding or chance', () => {
  const anyBooking = fc.record({
    bookedOn: fc.integer({ min: 0, max: 800 }).map((day) => addDays('2024-09-01', day)),
    amountCents: fc.integer({ min: -5_000_000, max: 5_000_000 }),
    counterpartyName: fc.constantFrom('Belastingdienst', 'KPN', 'Jansen', 'Mollie', 'Bakkerij De Korenaar', null),
    description: fc.constantFrom('huur', 'salaris', 'storno', 'aflossing lening', 'factuur 1', ''),
  })
  fc.assert(
    fc.property(fc.array(fc.array(anyBooking, { maxLength: 60 }), { minLength: 1, maxLength: 3 }), (ledgers) => {
      const accounts: AnalysedAccount[] = ledgers.map((parts, index) =>
        account(parts.map(booking), { iban: `NL0${index}TEST0000000000` }),
      )
      const analysis = analyse(accounts, context)
      expect(analysis.bookings).toHaveLength(ledgers.flat().length)
      expect(analysis.bookings.every(({ category }) => categoryNames.includes(category))).toBe(true)
      expect(JSON.stringify(analysis)).not.toMatch(/NaN|Infinity/)
      expect(analyse(accounts, context)).toEqual(analysis)
      const seen = accounts.flatMap((one) => one.bookings)
      const [from] = analysis.months
      const until = analysis.months.at(-1)?.to ?? ''
      const total = seen.reduce((sum, { amountCents, bookedOn }, number) => {
        const isCounted =
          from !== undefined &&
          bookedOn >= from.from &&
          bookedOn <= until &&
          categories[analysis.bookings[number]!.category] !== 'own-transfer'
        return isCounted ? sum + amountCents : sum
      }, 0)
      const columns = analysis.months.reduce(
        (sum, month) =>
          sum + month.availableCents - month.debtServiceCents + month.financingCents - month.distributedCents,
        0,
      )
      expect(columns).toBe(total)
    }),
    { numRuns: 60 },
  )
})
