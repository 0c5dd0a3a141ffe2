import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#lending/days.ts'
import { spansOf } from '#lending/statements/account-span.ts'
import { judgeTogether } from '#lending/statements/judge-together.ts'
import type { Statement } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'

const today = '2026-11-21'

function file(from: string, to: string, account = 'NL91ABNA0417164300'): Statement[] {
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
  const bookings = dates.map((bookedOn) => booking({ bookedOn, amountCents: 100 }))
  const head = { accountIban: null, accountNumber: account, accountHolder: null, currency: 'EUR', pendingCount: 0 }
  return [{ ...head, opening: null, closing: null, bookings }]
}

const halves = [file('2026-01-29', '2026-06-24'), file('2026-06-25', '2026-11-20')]
const fine = { error: null, gaps: [] }

test('ERR-3 two halves of one account do, in either order, and of two accounts neither does', () => {
  expect(judgeTogether(halves, [], today)).toEqual([fine, fine])
  expect(judgeTogether(halves.toReversed(), [], today)).toEqual([fine, fine])
  const other = file('2026-06-25', '2026-11-20', 'NL20INGB0001234567')
  const codes = judgeTogether([halves[0]!, other], [], today).map(({ error }) => error?.code)
  expect(codes).toEqual([5003, 5004])
})

test('ERR-3 what is known of the account counts along', () => {
  expect(judgeTogether([halves[0]!], [], today)[0]!.error?.code).toBe(5003)
  expect(judgeTogether([halves[0]!], spansOf(halves[1]!), today)).toEqual([fine])
  expect(judgeTogether([halves[1]!], spansOf(halves[0]!), today)).toEqual([fine])
})

test('ERR-3 a savings account may be silent beside one of today, and an account in use may not', () => {
  const savings = file('2026-01-29', '2026-06-24', 'NL20INGB0001234567').map((one) => ({
    ...one,
    bookings: one.bookings.filter(({ bookedOn }) => bookedOn.endsWith('-01')),
  }))
  expect(judgeTogether([savings, ...halves], [], today).map(({ error }) => error)).toEqual([null, null, null])
  expect(judgeTogether([savings], halves.flatMap(spansOf), today)).toEqual([fine])
  expect(judgeTogether([savings], spansOf(halves[0]!), today)[0]!.error?.code).toBe(5003)
  const inUse = file('2026-01-29', '2026-06-24', 'NL20INGB0001234567')
  expect(judgeTogether([inUse], halves.flatMap(spansOf), today)[0]!.error?.code).toBe(5003)
})

test('ERR-3 a gap is named once: at the file behind it, or before it when that is known already', () => {
  const [old, young] = [file('2025-11-01', '2026-02-01'), file('2026-05-01', '2026-11-20')]
  const gap = { from: '2026-02-02', to: '2026-04-30' }
  expect(judgeTogether([old, young], [], today).map(({ gaps }) => gaps)).toEqual([[], [gap]])
  expect(judgeTogether([old], spansOf(young), today).map(({ gaps }) => gaps)).toEqual([[gap]])
})

test('ERR-3 a file without bookings is too little, whatever stands beside it', () => {
  expect(judgeTogether([[], ...halves], [], today).map(({ error }) => error?.code ?? null)).toEqual([5004, null, null])
})

test('ERR-3 where the parts do not do together, an old one is too old and a new one too little', () => {
  const parts = [file('2025-01-01', '2025-06-01'), file('2026-10-01', '2026-11-20')]
  expect(judgeTogether(parts, [], today).map(({ error }) => error)).toMatchObject([
    { code: 5003, newestOn: '2025-06-01' },
    { code: 5004, coveredDays: 50, missingFrom: '2025-06-02', missingTo: '2026-09-30' },
  ])
})

test('a thousand files of a day each are judged in a moment, since each holds up whoever judges it', () => {
  const files = Array.from({ length: 1_000 }, (_, day) => {
    const on = addDays('2026-11-20', -(day % 700))
    return file(on, on)
  })
  const before = process.cpuUsage()
  expect(judgeTogether(files, [], today)).toHaveLength(1_000)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(500)
})
