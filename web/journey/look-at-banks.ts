import type { ApplicationView } from '#contract/application.ts'
import { ApiFailure } from '#contract/failure.ts'
import type { Ask } from '../api/client.ts'
import { notYet } from '../api/retry.ts'
import { collectionOf, isRunning } from './collection.ts'

type BankPoll = {
  ask: Ask
  known: () => ApplicationView | undefined
  /** Reads the application again, for all screens. */
  refresh: () => Promise<ApplicationView>
  signal: AbortSignal
}

/**
 * Polls the banks: progress of each connection costs one row, and only on a change the whole application is read again.
 * `notYet` while a bank is collecting.
 */
export async function lookAtBanks({ ask, known, refresh, signal }: BankPoll): Promise<true | typeof notYet> {
  const running = known()?.connections.filter(isRunning) ?? []
  const moves = running.map(async ({ connectionId: id, stage, fetchedCount }) => {
    if (id === null) return false
    const now = await ask('readConnectionProgress', { params: { id }, signal }).catch(nullWhenGone)
    return now === null || now.stage !== stage || now.fetchedCount !== fetchedCount
  })
  const hasMoved = running.length === 0 || (await Promise.all(moves)).includes(true)
  const view = hasMoved ? await refresh() : known()
  return collectionOf(view?.connections ?? []).isRunning ? notYet : true
}

/** A connection that was removed meanwhile, in another tab. */
function nullWhenGone(error: unknown): null {
  if (error instanceof ApiFailure && error.status === 404) return null
  throw error
}
