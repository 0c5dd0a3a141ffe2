import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { poll } from '../../api/poll.ts'
import { collectionOf } from '../collection.ts'
import { applicationKey } from '../../application-state/follow-server.ts'

const intervalMs = 1_500
/** Six minutes of waiting; then the applicant decides. */
const readsMax = 240
const slowAfterMs = 30_000
/** A hiccup of the network is no end of the collecting; ten in a row are. */
const failuresAllowed = 10

export type Waiting = 'waiting' | 'slow' | 'stopped'
export const minutesLeftWhenSlow = Math.floor((readsMax * intervalMs - slowAfterMs) / 60_000)

/**
 * Reads the application until nothing is being fetched any more, and puts each reading where the screens look. Says how
 * the waiting goes; `again` waits anew.
 */
export function useCollecting() {
  const queries = useQueryClient()
  const [round, setRound] = useState(0)
  const [waiting, setWaiting] = useState<Waiting>('waiting')

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const slow = setTimeout(() => setWaiting('slow'), slowAfterMs)
    setWaiting('waiting')
    poll(() => api('readApplication', { signal }), {
      isDone: ({ connections }) => !collectionOf(connections).isRunning,
      intervalMs,
      limit: readsMax,
      failuresAllowed,
      signal,
      onValue: (application) => queries.setQueryData(applicationKey, application),
    }).then(
      ({ outcome }) => {
        clearTimeout(slow)
        setWaiting(outcome === 'done' ? 'waiting' : 'stopped')
      },
      () => undefined,
    )
    return () => {
      clearTimeout(slow)
      controller.abort()
    }
  }, [queries, round])

  return { waiting, again: () => setRound((count) => count + 1) }
}
