import { sql, type Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { appendAudit } from '../store/audit.ts'
import { forgetOldWindows } from '../store/rate-windows.ts'
import type { Schema } from '../store/schema.ts'
import type { Effects, Worker } from './queue.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** How long what is kept (security.md, "Privacy"), in one table. */
export const keptForMs = {
  abandonedCase: 30 * day,
  transactionsAfterRefusal: 30 * day,
  caseAfterRefusal: 730 * day,
  contactRequest: 183 * day,
  mail: 183 * day,
  endedSession: day,
  idempotencyKey: day,
  callbackEvent: 30 * day,
  connectAttempt: day,
} as const

/** Cases removed in one sweep; the next sweep goes on, so that none holds many locks for long. */
const casesPerSweep = 200

/** Removes what has been kept long enough. Each sweep is one transaction; running twice changes nothing more. */
export function sweepWorker(context: Context): Worker<'sweep'> {
  return {
    async step(): Promise<Effects> {
      // Apart from the transaction, whose locks a call that counts would have to wait for.
      await forgetOldWindows(context.pool)
      return (transaction) => sweep(context, transaction)
    },
  }
}

async function sweep(context: Context, transaction: Transaction<Schema>): Promise<void> {
  const now = context.now()
  const before = (keptMs: number) => new Date(now.getTime() - keptMs)
  await sweepTransient(transaction, now, before)
  const abandoned = await findAbandoned(transaction, before(keptForMs.abandonedCase))
  const refused = await findRefused(transaction, before(keptForMs.caseAfterRefusal))
  for (const caseId of [...abandoned, ...refused]) await removeCase(context, transaction, caseId)
  await removeRefusedTransactions(transaction, before(keptForMs.transactionsAfterRefusal))
  const removed = abandoned.length + refused.length
  if (removed > 0) {
    const fact = { at: now, caseId: null, actor: 'worker', action: 'cases.removed' }
    await appendAudit(transaction, { ...fact, detail: { abandoned: abandoned.length, refused: refused.length } })
  }
}

async function sweepTransient(
  transaction: Transaction<Schema>,
  now: Date,
  before: (keptMs: number) => Date,
): Promise<void> {
  const sessionOver = before(keptForMs.endedSession)
  await transaction.deleteFrom('session').where('absolute_expires_at', '<', sessionOver).execute()
  await transaction.deleteFrom('idempotency').where('created_at', '<', before(keptForMs.idempotencyKey)).execute()
  await transaction.deleteFrom('callback_inbox').where('received_at', '<', before(keptForMs.callbackEvent)).execute()
  await transaction.deleteFrom('connect_attempt').where('expires_at', '<', before(keptForMs.connectAttempt)).execute()
  await transaction.deleteFrom('contact_request').where('created_at', '<', before(keptForMs.contactRequest)).execute()
  await transaction
    .deleteFrom('mail')
    .where('created_at', '<', before(keptForMs.mail))
    .where('sent_at', '<', now)
    .execute()
}

/** Nothing was ever decided, and nobody has touched it since. */
async function findAbandoned(transaction: Transaction<Schema>, untouchedSince: Date): Promise<string[]> {
  const rows = await transaction
    .selectFrom('loan_case')
    .select('id')
    .where('updated_at', '<', untouchedSince)
    .where('flow_finished_at', 'is', null)
    .where('selected_offer_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('decision').select('decision.id').whereRef('decision.case_id', '=', 'loan_case.id'))),
    )
    .limit(casesPerSweep)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** Decided and never taken up: a refusal, a referral, or an offer nobody chose. */
async function findRefused(transaction: Transaction<Schema>, untouchedSince: Date): Promise<string[]> {
  const rows = await transaction
    .selectFrom('loan_case')
    .select('id')
    .where('updated_at', '<', untouchedSince)
    .where('flow_finished_at', 'is', null)
    .where('selected_offer_id', 'is', null)
    .limit(casesPerSweep)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** With the case its key goes, and with the key everything that was sealed; its consents at the bank are ended as well. */
async function removeCase(context: Context, transaction: Transaction<Schema>, caseId: string): Promise<void> {
  const connections = await transaction
    .selectFrom('bank_connection')
    .select('connection_id')
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .execute()
  for (const { connection_id: connectionId } of connections) {
    await context.jobs.enqueue(transaction, 'end-consent', { connectionId }, { isFollowUp: true })
  }
  await transaction.deleteFrom('session').where('case_id', '=', caseId).execute()
  await transaction.deleteFrom('loan_case').where('id', '=', caseId).execute()
}

/** After a refusal the raw bookings go first; the analysis and the reasons stay for their own time. */
async function removeRefusedTransactions(transaction: Transaction<Schema>, untouchedSince: Date): Promise<void> {
  await sql`
    delete from transaction_part p using account a, loan_case c
    where a.id = p.account_id and c.id = a.case_id
      and c.updated_at < ${untouchedSince} and c.flow_finished_at is null and c.selected_offer_id is null`.execute(
    transaction,
  )
  // A contest names its booking, so it goes with the bookings.
  await sql`
    delete from category_contest k using loan_case c
    where c.id = k.case_id
      and c.updated_at < ${untouchedSince} and c.flow_finished_at is null and c.selected_offer_id is null`.execute(
    transaction,
  )
}
