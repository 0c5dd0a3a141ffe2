import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteEndOfAudit } from '../jobs/note-audit.ts'
import { appendAudit } from '../store/audit.ts'
import { grantToRuntime } from '../store/database/runtime-role.ts'
import { latestMigration } from '../store/migrate.ts'
import { keyIdOf } from '../store/sealing/seal.ts'
import { insertContactRequest, senderHashes } from '../store/work/contact-requests.ts'
import { type Applicant, another, decidedApplicant, fillForm, must, newApplicant, until } from '../testing/applicant.ts'
import { startSite } from '../testing/site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { clockSetting, testNow } from '../testing/test-clock.ts'
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer } from '../testing/test-server.ts'
import { writeParts } from './backup-file.ts'
import { listTables, nameOf } from './table-list.ts'

const home = temporaryFolder()
afterAll(home.remove)
const at = (...parts: string[]) => join(home.path, ...parts)
const lenderPolicy = JSON.stringify({ version: 'korenmarkt-1', limits: { loanAmountMaxCents: 40_000_00 } })
for (const name of ['lender', 'backups', 'kept', 'erasures']) mkdirSync(at(name))
writeFileSync(at('lender', 'policy.json'), lenderPolicy)
const flags = readFileSync(join(import.meta.dirname, '..', 'flags', 'flags.json'), 'utf8').replace('{', '{ ')
writeFileSync(at('flags.json'), flags)

const environment = { LENDER_DIR: at('lender'), FLAGS_FILE: at('flags.json'), ERASURE_LOG: at('erasures') }
const { server } = await startSite({ environment })
const { settings, database, pool } = server.context
const keys = {
  OPERATOR_KEY: settings.operatorKeys[0].toString('base64'),
  TOKEN_KEY: settings.tokenKeys[0].toString('base64'),
}
const ofSource = { ...environment, ...keys, DATABASE_URL: settings.databaseUrl!, DATA_DIR: settings.dataDir }

type Ended = { status: number; out: string; error: string }

function run(
  name: 'backup' | 'restore' | 'verify-audit',
  env: Record<string, string>,
  ...words: string[]
): Promise<Ended> {
  const program = join(import.meta.dirname, '..', 'command-line', `${name}.ts`)
  const options = { env: { ...process.env, CLOCK_TODAY: clockSetting(), ...env } }
  return new Promise((settle) => {
    execFile(process.execPath, [program, ...words], options, (error, out, errors) =>
      settle({ status: error ? Number(error.code) : 0, out, error: errors }),
    )
  })
}

async function newKey(name: string): Promise<string> {
  const { out } = await run('backup', {}, '--new-key', at(name))
  return /^BACKUP_RECIPIENT=(age1\w+)$/m.exec(out)![1]!
}

async function backUp(env: Record<string, string>): Promise<string> {
  const { status, out, error } = await run('backup', { BACKUP_RECIPIENT: recipient, ...env }, at('backups'))
  expect([status, error]).toEqual([0, ''])
  return out.split(': ')[0]!
}

/** An empty machine: nothing but the keys, the log of erasures, and the notes of the trail that were kept elsewhere. */
async function emptyPlace(name: string) {
  const target = await startTestDatabase()
  targets.push(target)
  mkdirSync(at(name))
  if (existsSync(at('kept', 'audit-anchors.txt')))
    cpSync(at('kept', 'audit-anchors.txt'), at(name, 'audit-anchors.txt'))
  const places = { DATA_DIR: at(name), LENDER_DIR: at(name, 'lender'), FLAGS_FILE: at(name, 'flags.json') }
  return { ...keys, ...places, DATABASE_URL: target.url, ERASURE_LOG: at('erasures') }
}

const restore = (env: Record<string, string>, file: string, key = 'key.txt') =>
  run('restore', env, file, '--identity', at(key))

async function ask<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query<T>(text).finally(() => client.end())).rows
}

/** A form with its key and an entry of the trail, in one transaction. */
const write = (sender = 'tess@bedrijf.example') =>
  database.transaction().execute(async (transaction) => {
    const form = { kind: 'call' as const, sender, content: { name: 'Tess' } }
    await insertContactRequest(transaction, settings.operatorKeys, form, testNow())
    await appendAudit(transaction, 'reminder.sent', { at: testNow(), caseId: null, by: 'worker' })
  })

const written = `select (select count(*)::int from contact_request) as forms,
  (select count(*)::int from contact_request c join sealing_key k on k.id = c.id) as keys,
  (select count(*)::int from audit_entry where action = 'reminder.sent') as entries`
type Written = { forms: number; keys: number; entries: number }

async function erase({ call, caseId }: Applicant): Promise<void> {
  await must(call('POST', 'vlot/v1/privacy/erase', {}), 'erasing')
  const isGone = async () => (await pool.query('select from loan_case where id = $1', [caseId])).rowCount === 0 || null
  await until(60_000, isGone)
}

const targets: TestDatabase[] = []
let recipient = ''
let file = ''
let during: [number, number] = [0, 0]
let stays: Applicant
let goes: Applicant
let lessens: Applicant
const writer = 'wout@bedrijf.example'

beforeAll(async () => {
  recipient = await newKey('key.txt')
  const early = await newApplicant(server.origin)
  await fillForm(early, another('00900003'))
  await erase(early)
  stays = await decidedApplicant(server.origin, 'BUNQ', another('00900003'))
  goes = await decidedApplicant(server.origin, 'BUNQ', another('00900003'))
  lessens = await decidedApplicant(server.origin, 'BUNQ', another('00900003'))
  await write(writer)
  let isWriting = true
  const counted = { writes: 0 }
  const writing = (async () => {
    for (; isWriting; counted.writes++) await write()
  })()
  await until(10_000, async () => (counted.writes > 5 ? true : null))
  const before = counted.writes
  file = await backUp(ofSource)
  during = [before, counted.writes]
  isWriting = false
  await writing
  await erase(goes)
  // As another server would write them.
  const hash = senderHashes(settings.operatorKeys, writer)[0].toString('hex')
  const lines = [`unneeded ${lessens.caseId}`, `sender ${hash}`].map((line) => `\n${testNow().toISOString()} ${line}\n`)
  writeFileSync(at('erasures', 'other-server.log'), lines.join(''))
  await noteEndOfAudit(server.context)
  cpSync(join(settings.dataDir, 'audit-anchors.txt'), at('kept', 'audit-anchors.txt'))
})
afterAll(() => Promise.all(targets.map((target) => target.stop())))

/** A copy of the backup, with another middle. */
function damaged(name: string, change: (bytes: Buffer) => Buffer): string {
  writeFileSync(at(name), change(readFileSync(file)))
  return at(name)
}

/** Anybody can encrypt to the public key, and learn the id that a backup names. */
async function forged(migration = latestMigration): Promise<string> {
  const operatorKeyIds = [keyIdOf(settings.operatorKeys[0]).toString('hex')]
  const head = { format: 1, at: testNow().toISOString(), release: '0.1.9', migration, queueVersion: 1 }
  const parts = async function* () {
    yield [JSON.stringify({ ...head, operatorKeyIds, files: [], tables: [] })]
  }
  const path = at(`forged-${migration}.age`)
  await writeParts(path, parts(), { recipients: [recipient], operatorKeys: settings.tokenKeys })
  return path
}

type Wrong = { env?: Record<string, string>; path?: string; key?: string }

test.each<[string, RegExp, () => Wrong | Promise<Wrong>]>([
  ['another private key', /private key does not open/, async () => (await newKey('other.txt'), { key: 'other.txt' })],
  [
    'a changed byte',
    /The backup is damaged/,
    () => ({ path: damaged('byte.age', (bytes) => bytes.fill(bytes[9_999]! ^ 1, 9_999, 10_000)) }),
  ],
  ['a cut file', /The backup is damaged/, () => ({ path: damaged('cut.age', (bytes) => bytes.subarray(0, -70_000)) })],
  ['a forged file', /not made with this OPERATOR_KEY/, async () => ({ path: await forged() })],
  [
    'another release’s file',
    /the database at 0001-start, this release at .* Restore it with release 0\.1\.9/,
    async () => ({ path: await forged('0001-start') }),
  ],
  ['no log', /without it the erased would come back/, () => ({ env: { ERASURE_LOG: at('none') } })],
  [
    'part of the log',
    /lacks 2 of 2 lines/,
    () => (mkdirSync(at('part')), writeFileSync(at('part', 'a.log'), ''), { env: { ERASURE_LOG: at('part') } }),
  ],
  ['no operator key', /needs the operator key [0-9a-f]{8}: give/, () => ({ env: { OPERATOR_KEY: '' } })],
  ['another operator key', /and the one given is/, () => ({ env: { OPERATOR_KEY: keys.TOKEN_KEY } })],
])('CORE-8 a restore with %s is refused, and leaves nothing behind', async (name, reason, prepare) => {
  const { env: wrong, path = file, key } = await prepare()
  const env = { ...(await emptyPlace(name.replaceAll(' ', '-'))), ...wrong }
  const left = readdirSync(env.DATA_DIR)
  const { status, error } = await restore(env, path, key)
  expect(error).toMatch(reason)
  expect([status, readdirSync(env.DATA_DIR)]).toEqual([2, left])
  expect(await ask(env.DATABASE_URL, `select from pg_class where relname = 'loan_case'`)).toEqual([])
})

test('CORE-8 a restore into a database in use is refused, and leaves it as it is', async () => {
  const { status, error } = await restore(ofSource, file)
  expect([status, error]).toEqual([2, expect.stringContaining('This database is in use')])
  expect((await ask<Written>(ofSource.DATABASE_URL, written))[0]?.forms).toBeGreaterThan(during[0])
})

/** The only tables whose foreign keys make a ring. */
const filesThatNameEachOther = `
  insert into case_file (id, case_id, kind, type, size, sealed, at)
    select gen_random_uuid(), id, 'document', 'image/png', 1, '', now() from loan_case limit 1;
  insert into document_request (id, case_id, reason, sealed, asked_by, asked_at, remind_on, end_on, file_id)
    select gen_random_uuid(), case_id, 'other', '', 'a', now(), now(), now(), id from case_file;
  update case_file set request_id = document_request.id from document_request`

/** The address of an account that only serves. */
async function servingUrl(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl)
  url.username = `serving_${randomBytes(4).toString('hex')}`
  url.password = 'serving'
  await ask(ownerUrl, `create role ${url.username} login password '${url.password}'`)
  await grantToRuntime(ownerUrl, url.username)
  return url.href
}

/** Each table's rows as a hash. The queue's counts change while it works, and a backup is noted when it is done. */
async function digests(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found: Record<string, string> = {}
  for (const table of await listTables(client)) {
    if (/^(?:version|queue|audit_entry|operation_note)$/.test(table.name)) continue
    const { rows } = await client.query(
      `select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as md5 from ${nameOf(table)} t`,
    )
    found[table.name] = rows[0].md5
  }
  await client.end()
  return found
}

describe('a restore on an empty machine', () => {
  let env: Awaited<ReturnType<typeof emptyPlace>>
  let restored: Ended
  beforeAll(async () => {
    env = await emptyPlace('machine')
    restored = await restore(env, at('backups'))
  })
  const verify = () => run('verify-audit', env)

  test('CORE-8 brings back one moment of a server at work, with every decision the same bit for bit', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(at('backups'))).toHaveLength(1)
    expect([restored.status, restored.error]).toEqual([0, ''])
    expect(restored.out).toContain(
      'Decisions made again: 2 the same bit for bit, 0 of policies that are kept no longer.',
    )
    expect(restored.out).toMatch(/Came back: .*\b3 loan_case\b/)
    const [{ forms, keys, entries } = { forms: 0, keys: 0, entries: 0 }] = await ask<Written>(env.DATABASE_URL, written)
    expect([keys, entries]).toEqual([forms, forms + 1])
    expect(during[1]).toBeGreaterThan(during[0])
    expect(forms).toBeGreaterThanOrEqual(during[0])
    expect(forms).toBeLessThanOrEqual(during[1] + 1)
    expect(readFileSync(env.FLAGS_FILE, 'utf8')).toBe(flags)
    expect(readFileSync(join(env.LENDER_DIR, 'policy.json'), 'utf8')).toBe(lenderPolicy)
  })

  test('CORE-8 erases again what was erased after the backup, by its log', async () => {
    expect(restored.out).toMatch(/^Erased again: 3 of \d in the log\.$/m)
    const withBookings = `select distinct a.case_id as id from transaction_part p join account a on a.id = p.account_id`
    expect(await ask(env.DATABASE_URL, withBookings)).toEqual([{ id: stays.caseId }])
    expect(await ask(env.DATABASE_URL, 'select from loan_case')).toHaveLength(2)
    const ofWriter = `sender_hash = decode('${senderHashes(settings.operatorKeys, writer)[0].toString('hex')}', 'hex')`
    expect(await ask(env.DATABASE_URL, `select from contact_request where ${ofWriter}`)).toEqual([])
    expect(await ask(env.DATABASE_URL, `select from sealing_key where id = '${goes.caseId}'`)).toEqual([])
  })

  test('CORE-8 the trail goes on, and names what it lost', async () => {
    expect(await verify()).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^RESTORED: entry (\d+) of .* entries \1 to \d+ of before are lost\.$/m) as string,
    })
  })

  test('CORE-8 no row of a second backup, by the account that serves, differs after its restore, nor a file that was there', async () => {
    await ask(env.DATABASE_URL, filesThatNameEachOther)
    const serving = await servingUrl(env.DATABASE_URL)
    const second = await backUp({ ...env, DATABASE_URL: serving })
    const { username } = new URL(serving)
    await ask(env.DATABASE_URL, `drop owned by ${username}; drop role ${username}`)
    const other = await emptyPlace('other machine')
    mkdirSync(other.LENDER_DIR)
    const files = [other.FLAGS_FILE, join(other.LENDER_DIR, 'policy.json')]
    for (const [place, own] of files.entries()) writeFileSync(own, `{"version":"own-${place}"}`)
    const { status, out } = await restore(other, second)
    expect(status).toBe(0)
    expect(out).toContain('FLAGS_FILE has other flags than the backup')
    expect(readFileSync(join(other.DATA_DIR, 'restored', 'lender', 'policy.json'), 'utf8')).toBe(lenderPolicy)
    expect(files.map((own) => readFileSync(own, 'utf8'))).toEqual(['{"version":"own-0"}', '{"version":"own-1"}'])
    const before = await digests(env.DATABASE_URL)
    expect(Object.keys(before).length).toBeGreaterThan(50)
    expect(await digests(other.DATABASE_URL)).toEqual(before)
    const count = (url: string) => ask<{ count: number }>(url, 'select count(*)::int as count from audit_entry')
    const [[one], [two]] = await Promise.all([count(env.DATABASE_URL), count(other.DATABASE_URL)])
    expect(two!.count).toBe(one!.count + 1)
  })

  test('CORE-8 the journey of before goes on, and a cut or claim that is not the operator’s still shows', async () => {
    const port = new URL(server.origin).port
    await server.stop()
    const again = await startTestServer({ environment: { ...env, PORT: port, LOG_LEVEL: 'silent' } })
    const { status, body } = await stays.call('GET', 'dls-pbl-api/v3/offers')
    expect([status, body.offers.length > 0]).toEqual([200, true])
    await noteEndOfAudit(again.context)
    expect((await verify()).status).toBe(0)
    const fact = { at: again.context.now(), caseId: null, by: 'operator' }
    const claim = { backupAt: fact.at.toISOString(), signature: '00'.repeat(32) }
    await again.context.database.transaction().execute((one) => appendAudit(one, 'trail.restored', fact, claim))
    expect((await verify()).out).toContain('claims a restore, and was not made with this OPERATOR_KEY')
    await ask(
      env.DATABASE_URL,
      `alter table audit_entry disable trigger all; delete from audit_entry
        where sequence >= (select max(sequence) - 1 from audit_entry); alter table audit_entry enable trigger all`,
    )
    expect(await verify()).toMatchObject({ status: 1, out: expect.stringContaining('noted before, is gone') as string })
    await again.stop()
  })
})
