import { expect, test, vi } from 'vitest'
import { emptyApplication } from '#contract/answers/application-answer.ts'
import type { ApplicationView } from '#contract/application.ts'
import { ApiFailure } from '#contract/failure.ts'
import type { Ask } from '../api/client.ts'
import { notYet } from '../api/retry.ts'
import type { Connection } from './collection.ts'
import { lookAtBanks } from './look-at-banks.ts'

type Stage = Connection['stage']
type Progress = { stage: Stage; fetchedCount: number } | Error

const connection = (connectionId: string, stage: Stage): Connection => ({
  connectionId,
  source: 'bank',
  bankName: 'ING',
  bank: 'ING',
  stage,
  errorKey: null,
  fetchedCount: 0,
  accounts: [],
})
const reading = (...connections: Connection[]): ApplicationView => ({ ...emptyApplication('case'), connections })

/** One look, from what the screen shows to what the server would say. */
async function look(shown: ApplicationView, progress: Readonly<Record<string, Progress>>, next = shown) {
  const ask = vi.fn(async (_name: string, { params }: { params: { id: string } }) => {
    const answer = progress[params.id]
    if (answer instanceof Error) throw answer
    return answer
  })
  const refresh = vi.fn(() => Promise.resolve(next))
  const looked = lookAtBanks({
    ask: ask as unknown as Ask,
    known: () => shown,
    refresh,
    signal: new AbortController().signal,
  })
  return { result: await looked, asked: ask.mock.calls.map(([name, { params }]) => `${name} ${params.id}`), refresh }
}

test('FLOW-7 API-1 each bank at work is asked for its progress, and the application only when one has moved', async () => {
  const shown = reading(connection('1', 'fetching'), connection('2', 'finished'), connection('3', 'waiting'))
  const still = { 1: { stage: 'fetching', fetchedCount: 0 }, 3: { stage: 'waiting', fetchedCount: 0 } } as const
  const calm = await look(shown, still)
  expect(calm.asked).toEqual(['readConnectionProgress 1', 'readConnectionProgress 3'])
  expect(calm.refresh).not.toHaveBeenCalled()
  expect(calm.result).toBe(notYet)
  const counted = await look(shown, { ...still, 1: { stage: 'fetching', fetchedCount: 40 } })
  expect(counted.refresh).toHaveBeenCalledOnce()
  expect(counted.result).toBe(notYet)
})

test('FLOW-7 it is done when the application says that no bank is at work, a failed one included', async () => {
  const shown = reading(connection('1', 'fetching'))
  const progress = { 1: { stage: 'failed', fetchedCount: 0 } } as const
  expect((await look(shown, progress, reading(connection('1', 'failed')))).result).toBe(true)
  expect((await look(shown, progress, reading(connection('1', 'fetching')))).result).toBe(notYet)
})

test('with no bank at work the application is read once more: one may have been started meanwhile', async () => {
  const again = await look(reading(connection('1', 'failed')), {}, reading(connection('1', 'waiting')))
  expect(again.asked).toEqual([])
  expect(again.result).toBe(notYet)
})

test('a connection that was removed counts as moved, any other failure ends the look', async () => {
  const shown = reading(connection('1', 'fetching'))
  const gone = await look(shown, { 1: new ApiFailure('connection_not_found', 404) }, reading())
  expect(gone.result).toBe(true)
  await expect(look(shown, { 1: new ApiFailure('unavailable', 503) })).rejects.toMatchObject({ status: 503 })
})
