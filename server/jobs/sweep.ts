import { sql, type RawBuilder } from 'kysely'
import { agreementDays, type RetentionTimes } from '#lending/retention.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { appendAudit } from '../store/audit.ts'
import { endConsentsOf, removeBookings, removeCaseRows } from '../erasure/erasure.ts'
import { removeComplaints } from '../store/work/complaints.ts'
import { endOfSubjects } from '../store/work/tasks.ts'
import { countTrail } from '../store/work/desk-counts.ts'
import { endPendingBefore } from '../store/bank/pending-connections.ts'
import { forgetOldWindows } from '../store/session/rate-windows.ts'
import type { Transaction } from '../store/schema.ts'
import { throwKeysAway } from '../store/sealing/sealing-keys.ts'
import type { Effects, Worker } from '../store/job-queue.ts'

/** Cases removed in one sweep; the next sweep goes on, so that none holds many locks for long. */
const casesPerSweep = 200
const dayMs = 24 * 60 * 60_000

type Sweep = { context: Context; transaction: Transaction; before: (name: keyof RetentionTimes) => Date }

/** Removes data past its retention (lending/retention.ts), in one transaction. Idempotent. */
export const sweepWorker = (context: Context): Worker<'sweep'> => ({
  async step(): Promise<Effects> {
    // Apart from the transaction, whose locks a call that counts would have to wait for.
    await forgetOldWindows(context.pool)
    return async (transaction) => {
      await countTrail(transaction)
      await sweep(context, transaction)
    }
  },
})

async function sweep(context: Context, transaction: Transaction): Promise<void> {
  const now = context.now()
  const times = context.settings.retention
  const before = (name: keyof RetentionTimes) => new Date(now.getTime() - times[name] * dayMs)
  const task: Sweep = { context, transaction, before }
  await sweepTransient(task)
  const forms = await sweepContactRequests(task)
  const answeredBefore = before('complaintDays')
  const complaints = await removeComplaints(
    transaction,
    { answeredBefore },
    { outcome: 'lapsed', by: 'worker', at: now },
  )
  const customerChecks = await sweepKept(task, 'customer_check', times.customerCheckDays)
  const agreements = await sweepKept(task, 'kept_agreement', agreementDays(times))
  const abandoned = await removeCases(task, sql`${isWithout('decision')} and ${isUnused(before('abandonedCaseDays'))}`)
  // A wish for a mail ends with its day, which may be some days later than this.
  const isAwaited = sql`exists (select from mend_reminder m where m.case_id = c.id)`
  const isLong = isUnused(before('decisionWithoutContractDays'))
  const undone = sql`not ${isWithout('decision')} and ${isLong} and not ${isAwaited}`
  const refused = await removeCases(task, undone)
  const ended = await removeCases(task, isContractOver(before('caseAfterContractDays')))
  await removeBookings(transaction, isUnused(before('bookingsWithoutContractDays')))
  await removeBookings(transaction, isContractOver(now))
  const removed = { abandoned, refused, ended, contactForms: forms, complaints, customerChecks, agreements }
  if (Object.values(removed).every((count) => count === 0)) return
  await context.jobs.enqueue(transaction, 'shred-keys', {}, { isFollowUp: true })
  await appendAudit(transaction, 'cases.removed', { at: now, caseId: null, by: 'worker' }, removed)
}

async function sweepTransient({ context, transaction, before }: Sweep): Promise<void> {
  await transaction.deleteFrom('session').where('absolute_expires_at', '<', before('sessionDays')).execute()
  await transaction.deleteFrom('desk_session').where('absolute_expires_at', '<', before('sessionDays')).execute()
  await transaction.deleteFrom('desk_login').where('expires_at', '<', before('sessionDays')).execute()
  await transaction.deleteFrom('idempotency').where('created_at', '<', before('repeatedCallDays')).execute()
  await transaction.deleteFrom('callback_inbox').where('received_at', '<', before('bankNoticeDays')).execute()
  await transaction.deleteFrom('connect_attempt').where('expires_at', '<', before('bankReturnDays')).execute()
  await endPendingBefore(transaction, context, before('bankReturnDays'))
  await transaction.deleteFrom('mailed_link').where('expires_at', '<', before('mailedLinkDays')).execute()
  await transaction.deleteFrom('recipient_mail').where('at', '<', before('mailCountDays')).execute()
  await transaction.deleteFrom('bank_fetch').where('at', '<', before('bankFetchDays')).execute()
  await sql`delete from privacy_request c where c.asked_at < ${before('privacyRequestDays')}
    and ${isSettled(before('privacyRequestDays'), sql`c.case_id`)}`.execute(transaction)
  const mended = businessDay(before('mendReminderDays'))
  await transaction.deleteFrom('mend_reminder').where('on_day', '<', mended).execute()
  await transaction.deleteFrom('handed_file').where('at', '<', before('handedFileDays')).execute()
  await transaction.deleteFrom('access_log').where('window_at', '<', before('accessLogDays')).execute()
  const mails = await transaction
    .deleteFrom('mail')
    .where('created_at', '<', before('mailDays'))
    .returning('id')
    .execute()
  await throwKeysAway(
    transaction,
    mails.map(({ id }) => id),
  )
}

async function sweepContactRequests({ context, transaction, before }: Sweep): Promise<number> {
  const gone = await transaction
    .deleteFrom('contact_request')
    .where('created_at', '<', before('contactRequestDays'))
    .returning('id')
    .execute()
  const ids = gone.map(({ id }) => id)
  await endOfSubjects(transaction, ids, { outcome: 'lapsed', by: 'worker', at: context.now() })
  await throwKeysAway(transaction, ids)
  return gone.length
}

type Kept = 'customer_check' | 'kept_agreement'

/** Its time begins with the end of the contract, and as every other when nothing is owed on the case any more. */
async function sweepKept({ context, transaction }: Sweep, table: Kept, days: number): Promise<number> {
  const since = new Date(context.now().getTime() - days * dayMs)
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.table(table)} k where k.ends_on < ${businessDay(since)}::date
      and ${isSettled(since, sql`k.case_id`)} returning k.id`.execute(transaction)
  await throwKeysAway(
    transaction,
    rows.map(({ id }) => id),
  )
  return rows.length
}

type Condition = RawBuilder<unknown>

const isWithout = (table: 'decision'): Condition =>
  sql`not exists (select from ${sql.table(table)} d where d.case_id = c.id)`

/** No retention runs while the desk has open work on it; it starts when the last is done. */
const isSettled = (since: Date, caseId: Condition = sql`c.id`): Condition => sql`not exists (
    select from obligation o where o.case_id = ${caseId} and (o.closed_at is null or o.closed_at >= ${since})
  )`

/** Never taken up and unused since: a refusal, a referral, an unchosen offer, or an uncompleted choice. */
const isUnused = (since: Date): Condition =>
  sql`(c.flow_finished_at is null or c.selected_offer_id is null) and c.used_at < ${since} and ${isSettled(since)}`

/** A contract lasts from the end of the application for the term of the offer that was chosen. */
const isContractOver = (
  at: Date,
): Condition => sql`c.flow_finished_at is not null and c.selected_offer_id is not null and c.flow_finished_at + coalesce((
    select s.term_months from offer_selection s where s.case_id = c.id and s.offer_id = c.selected_offer_id
  ), 0) * interval '1 month' < ${at} and ${isSettled(at)}`

/** Removes a case with its key, and so everything sealed with it; its consents at the bank are ended as well. */
async function removeCases({ context, transaction }: Sweep, condition: Condition): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select c.id from loan_case c where ${condition} limit ${casesPerSweep} for update skip locked`.execute(transaction)
  for (const { id } of rows) {
    await endConsentsOf(transaction, context, id)
    await removeCaseRows(transaction, context, id)
  }
  return rows.length
}
