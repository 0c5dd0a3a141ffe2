import { businessDay } from '#lending/business-day.ts'
import { countedUntil } from '#lending/statements/integrity/dated-ahead.ts'
import type { Booking } from '#lending/statements/statement.ts'
import type { AccountSecret } from '../sealing/account-secret.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { identityOf, openJson, sealBeside, type CaseKey } from '../sealing/seal.ts'
import { insertRow } from '../database/rows.ts'

export type AccountRow = RowOf<'account'>

/** Bookings in one sealed part: about 100 kB packed, so that reading one page back never takes much memory. */
const partSize = 2_000

export const partPurpose = (accountId: string, generation: number, part: number): string =>
  `part/${accountId}/${generation}/${part}`

/** The same account is the same wherever it comes from: its number without spaces, upper case. */
export const accountIdentity = (caseKey: CaseKey, secret: Pick<AccountSecret, 'iban' | 'accountNumber'>): Buffer =>
  identityOf(caseKey, (secret.iban ?? secret.accountNumber).replace(/\s/g, '').toUpperCase())

/** The accounts that count: not removed, and their connection or upload neither. Oldest first. */
export const listAccounts = async (database: Database, caseId: string): Promise<AccountRow[]> =>
  database
    .selectFrom('account')
    .leftJoin('bank_connection', 'bank_connection.id', 'account.bank_connection_id')
    .leftJoin('upload', 'upload.id', 'account.upload_id')
    .selectAll('account')
    .where('account.case_id', '=', caseId)
    .where('account.removed_at', 'is', null)
    .where('bank_connection.removed_at', 'is', null)
    .where('upload.removed_at', 'is', null)
    .orderBy('account.created_at')
    .orderBy('account.id')
    .execute()

/** Replaces what is stored of one generation of an account, part by part. */
export async function writeBookings(
  transaction: Transaction,
  caseKey: CaseKey,
  accountId: string,
  generation: number,
  bookings: readonly Booking[],
): Promise<void> {
  await transaction
    .deleteFrom('transaction_part')
    .where('account_id', '=', accountId)
    .where('generation', '=', generation)
    .execute()
  for (let part = 0; part * partSize < bookings.length; part++) {
    const slice = bookings.slice(part * partSize, (part + 1) * partSize)
    await insertRow(transaction, 'transaction_part', {
      account_id: accountId,
      generation,
      part,
      transaction_count: slice.length,
      sealed: await sealBeside(caseKey, partPurpose(accountId, generation, part), Buffer.from(JSON.stringify(slice))),
    })
  }
}

export type SealedPart = { generation: number; part: number; sealed: Uint8Array }

/** One generation of an account's bookings, as they are stored. */
export const readParts = (database: Database, accountId: string, generation: number): Promise<SealedPart[]> =>
  database
    .selectFrom('transaction_part')
    .select(['generation', 'part', 'sealed'])
    .where('account_id', '=', accountId)
    .where('generation', '=', generation)
    .orderBy('part')
    .execute()

export const openParts = (caseKey: CaseKey, accountId: string, parts: readonly SealedPart[]): Booking[] =>
  parts.flatMap(({ generation, part, sealed }) =>
    openJson<Booking[]>(caseKey, partPurpose(accountId, generation, part), sealed),
  )

/** Of all accounts of a case but one. */
export async function countBookings(database: Database, caseId: string, exceptAccountId: string): Promise<number> {
  const others = (await listAccounts(database, caseId)).filter(({ id }) => id !== exceptAccountId)
  return others.reduce((sum, { transaction_count: count }) => sum + count, 0)
}

/** The first and last day booked; one further ahead than counts (`countedUntil`) is neither. */
export function datesOf(bookings: readonly Booking[], now: Date): { first: string | null; last: string | null } {
  const until = countedUntil(businessDay(now))
  let first: string | null = null
  let last: string | null = null
  for (const { bookedOn } of bookings) {
    if (bookedOn > until) continue
    if (first === null || bookedOn < first) first = bookedOn
    if (last === null || bookedOn > last) last = bookedOn
  }
  return { first, last }
}
