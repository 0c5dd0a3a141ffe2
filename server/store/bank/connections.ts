import { randomUUID } from 'node:crypto'
import type { BankConnection } from '../../bank-data.ts'
import { dropPending } from './pending-connections.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { findRow, insertNew } from '../database/rows.ts'

export type ConnectionRow = RowOf<'bank_connection'>

/** The connection under its provider id, only when it belongs to this case and was not taken out. */
export async function findConnection(
  database: Database,
  caseId: string,
  connectionId: string,
): Promise<ConnectionRow | null> {
  const row = await findRow(database, 'bank_connection', {
    connection_id: connectionId,
    case_id: caseId,
    removed_at: null,
  })
  return row ?? null
}

/** Stores a connection that the aggregator gives as this case's; null when the applicant has removed it. */
export async function adoptConnection(
  transaction: Transaction,
  caseId: string,
  found: BankConnection,
  now: Date,
): Promise<ConnectionRow | null> {
  await insertNew(transaction, 'bank_connection', {
    id: randomUUID(),
    case_id: caseId,
    connection_id: found.connectionId,
    bank: found.bank,
    bank_name: found.bankName,
    consent_id: found.consentId,
    created_at: now,
    updated_at: now,
  })
  await dropPending(transaction, found.connectionId)
  return findConnection(transaction, caseId, found.connectionId)
}
