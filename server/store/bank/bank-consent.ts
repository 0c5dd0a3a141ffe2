import type { BankConsent } from '../../bank-data.ts'
import type { ConnectionRow } from './connections.ts'
import type { Transaction } from '../schema.ts'
import { changeRows } from '../database/rows.ts'

/**
 * Stores a consent's state by the aggregator, the only way to make one valid again. One with another id is renewed, and
 * begins its time again. A withdrawn consent stays withdrawn.
 */
export async function noteConsent(
  transaction: Transaction,
  row: ConnectionRow,
  consent: BankConsent,
  now: Date,
): Promise<void> {
  const isSame = row.consent_id === consent.consentId && row.consent_since !== null
  await transaction
    .updateTable('bank_connection')
    .set({
      consent_id: consent.consentId,
      consent_expires_at: consent.expiresAt,
      consent_status: consent.status,
      consent_since: isSame ? row.consent_since : now,
      consent_ended_at: consent.status === 'active' ? null : (row.consent_ended_at ?? now),
      updated_at: now,
    })
    .where('id', '=', row.id)
    .where('consent_status', '!=', 'ended')
    .execute()
}

/** True when noting it would show the applicant something else. */
export function isOtherConsent(row: ConnectionRow, consent: BankConsent): boolean {
  const isSameEnd = row.consent_expires_at?.getTime() === consent.expiresAt?.getTime()
  return row.consent_id !== consent.consentId || row.consent_status !== consent.status || !isSameEnd
}

/** The consent is of no use any more: withdrawn at the bank, or the connection is gone there. */
export async function noteConsentEnded(transaction: Transaction, row: ConnectionRow, now: Date): Promise<boolean> {
  if (row.consent_status !== 'active') return false
  const changed = { consent_status: 'unusable', consent_ended_at: now, updated_at: now } as const
  await changeRows(transaction, 'bank_connection', { id: row.id }, changed)
  return true
}
