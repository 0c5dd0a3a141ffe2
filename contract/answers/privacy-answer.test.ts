import { expect, test } from 'vitest'
import { dataCategories, retentionTimes, type DataCategory } from '#lending/retention.ts'
import { heldData } from './privacy-answer.ts'

const counts = Object.fromEntries(dataCategories.map((code, place) => [code, place])) as Record<DataCategory, number>
const age = { lastUsedOn: '2026-11-21', isDecided: true, contract: null }
const held = new Map(heldData(counts, age, retentionTimes).map((row) => [row.code, row]))

test('CORE-8 every kind of data is a row, with its count and where it came from', () => {
  expect([...held.keys()]).toEqual([...dataCategories])
  for (const [place, code] of dataCategories.entries()) {
    expect(held.get(code)?.count).toBe(place)
    expect(held.get(code)?.sources.length, code).toBeGreaterThan(0)
  }
})

test('CORE-8 contests go with the bookings that they are about, and the log of who looked after its own year', () => {
  const dayOf = (code: DataCategory) => held.get(code)?.keptUntil
  expect([dayOf('bookings'), dayOf('contests')]).toEqual(['2026-12-21', '2026-12-21'])
  expect([dayOf('decisions'), dayOf('company')]).toEqual(['2028-11-20', '2028-11-20'])
  expect(dayOf('access-log')).toBe('2027-11-21')
  expect(dayOf('uploaded-files')).toBeNull()
})

test('DESK-87 mails go half a year after the newest of them, and with the case where that goes first', () => {
  const mailsOf = (more: object) =>
    heldData(counts, { ...age, ...more }, retentionTimes).find(({ code }) => code === 'mails')?.keptUntil
  expect(mailsOf({ lastMailOn: '2026-11-22' })).toBe('2027-05-24')
  expect(mailsOf({ lastMailOn: '2026-11-22', isDecided: false })).toBe('2026-12-21')
})

test('DESK-34 who a customer is has a day of its own, and none for who never became one', () => {
  expect(held.get('customer-check')?.keptUntil).toBeNull()
  const rows = heldData(counts, { ...age, customerEndsOn: '2027-11-23' }, retentionTimes)
  expect(rows.find(({ code }) => code === 'customer-check')?.keptUntil).toBe('2032-11-23')
  expect(rows.find(({ code }) => code === 'company')?.keptUntil).toBe('2028-11-20')
})
