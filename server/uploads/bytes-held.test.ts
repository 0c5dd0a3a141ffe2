import { expect, test, vi } from 'vitest'
import { type Holding, makeBytesHeld } from './bytes-held.ts'

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

test('CORE-3 a few addresses can not hold it all: some is kept for who holds little', () => {
  const held = makeBytesHeld({ ofAddress: 30, ofAll: 50, keptForFirst: 20, firstOfAddress: 5 })
  const [flood, another, honest] = [held.of('a'), held.of('b'), held.of('c')]
  expect([flood.add(25), another.add(5), another.add(1)]).toEqual([true, true, false])
  expect([honest.add(5), honest.add(1)]).toEqual([true, false])
})

test('CORE-3 a body that drips is ended in time, and sooner where another needs its room', () => {
  vi.useFakeTimers()
  try {
    const held = makeBytesHeld({ ofAddress: 1e6, ofAll: 1e6 })
    const ended: string[] = []
    const [drip, steady, last] = ['drip', 'steady', 'last'].map((name) => {
      const holding = held.of(name)
      holding.receive(() => ended.push(name))
      return holding
    }) as [Holding, Holding, Holding]
    drip.add(5e5)
    steady.add(4e5)
    vi.advanceTimersByTime(1_500)
    expect([last.add(2e5), ended]).toEqual([false, []])
    drip.add(1)
    steady.add(2e4)
    vi.advanceTimersByTime(600)
    expect([last.add(2e5), ended, held.total]).toEqual([true, ['drip'], 6.2e5])
    vi.advanceTimersByTime(9_000)
    last.received()
    vi.advanceTimersByTime(5_000)
    expect([ended, held.total]).toEqual([['drip', 'steady'], 2e5])
  } finally {
    vi.useRealTimers()
  }
})
