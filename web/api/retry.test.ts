import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { poll } from './poll.ts'
import { retry } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('API-6 retry stops at the first success and answers it', async () => {
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('not yet')).mockResolvedValue('done')
  const onLimit = vi.fn()
  const result = retry(attempt, { intervalMs: 500, limit: 10, onLimit })
  await vi.advanceTimersByTimeAsync(499)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await expect(result).resolves.toBe('done')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(attempt).toHaveBeenCalledTimes(2)
  expect(onLimit).not.toHaveBeenCalled()
})

test('API-6 retry calls back at the limit with the last error, after exactly that many attempts', async () => {
  const attempt = vi.fn(() => Promise.reject(new Error('never')))
  const onLimit = vi.fn()
  const result = retry(attempt, { intervalMs: 100, limit: 3, onLimit })
  await vi.advanceTimersByTimeAsync(200)
  await expect(result).resolves.toBeUndefined()
  expect(attempt).toHaveBeenCalledTimes(3)
  expect(onLimit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'never' }))
})

test('retry that is aborted while it waits stops at once and calls nothing more', async () => {
  const attempt = vi.fn(() => Promise.reject(new Error('never')))
  const controller = new AbortController()
  const result = retry(attempt, { intervalMs: 100, limit: 3, signal: controller.signal })
  const rejected = expect(result).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(50)
  controller.abort()
  await rejected
  await vi.advanceTimersByTimeAsync(1_000)
  expect(attempt).toHaveBeenCalledTimes(1)
})

test('RECON-13 a poll of 240 reads at 2 s makes exactly 240 and ends at its limit', async () => {
  const read = vi.fn(() => Promise.resolve({ finished: false }))
  const result = poll(read, { isDone: ({ finished }) => finished, intervalMs: 2000, limit: 240 })
  await vi.advanceTimersByTimeAsync(239 * 2000)
  await expect(result).resolves.toEqual({ outcome: 'limit' })
  expect(read).toHaveBeenCalledTimes(240)
})

test('a poll tells each value and answers the one that is done', async () => {
  const values = [1, 2, 3]
  const seen: number[] = []
  const result = poll(() => Promise.resolve(values.shift() ?? 0), {
    isDone: (value) => value === 3,
    intervalMs: 10,
    limit: 9,
    onValue: (value) => seen.push(value),
  })
  await vi.advanceTimersByTimeAsync(20)
  await expect(result).resolves.toEqual({ outcome: 'done', value: 3 })
  expect(seen).toEqual([1, 2, 3])
})

test('a poll ends at the first failure unless some are allowed, and forgets failures after a good read', async () => {
  const flaky = () => {
    let count = 0
    return () => (count++ % 2 === 0 ? Promise.reject(new Error('down')) : Promise.resolve(count))
  }
  const strict = poll(flaky(), { isDone: (value) => value > 5, intervalMs: 10, limit: 20 })
  await expect(strict).resolves.toMatchObject({ outcome: 'failed' })
  const patient = poll(flaky(), { isDone: (value) => value > 5, intervalMs: 10, limit: 20, failuresAllowed: 1 })
  await vi.advanceTimersByTimeAsync(200)
  await expect(patient).resolves.toEqual({ outcome: 'done', value: 6 })
})
