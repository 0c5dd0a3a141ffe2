import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contestChoices } from '#lending/facts/contests/contest-choices.ts'
import { markBookings, placeMarks } from '#lending/facts/contests/contest.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { account, booking } from '#lending/testing/booking.ts'

const own = 'NL02ABNA0123456789'
const rent = booking({ amountCents: -100_000, counterpartyName: 'Vastgoed Laan', description: 'Huur oktober' })
const takings = booking({ amountCents: 50_000, counterpartyName: 'Mollie', description: 'Uitbetaling' })
const marked = (accounts: readonly AnalysedAccount[], number: number) => {
  const days = new Set(accounts.flatMap(({ bookings }) => bookings.map(({ bookedOn }) => bookedOn)))
  return { mark: markBookings(accounts, days).get(number)! }
}
const numbers = (placed: ReadonlyMap<number, unknown>) => [...placed.keys()]

describe('CORE-4 a contested booking is found again', () => {
  test('when other bookings came before it', () => {
    const one = marked([account([rent, takings])], 1)
    const later = [account([booking({ amountCents: 1, bookedOn: '2026-01-01' })]), account([rent, takings])]
    expect(numbers(placeMarks(later, [one]))).toEqual([2])
  })

  test('when a second source filled in who it was with', () => {
    const bare = { ...takings, counterpartyName: null, description: '' }
    const one = marked([account([rent, bare])], 1)
    const filled = { ...takings, counterpartyAccount: 'NL20INGB0001234567', endToEndId: 'E1' }
    expect(numbers(placeMarks([account([filled, rent])], [one]))).toEqual([0])
  })

  test('under the former number of its account as well', () => {
    const one = marked([account([rent], { iban: '123456789' })], 0)
    expect(numbers(placeMarks([account([rent], { iban: own })], [one]))).toEqual([0])
  })

  test('and not in another account, on another day, or with another party', () => {
    const from = { ...rent, counterpartyAccount: 'NL20INGB0001234567' }
    const one = marked([account([from])], 0)
    const others = [
      account([from], { iban: 'NL20INGB0001234567' }),
      account([
        { ...from, bookedOn: '2026-10-16' },
        { ...from, counterpartyAccount: 'NL91ABNA0417164300' },
      ]),
    ]
    expect(numbers(placeMarks(others, [one]))).toEqual([])
  })

  test('each of two equal bookings separately', () => {
    const accounts = [account([rent, takings, rent])]
    const [first, second] = [marked(accounts, 0), marked(accounts, 2)]
    expect(placeMarks(accounts, [second, first])).toEqual(
      new Map([
        [2, second],
        [0, first],
      ]),
    )
    expect(numbers(placeMarks(accounts, [second]))).toEqual([2])
  })

  test('whatever the bookings are and in whatever order they come, as long as no two are alike', () => {
    const bookings = fc
      .uniqueArray(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.constantFrom('a', 'b', 'c')), {
        selector: ([cents, text]) => `${cents}${text}`,
        minLength: 1,
      })
      .map((pairs) => pairs.map(([amountCents, description]) => booking({ amountCents, description })))
    fc.assert(
      fc.property(bookings, fc.infiniteStream(fc.nat()), (made, order) => {
        const accounts = [account(made)]
        const marks = made.map((_one, number) => marked(accounts, number))
        const shuffled = made
          .map((one) => ({ one, at: order.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one)
        const placed = placeMarks([account(shuffled)], marks)
        expect(placed.size).toBe(made.length)
        for (const [number, { mark }] of placed) {
          expect(shuffled[number]).toMatchObject({ amountCents: mark.amountCents, description: mark.description })
        }
      }),
    )
  })
})

describe('what an applicant may say a booking is', () => {
  test('goes the way the money went, and is never another currency', () => {
    expect(contestChoices(takings)).toContain('customer-receipt')
    expect(contestChoices(takings)).not.toContain('rent')
    expect(contestChoices(rent)).toContain('rent')
    expect(contestChoices(rent)).not.toContain('customer-receipt')
    expect([...contestChoices(rent), ...contestChoices(takings)]).not.toContain('foreign-currency')
    expect(contestChoices({ amountCents: 100, currency: 'USD' })).toEqual([])
  })
})

describe('marks', () => {
  test('are made of the days that are asked for, and distinguish equal bookings of one account', () => {
    const later = { ...rent, bookedOn: '2026-10-16' }
    const accounts = [account([rent, later, rent]), account([rent], { iban: 'NL20INGB0001234567' })]
    const marks = markBookings(accounts, new Set(['2026-10-15']))
    expect([...marks].map(([number, { account: iban, ordinal }]) => [number, iban, ordinal])).toEqual([
      [0, own, 0],
      [2, own, 1],
      [3, 'NL20INGB0001234567', 0],
    ])
    expect(markBookings([], new Set(['2026-10-15'])).size).toBe(0)
  })

  test('of a hundred thousand equal bookings on one day are made without comparing each with each', () => {
    const accounts = [account(Array.from({ length: 100_000 }, () => rent))]
    const began = performance.now()
    const marks = markBookings(accounts, new Set([rent.bookedOn]))
    expect(marks.get(99_999)?.ordinal).toBe(99_999)
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
