import { bankNames } from '#contract/values.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { groupedByAccount } from '#lending/iban.ts'
import { type AccountSource, reconcile } from '#lending/statements/integrity/reconcile.ts'
import { runOfSource } from '#lending/statements/integrity/stated-runs.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { openAccount, type AccountSecret } from '../sealing/account-secret.ts'
import { listAccounts, openParts, readParts, type AccountRow, type SealedPart } from './bank-accounts.ts'
import type { Database } from '../schema.ts'
import type { CaseKey } from '../sealing/seal.ts'

/** One account of one bank link or file as stored, sealed: plain values that can be passed to a thread. */
export type SealedSource = {
  id: string
  sealed: Uint8Array
  bank: string | null
  isLink: boolean
  parts: SealedPart[]
  /** Bookings after those decided on (jobs/join-ledger.ts). */
  later: { sealed: Uint8Array | null; parts: SealedPart[] } | null
}

/**
 * Every account of a case with each booking once, also where a bank link and files overlap or name it by IBAN and by
 * former number. As decided on, or with the later bookings and balance (`withLater`).
 */
export const readLedgers = async (
  database: Database,
  caseKey: CaseKey,
  caseId: string,
  options: { withLater?: boolean } = {},
): Promise<AnalysedAccount[]> => openLedgers(caseKey, await readSources(database, caseId, options))

/** The accounts as they are stored. One of a connection that has not been collected is left out. */
export async function readSources(
  database: Database,
  caseId: string,
  { withLater = false }: { withLater?: boolean } = {},
): Promise<SealedSource[]> {
  const sources: SealedSource[] = []
  for (const row of await listAccounts(database, caseId)) {
    const connection = row.bank_connection_id === null ? null : await connectionOf(database, row.bank_connection_id)
    const generation = connection?.fetch_generation ?? 0
    if (connection && generation === 0) continue
    const laterGeneration = withLater ? (connection?.later_generation ?? null) : null
    sources.push({
      id: row.id,
      sealed: row.sealed,
      isLink: connection !== null,
      bank: connection?.bank_name ?? (await bankOfUpload(database, row)),
      parts: await readParts(database, row.id, generation),
      later:
        laterGeneration === null
          ? null
          : { sealed: row.later_sealed, parts: await readParts(database, row.id, laterGeneration) },
    })
  }
  return sources
}

const connectionOf = (database: Database, id: string) =>
  database
    .selectFrom('bank_connection')
    .select(['fetch_generation', 'later_generation', 'bank_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function bankOfUpload(database: Database, row: AccountRow): Promise<string | null> {
  if (row.upload_id === null) return null
  const upload = await database
    .selectFrom('upload')
    .select('bank')
    .where('id', '=', row.upload_id)
    .executeTakeFirstOrThrow()
  return upload.bank === null ? null : bankNames[upload.bank]
}

type Source = { id: string; secret: AccountSecret; bank: string | null; isLink: boolean; bookings: Booking[] }

/** Costs a second for a hundred thousand bookings, so it is done in a thread (case-thread/). */
export function openLedgers(caseKey: CaseKey, sealed: readonly SealedSource[]): AnalysedAccount[] {
  const sources = sealed.map((source) => openSource(caseKey, source))
  return [...groupedByAccount(sources, numberOf)].map(([account, same]) => merged(account, same))
}

const numberOf = ({ secret }: Source): string => secret.iban ?? secret.accountNumber

function openSource(caseKey: CaseKey, { id, sealed, bank, isLink, parts, later }: SealedSource): Source {
  const decided = openParts(caseKey, id, parts)
  if (later === null) return { id, secret: openAccount(caseKey, { id, sealed }), bank, isLink, bookings: decided }
  // A booking of a day that was decided on may have come in later that day.
  const all = [...decided, ...openParts(caseKey, id, later.parts)]
  const bookings = all.sort((one, other) => one.bookedOn.localeCompare(other.bookedOn))
  return { id, secret: openAccount(caseKey, { id, sealed: later.sealed ?? sealed }), bank, isLink, bookings }
}

/** Every source here speaks of this account. */
function merged(iban: string, sources: readonly Source[]): AnalysedAccount {
  const { bookings, findings } = reconcile(iban, sources.map(statedSource))
  // The bank says whose account it is, before any file does.
  const linksFirst = sources.toSorted((one, other) => Number(other.isLink) - Number(one.isLink))
  return {
    iban,
    holder: linksFirst.map(({ secret }) => secret.holderName).find((name) => name !== null) ?? null,
    bank: sources.map(({ bank }) => bank).find((bank) => bank !== null) ?? null,
    closing: newestClosing(sources),
    bookings,
    ...(findings.length === 0 ? {} : { findings }),
  }
}

/** A link, and a file of before its balances were kept, have a closing balance alone. */
function statedSource({ id, isLink, bookings, secret }: Source): AccountSource {
  const { closingOn, closingBalanceCents, stated } = secret
  const closing =
    closingOn === null || closingBalanceCents === null ? null : { on: closingOn, amountCents: closingBalanceCents }
  const { runs, findings } = stated ?? { runs: runOfSource(bookings, null, closing), findings: [] }
  return { id, isLink, bookings, runs, findings }
}

/** A bank link's own balance is believed over that of any file. */
function newestClosing(sources: readonly Source[]): AnalysedAccount['closing'] {
  const closingsOf = (some: readonly Source[]) =>
    some.flatMap(({ secret: { closingOn, closingBalanceCents } }) =>
      closingOn === null || closingBalanceCents === null ? [] : [{ on: closingOn, amountCents: closingBalanceCents }],
    )
  const ofLinks = closingsOf(sources.filter(({ isLink }) => isLink))
  const known = ofLinks.length > 0 ? ofLinks : closingsOf(sources)
  return known.sort((a, b) => (a.on < b.on ? 1 : -1))[0] ?? null
}
