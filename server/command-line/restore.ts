// Brings a backup back into an empty place. Run: npm run restore -- FILE --identity KEYFILE
import '../settings/this-lender.ts'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { BackupError, type Manifest } from '../backup/backup-file.ts'
import { isEmpty, placeFiles, unpackLender } from '../backup/kept-files.ts'
import { replayDecisions } from '../backup/replay-decisions.ts'
import { checkBackup, type CheckedBackup, erasuresSince, placeAnchors, refuseUsed, restore } from '../backup/restore.ts'
import type { Context } from '../context.ts'
import { type Erased, readErasureLog } from '../erasure/erasure-log.ts'
import { closeContext, openContext } from '../open-context.ts'
import { readKeys } from '../settings/generated-key.ts'
import { readTable, type ReadSettings } from '../settings/setting-table.ts'
import { readSettings } from '../settings/settings.ts'
import { named, openDatabase, runCommand } from './in-context.ts'
import { reportOnTrail } from './report-on-trail.ts'

const usage = `npm run restore -- FILE --identity KEYFILE

Brings the backup FILE (of a folder its newest) back into an empty database, with KEYFILE the private key of age that opens
it. OPERATOR_KEY (or DATA_DIR/operator.key) and ERASURE_LOG must be in their places. Nothing is changed unless all of it
comes back. Ends with 0 when all is well, 1 when the audit trail or a decision does not fit, 2 when nothing was restored.`

const replaysMax = 100

async function main(): Promise<number> {
  const asked = readWords(process.argv.slice(2))
  if (asked === null) {
    console.error(usage)
    return 2
  }
  const { given } = readTable(process.env, false)
  const file = { path: await newestIn(named(asked.path)), identityFile: named(asked.identityFile) }
  const backup = await checkBackup(file, given.OPERATOR_KEY ?? readKeys(join(given.DATA_DIR, 'operator.key')))
  const erased = erasuresSince(backup, await readErasureLog(given.ERASURE_LOG))
  const lenderDraft = join(given.DATA_DIR, `.lender-of-backup-${process.pid}`)
  try {
    return await restoreInPlace(backup, { given, erased, lenderDraft })
  } finally {
    await rm(lenderDraft, { recursive: true, force: true })
  }
}

function readWords(words: readonly string[]): { path: string; identityFile: string } | null {
  try {
    const options = { identity: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [path, ...rest] = positionals
    const { identity: identityFile } = values
    return path !== undefined && rest.length === 0 && identityFile !== undefined ? { path, identityFile } : null
  } catch {
    return null
  }
}

/** Their names sort by moment. */
async function newestIn(path: string): Promise<string> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new BackupError(`${path} is not there.`)
  if (!found.isDirectory()) return path
  const newest = (await readdir(path))
    .filter((name) => /^vlot-.*\.age$/.test(name))
    .sort()
    .at(-1)
  if (newest === undefined) throw new BackupError(`${path} has no backup.`)
  return join(path, newest)
}

type Place = { given: ReadSettings; erased: Erased[]; lenderDraft: string }

async function restoreInPlace(backup: CheckedBackup, { given, erased, lenderDraft }: Place): Promise<number> {
  await mkdir(lenderDraft, { recursive: true, mode: 0o700 })
  const hasLender = await unpackLender(backup.files, lenderDraft)
  if (!hasLender) await rm(lenderDraft, { recursive: true })
  const { LENDER_DIR: lenderDir, DATA_DIR: dataDir } = given
  const settings = readSettings({
    ...process.env,
    // The backup's own, until it is in its place.
    ...(hasLender && lenderDir !== null && (await isEmpty(lenderDir)) ? { LENDER_DIR: lenderDraft } : {}),
    // Not needed here, and not to be made where the restore may still be refused.
    ...(given.TOKEN_KEY || readKeys(join(dataDir, 'token.key'))
      ? {}
      : { TOKEN_KEY: randomBytes(32).toString('base64') }),
  })
  const { ownerUrl, close } = await openDatabase(settings, true)
  try {
    await refuseUsed(ownerUrl)
    const context = await openContext(settings, { databaseUrl: ownerUrl, ownerUrl: null }, pino({ level: 'silent' }))
    try {
      const erasedAgain = await restore(context, ownerUrl, backup, erased)
      console.log(`Restored ${backup.path}, of ${backup.manifest.at}.`)
      console.log(`Erased again: ${erasedAgain} of ${erased.length} in the log.`)
      const arePlaced = await placed(context, backup, { lenderDraft, lenderDir })
      return (await isWell(context, backup.manifest)) && arePlaced ? 0 : 1
    } finally {
      await closeContext(context)
    }
  } finally {
    await close()
  }
}

type LenderPlace = { lenderDraft: string; lenderDir: string | null }

/** The database is there by now: a folder that cannot be written is said, and ends nothing. */
async function placed(context: Context, { files }: CheckedBackup, place: LenderPlace): Promise<boolean> {
  const { lenderDraft, lenderDir } = place
  try {
    await placeAnchors(context, files, context.now())
    for (const line of await placeFiles(files, lenderDraft, { ...context.settings, lenderDir })) console.log(line)
    return true
  } catch (error) {
    console.error(`The database came back, but not every file: ${(error as Error).message}`)
    return false
  }
}

/** Prints whether the trail is whole, decisions come out the same, and how many rows came back. */
async function isWell(context: Context, { tables }: Manifest): Promise<boolean> {
  const trail = await reportOnTrail(context.database, {
    name: 'the restored database',
    ...context.settings,
    anchor: null,
  })
  const { same, older, differing } = await replayDecisions(context, replaysMax)
  console.log(`Decisions made again: ${same} the same bit for bit, ${older} of policies that are kept no longer.`)
  if (differing.length > 0) console.log(`DIFFERENT: the decisions ${differing.join(', ')}.`)
  const counted = tables.filter(({ rows }) => rows > 0).map(({ name, rows }) => `${rows} ${name}`)
  console.log(`Came back: ${counted.join(', ')}.`)
  return trail === 0 && differing.length === 0
}

await runCommand(main, 'restore')
