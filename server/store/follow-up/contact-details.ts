import type { ContactDetails } from '#contract/follow-up.ts'
import { readContact, type CaseAddress } from '../case/case-contact.ts'
import type { Database, Transaction } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'
import { stands } from '../standing.ts'
import { insertRow } from '../database/rows.ts'

/** As it is kept: the mobile number as `+31612345678`. */
type KeptDetails = ContactDetails
type HeldDetails = KeptDetails & { isConfirmed: boolean; addressId: string }

const purpose = 'contact-details'

export const openDetails = (caseKey: CaseKey, row: { sealed: Buffer }): KeptDetails =>
  openJson<KeptDetails>(caseKey, purpose, row.sealed)

/** The confirmed ones; before them those that wait for their code. */
export async function readDetails(database: Database, caseKey: CaseKey): Promise<HeldDetails | null> {
  const row = await database
    .selectFrom('contact_details')
    .selectAll()
    .where('case_id', '=', caseKey.caseId)
    .where(stands('contact_details'))
    .orderBy('confirmed_at', (order) => order.nullsLast())
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return { ...openDetails(caseKey, row), isConfirmed: row.confirmed_at !== null, addressId: row.address_id }
}

/** Where mails about the application go: the address of confirmed details, or else the proven one. */
export async function readMailAddress(database: Database, caseKey: CaseKey): Promise<CaseAddress | null> {
  const details = await readDetails(database, caseKey)
  if (details?.isConfirmed) return { id: details.addressId, email: details.email }
  const contact = await readContact(database, caseKey)
  return contact?.isProven ? contact : null
}

type GivenDetails = { caseKey: CaseKey; details: KeptDetails; addressId: string; now: Date }

/** Stores details that wait for the code of their address; confirmed ones stay until then. */
export async function giveDetails(
  transaction: Transaction,
  { caseKey, details, addressId, now }: GivenDetails,
): Promise<void> {
  const { caseId } = caseKey
  await unconfirmed(transaction, caseId).execute()
  await insertRow(transaction, 'contact_details', {
    case_id: caseId,
    address_id: addressId,
    sealed: sealJson(caseKey, purpose, details),
    given_at: now,
  })
}

const unconfirmed = (transaction: Transaction, caseId: string) =>
  transaction.deleteFrom('contact_details').where('case_id', '=', caseId).where('confirmed_at', 'is', null)

/** The address of the details that wait was proven: they take the place of earlier ones. False when none wait. */
export async function confirmDetails(
  transaction: Transaction,
  { caseId, addressId, now }: { caseId: string; addressId: string; now: Date },
): Promise<boolean> {
  const [waiting] = await unconfirmed(transaction, caseId).where('address_id', '=', addressId).returningAll().execute()
  if (!waiting) return false
  await transaction.deleteFrom('contact_details').where('case_id', '=', caseId).execute()
  await insertRow(transaction, 'contact_details', { ...waiting, confirmed_at: now })
  return true
}
