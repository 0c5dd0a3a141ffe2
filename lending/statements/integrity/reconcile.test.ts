import { describe, expect, test } from 'vitest'
import { addDays } from '#lending/days.ts'
import { type AccountSource, reconcile } from '#lending/statements/integrity/reconcile.ts'
import { runOfSource, statedRuns } from '#lending/statements/integrity/stated-runs.ts'
import type { Booking, Statement } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'

const account = 'NL20INGB0001234567'
const receipt = (bookedOn: string, amountCents: number, more: Partial<Booking> = {}) =>
  booking({ bookedOn, amountCents, counterpartyName: 'Atelier Noord', ...more })
/** One a week, each of another amount. */
const truth = Array.from({ length: 40 }, (_, week) => receipt(addDays('2026-01-05', week * 7), 1_000_00 + week * 1_00))
const sumOf = (bookings: readonly Booking[]) => bookings.reduce((sum, { amountCents }) => sum + amountCents, 0)
const between = (from: string, to: string) => truth.filter(({ bookedOn }) => from <= bookedOn && bookedOn <= to)
const balanceBefore = (day: string) => sumOf(truth.filter(({ bookedOn }) => bookedOn < day))

type Shape = {
  from?: string
  to?: string
  more?: readonly Booking[]
  without?: number
  isLink?: boolean
  shift?: number
}

/** A source of true bookings with true balances, changed as a cheat would. */
function source(id: string, { from = '2026-01-01', to = '2026-10-20', ...shape }: Shape = {}): AccountSource {
  const { more = [], without, isLink = false, shift = 0 } = shape
  const bookings = [...between(from, to).filter((_, place) => place !== without), ...more]
  const openingCents = balanceBefore(from) + shift
  const runs = [{ from, to, openingCents, closingCents: openingCents + sumOf(bookings) }]
  return { id, isLink, bookings, runs, findings: [] }
}
const withoutBalances = (one: AccountSource): AccountSource => ({
  ...one,
  runs: runOfSource(one.bookings, null, null),
})
const judged = (...sources: AccountSource[]) => {
  const { bookings, findings } = reconcile(account, sources)
  return {
    sumCents: sumOf(bookings),
    found: findings.map(({ code, on, differenceCents }) => [code, on, differenceCents]),
  }
}
const sound = (...sources: AccountSource[]) => {
  const all = sources.flatMap(({ bookings }) => bookings).map(({ bookedOn }) => bookedOn)
  const seen = truth.filter(({ bookedOn }) => all.includes(bookedOn))
  expect(judged(...sources)).toEqual({ sumCents: sumOf(seen), found: [] })
}
const invented = [receipt('2026-04-15', 600_00), receipt('2026-05-15', 600_00)]

describe('CORE-4 sources of one account that agree', () => {
  const [early, late] = [{ to: '2026-06-14' }, { from: '2026-06-15' }]
  test('count each booking once, in any order, and nothing is found', () => {
    sound(source('a'), source('b'))
    sound(source('a', late), source('b', early))
    sound(source('a', { to: '2026-07-06' }), source('b', { from: '2026-05-01' }))
    sound(source('a'), source('b', { from: '2026-03-01', to: '2026-05-31' }), source('c', late))
    sound(source('a', { isLink: true, from: '2026-04-01' }), source('b', early))
    sound(withoutBalances(source('a', early)), source('b', late))
  })

  test('also where one dates them some days later', () => {
    const later = (one: AccountSource) => ({
      ...one,
      bookings: one.bookings.map((it) => ({ ...it, bookedOn: addDays(it.bookedOn, 3), valueOn: it.bookedOn })),
    })
    expect(judged(source('a'), later(source('b')))).toEqual({ sumCents: sumOf(truth), found: [] })
    const overlapping = later(source('b', { from: '2026-05-01' }))
    expect(judged(source('a', early), overlapping)).toEqual({ sumCents: sumOf(truth), found: [] })
  })

  test('and where two exports share the day in the middle of which each was made', () => {
    const [morning, evening] = [receipt('2026-06-19', 7_00), receipt('2026-06-19', 9_00)]
    const first = source('a', { to: '2026-06-18', more: [morning] })
    const second = source('b', { from: '2026-06-20', more: [morning, evening] })
    const openingCents = balanceBefore('2026-06-20')
    const found = reconcile(account, [
      { ...first, runs: [{ ...first.runs[0]!, to: '2026-06-19' }] },
      { ...second, runs: [{ ...second.runs[0]!, from: '2026-06-19', openingCents }] },
    ])
    expect([sumOf(found.bookings), found.findings]).toEqual([sumOf(truth) + 16_00, []])
  })
})

describe('CORE-4 sources of one account that contradict each other', () => {
  test('what a source without balances has alone does not count where another covers the day', () => {
    const csv = withoutBalances(source('csv', { more: invented }))
    const found = invented.map(({ bookedOn }) => ['sources_differ', bookedOn, 600_00])
    for (const sources of [
      [source('camt'), csv],
      [csv, source('camt')],
      [csv, source('link', { isLink: true })],
      [withoutBalances(source('other')), csv],
      [csv, withoutBalances(source('other'))],
    ])
      expect(judged(...sources)).toEqual({ sumCents: sumOf(truth), found })
  })

  test('a bank link is believed over a file, whichever came first', () => {
    const file = source('file', { more: invented, without: 3 })
    const link = source('link', { isLink: true })
    for (const sources of [
      [file, link],
      [link, file],
    ]) {
      const { sumCents, found } = judged(...sources)
      expect(sumCents).toBe(sumOf(truth))
      expect(found).toContainEqual(['sources_differ', '2026-01-26', 1_003_00])
      expect(found).toContainEqual(['sources_differ', '2026-04-15', 600_00])
    }
  })

  test('of two complete files that differ the first counts, and they are never added up', () => {
    const other = truth.map((it) => ({ ...it, amountCents: it.amountCents + 50 }))
    const second = { ...source('b'), bookings: other }
    const { sumCents, found } = judged(source('a'), second)
    expect(sumCents).toBeLessThan(sumOf(truth) * 1.01)
    expect(found.filter(([code]) => code === 'sources_differ').length).toBeGreaterThan(70)
  })

  test('what only one has on days that no other covers counts', () => {
    const csv = withoutBalances(source('csv', { more: [receipt('2026-11-15', 600_00)] }))
    expect(judged(source('camt'), csv)).toEqual({ sumCents: sumOf(truth) + 600_00, found: [] })
  })

  test.each([50_000_00, -1])('balances that are %i cents off are found where they meet another source', (shift) => {
    const late = source('late', { from: '2026-06-15', shift })
    expect(judged(source('early', { to: '2026-06-14' }), late).found).toEqual([['chain_broken', '2026-06-15', shift]])
    expect(judged(source('all'), late).found).toEqual([['chain_broken', '2026-06-15', shift]])
    expect(judged(source('link', { isLink: true, to: '2026-08-30' }), late).found).toEqual([
      ['chain_broken', '2026-06-15', shift],
    ])
  })

  test('between files that do not meet, bookings of a third fill the gap only if they add up', () => {
    const [first, third] = [source('a', { to: '2026-04-30' }), source('c', { from: '2026-06-15' })]
    const gap = withoutBalances(source('b', { from: '2026-05-01', to: '2026-06-14' }))
    sound(first, gap, third)
    expect(judged(first, third).found).toEqual([['chain_broken', '2026-06-15', sumOf(gap.bookings)]])
    const more = withoutBalances(
      source('b', { from: '2026-05-01', to: '2026-06-14', more: [receipt('2026-05-20', 1)] }),
    )
    expect(judged(first, more, third).found).toEqual([['chain_broken', '2026-06-15', -1]])
  })
})

describe('CORE-3 the balances of one file', () => {
  const statement = (from: string, to: string, opening: number, closing: number): Statement => ({
    ...{ accountIban: account, accountNumber: account, accountHolder: null, currency: 'EUR', pendingCount: 0 },
    ...{ opening: { on: from, amountCents: opening }, closing: { on: to, amountCents: closing }, bookings: [] },
  })
  const january = statement('2026-01-01', '2026-01-31', 10, 20)
  const february = statement('2026-02-01', '2026-02-28', 20, 5)

  test('statements that meet are one run; what is left out or doubled breaks it', () => {
    expect(statedRuns([february, january])).toEqual([
      { from: '2026-01-01', to: '2026-02-28', openingCents: 10, closingCents: 5 },
    ])
    const found = (...statements: Statement[]) =>
      judged({ id: 'a', isLink: false, bookings: [], runs: statedRuns(statements), findings: [] }).found
    expect(found(january, february, february)).toEqual([['chain_broken', '2026-02-01', 15]])
    expect(found(january, statement('2026-03-01', '2026-03-31', 7, 7))).toEqual([['chain_broken', '2026-03-01', -13]])
  })

  test('a gap in one file is none where another file fills it', () => {
    const parts = [source('a', { to: '2026-04-30' }), source('a', { from: '2026-06-15' })]
    const broken = { code: 'chain_broken', statement: 1, line: 9, differenceCents: 1, on: '2026-06-15' } as const
    const [bookings, runs] = [parts.flatMap((one) => one.bookings), parts.flatMap((one) => one.runs)]
    const file = { id: 'a', isLink: false, bookings, runs, findings: [broken] }
    expect(judged(file).found).toHaveLength(1)
    sound(file, source('b', { from: '2026-05-01', to: '2026-06-14' }))
  })

  test('its own findings stand, unless a bank link covers it all', () => {
    const finding = { code: 'balance_does_not_add_up', statement: 0, line: 3, differenceCents: 5, on: '2026-05-01' }
    const file = { ...source('file'), findings: [finding, { ...finding, code: 'zero_amount' }] } as AccountSource
    expect(judged(file).found).toEqual([['balance_does_not_add_up', '2026-05-01', 5]])
    expect(judged(file, source('link', { isLink: true, from: '2026-02-01' })).found).toHaveLength(1)
    expect(judged(file, source('link', { isLink: true, to: '2026-10-13' })).found).toHaveLength(1)
    sound(file, source('link', { isLink: true }))
  })
})
