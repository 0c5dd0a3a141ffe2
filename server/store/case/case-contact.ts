import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { findableBy } from './case-find.ts'
import type { Database, Transaction } from '../schema.ts'
import { type KeyedHashes, keyedHashes, openJson, sealJson, type CaseKey, type KeyRing } from '../sealing/seal.ts'
import { changeRows, findRows } from '../database/rows.ts'

/** An address of a case, which links, details, sessions and mails name by its id. */
export type CaseAddress = { id: string; email: string }
/** Where mails about a case go. `wantsReminders` turns false when the person unsubscribes. */
type CaseContact = CaseAddress & { wantsReminders: boolean; isProven: boolean }

const purpose = 'contact'

/** Company and address together, so that neither finds anything by itself; case-insensitive. */
export const lookupsOf = (operatorKeys: KeyRing, kvkNumber: string, email: string): KeyedHashes =>
  keyedHashes(operatorKeys, 'case-contact', `${kvkNumber}/${email.trim().toLowerCase()}`)

/** Under the newest key; the address of a claim that ended is gone, and nothing finds it. */
export async function hashContactsAgain(
  transaction: Transaction,
  operatorKeys: KeyRing,
  { caseKey, loanCase }: { caseKey: CaseKey; loanCase: { kvk_number: string } },
): Promise<void> {
  const rows = await findRows(transaction, 'case_contact', { case_id: caseKey.caseId }, 'id')
  for (const row of rows) {
    const email = openAddress(caseKey, row)?.email ?? row.id
    const [lookup] = lookupsOf(operatorKeys, loanCase.kvk_number, email)
    await changeRows(transaction, 'case_contact', { id: row.id }, { lookup })
  }
}

export const openAddress = (caseKey: CaseKey, row: { sealed_email: Buffer | null }): { email: string } | null =>
  row.sealed_email && openJson<{ email: string }>(caseKey, purpose, row.sealed_email)

type Given = { operatorKeys: KeyRing; caseKey: CaseKey; kvkNumber: string; email: string; now: Date }

/** Notes an address as a claim, or finds it; an ended one is a new claim. Returns its id. */
export async function giveAddress(transaction: Transaction, given: Given, savedAt: Date | null = null) {
  const { operatorKeys, caseKey, kvkNumber, email } = given
  const [lookup, ...older] = lookupsOf(operatorKeys, kvkNumber, email)
  // Or the address would be there twice while keys are replaced.
  for (const one of older)
    await changeRows(transaction, 'case_contact', { case_id: caseKey.caseId, lookup: one, ended_at: null }, { lookup })
  const sealed = { sealed_email: sealJson(caseKey, purpose, { email }) }
  const { id } = await transaction
    .insertInto('case_contact')
    .values({
      id: randomUUID(),
      case_id: caseKey.caseId,
      ...sealed,
      lookup,
      saved_at: savedAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['case_id', 'lookup'])
        .where('ended_at', 'is', null)
        .doUpdateSet(savedAt === null ? sealed : { ...sealed, saved_at: savedAt, unsubscribed_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Leaves an address for links and reminders, and subscribes it again. It ends an earlier one that was left and never
 * proven; a proven one stays until this one is proven too.
 */
export async function saveContact(transaction: Transaction, given: Given): Promise<string> {
  const { operatorKeys, caseKey, email, now } = given
  await findableBy(transaction, operatorKeys, caseKey.caseId, { kind: 'mail', text: email })
  const id = await giveAddress(transaction, given, now)
  await transaction
    .updateTable('case_contact')
    .set({ ended_at: now, sealed_email: null, code_hash: null })
    .where('case_id', '=', caseKey.caseId)
    .where('id', '!=', id)
    .where('ended_at', 'is', null)
    .where('proven_at', 'is', null)
    .where('saved_at', 'is not', null)
    .execute()
  return id
}

const liveAddresses = (database: Database, caseId: string) =>
  database.selectFrom('case_contact').selectAll().where('case_id', '=', caseId).where('ended_at', 'is', null)

/** The proven address, or the one that was left last. */
export async function readContact(database: Database, caseKey: CaseKey): Promise<CaseContact | null> {
  const row = await liveAddresses(database, caseKey.caseId)
    .where('saved_at', 'is not', null)
    .orderBy(sql`proven_at is null`)
    .orderBy('saved_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const opened = row && openAddress(caseKey, row)
  if (!row || !opened) return null
  const { id, unsubscribed_at: unsubscribedAt, proven_at: provenAt } = row
  return { id, email: opened.email, wantsReminders: unsubscribedAt === null, isProven: provenAt !== null }
}

/** One address that still counts, or null. */
export async function readAddress(
  database: Database,
  caseKey: CaseKey,
  id: string | null,
): Promise<CaseAddress | null> {
  if (id === null) return null
  const row = await liveAddresses(database, caseKey.caseId).where('id', '=', id).executeTakeFirst()
  const opened = row && openAddress(caseKey, row)
  return row && opened ? { id: row.id, email: opened.email } : null
}

/**
 * A code that was mailed to the address came back: the case is its owner's. Every other address ends, and what was
 * confirmed with it goes. Returns the addresses that had been proven until now, and whether this one had not.
 */
export async function proveAddress(
  transaction: Transaction,
  { caseKey, id, now }: { caseKey: CaseKey; id: string; now: Date },
): Promise<{ replaced: CaseAddress[]; isNew: boolean }> {
  const { caseId } = caseKey
  const live = await liveAddresses(transaction, caseId).execute()
  const others = live.filter((row) => row.id !== id)
  const ids = others.map((row) => row.id)
  if (ids.length > 0) {
    await transaction.deleteFrom('contact_details').where('address_id', 'in', ids).execute()
    await transaction
      .updateTable('case_contact')
      .set({ ended_at: now, sealed_email: null, code_hash: null })
      .where('id', 'in', ids)
      .execute()
  }
  const changed = {
    proven_at: sql<Date>`coalesce(proven_at, ${now})`,
    saved_at: sql<Date>`coalesce(saved_at, ${now})`,
    code_hash: null,
  }
  await changeRows(transaction, 'case_contact', { id }, changed)
  const replaced = others.flatMap((row) => {
    const opened = row.proven_at === null ? null : openAddress(caseKey, row)
    return opened ? [{ id: row.id, email: opened.email }] : []
  })
  return { replaced, isNew: live.some((row) => row.id === id && row.proven_at === null) }
}

/** The latest case of this company with this address, or null. Proven addresses go first: anyone may leave any. */
export async function findCaseOfContact(
  database: Database,
  lookups: readonly Buffer[],
): Promise<{ caseId: string; addressId: string } | null> {
  const row = await database
    .selectFrom('case_contact')
    .select(['case_id', 'id'])
    .where('lookup', 'in', lookups)
    .where('ended_at', 'is', null)
    .where('saved_at', 'is not', null)
    .orderBy(sql`proven_at is null`)
    .orderBy('saved_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { caseId: row.case_id, addressId: row.id } : null
}

/** Reminders stop; mails that the person asks for still come. */
export async function unsubscribe(database: Database, caseId: string, now: Date): Promise<boolean> {
  const subscribed = { case_id: caseId, ended_at: null, unsubscribed_at: null }
  return (await changeRows(database, 'case_contact', subscribed, { unsubscribed_at: now })) > 0
}
