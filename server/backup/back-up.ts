import { readdir, rename, rm, stat } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { erasuresEnded, erasuresGoOn, readErasureLog, startErasureLog } from '../erasure/erasure-log.ts'
import type { Settings } from '../settings/settings.ts'
import { signedAnchor } from '../store/audit-anchor.ts'
import { keyIdOf, type KeyRing } from '../store/sealing/seal.ts'
import { syncFolder } from '../sync-folder.ts'
import { BackupError, type BackupTable, type Manifest, writeParts } from './backup-file.ts'
import { anchorsName, erasuresName, type KeptFile, readKeptFiles } from './kept-files.ts'
import { copyOut, listTables, nameOf, queueVersionOf } from './table-list.ts'

type BackupSettings = Pick<
  Settings,
  'operatorKeys' | 'backupRecipients' | 'erasureLog' | 'dataDir' | 'flagsFile' | 'lenderDir'
>
type WrittenBackup = { file: string; bytes: number; manifest: Manifest }

/**
 * Writes one encrypted file into the folder: a snapshot of the database, the flags and the lender's folder, while
 * servers work. It gets its name when it is whole. Throws a `BackupError` in words for the operator.
 */
export async function backUp(
  databaseUrl: string,
  settings: BackupSettings,
  folder: string,
  now: Date,
): Promise<WrittenBackup> {
  const { backupRecipients: recipients, operatorKeys } = settings
  if (recipients.length === 0) throw new BackupError('BACKUP_RECIPIENT is not given: the public key to encrypt to.')
  if (!(await stat(folder).catch(() => null))?.isDirectory()) throw new BackupError(`${folder} is no folder.`)
  const name = `vlot-${now.toISOString().replace(/[:.]/g, '-')}.age`
  const [file, draft] = [join(folder, name), join(folder, `.${name}.part`)]
  await sweepDrafts(folder, now)
  // Its own connection: those of the server end a statement after half a minute.
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'vlot-backup' })
  await client.connect()
  try {
    const { erasures, manifest, files } = await beginSnapshot(client, settings, now)
    const kept = [...files, { name: erasuresName, bytes: Buffer.from(erasures.join('\n')) }]
    const whole: Manifest = { ...manifest, files: kept.map((one) => one.name) }
    await writeParts(draft, partsOf(client, whole, kept), { recipients, operatorKeys })
    await rename(draft, file)
    syncFolder(folder)
    await client.query(noteOfBackup, [now])
    return { file, bytes: (await stat(file)).size, manifest: whole }
  } finally {
    await rm(draft, { force: true })
    await client.end()
  }
}

/** For the alert on a backup that is old (docs/alerts.yml). */
const noteOfBackup = `
  insert into operation_note (name, at, fault) values ('backup', $1, null)
  on conflict (name) do update set at = excluded.at, fault = null`

const dayMs = 24 * 60 * 60_000

/** Removes what backups that were killed left a day ago; a younger one may still be written. */
async function sweepDrafts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\.vlot-.*\.part$/.test(name)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < now.getTime() - dayMs) await rm(join(folder, name), { force: true })
  }
}

type Snapshot = { erasures: string[]; manifest: Manifest; files: KeptFile[] }

/** Erasures that the log has by then are in the snapshot, or were rolled back: a restore need not repeat them. */
async function beginSnapshot(client: pg.Client, settings: BackupSettings, now: Date): Promise<Snapshot> {
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  await startErasureLog(settings.erasureLog)
  // Before the snapshot, so that no mark is of an entry after its end.
  const files = await readKeptFiles(settings)
  await client.query(erasuresEnded)
  const erasures = [...((await readErasureLog(settings.erasureLog)) ?? [])]
  await client.query('begin isolation level repeatable read, read only')
  const migration = await migrationOf(client)
  await client.query(erasuresGoOn)
  const manifest: Manifest = {
    format: 1,
    at: now.toISOString(),
    release: releaseVersion(),
    migration,
    queueVersion: await queueVersionOf(client),
    operatorKeyIds: await keyIdsOf(client, settings.operatorKeys),
    files: [],
    tables: await countedTables(client),
  }
  return { erasures, manifest, files: await withMark(client, files, settings.operatorKeys, now) }
}

const releaseVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version

async function migrationOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>('select max(name) as name from kysely_migration')
  if (!rows[0]?.name) throw new BackupError('This database has no tables of Vlot.')
  return rows[0].name
}

/** Keys of version 2 name the operator's key after their first byte (store/sealing/seal.ts). */
async function keyIdsOf(client: pg.Client, operatorKeys: KeyRing): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`
    select distinct encode(substring(wrapped_key from 2 for 4), 'hex') as id from sealing_key
    where get_byte(wrapped_key, 0) = 2`)
  const given = operatorKeys.map((key) => keyIdOf(key).toString('hex'))
  const used = rows.map(({ id }) => id)
  if (used.length > 0 && !used.some((id) => given.includes(id)))
    throw new BackupError(`The keys of this database are wrapped by the operator key ${used[0]}, not by ${given[0]}.`)
  return [...new Set([given[0]!, ...used])]
}

async function countedTables(client: pg.Client): Promise<BackupTable[]> {
  const tables: BackupTable[] = []
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ rows: number }>(`select count(*)::int as rows from ${nameOf(table)}`)
    tables.push({ ...table, rows: rows[0]?.rows ?? 0 })
  }
  return tables
}

/** With a mark of the snapshot's last entry after the marks of before. */
async function withMark(client: pg.Client, files: KeptFile[], operatorKeys: KeyRing, now: Date): Promise<KeptFile[]> {
  const { rows } = await client.query<{ sequence: string; hash: Buffer }>(
    'select sequence, hash from audit_entry order by sequence desc limit 1',
  )
  const noted = files.find(({ name }) => name === anchorsName)?.bytes.toString('utf8') ?? ''
  const [last] = rows
  if (!last) return files
  const anchor = { at: now.toISOString(), sequence: Number(last.sequence), hash: last.hash.toString('hex') }
  const bytes = Buffer.from(`${noted}${signedAnchor(operatorKeys, anchor)}\n`)
  return [{ name: anchorsName, bytes }, ...files.filter(({ name }) => name !== anchorsName)]
}

async function* partsOf(client: pg.Client, manifest: Manifest, files: readonly KeptFile[]) {
  yield [JSON.stringify(manifest)]
  for (const { bytes } of files) yield [bytes]
  for (const table of manifest.tables) yield client.query(copyTo(copyOut(table))) as AsyncIterable<Buffer>
  await client.query('commit')
}
