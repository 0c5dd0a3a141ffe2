import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { pino } from 'pino'
import type { Context } from '../context.ts'
import { eraseAgain } from '../erasure/erasure.ts'
import { type Erased, erasureOf } from '../erasure/erasure-log.ts'
import { signedAnchor, anchorLines, writeAnchors } from '../store/audit-anchor.ts'
import { enterRestore } from '../store/audit-restore.ts'
import { openStore } from '../store/database/pool.ts'
import { ownsAuditTrail } from '../store/database/runtime-role.ts'
import { currentMigration, latestMigration } from '../store/migrate.ts'
import type { Transaction } from '../store/schema.ts'
import { keyIdOf, type KeyRing } from '../store/sealing/seal.ts'
import { BackupError, type Manifest, type PartReader, readParts } from './backup-file.ts'
import { anchorsName, erasuresName, type KeptFile } from './kept-files.ts'
import { columnsOf, copyIn, forwardKeys, listTables, nameOf, queueVersionOf, type TableColumns } from './table-list.ts'

type BackupFile = { path: string; identityFile: string }
export type CheckedBackup = BackupFile & { manifest: Manifest; files: KeptFile[] }

/**
 * Reads the whole file before anything is touched: every byte is the one written, and this release and key fit it.
 * `operatorKeys`: null where there is none. Throws a `BackupError` that names what does not fit.
 */
export async function checkBackup(
  file: BackupFile,
  operatorKeys: KeyRing | null,
  fitting: (migration: string) => boolean = (migration) => migration === latestMigration,
): Promise<CheckedBackup> {
  let checked: CheckedBackup | undefined
  await readParts(file.path, file.identityFile, async (parts) => {
    const manifest = await parts.manifest()
    const keys = fittingKeys(manifest, operatorKeys, fitting(manifest.migration))
    const files = await filesOf(parts, manifest)
    for (const _table of manifest.tables) for await (const _frame of parts.frames());
    await parts.check(keys)
    checked = { ...file, manifest, files }
  })
  return checked!
}

function fittingKeys(
  { migration, release, operatorKeyIds }: Manifest,
  operatorKeys: KeyRing | null,
  isFitting: boolean,
): KeyRing {
  if (!isFitting)
    throw new BackupError(
      `The backup has the database at ${migration}, this release at ${latestMigration}. Restore it with release ${release}, then upgrade.`,
    )
  const given = (operatorKeys ?? []).map((key) => keyIdOf(key).toString('hex'))
  const missing = operatorKeyIds.filter((id) => !given.includes(id)).join(' and ')
  if (operatorKeys === null)
    throw new BackupError(`The backup needs the operator key ${missing}: give OPERATOR_KEY, or DATA_DIR/operator.key.`)
  if (missing !== '')
    throw new BackupError(`The backup needs the operator key ${missing}, and the one given is ${given.join(', ')}.`)
  return operatorKeys
}

async function filesOf(parts: PartReader, manifest: Manifest): Promise<KeptFile[]> {
  const files: KeptFile[] = []
  for (const name of manifest.files) files.push({ name, bytes: await parts.whole() })
  return files
}

const linesOf = (files: readonly KeptFile[], wanted: string): string[] =>
  (files.find(({ name }) => name === wanted)?.bytes.toString('utf8') ?? '').split('\n').filter(Boolean)

/**
 * The erasures since the backup's snapshot. Throws without a log (null), and where it lacks a line that the backup
 * knows, as another log or a part of one does.
 */
export function erasuresSince(backup: CheckedBackup, log: Set<string> | null): Erased[] {
  if (log === null)
    throw new BackupError(
      'ERASURE_LOG has no log: without it the erased would come back. Put the folder back in its place first.',
    )
  const known = new Set(linesOf(backup.files, erasuresName))
  const missing = [...known].filter((line) => !log.has(line)).length
  if (missing > 0)
    throw new BackupError(`ERASURE_LOG lacks ${missing} of ${known.size} lines that the backup knows: it is not whole.`)
  return [...log].filter((line) => !known.has(line)).flatMap((line) => erasureOf(line) ?? [])
}

/**
 * Fills the unused database of `ownerUrl`, which is up to date, in one transaction: the rows, an entry in the audit
 * trail, and what was erased since; returns how much of that was in it. The context is of the same database.
 */
export async function restore(
  context: Context,
  ownerUrl: string,
  backup: CheckedBackup,
  erased: readonly Erased[],
): Promise<number> {
  const { pool, database } = openStore(ownerUrl, 1, pino({ level: 'silent' }))
  let client: pg.PoolClient | undefined
  // Kysely and COPY share the pool's only connection, and so the transaction.
  pool.on('connect', (connected) => (client = connected))
  try {
    if ((await ownsAuditTrail(pool)) === false)
      throw new BackupError('Only the account that owns the tables may restore: give MIGRATION_DATABASE_URL.')
    return await database.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
      const { operatorKeys } = context.settings
      await fill({ transaction, client: client!, operatorKeys }, backup)
      await enterRestore(transaction, operatorKeys, { at: context.now(), backupAt: backup.manifest.at })
      return eraseAgain(transaction, context, erased)
    })
  } finally {
    await database.destroy()
  }
}

/** `client`: the connection of the transaction, for COPY. */
type Filling = { transaction: Transaction; client: pg.PoolClient; operatorKeys: KeyRing }

/** The backup's rows into a database of its migration that nothing was written to. */
export async function fill({ transaction, client, operatorKeys }: Filling, backup: CheckedBackup): Promise<void> {
  const tables = await emptyTables(transaction, client, backup.manifest)
  const emptied = tables.filter(({ name }) => name !== 'audit_entry').map(nameOf)
  await client.query(`truncate ${emptied.join(', ')}`)
  const keys = await forwardKeys(client, backup.manifest.tables)
  for (const { key, of } of keys)
    await client.query(`alter table ${of} alter constraint ${key} deferrable initially deferred`)
  await copyRows(client, backup, operatorKeys)
  await client.query('set constraints all immediate')
  for (const { key, of } of keys) await client.query(`alter table ${of} alter constraint ${key} not deferrable`)
}

async function copyRows(client: pg.PoolClient, backup: CheckedBackup, operatorKeys: KeyRing): Promise<void> {
  await readParts(backup.path, backup.identityFile, async (parts) => {
    await parts.manifest()
    for (const _file of backup.manifest.files) await parts.whole()
    for (const table of backup.manifest.tables) {
      const filling = client.query(copyFrom(copyIn(table)))
      await pipeline(Readable.from(parts.frames()), filling)
      if (filling.rowCount !== table.rows)
        throw new BackupError(`${table.name} has ${filling.rowCount} rows in the backup, not ${table.rows}.`)
    }
    await parts.check(operatorKeys)
  })
}

/** The database has them at its start, before anything happened in it. */
const startsWithRows = ['desk_counted', 'policy_in_force']

/** The tables of the database, which nothing has been written to. Throws where they differ from the backup's. */
async function emptyTables(
  transaction: Transaction,
  client: pg.PoolClient,
  manifest: Manifest,
): Promise<TableColumns[]> {
  const tables = await listTables(client)
  const named = (all: readonly TableColumns[]) =>
    all
      .map((one) => `${nameOf(one)} ${columnsOf(one)}`)
      .sort()
      .join('\n')
  const isSame = named(tables) === named(manifest.tables) && (await queueVersionOf(client)) === manifest.queueVersion
  if (!isSame || (await currentMigration(transaction)) !== manifest.migration)
    throw new BackupError(
      `This database has other tables than the backup. Restore it with release ${manifest.release}.`,
    )
  await refuseRows(client, tables)
  return tables
}

/** Before anything brings the database up to date, in case it is another one than was meant. */
export async function refuseUsed(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'vlot-restore' })
  await client.connect()
  try {
    await refuseRows(client, await listTables(client))
  } finally {
    await client.end()
  }
}

async function refuseRows(client: pg.ClientBase, tables: readonly TableColumns[]): Promise<void> {
  for (const table of tables) {
    if (table.schema !== 'public' || startsWithRows.includes(table.name)) continue
    const { rowCount } = await client.query(`select from ${nameOf(table)} limit 1`)
    if (rowCount !== 0) throw new BackupError(`This database is in use: ${table.name} has rows. Nothing was changed.`)
  }
}

/** Puts the backup's marks of the audit trail beside those that are there, and one of its present end. */
export async function placeAnchors(
  { database, settings }: Context,
  files: readonly KeptFile[],
  now: Date,
): Promise<void> {
  const { dataDir, operatorKeys } = settings
  const lines = [...new Set([...anchorLines(dataDir), ...linesOf(files, anchorsName)])].sort()
  const ends = database.selectFrom('audit_entry').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1)
  const { sequence, hash } = await ends.executeTakeFirstOrThrow()
  const end = { at: now.toISOString(), sequence, hash: hash.toString('hex') }
  await writeAnchors(dataDir, [...lines, signedAnchor(operatorKeys, end)])
}
