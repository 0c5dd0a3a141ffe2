import { datesOf, openParts, readParts, writeBookings, type AccountRow } from './bank-accounts.ts'
import type { CaseRecord } from '../case/read-case.ts'
import type { Transaction } from '../schema.ts'
import { changeRows } from '../database/rows.ts'

type Connection = CaseRecord['connections'][number]

/**
 * The bookings that came after the decided ones (jobs/join-ledger.ts) become data to decide on. Of a connection that is
 * being collected they are left for later. Returns how many they were. Under the case's lock.
 */
export async function takeInLater(transaction: Transaction, record: CaseRecord, now: Date): Promise<number> {
  let taken = 0
  for (const connection of record.connections) {
    if (!hasLater(connection, record)) continue
    const generation = connection.last_generation + 1
    for (const { row } of record.accounts.filter((account) => account.row.bank_connection_id === connection.id)) {
      taken += await joinLater(transaction, record, { connection, account: row, generation, now })
    }
    const changed = { fetch_generation: generation, last_generation: generation, later_generation: null }
    await changeRows(transaction, 'bank_connection', { id: connection.id }, changed)
  }
  return taken
}

/** Whether anything came in that no decision rests on yet. */
export const hasNewer = (record: CaseRecord): boolean =>
  record.connections.some((connection) => hasLater(connection, record))

const hasLater = (connection: Connection, { accounts }: CaseRecord): boolean =>
  connection.later_generation !== null &&
  connection.collecting_generation === null &&
  accounts.some(({ row }) => row.bank_connection_id === connection.id && row.later_count > 0)

type Joining = { connection: Connection; account: AccountRow; generation: number; now: Date }

async function joinLater(
  transaction: Transaction,
  { caseKey }: CaseRecord,
  { connection, account, generation, now }: Joining,
): Promise<number> {
  const read = async (of: number | null) =>
    of === null ? [] : openParts(caseKey, account.id, await readParts(transaction, account.id, of))
  const [decided, later] = [await read(connection.fetch_generation), await read(connection.later_generation)]
  const all = [...decided, ...later].sort((one, other) => one.bookedOn.localeCompare(other.bookedOn))
  await writeBookings(transaction, caseKey, account.id, generation, all)
  await transaction
    .deleteFrom('transaction_part')
    .where('account_id', '=', account.id)
    .where('generation', '<>', generation)
    .execute()
  const { first, last } = datesOf(all, now)
  const changed = {
    collected_generation: generation,
    transaction_count: all.length,
    first_on: first,
    last_on: last,
    sealed: account.later_sealed ?? account.sealed,
    later_sealed: null,
    later_count: 0,
    later_last_on: null,
  }
  await changeRows(transaction, 'account', { id: account.id }, changed)
  return later.length
}
