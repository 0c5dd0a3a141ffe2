import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#lending/days.ts'
import { mergeIntoLedger, type Ledger, type LedgerSource } from '#lending/statements/ledger/ledger.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'

const own = 'NL44RABO0123456789'
const source = (id: string, bookings: readonly Booking[]): LedgerSource => ({
  id,
  bookings: bookings.map((booking) => ({ account: own, booking })),
})
const mergeAll = (...sources: LedgerSource[]): Ledger =>
  sources.reduce<Ledger>((ledger, one) => mergeIntoLedger(ledger, one), [])
const saturday = '2026-03-07'
const monday = '2026-03-09'
const other = 'NL20INGB0001234567'
const plain = booking({ bookedOn: monday, amountCents: -1250 })

describe('a booking that two sources report on two days', () => {
  const around = ['2026-03-02', '2026-03-16'].map((bookedOn) => ({ ...plain, bookedOn, amountCents: 100 }))
  const ofFile = { ...plain, bookedOn: monday, valueOn: saturday }
  const ofMt940 = { ...plain, bookedOn: saturday, valueOn: saturday }
  const ofLink = { ...plain, bookedOn: saturday, valueOn: monday }

  test.each([
    ['CSV, and MT940 with the value date alone', ofFile, ofMt940],
    ['CSV, and a bank link with the day of the purchase', ofFile, ofLink],
    ['a bank link without a value date', ofFile, { ...ofLink, valueOn: null }],
  ])('%s: it is one, whichever comes first, and merged again it stays one', (_ways, one, two) => {
    const [first, second] = [source('one', [...around, one]), source('two', [...around, two])]
    for (const ledger of [mergeAll(first, second), mergeAll(second, first)]) {
      expect(ledger).toHaveLength(3)
      expect(mergeIntoLedger(ledger, second)).toEqual(ledger)
      expect(mergeIntoLedger(ledger, first)).toHaveLength(3)
    }
  })

  test('a third source without a value date finds it on either day', () => {
    const ledger = mergeAll(source('one', [...around, ofFile]), source('two', [...around, ofMt940]))
    for (const bookedOn of [saturday, monday])
      expect(mergeIntoLedger(ledger, source('three', [{ ...plain, bookedOn }]))).toHaveLength(3)
  })

  test('the value date of any source leads to it, not of the first alone', () => {
    const link = source('link', [...around, { ...plain, valueOn: monday }])
    const ledger = mergeAll(link, source('file', [...around, ofFile]), source('mt940', [...around, ofMt940]))
    expect(ledger).toHaveLength(3)
  })

  test('two equal bookings, of which one is booked after the weekend, stay two', () => {
    const sundays = { ...plain, bookedOn: monday, valueOn: monday }
    const file = source('file', [...around, ofFile, sundays])
    const mt940 = source('mt940', [...around, ofMt940, sundays])
    expect(mergeAll(file, mt940)).toHaveLength(4)
    expect(mergeAll(mt940, file)).toHaveLength(4)
  })

  test('what both report on both days are two bookings', () => {
    const both = [...around, ofMt940, { ...ofFile, description: 'the second' }]
    expect(mergeAll(source('one', both), source('two', both))).toHaveLength(4)
  })

  test('where one source ends between the days, only an equal counterparty or reference makes them one', () => {
    const early = (parts: Partial<Booking>) => source('early', [around[0]!, { ...ofMt940, ...parts }])
    const late = (parts: Partial<Booking>) => source('late', [{ ...ofFile, ...parts }, around[1]!])
    expect(mergeAll(early({}), late({}))).toHaveLength(4)
    expect(mergeAll(early({ counterpartyAccount: other }), late({ counterpartyAccount: other }))).toHaveLength(3)
    expect(mergeAll(early({ counterpartyAccount: other }), late({ counterpartyAccount: '1234567' }))).toHaveLength(3)
    expect(mergeAll(early({ endToEndId: 'A' }), late({ endToEndId: 'A' }))).toHaveLength(3)
    expect(mergeAll(early({ endToEndId: 'A' }), late({ endToEndId: 'B' }))).toHaveLength(4)
  })

  test.each([
    ['another amount', { amountCents: -1251 }],
    ['another currency', { currency: 'USD' }],
    ['a reference that contradicts', { endToEndId: 'B' }],
    ['a value date of another day', { valueOn: '2026-03-08' }],
  ])('%s is another booking', (_what, parts) => {
    const one = source('one', [...around, { ...ofMt940, valueOn: null, endToEndId: 'A' }])
    const two = source('two', [...around, { ...ofFile, endToEndId: 'A', ...parts }])
    expect(mergeAll(one, two)).toHaveLength(4)
  })
})

/** One booking, in a bank's files and in its link. */
const ways = {
  booked: ({ day, value }: Truth) => ({ bookedOn: day, valueOn: value }),
  valued: ({ value }: Truth) => ({ bookedOn: value, valueOn: value }),
  purchased: ({ day, value }: Truth) => ({ bookedOn: value, valueOn: day }),
}
type Truth = { day: string; value: string; booking: Booking }

/** The bank's history: each amount on one day, once or a few times, its value date some days before or after. */
const history = fc
  .array(
    fc.record({
      day: fc.nat({ max: 30 }),
      lag: fc.integer({ min: -3, max: 3 }),
      times: fc.integer({ min: 1, max: 3 }),
      isNamed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 15 },
  )
  .map((all) =>
    all.flatMap(({ day, lag, times, isNamed }, place): Truth[] => {
      const counterpartyAccount = isNamed ? other : null
      const booking = { ...plain, amountCents: -100 - place, counterpartyAccount }
      const one = { day: addDays('2026-03-01', day), value: addDays('2026-03-01', day + lag), booking }
      return Array.from({ length: times }, () => one)
    }),
  )

const tellers = fc.array(
  fc.record({
    way: fc.constantFrom<keyof typeof ways>('booked', 'valued', 'purchased'),
    leavesNameOut: fc.boolean(),
    isReversed: fc.boolean(),
    upTo: fc.nat({ max: 45 }),
  }),
  { minLength: 1, maxLength: 4 },
)

test('each booking is there as often as it happened, however files and bank link date it', () => {
  fc.assert(
    fc.property(history, tellers, (truth, all) => {
      const sources = all.map(({ way, leavesNameOut, isReversed, upTo }, place) => {
        // The first reports everything, the others up to a last day.
        const quiet = (bookedOn: string) => ({ ...plain, bookedOn, amountCents: 1 })
        const reports = truth.map((one) => ({
          ...one.booking,
          ...ways[way](one),
          ...(leavesNameOut ? { counterpartyAccount: null } : {}),
        }))
        const last = place === 0 ? '2026-04-20' : addDays('2026-02-25', upTo)
        const shown = [quiet('2026-02-20'), ...reports, quiet('2026-04-20')]
        const bookings = shown.filter(({ bookedOn }) => bookedOn <= last)
        return source(`source ${place}`, isReversed ? bookings.toReversed() : bookings)
      })
      for (const order of [sources, sources.toReversed()]) {
        const ledger = mergeAll(...order)
        expect(ledger.map(({ booking }) => booking.amountCents).toSorted((one, two) => one - two)).toEqual(
          [1, 1, ...truth.map(({ booking }) => booking.amountCents)].toSorted((one, two) => one - two),
        )
        expect(mergeIntoLedger(ledger, order.at(-1)!)).toEqual(ledger)
      }
    }),
    { numRuns: 500 },
  )
})

test('a hundred thousand equal bookings of another day are joined without comparing each with each', () => {
  const many = (parts: Partial<Booking>) => Array.from({ length: 100_000 }, () => ({ ...plain, ...parts }))
  const file = source('file', many({ bookedOn: monday, valueOn: saturday }))
  const mt940 = source('mt940', [
    ...many({ bookedOn: saturday, valueOn: saturday }),
    { ...plain, bookedOn: monday, amountCents: 1 },
  ])
  expect(mergeAll(file, mt940)).toHaveLength(100_001)
})
