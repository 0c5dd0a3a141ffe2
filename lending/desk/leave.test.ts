import { expect, test } from 'vitest'
import type { Colleague } from './authority.ts'
import { mayStandIn, shortagesOf, type Leave } from './leave.ts'

const [noor, daan]: Colleague[] = [
  { id: 'noor', role: 'assessor' },
  { id: 'daan', role: 'assessor' },
]
const sanne: Colleague = { id: 'sanne', role: 'senior' }
const mila: Colleague = { id: 'mila', role: 'compliance' }
const team = [noor!, daan!, sanne, mila]
const away = (staffId: string, fromDay: string, untilDay: string): Leave => ({
  ...{ staffId, fromDay, untilDay, standIn: null },
})
/** A Thursday. */
const today = '2026-12-03'

test('days on which fewer than two may say yes are named, working days together over a weekend, and no holiday', () => {
  const leaves = [away('noor', '2026-12-04', '2026-12-07'), away('daan', '2026-12-01', '2026-12-31')]
  expect(shortagesOf(team, leaves, today)).toEqual([{ fromDay: '2026-12-04', untilDay: '2026-12-07', lack: 'people' }])
  expect(
    shortagesOf(team, [away('noor', '2026-12-25', '2026-12-27'), away('daan', '2026-12-25', '2026-12-25')], today),
  ).toEqual([])
  expect(shortagesOf([noor!, mila], [], today)).toEqual([{ fromDay: today, untilDay: '2026-12-30', lack: 'people' }])
})

test('without anybody who reaches the highest amount that is the shortage, until fewer than two are there', () => {
  const leaves = [away('sanne', '2026-12-03', '2026-12-09'), away('daan', '2026-12-08', '2026-12-10')]
  expect(shortagesOf(team, leaves, today)).toEqual([
    { fromDay: '2026-12-03', untilDay: '2026-12-07', lack: 'authority' },
    { fromDay: '2026-12-08', untilDay: '2026-12-09', lack: 'people' },
  ])
  expect(shortagesOf(team, [], today)).toEqual([])
})

test('a stand-in does all of the work of the absent', () => {
  expect(
    mayStandIn('senior', 'assessor') && mayStandIn('assessor', 'senior') && mayStandIn('senior', 'compliance'),
  ).toBe(true)
  expect(mayStandIn('compliance', 'assessor') || mayStandIn('reader', 'compliance')).toBe(false)
})
