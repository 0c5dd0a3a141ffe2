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

/** `waitingOfSession` is above what a page asks at once; jobs do not come by here. */
const turns = makeTurns({ atOnce: 4, waiting: 200, waitingOfSession: 24, evenBelowMs: 500 })

/**
 * A turn before anything is read, so that who asks hundreds of pages at once holds no connections that others wait for.
 * Throws a `Refusal` when too many of the case, or of all, wait.
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
