import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withRoundedDuration } from './rounded-duration.ts'

const stepMs = 60
/** A timer may go off this much before its time. */
const earlyMs = 2

async function takenMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await withRoundedDuration(stepMs, work).catch(() => undefined)
  return performance.now() - startedAt
}

test('RECON-14 an answer, also a refusal, comes after whole steps, however many its work took', async () => {
  const refuse = () => Promise.reject(new Error('no'))
  expect(await takenMs(async () => 'found')).toBeGreaterThan(stepMs - earlyMs)
  expect(await takenMs(refuse)).toBeGreaterThan(stepMs - earlyMs)
  expect(await takenMs(() => sleep(stepMs * 1.1))).toBeGreaterThan(2 * stepMs - earlyMs)
  expect(await takenMs(() => sleep(stepMs * 1.1).then(refuse))).toBeGreaterThan(2 * stepMs - earlyMs)
  await expect(withRoundedDuration(stepMs, refuse)).rejects.toThrow('no')
  expect(await withRoundedDuration(stepMs, async () => 'found')).toBe('found')
})
