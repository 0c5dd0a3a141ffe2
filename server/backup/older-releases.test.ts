// A database of each release before is brought to this one. `LEAVE_BACKUP=1` writes that of this release beside them.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openJobQueue } from '../jobs/open-queue.ts'
import { verifyAudit } from '../store/audit.ts'
import { openStore } from '../store/database/pool.ts'
import { migrateTo } from '../store/migrate.ts'
import { decidedApplicant, fillForm, newApplicant, takeLoan } from '../testing/applicant.ts'
import { startSite } from '../testing/site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testNow } from '../testing/test-clock.ts'
import { startTestDatabase } from '../testing/test-database.ts'
import { startTestServer } from '../testing/test-server.ts'
import { backUp } from './back-up.ts'
import { replayDecisions } from './replay-decisions.ts'
import { checkBackup, fill } from './restore.ts'
import type { KeyRing } from '../store/sealing/seal.ts'

const home = temporaryFolder()
afterAll(home.remove)
const releases = join(import.meta.dirname, '..', 'testing', 'releases')
const identityFile = join(releases, 'identity.txt')
/** Of made-up cases alone, and so no secret. */
const operatorKeys: KeyRing = [createHash('sha256').update('The made-up cases of a release').digest()]
const OPERATOR_KEY = operatorKeys[0].toString('base64')
const { sandbox, server } = await startSite({ environment: { OPERATOR_KEY } })

/** An offer that was taken, a referral, a refusal and a form that was only begun. */
async function leaveBackup(): Promise<void> {
  await takeLoan(await newApplicant(server.origin), server.origin, 'RABOBANK', '00900001')
  await decidedApplicant(server.origin, 'ABN', '00900019')
  await decidedApplicant(server.origin, 'ABN', '00900004')
  await fillForm(await newApplicant(server.origin), '00900003')
  const { settings } = server.context
  if (!existsSync(identityFile)) writeFileSync(identityFile, `${await generateIdentity()}\n`)
  const recipient = await identityToRecipient(readFileSync(identityFile, 'utf8').trim())
  const of = { ...settings, backupRecipients: [recipient], erasureLog: join(home.path, 'erased') }
  const { file, manifest } = await backUp(settings.databaseUrl!, of, home.path, testNow())
  writeFileSync(join(releases, `${manifest.release}.age`), readFileSync(file))
}

if (process.env['LEAVE_BACKUP'] === '1') await leaveBackup()

test.each(readdirSync(releases).filter((name) => name.endsWith('.age')))(
  'the cases of %s come through every migration since: all rows, a whole trail, the same decisions',
  async (name) => {
    const backup = await checkBackup({ path: join(releases, name), identityFile }, operatorKeys, () => true)
    const { manifest } = backup
    const { url, stop } = await startTestDatabase()
    afterAll(stop)
    const { database } = openStore(url, 2, pino({ level: 'silent' }))
    await migrateTo(database, manifest.migration)
    await (await openJobQueue({ databaseUrl: url, database, log: pino({ level: 'silent' }) })).stop()
    await database.destroy()
    const one = openStore(url, 1, pino({ level: 'silent' }))
    let client: pg.PoolClient | undefined
    one.pool.on('connect', (connected) => (client = connected))
    await one.database.transaction().execute(async (transaction) => {
      await sql`set constraints all immediate`.execute(transaction)
      await fill({ transaction, client: client!, operatorKeys }, backup)
    })
    await one.database.destroy()
    mkdirSync(join(home.path, name))

    const upgraded = await startTestServer({
      sandbox,
      environment: { DATABASE_URL: url, OPERATOR_KEY, DATA_DIR: join(home.path, name) },
    })
    afterAll(upgraded.stop)
    const { context } = upgraded
    const counted = async (table: string) =>
      Number((await context.pool.query(`select count(*) from ${table}`)).rows[0].count)
    for (const { schema, name: table, rows } of manifest.tables)
      if (schema === 'public' && table !== 'audit_entry')
        expect(await counted(table), table).toBeGreaterThanOrEqual(rows)
    expect((await verifyAudit(context.database)).brokenAt).toBeNull()
    expect(await replayDecisions(context, 100)).toMatchObject({ differing: [] })
    const replayed = await replayDecisions(context, 100)
    expect(replayed.same + replayed.older).toBe(manifest.tables.find((table) => table.name === 'decision')!.rows)
    expect((await upgraded.visitor().fetch('/readyz')).status).toBe(200)
  },
)
