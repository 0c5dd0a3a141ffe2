// Whether the audit trail of a database is whole. Run: npm run verify-audit
import '../settings/this-lender.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { isAppendOnly, verifyAudit, type AuditVerdict } from '../store/audit.ts'
import { readAuditAnchors, type AuditAnchor } from '../store/audit-anchor.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { openStore, type Store } from '../store/database/pool.ts'

const usage = `npm run verify-audit [-- --anchor SEQUENCE:HASH]

Recomputes the hash of every entry of the audit trail and the chain between them, in the database of DATABASE_URL or else
the embedded one in DATA_DIR. The worker notes in DATA_DIR/audit-anchors.txt where the trail ends, signed with OPERATOR_KEY (or
DATA_DIR/operator.key): the trail is held against every note there, so that an end that was cut off shows. --anchor holds it
against an entry that you noted yourself. Ends with 0 when all is well, 1 when an entry does not fit, 2 when it could not look.`

/** Starting one would make an empty database for a mistyped folder. */
class NoDatabase extends Error {}

type Anchor = { sequence: number; hash: string }

async function main(): Promise<number> {
  const words = process.argv.slice(2)
  const anchor = words.length === 0 ? null : readAnchor(words)
  if (anchor === undefined) {
    console.error(usage)
    return 2
  }
  const database = await openDatabase()
  try {
    return await report(database.store, database.name, anchor)
  } finally {
    await database.close()
  }
}

/** Undefined when the words are not understood. */
function readAnchor(words: readonly string[]): Anchor | undefined {
  const [, sequence, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(words[1] ?? '') ?? []
  const isWhole = words.length === 2 && words[0] === '--anchor' && sequence !== undefined && hash !== undefined
  return isWhole ? { sequence: Number(sequence), hash } : undefined
}

const dataDir = (): string => process.env['DATA_DIR'] || './.data'

/** Never made here: a new key would find every note forged. */
function operatorKey(): Buffer | null {
  const file = join(dataDir(), 'operator.key')
  const text = process.env['OPERATOR_KEY'] || (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const key = Buffer.from(text.trim(), 'base64')
  return key.length === 32 ? key : null
}

async function openDatabase(): Promise<{ store: Store; name: string; close(): Promise<void> }> {
  const url = process.env['DATABASE_URL']
  const log = pino({ level: 'silent' })
  if (url) {
    const store = openStore(url, 1, log)
    return { store, name: new URL(url).host, close: () => store.database.destroy() }
  }
  const folder = dataDir()
  if (!existsSync(join(folder, 'postgres')) && !existsSync(join(folder, 'postgres-location.txt')))
    throw new NoDatabase()
  const embedded = await startEmbeddedPostgres({ dataDir: folder, log: { info: () => {}, warn: console.error } })
  const store = openStore(embedded.url, 1, log)
  const close = async () => {
    await store.database.destroy()
    await embedded.stop()
  }
  return { store, name: folder, close }
}

async function report({ database }: Store, name: string, anchor: Anchor | null): Promise<number> {
  const noted = readAuditAnchors(dataDir(), operatorKey())
  const wanted = new Set([anchor?.sequence, ...noted.map(({ sequence }) => sequence)])
  const found = new Map<number, string>()
  const verdict = await verifyAudit(database, ({ sequence, hash }) => {
    if (wanted.has(sequence)) found.set(sequence, hash)
  })
  console.log(`Audit trail of ${name}`)
  console.log(
    `Checked: each entry's hash over its time, case, actor, action, detail and effect, the chain, and the numbering.`,
  )
  const isGuarded = await isAppendOnly(database)
  console.log(
    isGuarded ? 'The database refuses changes to it.' : 'WARNING: the database does not refuse changes to it.',
  )
  console.log(notesText(noted))
  const problem = problemOf(verdict, [...(anchor ? [anchor] : []), ...noted], found)
  if (problem) console.log(`BROKEN: ${problem}`)
  else console.log(wellText(verdict))
  return problem || !isGuarded ? 1 : 0
}

function notesText(noted: readonly AuditAnchor[]): string {
  const newest = noted.at(-1)
  if (!newest) return 'WARNING: no notes of earlier ends are in DATA_DIR: entries cut off at the end would not show.'
  const unsigned = newest.isOurs === null ? ' Without OPERATOR_KEY their signatures were not checked.' : ''
  return `Held against ${noted.length} notes of earlier ends, the newest of ${newest.at}.${unsigned}`
}

type CheckedAnchor = Anchor & { isOurs?: boolean | null }

function problemOf(
  { entries, breach }: AuditVerdict,
  anchors: readonly CheckedAnchor[],
  found: ReadonlyMap<number, string>,
): string | null {
  if (breach) return `entry ${breach.sequence} is ${sentence[breach.what]}. The ${entries} entries before it hold.`
  for (const { sequence, hash, isOurs } of anchors) {
    if (isOurs === false) return `a note in audit-anchors.txt (entry ${sequence}) was not made with this OPERATOR_KEY.`
    const now = found.get(sequence)
    if (now === undefined) return `entry ${sequence}, noted before, is gone: the trail ends at ${entries}.`
    if (now !== hash) return `entry ${sequence} is not the one that was noted before.`
  }
  return null
}

const sentence = {
  'missing before it': 'the first after one that is missing',
  'not what was written': 'not what was written',
  'not chained to the one before it': 'not chained to the one before it',
} as const

function wellText({ entries, last }: AuditVerdict): string {
  if (!last) return 'Whole: it has no entries yet.'
  return `Whole: ${entries} entries, the last of ${last.at.toISOString()}.\nTo hold it against later: --anchor ${last.sequence}:${last.hash}`
}

try {
  process.exitCode = await main()
} catch (error) {
  const code = (error as { code?: unknown }).code
  const isEmpty = code === '42P01' || error instanceof NoDatabase
  console.error(isEmpty ? 'This database has no audit trail yet.' : `It could not look (${String(code ?? 'unknown')}).`)
  process.exitCode = 2
}
