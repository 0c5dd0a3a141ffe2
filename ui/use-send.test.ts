import { afterEach, expect, test, vi } from 'vitest'
import { createIdempotencyKeys, nextPaint } from './use-send.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const counting = () => {
  let count = 0
  return createIdempotencyKeys(() => `key-${(count += 1)}`)
}

test('the same call with the same body keeps its key, so that a lost answer can be asked again', () => {
  const keys = counting()
  expect(keys.keyOf('saveLoanAmount', { loanAmount: 10_000 })).toBe('key-1')
  expect(keys.keyOf('saveLoanAmount', { loanAmount: 10_000 })).toBe('key-1')
})

test('another body or another call has another key', () => {
  const keys = counting()
  expect(keys.keyOf('saveLoanAmount', { loanAmount: 10_000 })).toBe('key-1')
  expect(keys.keyOf('saveLoanAmount', { loanAmount: 20_000 })).toBe('key-2')
  expect(keys.keyOf('selectOffer', { loanAmount: 20_000 })).toBe('key-3')
})

test('after success an earlier answer counts as new, or changing an amount back would be lost', () => {
  const keys = counting()
  keys.keyOf('saveLoanAmount', { loanAmount: 10_000 })
  keys.forget()
  expect(keys.keyOf('saveLoanAmount', { loanAmount: 10_000 })).toBe('key-2')
})

test('work after a press begins once the next picture stands, and after 100 ms where none is drawn', async () => {
  vi.useFakeTimers()
  let paint = () => {}
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => void (paint = draw))
  const beganAfter = async (step: () => Promise<unknown>) => {
    let hasBegun = false
    void nextPaint().then(() => (hasBegun = true))
    await step()
    return hasBegun
  }
  expect(await beganAfter(() => vi.advanceTimersByTimeAsync(99))).toBe(false)
  expect(await beganAfter(() => vi.advanceTimersByTimeAsync(100))).toBe(true)
  const painted = async () => {
    paint()
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(await beganAfter(painted)).toBe(true)
})
