import type { ConnectionDetails } from '#contract/bank-data.ts'
import type { Session } from '../../http/handler.ts'
import { type CaseRecord, shownAccountNumber } from '../../store/case/read-case.ts'
import type { ConnectionRow } from '../../store/bank/connections.ts'
import { shownIban } from './shown-iban.ts'

const day = 24 * 60 * 60_000
/** RECON-8: from 9 days before it expires a consent is "almost expired" and can be renewed. */
const almostExpiredMs = 10 * day
/** RECON-14: who comes by the first reminder, 30 days before the end, can renew as well. */
const firstReminderMs = 31 * day

/** The aggregator's consent alone decides; a session of a mailed link may renew from the first reminder on. */
export function needsReconsent(row: ConnectionRow, now: Date, session: Pick<Session, 'scope'> | null): boolean {
  if (row.consent_status !== 'active') return true
  if (row.consent_expires_at === null) return false
  const leftMs = row.consent_expires_at.getTime() - now.getTime()
  if (leftMs < almostExpiredMs) return true
  const lengthMs = row.consent_expires_at.getTime() - (row.consent_since ?? row.created_at).getTime()
  // A consent that never lasts that long would be renewed for ever.
  return session?.scope === 'reconsent' && leftMs < firstReminderMs && lengthMs > firstReminderMs
}

/** The connections of a case with their accounts, as `fetch-accounts` answers them (API-1). */
export const connectionDetailsOf = (record: CaseRecord, session: Session | null, now: Date): ConnectionDetails[] =>
  record.connections.map((row) => ({
    connectionId: row.connection_id,
    consentId: row.consent_id,
    bankName: row.bank_name,
    consentExpiresAt: row.consent_expires_at?.toISOString() ?? null,
    expireAt: row.consent_expires_at?.toISOString() ?? null,
    needReconsent: needsReconsent(row, now, session),
    accounts: record.accounts
      .filter((account) => account.row.bank_connection_id === row.id)
      .map((account) => ({
        clientName: account.secret.holderName,
        iban: shownIban(session, shownAccountNumber(account)),
        matchState: account.row.match_state,
      })),
  }))
