import type { ConnectionDetails } from '#contract/bank-data.ts'
import type { Session } from '../http/handler.ts'
import type { CaseRecord } from '../store/read-case.ts'
import { shownAccountNumber } from '../store/read-case.ts'
import type { ConnectionRow } from '../store/connections.ts'
import { shownIban } from './shown-iban.ts'

const day = 24 * 60 * 60_000
/** RECON-8: from 9 days before it expires a consent is "almost expired" and can be renewed. */
const almostExpiredMs = 10 * day

export function needsReconsent(row: ConnectionRow, now: Date): boolean {
  if (row.consent_status !== 'active') return true
  return row.consent_expires_at !== null && row.consent_expires_at.getTime() - now.getTime() < almostExpiredMs
}

/** The connections of a case with their accounts, as `fetch-accounts` answers them (specification 3). */
export function connectionDetailsOf(record: CaseRecord, session: Session | null, now: Date): ConnectionDetails[] {
  return record.connections.map((row) => ({
    connectionId: row.connection_id,
    consentId: row.consent_id,
    bankName: row.bank_name,
    consentExpiresAt: row.consent_expires_at?.toISOString() ?? null,
    expireAt: row.consent_expires_at?.toISOString() ?? null,
    needReconsent: needsReconsent(row, now),
    accounts: record.accounts
      .filter((account) => account.row.bank_connection_id === row.id)
      .map((account) => ({
        clientName: account.secret.holderName,
        iban: shownIban(session, shownAccountNumber(account)),
        matchState: account.row.match_state,
      })),
  }))
}
