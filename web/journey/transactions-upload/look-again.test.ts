import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyApplication } from '#contract/answers/application-answer.ts'
import type { ApplicationView } from '#contract/application.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import type { Connection } from '../collection.ts'
import { lookingAgain } from './look-again.ts'

type Stage = Connection['stage']

const account: Connection['accounts'][number] = {
  iban: 'NL02ABNA0123456789',
  clientName: 'Bakker',
  matchState: 'MATCH',
  transactionCount: 12,
  from: '2026-01-01',
  to: '2026-11-20',
}
const connection = (stage: Stage): Connection => ({
  connectionId: '1',
  source: 'bank',
  bankName: 'ING',
  bank: 'ING',
  stage,
  errorKey: null,
  fetchedCount: 0,
  accounts: stage === 'connecting' ? [] : [account],
})
const reading = (...stages: Stage[]): ApplicationView => ({
  ...emptyApplication('case'),
  connections: stages.map(connection),
})

let now: ApplicationView | Error
const read = vi.fn(() => (now instanceof Error ? Promise.reject(now) : Promise.resolve(now)))
let stop: () => void

/** A screen that looks, from a first reading on. */
async function look(first: ApplicationView): Promise<QueryClient> {
  now = first
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const observer = new QueryObserver(queries, {
    queryKey: ['application'],
    queryFn: read,
    refetchInterval: lookingAgain(),
  })
  const leave = observer.subscribe(() => undefined)
  stop = () => (leave(), queries.clear())
  await vi.advanceTimersByTimeAsync(0)
  return queries
}

beforeEach(() => {
  vi.useFakeTimers()
  read.mockClear()
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  stop()
  focusManager.setFocused(undefined)
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
})

describe('FLOW-6 the screen that shows what is shared', () => {
  test('looks again until the bank has passed on everything, and then no more', async () => {
    const queries = await look(reading('connecting'))
    now = reading('fetching')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(queries.getQueryData<ApplicationView>(['application'])?.connections[0]?.accounts).toEqual([account])
    now = reading('finished')
    await vi.advanceTimersByTimeAsync(4_000)
    const reads = read.mock.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).toHaveBeenCalledTimes(reads)
  })

  test.each([[[]], [['finished']], [['failed']], [['finished', 'failed']]] as [Stage[]][])(
    'does not look again when nothing is on its way: %j',
    async (stages) => {
      await look(reading(...stages))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(read).toHaveBeenCalledOnce()
    },
  )

  test('looks about twenty times a minute, and gives up after six minutes of a bank that does not finish', async () => {
    await look(reading('connecting'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).toHaveBeenCalledTimes(1 + 20)
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(read).toHaveBeenCalledTimes(1 + 120)
  })

  test('begins to count anew for a bank that is connected later', async () => {
    const queries = await look(reading('connecting'))
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    for (const stages of [['finished'], ['finished', 'connecting']] as Stage[][]) {
      now = reading(...stages)
      await queries.refetchQueries()
    }
    read.mockClear()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(read).toHaveBeenCalledTimes(10)
  })

  test('does not look while the page is hidden, and goes on once it is seen again', async () => {
    await look(reading('connecting'))
    focusManager.setFocused(false)
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(read).toHaveBeenCalledOnce()
    focusManager.setFocused(true)
    read.mockClear()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(read.mock.calls.length).toBeGreaterThanOrEqual(10)
  })

  test('a fault of the network or the server is no end of it, and what was known stays', async () => {
    const queries = await look(reading('connecting'))
    now = new ApiFailure('unavailable', 503)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(queries.getQueryData(['application'])).toEqual(reading('connecting'))
    now = reading('finished')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(queries.getQueryData(['application'])).toEqual(now)
  })

  test.each([
    ['a session that has ended', 401],
    ['a server that is asked too often', 429],
  ])('%s is not asked again', async (_what, status) => {
    await look(reading('connecting'))
    now = new ApiFailure('unauthorised', status)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).toHaveBeenCalledTimes(2)
  })
})
