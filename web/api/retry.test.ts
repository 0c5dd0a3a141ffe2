import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notYet, retry } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = string | typeof notYet | Error

/** Attempts that answer in turn; the last answer is repeated. */
function attempts(...answers: Answer[]) {
  let count = 0
  return vi.fn(async () => {
    const answer = answers[Math.min(count++, answers.length - 1)]
    if (answer instanceof Error) throw answer
    return answer as string | typeof notYet
  })
}

test('API-6 repeats at the interval and stops at the first success', async () => {
  const attempt = attempts(notYet, 'done')
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

test('API-6 calls back at the limit, after exactly that many attempts and without a last wait', async () => {
  const attempt = attempts(notYet)
  const onLimit = vi.fn()
  const result = retry(attempt, { intervalMs: 100, limit: 3, onLimit })
  await vi.advanceTimersByTimeAsync(199)
  expect(onLimit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(result).resolves.toBeUndefined()
  expect(attempt).toHaveBeenCalledTimes(3)
  expect(onLimit).toHaveBeenCalledOnce()
})

test('one failure ends it unless some in a row are allowed, and a good attempt forgets them', async () => {
  const down = new Error('down')
  const onLimit = vi.fn()
  const options = { intervalMs: 10, limit: 20, onLimit }
  await expect(retry(attempts(down), options)).rejects.toBe(down)
  const patient = retry(attempts(down, notYet, down, 'done'), { ...options, failuresAllowed: 1 })
  await vi.advanceTimersByTimeAsync(30)
  await expect(patient).resolves.toBe('done')
  const twice = retry(attempts(down, down), { ...options, failuresAllowed: 1 })
  const rejected = expect(twice).rejects.toBe(down)
  await vi.advanceTimersByTimeAsync(10)
  await rejected
  expect(onLimit).not.toHaveBeenCalled()
})

test('a final failure ends it although failures are allowed', async () => {
  const refused = new Error('refused')
  const isFinal = (error: unknown) => error === refused
  const attempt = attempts(refused, 'done')
  const options = { intervalMs: 10, limit: 20, onLimit: vi.fn(), failuresAllowed: 5, isFinal }
  await expect(retry(attempt, options)).rejects.toBe(refused)
})

test('aborted while it waits it stops at once and calls nothing more', async () => {
  const attempt = attempts(notYet)
  const onLimit = vi.fn()
  const controller = new AbortController()
  const result = retry(attempt, { intervalMs: 100, limit: 3, onLimit, signal: controller.signal })
  const rejected = expect(result).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(50)
  controller.abort()
  await rejected
  await vi.advanceTimersByTimeAsync(1_000)
  expect(attempt).toHaveBeenCalledTimes(1)
  expect(onLimit).not.toHaveBeenCalled()
})
