import { describe, expect, test } from 'vitest'
import { recurringPayments } from '#lending/facts/costs/recurring.ts'
import { makeLedger } from '#lending/ledger/ledger.ts'
import { addDays, addMonths } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { account, booking } from '#lending/testing/booking.ts'

const endsOn = '2026-11-20'
const last = booking({ bookedOn: endsOn, amountCents: 1 })

/** Payments so many days apart, the last of them on the last day of the bookings by default. */
function apart(gaps: readonly number[], parts: Partial<Booking> = {}, lastOn = endsOn): Booking[] {
  const days = gaps.toReversed().reduce<number[]>((back, gap) => [...back, back.at(-1)! - gap], [0])
  return days
    .toReversed()
    .map((day) =>
      booking({ amountCents: -100_00, counterpartyName: 'Party', ...parts, bookedOn: addDays(lastOn, day) }),
    )
}
const found = (...bookings: Booking[]) =>
  recurringPayments(makeLedger([account([...bookings, last])], { companyNames: ['Bakkerij De Korenaar'] }))
const rhythmOf = (gaps: readonly number[]) => found(...apart(gaps))[0]?.rhythm ?? null

test('CORE-4 what is paid to somebody and what is received from them are separate payments', () => {
  const withCents = (payment: Booking, at: number) => ({ ...payment, amountCents: payment.amountCents - 50 * at })
  const paid = apart([30, 31, 30]).map(withCents)
  const received = apart([28, 28, 28], { amountCents: 100_00 }, '2026-11-12').map(withCents)
  expect(found(...paid, ...received).map(({ amountCents, rhythm }) => [Math.sign(amountCents), rhythm])).toEqual(
    expect.arrayContaining([
      [-1, 'monthly'],
      [1, 'four-weekly'],
    ]),
  )
})

describe('CORE-4 the rhythm of a payment that comes back', () => {
  test.each<[number[], string | null]>([
    [[5, 5], 'weekly'],
    [[9, 9], 'weekly'],
    [[4, 4], null],
    [[10, 10], null],
    [[28, 28, 28], 'four-weekly'],
    [[26, 26], 'four-weekly'],
    [[25, 25], null],
    [[30, 31, 30], 'monthly'],
    [[29, 29], 'monthly'],
    [[36, 36], 'monthly'],
    [[37, 37], null],
    [[82, 82], 'quarterly'],
    [[101, 101], 'quarterly'],
    [[81, 81], null],
    [[102, 102], null],
    [[350], 'yearly'],
    [[380], 'yearly'],
    [[349], null],
    [[381], null],
    [[7], null],
    [[30], null],
    [[30, 30, 30, 60], 'monthly'],
    [[30, 30, 60], null],
    [[], null],
  ])('%j days apart: %s', (gaps, rhythm) => expect(rhythmOf(gaps)).toBe(rhythm))
})

describe('CORE-4 a payment that comes back', () => {
  test.each([
    ['weekly', [7, 7], '2026-11-27'],
    ['four-weekly', [28, 28], '2026-12-18'],
    ['monthly', [31, 30], '2026-12-20'],
    ['quarterly', [91, 92], '2027-02-20'],
    ['yearly', [365], '2027-11-20'],
  ])('is expected again in its rhythm: %s', (rhythm, gaps, nextOn) => {
    expect(found(...apart(gaps))).toMatchObject([{ rhythm, lastOn: endsOn, nextOn }])
  })

  test('has its middle amount, its way and its bookings', () => {
    const [first, second, third] = apart([30, 30])
    const paid = [{ ...first!, amountCents: -90_00 }, second!, { ...third!, amountCents: -110_00 }]
    expect(found(...paid)).toEqual([
      {
        counterparty: 'Party',
        category: 'supplier',
        direction: 'out',
        rhythm: 'monthly',
        amountCents: -100_00,
        lastOn: endsOn,
        nextOn: '2026-12-20',
        bookings: [0, 1, 2],
      },
    ])
    expect(found(...apart([30, 30], { amountCents: 70_00 }))).toMatchObject([
      { direction: 'in', amountCents: 70_00, category: 'customer-receipt' },
    ])
  })

  test('is found in whatever order its bookings come', () => {
    const [first, second, third] = apart([30, 30])
    expect(found(third!, first!, second!)).toMatchObject([{ rhythm: 'monthly', bookings: [1, 2, 0] }])
  })

  test('has ended once it stayed away for one and a half of its longest interval', () => {
    expect(found(...apart([7, 7], {}, addDays(endsOn, -13)))).toHaveLength(1)
    expect(found(...apart([7, 7], {}, addDays(endsOn, -14)))).toHaveLength(0)
    expect(found(...apart([30, 30], {}, addDays(endsOn, -54)))).toHaveLength(1)
    expect(found(...apart([30, 30], {}, addDays(endsOn, -55)))).toHaveLength(0)
  })

  test('is known by its account before its name, and by its name however that is written', () => {
    const [first, second, third] = apart([30, 30], { counterpartyAccount: 'NL20INGB0001234567' })
    expect(
      found(first!, { ...second!, counterpartyName: 'Other' }, { ...third!, counterpartyName: null }),
    ).toMatchObject([{ counterparty: 'NL20INGB0001234567' }])
    const [one, two, three] = apart([30, 30])
    expect(found({ ...one!, counterpartyName: ' PARTY' }, { ...two!, counterpartyName: 'Pärty' }, three!)).toHaveLength(
      1,
    )
  })

  test('is none without a party, between own accounts, of debits that came back, or of nothing', () => {
    expect(found(...apart([30, 30], { counterpartyName: null }))).toEqual([])
    expect(found(...apart([30, 30], { counterpartyName: ' ' }))).toEqual([])
    expect(found(...apart([30, 30], { counterpartyAccount: 'NL02ABNA0123456789' }))).toEqual([])
    expect(found(...apart([30, 30], { amountCents: 50_00, isReversal: true, reversalReason: 'AM04' }))).toEqual([])
    expect(found(...apart([30, 30], { amountCents: 0 }))).toEqual([])
  })

  test('money in and money out are apart, and so are two amounts that keep no rhythm together', () => {
    const both = [...apart([30, 30]), ...apart([30, 30], { amountCents: 40_00 })]
    expect(found(...both).map(({ amountCents }) => amountCents)).toEqual([-100_00, 40_00])
    const policies = [
      ...apart([30, 30], { amountCents: -55_00 }),
      ...apart([30, 30], { amountCents: -20_00 }, addDays(endsOn, -3)),
    ]
    expect(found(...policies).map(({ amountCents, bookings }) => [amountCents, bookings.length])).toEqual([
      [-55_00, 3],
      [-20_00, 3],
    ])
  })

  test('the largest come first, alike ones by name', () => {
    const named = (counterpartyName: string, amountCents: number) => apart([30, 30], { counterpartyName, amountCents })
    const all = found(
      ...named('Bruin', -5_00),
      ...named('Zwart', 90_00),
      ...named('Amber', -5_00),
      ...named('Cyaan', -7_00),
    )
    expect(all.map(({ counterparty }) => counterparty)).toEqual(['Zwart', 'Cyaan', 'Amber', 'Bruin'])
    const alike = found(...named('Amber', -5_00), ...named('Cyaan', -5_00), ...named('Bruin', -5_00))
    expect(alike.map(({ counterparty }) => counterparty)).toEqual(['Amber', 'Bruin', 'Cyaan'])
  })
})

test('CORE-4 a monthly payment on the last day of the month is expected on the last day of the next', () => {
  const ends = ['2026-08-31', '2026-09-30', '2026-10-31']
  const rent = ends.map((bookedOn) => booking({ bookedOn, amountCents: -1_00, counterpartyName: 'Party' }))
  expect(found(...rent)[0]).toMatchObject({ rhythm: 'monthly', nextOn: addMonths('2026-10-31', 1) })
})

describe('CORE-4 what is due next', () => {
  const paidOn = (days: readonly string[], amountCents = -1_00, parts: Partial<Booking> = {}) =>
    days.map((bookedOn) => booking({ bookedOn, amountCents, counterpartyName: 'Party', ...parts }))

  test.each<[string, string[], string]>([
    ['the last day, after a short month', ['2025-12-31', '2026-01-31', '2026-02-28'], '2026-03-31'],
    ['the last day, after a weekend', ['2025-12-31', '2026-01-30', '2026-02-27'], '2026-03-31'],
    ['the thirtieth, after February', ['2025-12-30', '2026-01-30', '2026-02-28'], '2026-03-30'],
    ['the leap day, after thirties', ['2027-11-30', '2027-12-31', '2028-01-31'], '2028-02-29'],
    ['the last day of a quarter', ['2025-09-30', '2025-12-31', '2026-03-31', '2026-06-30'], '2026-09-30'],
    ['the twenty-eighth, that February ends on', ['2025-12-28', '2026-01-28', '2026-02-28'], '2026-03-28'],
  ])('falls on %s', (_day, days, nextOn) => {
    const own = account(paidOn(days))
    const context = { today: days.at(-1)!, companyNames: ['Bakkerij De Korenaar'] }
    expect(recurringPayments(makeLedger([own], context))).toMatchObject([{ lastOn: days.at(-1), nextOn }])
  })

  test('is the one after, when one was missed', () => {
    expect(found(...apart([31, 30], {}, '2026-10-15'))[0]).toMatchObject({ nextOn: '2026-11-15' })
    expect(found(...apart([31, 30], {}, '2026-10-10'))[0]).toMatchObject({ nextOn: '2026-12-10' })
    expect(found(...apart([7, 7], {}, '2026-11-10'))[0]).toMatchObject({ nextOn: '2026-11-24' })
  })

  test('is the new price, once it was paid twice', () => {
    const days = ['2026-05-12', '2026-06-12', '2026-07-12', '2026-08-12', '2026-09-12', '2026-10-12', '2026-11-12']
    const paid = paidOn(days).map((one, place) => ({ ...one, amountCents: place < 5 ? -50_00 : -55_00 }))
    expect(found(...paid)).toMatchObject([{ amountCents: -55_00 }])
    const yearly = paidOn(['2025-11-16', '2026-11-16']).map((one, place) => ({
      ...one,
      amountCents: -400 - 10 * place,
    }))
    expect(found(...yearly)).toMatchObject([{ rhythm: 'yearly', amountCents: -410 }])
  })
})

describe('CORE-4 several payments to one party', () => {
  test('are distinguished by their category: VAT each quarter beside wage tax each month, of any amounts', () => {
    const tax = (bookedOn: string, amountCents: number, description: string) =>
      booking({ bookedOn, amountCents, description, counterpartyName: 'Belastingdienst' })
    const wageTax = [5, 6, 7, 8, 9, 10].map((month) =>
      tax(`2026-${String(month).padStart(2, '0')}-28`, -800_00 - month, 'loonheffingen'),
    )
    const vat = ['2026-04-30', '2026-07-30', '2026-10-30'].map((day, place) =>
      tax(day, -3_000_00 - place, 'omzetbelasting'),
    )
    const all = [...wageTax, ...vat].sort((a, b) => (a.bookedOn < b.bookedOn ? -1 : 1))
    expect(found(...all).map(({ category, rhythm }) => [category, rhythm])).toEqual([
      ['vat-payment', 'quarterly'],
      ['wage-tax', 'monthly'],
    ])
  })

  test('two alike on one day are two payments', () => {
    const line = apart([30, 31, 30], { amountCents: -40_00 })
    const both = line.flatMap((one) => [one, { ...one, description: 'lijn 2' }])
    expect(found(...both).map(({ rhythm, amountCents, bookings }) => [rhythm, amountCents, bookings.length])).toEqual([
      ['monthly', -40_00, 4],
      ['monthly', -40_00, 4],
    ])
  })
})

test('CORE-4 a payment in another currency has no amount in euros to come back', () => {
  expect(found(...apart([30, 30], { currency: 'USD' }))).toEqual([])
})
