import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../context.ts'
import { openTask } from '../tasks/open-task.ts'
import { lockCase } from '../store/case/case-data.ts'

const consentsAtOnce = 100

/** Which consent of which connection: a renewed one has another last day, so its end is owed by itself. */
const subject = sql`b.id || '/' || to_char(
  coalesce(b.consent_expires_at, b.consent_ended_at) at time zone 'UTC', 'YYYY-MM-DD')`

/** Connections `b` of customers whose contract runs, and whose bank shows us nothing more. */
const endedOn = (at: Date): RawBuilder<unknown> => sql`bank_connection b
  join loan_case c on c.id = b.case_id and c.erased_at is null
  join follow_up_step s on s.case_id = b.case_id and s.step = 'signed'
  join offer_selection f on f.case_id = c.id and f.offer_id = c.selected_offer_id
  where b.removed_at is null and (b.consent_ended_at is not null or b.consent_expires_at <= ${at})
    and c.flow_finished_at + f.term_months * interval '1 month' > ${at}`

/** Contact with a customer whose consent expired or was withdrawn. Owed once per consent, until it is renewed. */
export async function oweEndedConsents(context: Context): Promise<void> {
  const at = context.now()
  await sql`update obligation o set closed_at = ${at}, closed_by = 'applicant', outcome = 'changed', version = version + 1
    where o.kind = 'consentEnds' and o.closed_at is null
      and not exists (select from ${endedOn(at)} and b.case_id = o.case_id and ${subject} = o.subject_id)`.execute(
    context.database,
  )
  const { rows } = await sql<{ case_id: string; subject: string }>`
    select b.case_id, ${subject} as subject from ${endedOn(at)} and not exists (
      select from obligation o where o.case_id = b.case_id and o.kind = 'consentEnds' and o.subject_id = ${subject}
    ) order by b.id limit ${consentsAtOnce}`.execute(context.database)
  for (const { case_id: caseId, subject: subjectId } of rows) {
    await context.database.transaction().execute(async (transaction) => {
      if (!(await lockCase(transaction, caseId))) return
      await openTask(context, transaction, { kind: 'consentEnds', caseId, subjectId })
    })
  }
}
