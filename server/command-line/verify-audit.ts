// Whether the audit trail of a database is whole. Run: npm run verify-audit
import '../settings/this-lender.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { openStore, type Store } from '../store/database/pool.ts'
import { type NotedEntry, reportOnTrail } from './report-on-trail.ts'

const usage = `npm run verify-audit [-- --anchor SEQUENCE:HASH]

Recomputes the hash of every entry of the audit trail and the chain between them, in the database of DATABASE_URL or else
the embedded one in DATA_DIR. The worker notes in DATA_DIR/audit-anchors.txt where the trail ends, signed with OPERATOR_KEY (or
DATA_DIR/operator.key): the trail is held against every note there, so that an end that was cut off shows. --anchor holds it
against an entry that you noted yourself. Ends with 0 when all is well, 1 when an entry does not fit, 2 when it could not look.`

/** Starting one would make an empty database for a mistyped folder. */
class NoDatabase extends Error {}

async function main(): Promise<number> {
  const words = process.argv.slice(2)
  const anchor = words.length === 0 ? null : readAnchor(words)
  if (anchor === undefined) {
    console.error(usage)
    return 2
  }
  const database = await openDatabase()
  try {
    const { store, name } = database
    return await reportOnTrail(store.database, { name, dataDir: dataDir(), operatorKey: operatorKey(), anchor })
  } finally {
    await database.close()
  }
}

/** Undefined when the words are not understood. */
function readAnchor(words: readonly string[]): NotedEntry | undefined {
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

try {
  process.exitCode = await main()
} catch (error) {
  const code = (error as { code?: unknown }).code
  const isEmpty = code === '42P01' || error instanceof NoDatabase
  console.error(isEmpty ? 'This database has no audit trail yet.' : `It could not look (${String(code ?? 'unknown')}).`)
  process.exitCode = 2
}
