import { ApiFailure } from '../../api/api-failure.ts'
import type { Client } from '../../api/client.ts'
import { notYet, retry } from '../../api/retry.ts'
import { wait } from '../../api/wait.ts'
import type { SessionStore } from '../../visitor/storage.ts'

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
 * RECON-13: checks the case's connections until this one is gone or no longer needs consent. A check that fails, or no
 * case id in the session, ends it at once. Rejects only when aborted.
 */
export async function waitForConsent({ ask, session, connectionId, onRenewed, signal }: Waited): Promise<ConsentWait> {
  let end = 'renewed' as ConsentWait
  const check = async () => {
    const customerId = session.read('caseId')
    if (customerId === null) throw new ApiFailure('caseIdNotFound', null)
    const { connections } = await ask('listConnections', { params: { customerId }, signal })
    return connections.some((one) => one.connectionId === connectionId && one.needReconsent) ? notYet : true
  }
  const { intervalMs, limit, pauseMs } = consentPolling
  try {
    await retry(check, { intervalMs, limit, signal, onLimit: () => (end = 'TIMEOUT') })
  } catch {
    signal.throwIfAborted()
    return 'TRANSACTION_STATUS'
  }
  if (end === 'TIMEOUT') return end
  onRenewed()
  await wait(pauseMs, signal)
  return end
}
