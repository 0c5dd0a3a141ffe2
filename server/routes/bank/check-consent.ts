import type { Context } from '../../context.ts'
import type { Session } from '../../http/handler.ts'
import { isOtherConsent, noteConsent } from '../../store/bank/bank-consent.ts'
import { lockCase, touchCase } from '../../store/case/case-data.ts'
import { findConnection, type ConnectionRow } from '../../store/bank/connections.ts'
import { needsReconsent } from './connection-details.ts'

/** The page asks every two seconds (RECON-13); the aggregator is asked less often, whatever number of pages waits. */
const lookEveryMs = 4_000

/**
 * Asks the aggregator itself about a renewed consent, in case neither the visit nor a callback reported it. When it is
 * unreachable the known state is shown, and the page goes on waiting.
 */
export async function checkConsent(context: Context, session: Session | null): Promise<void> {
  const connectionId = session?.scope === 'reconsent' ? session.reconsentConnectionId : null
  if (!session?.caseId || connectionId === null) return
  const row = await findConnection(context.database, session.caseId, connectionId)
  if (!row || !needsReconsent(row, context.now(), session) || !(await isVisiting(context, row))) return
  if (!(await takeTurn(context, row))) return
  try {
    const consent = await context.bank.readConsent(connectionId)
    if (!consent || !isOtherConsent(row, consent)) return
    await context.jobs.enqueue(context.database, 'recheck', { connectionId }, { isFollowUp: true })
    await context.database.transaction().execute(async (transaction) => {
      if (!(await lockCase(transaction, row.case_id))) return
      await noteConsent(transaction, row, consent, context.now())
      await touchCase(transaction, row.case_id, context.now())
    })
  } catch (error) {
    context.log.warn({ reason: (error as Error).message }, 'A consent could not be looked at')
  }
}

/** Without a visit to the bank under way nothing can have changed. */
async function isVisiting(context: Context, row: ConnectionRow): Promise<boolean> {
  const attempt = await context.database
    .selectFrom('connect_attempt')
    .select('state_hash')
    .where('case_id', '=', row.case_id)
    .where('connection_id', '=', row.connection_id)
    .where('kind', '=', 'reconnect')
    .where('expires_at', '>', context.now())
    .limit(1)
    .executeTakeFirst()
  return attempt !== undefined
}

/** One process, one page at a time: who moves the moment on has the turn. */
async function takeTurn(context: Context, row: ConnectionRow): Promise<boolean> {
  const now = context.now()
  const turn = await context.database
    .updateTable('bank_connection')
    .set({ consent_looked_at: now })
    .where('id', '=', row.id)
    .where(({ or, eb }) =>
      or([eb('consent_looked_at', 'is', null), eb('consent_looked_at', '<', new Date(now.getTime() - lookEveryMs))]),
    )
    .returning('id')
    .executeTakeFirst()
  return turn !== undefined
}
