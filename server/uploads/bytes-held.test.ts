import { expect, test } from 'vitest'
import { makeBytesHeld } from './bytes-held.ts'

test('CORE-3 one address may hold its share, all together no more than the whole, and what is released is free', () => {
  const held = makeBytesHeld({ ofAddress: 30, ofAll: 50 })
  const [first, second, other, third] = [held.of('a'), held.of('a'), held.of('b'), held.of('c')]
  expect([first.add(20), second.add(10), second.add(1)]).toEqual([true, true, false])
  expect([other.add(20), third.add(1)]).toEqual([true, false])
  expect(held.total).toBe(50)
  first.release()
  first.release()
  expect(held.total).toBe(30)
  expect([third.add(20), third.add(1), second.add(20)]).toEqual([true, false, false])
  for (const one of [second, other, third]) one.release()
  expect([held.total, second.add(30)]).toEqual([0, true])
})
