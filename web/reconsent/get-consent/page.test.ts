import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ask } from '../../api/client.ts'
import { memorySession } from '../../testing/memory-session.ts'
import { readConsentOutcome, readConsentVisit } from '../bank-visit.ts'
import { waitForConsent } from './page.tsx'

const caseId = '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b'
const needing = { connectionId: '77', needReconsent: true }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Waits with a server that answers each check by its number, from 1. */
function waiting(answer: (check: number) => readonly object[], hasCase = true) {
  const { session } = memorySession()
  if (hasCase) session.write('caseId', caseId)
  let checks = 0
  const ask = vi.fn(async (_name: string, _input: unknown) => ({ connections: answer((checks += 1)) }))
  const onRenewed = vi.fn()
  const controller = new AbortController()
  const end = waitForConsent({
    ask: ask as unknown as Ask,
    session,
    connectionId: '77',
    onRenewed,
    signal: controller.signal,
  })
  const settled = vi.fn()
  end.then(settled, settled)
  return { ask, onRenewed, end, settled, controller }
}

test('RECON-13 checks every 2000 ms, 240 times and not once more, and then it is TIMEOUT', async () => {
  const { ask, settled } = waiting(() => [needing])
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(237 * 2_000)
  expect(ask).toHaveBeenCalledTimes(239)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(settled).toHaveBeenCalledExactlyOnceWith('TIMEOUT')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(240)
})

test('RECON-13 a connection that no longer needs consent ends it, 2000 ms after the steps have advanced', async () => {
  const { ask, onRenewed, settled } = waiting((check) => [check < 3 ? needing : { ...needing, needReconsent: false }])
  await vi.advanceTimersByTimeAsync(4_000)
  expect(onRenewed).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith('renewed')
  expect(ask).toHaveBeenCalledTimes(3)
})

test('RECON-13 a connection that is gone ends it too, and another that needs consent does not keep it waiting', async () => {
  const { settled } = waiting(() => [{ connectionId: '78', needReconsent: true }])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(settled).toHaveBeenCalledExactlyOnceWith('renewed')
})

test('RECON-13 a single check that fails ends it with TRANSACTION_STATUS', async () => {
  const { settled, ask } = waiting((check) => {
    if (check === 2) throw new Error('no network')
    return [needing]
  })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(settled).toHaveBeenCalledExactlyOnceWith('TRANSACTION_STATUS')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('RECON-13 without a case id nothing is asked and it ends with TRANSACTION_STATUS', async () => {
  const { settled, ask } = waiting(() => [needing], false)
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toHaveBeenCalledExactlyOnceWith('TRANSACTION_STATUS')
  expect(ask).not.toHaveBeenCalled()
})

test('leaving the page stops the checks', async () => {
  const { ask, controller, end } = waiting(() => [needing])
  const left = expect(end).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(2_000)
  controller.abort()
  await left
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('RECON-12 the waiting page knows what it waits for from the navigation state', () => {
  const state = { returnPage: '/reconsent', bankName: 'Knab', connectionId: '77' }
  expect(readConsentVisit(state, 'nl')).toEqual(state)
})

test('ROUTE-17 without a connection in the state there is nothing to wait for', () => {
  for (const state of [null, undefined, 'x', {}, { returnPage: '/reconsent' }, { connectionId: 7 }])
    expect(readConsentVisit(state, 'nl')).toBeNull()
})

test('a page to return to that is not ours becomes the overview in the language of the page', () => {
  const visit = { returnPage: 'https://elsewhere.example', bankName: 'Knab', connectionId: '77' }
  expect(readConsentVisit(visit, 'en')?.returnPage).toBe('/reconsent/EN')
  expect(readConsentVisit({ ...visit, returnPage: '/contact' }, 'nl')?.returnPage).toBe('/reconsent/NL')
})

test('RECON-11 an outcome is read back, and anything else is none', () => {
  expect(readConsentOutcome({ kind: 'renewed', bankName: 'Knab' })).toEqual({ kind: 'renewed', bankName: 'Knab' })
  const failed = { kind: 'failed', connectionId: '77', errorKey: 'bank_cancelled' }
  expect(readConsentOutcome(failed)).toEqual(failed)
  for (const state of [null, {}, { kind: 'failed' }, { kind: 'other' }]) expect(readConsentOutcome(state)).toBeNull()
})
