import { sql, type Kysely, type Transaction } from 'kysely'
import { findableBy } from './case-find.ts'
import type { Schema } from '../schema.ts'
import { keyedHash, openJson, sealJson, type CaseKey } from '../sealing/seal.ts'

type Reader = Kysely<Schema> | Transaction<Schema>

/** Where mails about a case go. `wantsReminders` turns false when the person unsubscribes. */
type CaseContact = { email: string; wantsReminders: boolean; isProven: boolean }

const purpose = 'contact'

/** Company and address together, so that neither finds anything by itself; case-insensitive. */
export const lookupOf = (operatorKey: Buffer, kvkNumber: string, email: string): Buffer =>
  keyedHash(operatorKey, 'case-contact', `${kvkNumber}/${email.trim().toLowerCase()}`)

type Saved = { operatorKey: Buffer; caseKey: CaseKey; kvkNumber: string; email: string; now: Date }

/** Stores the address in place of an earlier one, and subscribes it again. A changed address is unproven. */
export async function saveContact(transaction: Transaction<Schema>, saved: Saved): Promise<void> {
  const { operatorKey, caseKey, kvkNumber, email, now } = saved
  const held = {
    sealed_email: sealJson(caseKey, purpose, { email }),
    lookup: lookupOf(operatorKey, kvkNumber, email),
    saved_at: now,
    unsubscribed_at: null,
  }
  await findableBy(transaction, operatorKey, caseKey.caseId, { kind: 'mail', text: email })
  await transaction
    .insertInto('case_contact')
    .values({ case_id: caseKey.caseId, ...held })
    .onConflict((conflict) =>
      conflict.column('case_id').doUpdateSet({
        ...held,
        proven_at: sql`case when case_contact.lookup = excluded.lookup then case_contact.proven_at end`,
      }),
    )
    .execute()
}

export async function readContact(database: Reader, caseKey: CaseKey): Promise<CaseContact | null> {
  const row = await database
    .selectFrom('case_contact')
    .selectAll()
    .where('case_id', '=', caseKey.caseId)
    .executeTakeFirst()
  if (!row) return null
  const { email } = openJson<{ email: string }>(caseKey, purpose, row.sealed_email)
  return { email, wantsReminders: row.unsubscribed_at === null, isProven: row.proven_at !== null }
}

/** A code that was mailed to the address came back: the address is its owner's. */
export async function proveContact(transaction: Transaction<Schema>, caseId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('case_contact')
    .set({ proven_at: now })
    .where('case_id', '=', caseId)
    .where('proven_at', 'is', null)
    .execute()
}

/** The latest case of this company with this address, or null. Proven addresses go first: anyone may leave any. */
export async function findCaseOfContact(database: Reader, lookup: Buffer): Promise<string | null> {
  const row = await database
    .selectFrom('case_contact')
    .select('case_id')
    .where('lookup', '=', lookup)
    .orderBy(sql`proven_at is null`)
    .orderBy('saved_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.case_id ?? null
}

/** Reminders stop; mails that the person asks for still come. */
export async function unsubscribe(database: Reader, caseId: string, now: Date): Promise<boolean> {
  const row = await database
    .updateTable('case_contact')
    .set({ unsubscribed_at: now })
    .where('case_id', '=', caseId)
    .where('unsubscribed_at', 'is', null)
    .returning('case_id')
    .executeTakeFirst()
  return row !== undefined
}
