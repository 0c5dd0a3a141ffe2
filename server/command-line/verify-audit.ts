// Whether the audit trail of a database is whole. Run: npm run verify-audit
import '../settings/this-lender.ts'
import { join } from 'node:path'
import { pino } from 'pino'
import { readKeys } from '../settings/generated-key.ts'
import { readTable } from '../settings/setting-table.ts'
import { openStore } from '../store/database/pool.ts'
import { NoDatabaseError, openDatabase } from './in-context.ts'
import { type NotedEntry, reportOnTrail } from './report-on-trail.ts'

const usage = `npm run verify-audit [-- --anchor SEQUENCE:HASH]

Recomputes the hash of every entry of the audit trail and the chain between them, in the database of DATABASE_URL or else
the embedded one in DATA_DIR. The worker notes in DATA_DIR/audit-anchors.txt where the trail ends, signed with OPERATOR_KEY (or
DATA_DIR/operator.key): the trail is held against every note there, so that an end that was cut off shows. --anchor holds it
against an entry that you noted yourself. Ends with 0 when all is well, 1 when an entry does not fit, 2 when it could not look.`

async function main(): Promise<number> {
  const words = process.argv.slice(2)
  const anchor = words.length === 0 ? null : readAnchor(words)
  if (anchor === undefined) {
    console.error(usage)
    return 2
  }
  const { given } = readTable(process.env, false)
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = given
  // Never made here: a new key would find every note forged.
  const operatorKeys = given.OPERATOR_KEY ?? readKeys(join(dataDir, 'operator.key'))
  const { ownerUrl, close } = await openDatabase({ dataDir, databaseUrl, migrationDatabaseUrl: null })
  const { database } = openStore(ownerUrl, 1, pino({ level: 'silent' }))
  try {
    const name = databaseUrl === null ? dataDir : new URL(databaseUrl).host
    return await reportOnTrail(database, { name, dataDir, operatorKeys, anchor })
  } finally {
    await database.destroy()
    await close()
  }
}

/** Undefined when the words are not understood. */
function readAnchor(words: readonly string[]): NotedEntry | undefined {
  const [, sequence, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(words[1] ?? '') ?? []
  const isWhole = words.length === 2 && words[0] === '--anchor' && sequence !== undefined && hash !== undefined
  return isWhole ? { sequence: Number(sequence), hash } : undefined
}

try {
  process.exitCode = await main()
} catch (error) {
  const code = (error as { code?: unknown }).code
  const isEmpty = code === '42P01' || error instanceof NoDatabaseError
  console.error(isEmpty ? 'This database has no audit trail yet.' : `It could not look (${String(code ?? 'unknown')}).`)
  process.exitCode = 2
}
