import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#lending/days.ts'
import { joinSpans, spansOf } from '#lending/statements/account-span.ts'
import { checkAccount, checkFile } from '#lending/statements/check-statements.ts'
import type { Balance, Statement } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'

const today = '2026-11-21'
const own = 'NL91ABNA0417164300'

type Ends = { opening?: Balance; closing?: Balance; account?: string; every?: number }

/** A file with a booking every few days, both ends included. */
function file(from: string, to: string, { opening, closing, account = own, every = 3 }: Ends = {}): Statement[] {
  const days = daysBetween(from, to)
  const dates = Array.from({ length: Math.floor(days / every) + 1 }, (_, at) => addDays(from, at * every))
  const bookings = [...new Set([...dates, to])].map((bookedOn) => booking({ bookedOn, amountCents: 100 }))
  const head = { accountIban: null, accountNumber: account, accountHolder: null, currency: 'EUR', pendingCount: 0 }
  return [{ ...head, opening: opening ?? null, closing: closing ?? null, bookings }]
}

const joined = (...files: Statement[][]) => joinSpans(files.flatMap(spansOf))
const codes = (...files: Statement[][]) => checkAccount(joined(...files), today).map(({ code }) => code)
const on = (day: string, amountCents: number): Balance => ({ on: day, amountCents })

const older = file('2026-01-29', '2026-06-24')
const newer = file('2026-06-26', '2026-11-20')

describe('ERR-3 files of one account that follow each other', () => {
  test('two halves that would each be refused are one account that will do', () => {
    expect(codes(older)).toEqual([5003, 5004])
    expect(codes(newer)).toEqual([5004])
    expect(codes(older, newer)).toEqual([])
    expect(codes(newer, older)).toEqual([])
    expect(joined(newer, older)).toMatchObject({
      first: '2026-01-29',
      last: '2026-11-20',
      runFirst: '2026-01-29',
      gaps: [],
    })
  })

  test('so are months and quarters, also where they overlap', () => {
    const months = Array.from({ length: 12 }, (_, at) =>
      file(addDays('2025-11-22', at * 30), addDays('2025-11-22', at * 30 + 31)),
    )
    expect(codes(...months)).toEqual([])
    const quarters = [0, 91, 182, 273].map((start) =>
      file(addDays('2025-11-22', start), addDays('2025-11-22', start + 90)),
    )
    expect(codes(...quarters)).toEqual([])
  })

  test('a missing quarter is named by its days, and what lies before it does not count', () => {
    const [first, , third, fourth] = [0, 91, 182, 273].map((start) =>
      file(addDays('2025-11-22', start), addDays('2025-11-22', start + 90)),
    )
    const gap = { from: '2026-02-21', to: '2026-05-22' }
    const account = joined(fourth!, first!, third!)
    expect(account).toMatchObject({ gaps: [gap], runGap: gap, first: '2025-11-22', runFirst: '2026-05-23' })
    expect(checkAccount(account, today)).toEqual([])
    expect(checkAccount(joined(first!, fourth!), today)).toEqual([
      {
        ...{
          code: 5004,
          key: 'not_enough_transactions',
          coveredDays: 90,
          coverageMinDays: 180,
          bookings: 31,
          bookingsMin: 10,
        },
        ...{ missingFrom: '2026-02-21', missingTo: '2026-08-21' },
      },
    ])
  })

  test('every gap is named, the oldest first', () => {
    const three = [file('2026-01-01', '2026-02-01'), file('2026-04-01', '2026-05-01'), file('2026-07-01', '2026-11-20')]
    expect(joined(...three)).toMatchObject({
      gaps: [
        { from: '2026-02-02', to: '2026-03-31' },
        { from: '2026-05-02', to: '2026-06-30' },
      ],
      runFirst: '2026-07-01',
    })
  })

  test('a week between two files is no gap, and nor is as long as the account is ever silent', () => {
    expect(joined(file('2026-01-01', '2026-06-01'), file('2026-06-09', '2026-11-20'))!.gaps).toEqual([])
    expect(joined(file('2026-01-01', '2026-06-01'), file('2026-06-10', '2026-11-20'))!.gaps).toEqual([
      { from: '2026-06-02', to: '2026-06-09' },
    ])
    const rare = { every: 30 }
    expect(joined(file('2026-01-01', '2026-05-01', rare), file('2026-05-30', '2026-11-20', rare))!.gaps).toEqual([])
  })

  test('equal balances say that nothing happened in between, and others that something did', () => {
    const before = (amountCents: number) => file('2026-01-01', '2026-05-01', { closing: on('2026-05-01', amountCents) })
    const after = file('2026-07-01', '2026-11-20', { opening: on('2026-07-01', 500) })
    expect(joined(before(500), after)).toMatchObject({ gaps: [], runFirst: '2026-01-01' })
    expect(joined(before(700), after)).toMatchObject({
      gaps: [{ from: '2026-05-02', to: '2026-06-30' }],
      runFirst: '2026-07-01',
    })
    const soon = file('2026-05-04', '2026-11-20', { opening: on('2026-05-04', 500) })
    // Named, but two days do not end what is known of the account.
    expect(joined(before(700), soon)).toMatchObject({
      gaps: [{ from: '2026-05-02', to: '2026-05-03' }],
      runFirst: '2026-01-01',
    })
  })

  test('a closing balance of a later day says that nothing came after the last booking', () => {
    const before = file('2026-01-01', '2026-05-01', { closing: on('2026-06-30', 500) })
    expect(joined(before, file('2026-07-01', '2026-11-20'))!.gaps).toEqual([])
  })

  test('the same file twice has no more bookings than once', () => {
    const few = file('2026-01-01', '2026-11-20', { every: 60 })
    expect(joined(few, few)!.bookings).toBe(joined(few)!.bookings)
    expect(codes(few, few)).toEqual([5004])
  })

  test('a file is judged separately on its length and on its accounts', () => {
    expect(checkFile(older)).toEqual([])
    expect(checkFile(file('2023-01-01', '2026-11-20'))).toMatchObject([{ code: 5005, coveredDays: 1419 }])
    expect(checkFile([...older, ...file('2026-01-01', '2026-02-01', { account: 'NL20INGB0001234567' })])).toMatchObject(
      [{ code: 5031 }],
    )
  })

  test('the former number and its IBAN are one account', () => {
    expect(spansOf([...older, ...file('2026-06-26', '2026-11-20', { account: '417164300' })])).toHaveLength(1)
  })

  test('nothing is too little', () => {
    expect(joinSpans([])).toBeNull()
    expect(checkAccount(null, today)).toMatchObject([{ code: 5004, coveredDays: 0, bookings: 0 }])
  })
})
