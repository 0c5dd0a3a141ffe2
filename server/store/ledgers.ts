import type { Kysely, Transaction as DatabaseTransaction } from 'kysely'
import { bankNames } from '#contract/values.ts'
import type { AnalysedAccount } from '#lending/analysis/cash-flow-analysis.ts'
import { normaliseAccount } from '#lending/iban.ts'
import { canonicalAccounts, mergeIntoLedger, type Ledger } from '#lending/statements/ledger.ts'
import type { Transaction } from '#lending/statements/statement.ts'
import { openAccount, type AccountSecret } from './account-secret.ts'
import { listAccounts, readTransactions, type AccountRow } from './bank-accounts.ts'
import type { Schema } from './schema.ts'
import type { CaseKey } from './seal.ts'

type Reader = Kysely<Schema> | DatabaseTransaction<Schema>
type Source = { row: AccountRow; secret: AccountSecret; bank: string | null; transactions: Transaction[] }

/**
 * Every account of a case with each booking once, also where a bank link and uploaded files overlap, and where some of them
 * name it by its IBAN and others by its former number. As decided on, unless `withLater`: then with the bookings and the
 * balance that came after that (jobs/join-ledger.ts).
 */
export async function readLedgers(
  database: Reader,
  caseKey: CaseKey,
  caseId: string,
  { withLater = false }: { withLater?: boolean } = {},
): Promise<AnalysedAccount[]> {
  const sources: Source[] = []
  for (const row of await listAccounts(database, caseId)) {
    const decided = await readSource(database, caseKey, row)
    const source = decided && withLater ? await joinLater(database, caseKey, decided) : decided
    if (source) sources.push(source)
  }
  const canonical = canonicalAccounts(sources.map(numberOf))
  return [...Map.groupBy(sources, (source) => canonical(numberOf(source)))].map(([account, same]) =>
    merged(account, same),
  )
}

const numberOf = ({ secret }: Source): string => normaliseAccount(secret.iban ?? secret.accountNumber)

/** Null for an account of a connection that has not been collected. */
async function readSource(database: Reader, caseKey: CaseKey, row: AccountRow): Promise<Source | null> {
  const connection =
    row.bank_connection_id === null
      ? null
      : await database
          .selectFrom('bank_connection')
          .select(['fetch_generation', 'bank_name'])
          .where('id', '=', row.bank_connection_id)
          .executeTakeFirstOrThrow()
  if (connection && connection.fetch_generation === 0) return null
  const generation = connection?.fetch_generation ?? 0
  const transactions = await readTransactions(database, caseKey, row.id, generation)
  const bank = connection?.bank_name ?? (await bankOfUpload(database, row))
  return { row, secret: openAccount(caseKey, row), bank, transactions }
}

async function joinLater(database: Reader, caseKey: CaseKey, source: Source): Promise<Source> {
  const { row, secret, transactions } = source
  if (row.bank_connection_id === null) return source
  const { later_generation: generation } = await database
    .selectFrom('bank_connection')
    .select('later_generation')
    .where('id', '=', row.bank_connection_id)
    .executeTakeFirstOrThrow()
  if (generation === null) return source
  const later = await readTransactions(database, caseKey, row.id, generation)
  const latest = row.later_sealed === null ? secret : openAccount(caseKey, { id: row.id, sealed: row.later_sealed })
  // A booking of a day that was decided on may have come in later that day.
  const all = [...transactions, ...later].toSorted((one, other) => one.bookedOn.localeCompare(other.bookedOn))
  return { ...source, secret: latest, transactions: all }
}

async function bankOfUpload(database: Reader, row: AccountRow): Promise<string | null> {
  if (row.upload_id === null) return null
  const upload = await database
    .selectFrom('upload')
    .select('bank')
    .where('id', '=', row.upload_id)
    .executeTakeFirstOrThrow()
  return upload.bank === null ? null : bankNames[upload.bank]
}

/** Every source here speaks of this account. */
function merged(iban: string, sources: readonly Source[]): AnalysedAccount {
  const [first] = sources
  if (!first) throw new Error('An account without a source')
  return {
    iban,
    holder: sources.map(({ secret }) => secret.holderName).find((name) => name !== null) ?? null,
    bank: sources.map(({ bank }) => bank).find((bank) => bank !== null) ?? null,
    closing: newestClosing(sources),
    transactions: sources.length === 1 ? first.transactions : mergedTransactions(iban, sources),
  }
}

function mergedTransactions(account: string, sources: readonly Source[]): Transaction[] {
  const ledger = sources.reduce<Ledger>((known, { row, transactions }) => {
    const bookings = transactions.map((transaction) => ({ account, transaction }))
    return mergeIntoLedger(known, { id: row.id, bookings })
  }, [])
  return ledger.map(({ transaction }) => transaction)
}

function newestClosing(sources: readonly Source[]): AnalysedAccount['closing'] {
  const known = sources.flatMap(({ secret: { closingOn, closingBalanceCents } }) =>
    closingOn === null || closingBalanceCents === null ? [] : [{ on: closingOn, amountCents: closingBalanceCents }],
  )
  return known.sort((a, b) => (a.on < b.on ? 1 : -1))[0] ?? null
}
