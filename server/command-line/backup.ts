// One encrypted file of database, flags and lender's folder. Run: npm run backup -- FOLDER
import '../settings/this-lender.ts'
import { writeFile } from 'node:fs/promises'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { backUp } from '../backup/back-up.ts'
import { readSettings } from '../settings/settings.ts'
import { named, openDatabase, runCommand } from './in-context.ts'

const usage = `npm run backup -- FOLDER
npm run backup -- --new-key FILE

Writes one file into FOLDER, encrypted to BACKUP_RECIPIENT: the database as it is at one moment, while servers work, with
the marks of its audit trail, the flags and the lender's folder, and none of the server's keys. --new-key makes a private
key of age in FILE, which opens backups and does not belong on the server, and prints its public key.`

async function main(): Promise<number> {
  const words = process.argv.slice(2)
  const [first = '', file] = words
  if (first === '--new-key' && file !== undefined && words.length === 2) return makeKey(file)
  if (words.length !== 1 || first.startsWith('-')) {
    console.error(usage)
    return 2
  }
  const settings = readSettings(process.env)
  const { ownerUrl, close } = await openDatabase(settings)
  try {
    const now = new Date(Date.now() + settings.clockOffsetMs)
    const { file, bytes, manifest } = await backUp(ownerUrl, settings, named(first), now)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const cases = manifest.tables.find(({ name }) => name === 'loan_case')?.rows ?? 0
    console.log(`${file}: ${cases} cases, ${rows} rows, ${bytes} bytes, database at ${manifest.migration}.`)
    console.log(`It needs the operator key ${manifest.operatorKeyIds.join(' and ')}.`)
    return 0
  } finally {
    await close()
  }
}

async function makeKey(file: string): Promise<number> {
  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  await writeFile(named(file), `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx', flush: true })
  console.log(`BACKUP_RECIPIENT=${recipient}`)
  return 0
}

await runCommand(main, 'back up')
