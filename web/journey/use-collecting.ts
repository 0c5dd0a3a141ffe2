import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import { isWorthRepeating } from '#contract/failure.ts'
import { api } from '../api/api.ts'
import { retry } from '../api/retry.ts'
import { applicationQuery } from '../application-state/queries.ts'
import { collectionOf, type Connection, countAccounts } from './collection.ts'
import { lookAtBanks } from './look-at-banks.ts'

/** Six minutes of waiting, with the page in view; then the applicant decides. */
export const collectPace = { intervalMs: 1_500, limit: 240, failuresAllowed: 10 } as const
/** The screen before polls slower, and the next one shows the progress and a retry. */
export const sharePace = { intervalMs: 3_000, limit: 120, failuresAllowed: 120 } as const
const slowAfterMs = 30_000

type Pace = typeof collectPace | typeof sharePace

export type Waiting = 'waiting' | 'slow' | 'stopped'
export const minutesLeftWhenSlow = Math.floor((collectPace.limit * collectPace.intervalMs - slowAfterMs) / 60_000)

/** FLOW-6, FLOW-7: polls the banks until none is collecting, for the screens. `again` restarts it. */
export function useCollecting(pace: Pace, isOn = true) {
  const queries = useQueryClient()
  const [round, setRound] = useState(0)
  const [waiting, setWaiting] = useState<Waiting>('waiting')

  useEffect(() => {
    if (!isOn) return
    const controller = new AbortController()
    const { signal } = controller
    const slow = setTimeout(() => setWaiting('slow'), slowAfterMs)
    setWaiting('waiting')
    const look = async () => {
      await whenVisible(signal)
      return lookAtBanks({
        ask: api,
        known: () => queries.getQueryData(applicationQuery.queryKey),
        refresh: () => queries.fetchQuery({ ...applicationQuery, staleTime: 0, retry: false }),
        signal,
      })
    }
    const isFinal = (error: unknown) => !isWorthRepeating(0, error)
    retry(look, { ...pace, isFinal, signal, onLimit: () => setWaiting('stopped') })
      .then(
        (isDone) => isDone && setWaiting('waiting'),
        () => signal.aborted || setWaiting('stopped'),
      )
      .finally(() => clearTimeout(slow))
    return () => {
      clearTimeout(slow)
      controller.abort()
    }
  }, [queries, pace, isOn, round])

  return { waiting, again: () => setRound((count) => count + 1) }
}

export type AccountMatches = AnswerOf<'validateAccounts'>['validation']['accounts']

/** FLOW-7: whether each account is the company's own, asked once more when accounts have come or all are in. */
export function useAccountMatches(connections: readonly Connection[]) {
  const count = countAccounts(connections)
  const { data, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['account-matches', count, collectionOf(connections).isRunning],
    queryFn: async ({ signal }) => (await api('validateAccounts', { signal })).validation.accounts,
    enabled: count > 0,
    placeholderData: keepPreviousData,
  })
  const matches: AccountMatches = data ?? []
  return { matches, isFetching, isFresh: data !== undefined && !isPlaceholderData }
}

/** Resolves once the page is in view: a page in the background asks nothing. Rejects when aborted. */
function whenVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.visibilityState === 'visible') return resolve()
    const onChange = () => document.visibilityState === 'visible' && end(resolve)
    const onAbort = () => end(() => reject(signal.reason))
    const end = (settle: () => void) => {
      document.removeEventListener('visibilitychange', onChange)
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    document.addEventListener('visibilitychange', onChange)
    signal.addEventListener('abort', onAbort)
  })
}
