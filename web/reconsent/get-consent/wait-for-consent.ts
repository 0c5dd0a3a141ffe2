import { ApiFailure } from '../../api/api-failure.ts'
import type { Client } from '../../api/client.ts'
import { poll } from '../../api/poll.ts'
import { wait } from '../../api/wait.ts'
import type { SessionStore } from '../../session/storage.ts'

/** Specification 9: every 2000 ms, at most 240 times; 2000 ms between success and leaving. */
export const consentPolling = { intervalMs: 2_000, limit: 240, pauseMs: 2_000 } as const

export type ConsentWait = 'renewed' | 'TRANSACTION_STATUS' | 'TIMEOUT'

type Waited = {
  ask: Client['ask']
  session: SessionStore
  connectionId: string
  /** Called when the consent is renewed, before the pause. */
  onRenewed: () => void
  signal: AbortSignal
}

/**
 * RECON-13: checks the connection until it is gone or no longer needs consent. A check that fails, or no case id in the
 * session, ends it at once. Rejects only when aborted.
 */
export async function waitForConsent({ ask, session, connectionId, onRenewed, signal }: Waited): Promise<ConsentWait> {
  const read = async () => {
    const caseId = session.read('caseId')
    if (caseId === null) throw new ApiFailure('caseIdNotFound', null)
    const query = { caseId, connectionId, inScopeForReconsent: 'true' as const }
    return (await ask('fetchAccounts', { query, signal })).data.connectionDetails
  }
  const end = await poll(read, {
    isDone: (connections) => !connections.some((one) => one.connectionId === connectionId && one.needReconsent),
    intervalMs: consentPolling.intervalMs,
    limit: consentPolling.limit,
    signal,
  })
  if (end.outcome === 'limit') return 'TIMEOUT'
  if (end.outcome === 'failed') return 'TRANSACTION_STATUS'
  onRenewed()
  await wait(consentPolling.pauseMs, signal)
  return 'renewed'
}
