import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ledgerSource, mergeIntoLedger, type Ledger, type LedgerSource } from '#lending/statements/ledger/ledger.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'

const plain = booking({ bookedOn: '2026-03-02', amountCents: -1250 })

const own = 'NL91ABNA0417164300'
const source = (id: string, ...bookings: Partial<Booking>[]): LedgerSource => ({
  id,
  bookings: bookings.map((one) => ({ account: own, booking: { ...plain, ...one } })),
})
const mergeAll = (...sources: LedgerSource[]): Ledger =>
  sources.reduce<Ledger>((ledger, one) => mergeIntoLedger(ledger, one), [])

describe('one ledger from several sources', () => {
  test('a booking that a file and the bank link report is counted once', () => {
    const file = source('file', { counterpartyAccount: 'NL20INGB0001234567', description: 'Factuur 12' })
    const link = source('link', { counterpartyName: 'Bakkerij Bos', description: 'bos' })
    const ledger = mergeAll(file, link)
    expect(ledger).toHaveLength(1)
    expect(Object.keys(ledger[0]!.sources)).toEqual(['file', 'link'])
    expect(ledger[0]).toMatchObject({
      booking: {
        counterpartyAccount: 'NL20INGB0001234567',
        counterpartyName: 'Bakkerij Bos',
        description: 'Factuur 12',
      },
    })
  })

  test('two equal bookings on one day stay two, reported by one source or by both', () => {
    expect(mergeAll(source('file', {}, {}))).toHaveLength(2)
    expect(mergeAll(source('file', {}, {}), source('link', {}, {}))).toHaveLength(2)
    expect(mergeAll(source('file', {}), source('link', {}, {}))).toHaveLength(2)
  })

  test('equal amounts to different counterparties are different bookings', () => {
    const one = source('file', { counterpartyAccount: 'NL20INGB0001234567' })
    const other = source('link', { counterpartyAccount: 'NL02ABNA0123456789' })
    expect(mergeAll(one, other)).toHaveLength(2)
  })

  test('a former account number and its IBAN are one account', () => {
    const old = { id: 'old', bookings: [{ account: '41.71.64.300', booking: plain }] }
    const ledger = mergeAll(old, source('new', {}))
    expect(ledger.map((entry) => entry.account)).toEqual([own])
  })

  test('a bank link fetched again brings only what is new', () => {
    const first = mergeAll(source('link', {}, { amountCents: 500 }))
    const again = mergeIntoLedger(first, source('link', {}, { amountCents: 500 }, { amountCents: 700 }))
    expect(again.map((entry) => entry.booking.amountCents)).toEqual([-1250, 500, 700])
  })

  test('the result is in order of the booking date, and bookings of one day stay as they were', () => {
    const days = ['2026-03-04', '2026-03-02', '2026-03-05', '2026-03-02', '2026-03-03']
    const bookings = days.map((bookedOn, place) => ({ bookedOn, description: String(place) }))
    const ledger = mergeAll(source('file', ...bookings), source('other', { bookedOn: '2026-03-01', description: 'x' }))
    expect(ledger.map(({ booking }) => booking.description)).toEqual(['x', '1', '3', '4', '0', '2'])
  })

  test('a former number that two IBANs end in is neither of them, and one that none ends in stays', () => {
    const at = (account: string) => ({ account, booking: plain })
    const ibans = source('new', {})
    const two = { id: 'both', bookings: [at('NL20INGB0417164300'), at('417164300'), at('1234567')] }
    expect(mergeAll(ibans, two).map(({ account }) => account)).toEqual([
      own,
      'NL20INGB0417164300',
      '417164300',
      '1234567',
    ])
  })

  test('reported again, each booking is found by its own counterparty and reference first', () => {
    const one = { counterpartyAccount: 'NL20INGB0001234567', endToEndId: 'A' }
    const other = { counterpartyAccount: 'NL02ABNA0123456789', endToEndId: 'B' }
    const first = mergeAll(source('link', {}, one, other))
    const again = mergeIntoLedger(
      first,
      source('link', { ...other, description: 'b' }, { ...one, description: 'a' }, { description: 'c' }),
    )
    expect(again.map(({ booking }) => [booking.endToEndId, booking.description])).toEqual([
      [null, 'c'],
      ['A', 'a'],
      ['B', 'b'],
    ])
  })

  test('an equal booking is joined before one that merely does not contradict', () => {
    const known = { counterpartyAccount: 'NL20INGB0001234567', endToEndId: 'A' }
    const file = source('file', { description: 'vague' }, { ...known, description: 'known' })
    const link = source('link', { ...known, bankReference: 'R-2' }, { bankReference: 'R-1' })
    expect(mergeAll(file, link).map(({ booking }) => [booking.description, booking.bankReference])).toEqual([
      ['vague', 'R-1'],
      ['known', 'R-2'],
    ])
  })

  test('of equal bookings the first is joined with the first', () => {
    const link = source('link', { bankReference: 'R-1' }, { bankReference: 'R-2' })
    const ledger = mergeAll(source('file', { description: 'een' }, { description: 'twee' }), link)
    expect(ledger.map(({ booking }) => `${booking.description} ${booking.bankReference}`)).toEqual([
      'een R-1',
      'twee R-2',
    ])
  })

  test('what one source leaves out is filled in from the other, and what both say stays as the first said it', () => {
    const full: Partial<Booking> = {
      valueOn: '2026-03-03',
      counterpartyName: 'Bos',
      counterpartyAccount: 'NL20INGB0001234567',
      description: 'Factuur 12',
      endToEndId: 'E-1',
      mandateId: 'M-1',
      creditorId: 'NL98ZZZ999999990000',
      bankReference: 'R-1',
      bankCode: 'N196',
      isReversal: true,
      reversalReason: 'MD06',
    }
    const otherwise: Partial<Booking> = {
      ...full,
      valueOn: '2026-03-04',
      counterpartyName: 'BOS BV',
      description: 'FACT 12',
      mandateId: 'M-2',
      creditorId: 'NL55ZZZ999999990000',
      bankReference: 'R-2',
      bankCode: 'bg',
      reversalReason: 'AC04',
    }
    const joinedOf = (...sources: LedgerSource[]) => mergeAll(...sources).map(({ booking }) => booking)
    expect(joinedOf(source('file', {}), source('link', full))).toEqual([{ ...plain, ...full }])
    expect(joinedOf(source('file', full), source('link', {}))).toEqual([{ ...plain, ...full }])
    expect(joinedOf(source('file', full), source('link', otherwise))).toEqual([{ ...plain, ...full }])
    expect(joinedOf(source('file', {}), source('link', {}))).toEqual([plain])
  })

  test('a reference or an account that contradicts makes two bookings', () => {
    const known = { counterpartyAccount: 'NL20INGB0001234567', endToEndId: 'A' }
    const merged = (one: Partial<Booking>, other: Partial<Booking>) =>
      mergeAll(source('a', one), source('b', other)).length
    expect(merged(known, { ...known, endToEndId: 'B' })).toBe(2)
    expect(merged(known, { ...known, counterpartyAccount: 'NL02ABNA0123456789' })).toBe(2)
    expect(merged({ endToEndId: 'A' }, { endToEndId: 'B' })).toBe(2)
    expect(merged(known, { endToEndId: 'A' })).toBe(1)
    expect(merged({ endToEndId: 'A' }, known)).toBe(1)
    expect(merged(known, { ...known, counterpartyAccount: '1234567' })).toBe(1)
    expect(merged({ counterpartyAccount: 'NL20INGB0001234567' }, { endToEndId: 'A' })).toBe(1)
  })

  test('the bookings of a file keep their account', () => {
    const statement = {
      accountIban: own,
      accountNumber: own,
      accountHolder: null,
      currency: 'EUR',
      opening: null,
      closing: null,
      bookings: [plain],
      pendingCount: 0,
    }
    expect(ledgerSource('file', [statement])).toEqual(source('file', {}))
  })
})

const accounts = ['NL20INGB0001234567', 'NL02ABNA0123456789', 'NL44RABO0123456789']
const known = fc.record({
  bookedOn: fc.constantFrom('2026-03-02', '2026-03-03'),
  amountCents: fc.constantFrom(-1250, -1, 0, 99),
  counterpartyAccount: fc.constantFrom(...accounts),
  endToEndId: fc.constantFrom('A', 'B'),
})
const vague = fc.record({
  bookedOn: fc.constantFrom('2026-03-02', '2026-03-03'),
  amountCents: fc.constantFrom(-1250, 99),
  counterpartyAccount: fc.constantFrom(null, ...accounts),
  endToEndId: fc.constantFrom(null, 'A', 'B'),
})

const counts = (bookings: readonly { booking: Booking }[], key: (one: Booking) => string) =>
  bookings.reduce(
    (map, { booking }) => map.set(key(booking), (map.get(key(booking)) ?? 0) + 1),
    new Map<string, number>(),
  )
const byAll = (one: Booking) => `${one.bookedOn} ${one.amountCents} ${one.counterpartyAccount} ${one.endToEndId}`
const byDay = (one: Booking) => `${one.bookedOn} ${one.amountCents}`

describe('properties of the ledger', () => {
  test('where all is known, of each booking there are as many as in the source that has most, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.array(known, { maxLength: 12 }), { maxLength: 4 }), (lists) => {
        const sources = lists.map((list, place) => source(`source ${place}`, ...list))
        const expected = new Map<string, number>()
        for (const { bookings } of sources) {
          for (const [key, count] of counts(bookings, byAll)) expected.set(key, Math.max(count, expected.get(key) ?? 0))
        }
        expect(counts(mergeAll(...sources), byAll)).toEqual(expected)
        expect(counts(mergeAll(...sources.toReversed()), byAll)).toEqual(expected)
      }),
    )
  })

  test('merging a source again changes nothing, and no source reports more than the ledger holds', () => {
    fc.assert(
      fc.property(fc.array(fc.array(vague, { maxLength: 10 }), { minLength: 1, maxLength: 4 }), (lists) => {
        const sources = lists.map((list, place) => source(`source ${place}`, ...list))
        const ledger = mergeAll(...sources)
        const held = counts(ledger, byDay)
        for (const one of sources) {
          expect(counts(mergeIntoLedger(ledger, one), byDay)).toEqual(held)
          for (const [key, count] of counts(one.bookings, byDay)) expect(held.get(key)).toBeGreaterThanOrEqual(count)
        }
        const last = sources.at(-1)!
        expect(mergeIntoLedger(ledger, last)).toEqual(ledger)
      }),
    )
  })

  const complete = fc.record({
    bookedOn: fc.constantFrom('2026-03-02', '2026-03-03'),
    amountCents: fc.constantFrom(-1250, 99),
    counterpartyAccount: fc.constantFrom(...accounts),
    endToEndId: fc.constantFrom('A', 'B', 'C'),
  })
  /** A source's version of a booking: its missing fields, and its place in the file. */
  const wording = fc.record({ hasAccount: fc.boolean(), hasId: fc.boolean(), place: fc.nat() })
  const reported = fc.array(fc.tuple(complete, wording, wording), { maxLength: 12 })

  test('two sources that report the same bookings make no more of them, whatever each leaves out and in any order', () => {
    fc.assert(
      fc.property(reported, (truth) => {
        const [one, other] = ([1, 2] as const).map((which) => {
          const worded = truth.toSorted((first, second) => first[which].place - second[which].place)
          const bookings = worded.map((one) => {
            const [booking] = one
            const { hasAccount, hasId } = one[which]
            return {
              ...booking,
              counterpartyAccount: hasAccount ? booking.counterpartyAccount : null,
              endToEndId: hasId ? booking.endToEndId : null,
            }
          })
          return source(`source ${which}`, ...bookings)
        })
        expect(mergeAll(one!, other!)).toHaveLength(truth.length)
        expect(mergeAll(other!, one!)).toHaveLength(truth.length)
      }),
      { numRuns: 1_000 },
    )
  })

  test('a reference that one source breaks or writes in small letters is the same', () => {
    const [whole, broken] = [source('file', { endToEndId: 'NOTA2026A' }), source('link', { endToEndId: 'Nota 2026 a' })]
    expect(mergeAll(whole, broken)).toHaveLength(1)
    const spaced = [' NOTA2026A', 'NOTA2026A ', 'n o t a2026 A\t']
    for (const endToEndId of spaced) expect(mergeAll(whole, source('link', { endToEndId }))).toHaveLength(1)
    const different = ['NOTA2026B', 'NOTA2026', 'NOTA2026A1', 'OTA2026A', 'NOTA2026a.']
    for (const endToEndId of different) expect(mergeAll(whole, source('link', { endToEndId }))).toHaveLength(2)
  })

  test('a hundred thousand equal bookings are merged without comparing each with each', () => {
    const many = source('file', ...Array.from({ length: 100_000 }, () => ({})))
    expect(mergeIntoLedger(mergeAll(many), { ...many, id: 'link' })).toHaveLength(100_000)
  })
})
