import { expect, test } from 'vitest'
import { shownEndOf } from './session-end.ts'

const fresh = { ended: null, isOwn: false, lastEndsAt: null, now: Date.parse('2026-11-25T10:00:00Z') }

test('DESK-94 the sign-in page says why a session is over, and nothing to who comes fresh', () => {
  expect(shownEndOf(fresh)).toBeNull()
  expect(shownEndOf({ ...fresh, ended: 'role', isOwn: true })).toBe('role')
  expect(shownEndOf({ ...fresh, isOwn: true, lastEndsAt: '2026-11-25T10:20:00Z' })).toBe('self')
})

test('DESK-94 a cookie that is gone while the session lasted was left in another tab, and after its end it was over', () => {
  expect(shownEndOf({ ...fresh, lastEndsAt: '2026-11-25T10:20:00Z' })).toBe('other-tab')
  expect(shownEndOf({ ...fresh, lastEndsAt: '2026-11-25T09:59:00Z' })).toBe('over')
})
