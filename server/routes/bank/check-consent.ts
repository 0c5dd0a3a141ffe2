import type { Context } from '../../context.ts'
import type { Session } from '../../http/handler.ts'
import { isOtherConsent, noteConsent } from '../../store/bank/bank-consent.ts'
import { lockCase, touchCase } from '../../store/case/case-data.ts'
import type { ConnectionRow } from '../../store/bank/connections.ts'
import { needsReconsent } from './connection-details.ts'

/** The page asks every two seconds (RECON-13); the aggregator is asked less often, whatever number of pages waits. */
const lookEveryMs = 4_000

/**
 * Asks the aggregator itself about renewed consents, in case neither the visit nor a callback reported them. When it is
 * unreachable the known state is shown, and the page goes on waiting.
 */
export async function checkConsents(context: Context, session: Session | null): Promise<void> {
  if (session?.scope !== 'reconsent' || session.caseId === null) return
  for (const row of await visitedConnections(context, session.caseId))
    if (needsReconsent(row, context.now(), session) && (await takeTurn(context, row))) await checkConsent(context, row)
}

async function checkConsent(context: Context, row: ConnectionRow): Promise<void> {
  try {
    const consent = await context.bank.readConsent(row.connection_id)
    if (!consent || !isOtherConsent(row, consent)) return
    await context.jobs.enqueue(context.database, 'recheck', { connectionId: row.connection_id }, { isFollowUp: true })
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
const visitedConnections = ({ database, now }: Context, caseId: string): Promise<ConnectionRow[]> =>
  database
    .selectFrom('bank_connection')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .where('connection_id', 'in', ({ selectFrom }) =>
      selectFrom('connect_attempt')
        .select((attempt) => attempt.ref('connection_id').$notNull().as('connection_id'))
        .where('case_id', '=', caseId)
        .where('kind', '=', 'reconnect')
        .where('expires_at', '>', now()),
    )
    .execute()

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
