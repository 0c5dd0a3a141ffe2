import type { CallName } from '#contract/calls.ts'
import { type EndTurn, makeTurns } from '../fair-turns.ts'
import { Refusal } from '../refusal.ts'

/** Calls that read all that is stored of a case, and open it in a thread (case-thread/). */
const readsWholeCase: ReadonlySet<CallName> = new Set<CallName>([
  'listCategories',
  'listBookings',
  'contestCategory',
  'withdrawContest',
  'listFacts',
  'readHealthCheck',
  'contestFact',
  'withdrawFactContest',
  'readOfferRange',
  'priceOffer',
  'selectOffer',
  'exportCase',
])

/** `waitingOfSession` is more than any page requests at once. Jobs do not use these turns. */
const turns = makeTurns({ atOnce: 4, waiting: 200, waitingOfSession: 24, evenBelowMs: 500 })

/**
 * Waits for a turn before the case is read, so that hundreds of requests of one case cannot take every database
 * connection. Throws a `Refusal` when too many requests of the case, or of all cases, are waiting.
 */
export async function takeCaseTurn(
  name: CallName,
  session: { id: string; caseId: string | null } | null,
): Promise<EndTurn> {
  if (!session || !readsWholeCase.has(name)) return () => undefined
  const endTurn = await turns.take(session.caseId ?? session.id)
  if (!endTurn) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
  return endTurn
}
