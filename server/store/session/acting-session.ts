import { AsyncLocalStorage } from 'node:async_hooks'
import { Refusal } from '../../refusal.ts'
import type { Database } from '../schema.ts'

const acting = new AsyncLocalStorage<string>()

/** Runs `work` in the name of a session. Jobs and public calls have none. */
export const actingAs = <T>(sessionId: string | null, work: () => T): T =>
  sessionId === null ? work() : acting.run(sessionId, work)

export const actingSession = (): string | null => acting.getStore() ?? null

/**
 * Throws 401 when the session that is acting has ended since its call was admitted: a call may wait for minutes, on its
 * own body or for its turn, and its case may have another owner meanwhile.
 */
export async function refuseEnded(database: Database): Promise<void> {
  const id = actingSession()
  if (id === null) return
  const ended = await database
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is not', null)
    .executeTakeFirst()
  if (ended) throw new Refusal('unauthorised')
}
