import { reminderAfterEndMaxDays, type ReminderMoment, type SentReminder } from '#lending/reminders.ts'
import { businessDay } from '#lending/business-day.ts'
import type { ConnectionRow } from './connections.ts'
import type { Database, Transaction } from '../schema.ts'
import { insertRow } from '../database/rows.ts'

const day = 24 * 60 * 60_000
/** The first reminder comes 30 days before the end; a day more, since days begin elsewhere than in UTC. */
const soonestMs = 31 * day

/** Names the consent: once each for every consent, and a renewed one begins its own round. */
const roundOf = (row: Pick<ConnectionRow, 'consent_id' | 'consent_expires_at'>): string =>
  row.consent_id ?? `until ${row.consent_expires_at?.toISOString() ?? 'ever'}`

/**
 * Connections near their end whose business left an address, soonest first, from the given one on. Without those
 * withdrawn early and those of refused applications.
 */
export const listNearEnd = async (
  database: Database,
  now: Date,
  page: { after: string; limit: number },
): Promise<ConnectionRow[]> =>
  database
    .selectFrom('bank_connection as b')
    .innerJoin('loan_case as c', 'c.id', 'b.case_id')
    .innerJoin('case_contact as k', 'k.case_id', 'b.case_id')
    .selectAll('b')
    .where('b.id', '>', page.after)
    .where('b.removed_at', 'is', null)
    .where('b.consent_status', '!=', 'ended')
    .where('b.consent_expires_at', '<', new Date(now.getTime() + soonestMs))
    .where('b.consent_expires_at', '>', new Date(now.getTime() - (reminderAfterEndMaxDays + 1) * day))
    .where(({ or, eb, ref }) =>
      or([eb('b.consent_ended_at', 'is', null), eb('b.consent_ended_at', '>=', ref('b.consent_expires_at'))]),
    )
    .where('k.unsubscribed_at', 'is', null)
    .where('c.erased_at', 'is', null)
    .where(({ or, not, exists, selectFrom, eb }) =>
      or([
        eb('c.selected_offer_id', 'is not', null),
        not(
          exists(
            selectFrom('decision as d')
              .select('d.id')
              .whereRef('d.case_id', '=', 'c.id')
              .whereRef('d.data_version', '=', 'c.data_version')
              .where('d.outcome', '=', 'refused'),
          ),
        ),
      ]),
    )
    .orderBy('b.id')
    .limit(page.limit)
    .execute()

export async function sentReminders(
  database: Database,
  connections: readonly ConnectionRow[],
): Promise<(row: ConnectionRow) => SentReminder[]> {
  const ids = connections.map(({ id }) => id)
  const rows =
    ids.length === 0
      ? []
      : await database.selectFrom('reminder').selectAll().where('bank_connection_id', 'in', ids).execute()
  const byRound = Map.groupBy(rows, (row) => `${row.bank_connection_id} ${row.round}`)
  return (row) =>
    (byRound.get(`${row.id} ${roundOf(row)}`) ?? []).map(({ moment, at }) => ({ moment, on: businessDay(at) }))
}

/** False when it was noted already: then another process sends it. */
export async function noteReminder(
  transaction: Transaction,
  row: ConnectionRow,
  { moment, mailId, at }: { moment: ReminderMoment; mailId: string | null; at: Date },
): Promise<void> {
  await insertRow(transaction, 'reminder', {
    bank_connection_id: row.id,
    round: roundOf(row),
    moment,
    at,
    mail_id: mailId,
  })
}
