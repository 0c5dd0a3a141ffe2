// The operator's and the token key replaced while two servers work, and the old ones taken away after it.
import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { caseOfUnsubscribeToken, unsubscribeToken } from '../mail/mail-links.ts'
import { findCaseOfContact, lookupsOf } from '../store/case/case-contact.ts'
import { findCases, lockCompany } from '../store/case/case-find.ts'
import { insertRow } from '../store/database/rows.ts'
import { findChecks } from '../store/follow-up/customer-checks.ts'
import { keyedHash, keyIdOf, type KeyRing } from '../store/sealing/seal.ts'
import { senderHashes } from '../store/work/contact-requests.ts'
import { another } from '../testing/applicant.ts'
import { chosenCase, takeSteps } from '../testing/chosen-case.ts'
import { codeIn, linkIn, newestMail } from '../testing/mailbox.ts'
import { startSite } from '../testing/site.ts'
import { clockSetting } from '../testing/test-clock.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { Visitor } from '../testing/visitor.ts'

const writer = 'wout@bedrijf.example'
const saver = 'fien@bedrijf.example'
const newKey = () => randomBytes(32).toString('base64')
const newKeys = () => ({ OPERATOR_KEY: newKey(), TOKEN_KEY: newKey() })
const [older, newer] = [newKeys(), newKeys()]
const ringOf = (...all: (typeof older)[]) => ({
  OPERATOR_KEY: all.map((one) => one.OPERATOR_KEY).join(','),
  TOKEN_KEY: all.map((one) => one.TOKEN_KEY).join(','),
})
const { server, sandbox } = await startSite({ environment: ringOf(older, newer) })
const { pool, database, settings } = server.context
const { origin, smtpPort, clock } = sandbox
const startWith = async (keys: typeof older) => {
  const environment = { DATABASE_URL: settings.databaseUrl!, ...keys }
  const started = await startTestServer({ sandbox: { origin, smtpPort, clock }, environment })
  afterAll(started.stop)
  return started
}

function rotate(): Promise<string> {
  const env = {
    ...process.env,
    CLOCK_TODAY: clockSetting(),
    DATABASE_URL: settings.databaseUrl!,
    DATA_DIR: settings.dataDir,
  }
  const program = join(import.meta.dirname, 'rotate-keys.ts')
  return new Promise((settle, fail) => {
    execFile(process.execPath, [program], { env: { ...env, ...ringOf(newer, older) } }, (error, out, errors) =>
      error ? fail(new Error(`${out}${errors}`)) : settle(out),
    )
  })
}

const count = async (text: string, value: Buffer) => (await pool.query(text, [value])).rowCount
const wrappedByOlder = () =>
  count('select from sealing_key where substring(wrapped_key from 2 for 4) = $1', keyIdOf(settings.operatorKeys[0]))

const complain = (email: string) => {
  const form = { name: 'Wout', email, message: 'Het duurde te lang.', website: '', filledInMs: 9_000 }
  return server.visitor().call('sendComplaint', { request: form })
}

/** The same browser, at another server. */
function movedTo({ visitor }: TestServer, { cookie, token }: Visitor): Visitor {
  const moved = visitor()
  return Object.assign(moved, { cookie, token })
}

test('CORE-8 the keys are replaced while servers work: nothing is lost, and the old ones are needed no more', async () => {
  const one = await chosenCase({ server, sandbox })
  await takeSteps(server, one, ['agreement', 'signed'])
  const kvkHashOf = ([key]: KeyRing) => keyedHash(key, 'kept-agreement', one.kvkNumber)
  const kept = {
    kvk_hash: kvkHashOf(settings.operatorKeys),
    type: 'application/pdf' as const,
    sealed: Buffer.of(1),
    kept_at: clock.now(),
  }
  await insertRow(database, 'kept_agreement', { id: randomUUID(), case_id: null, ends_on: '2030-01-01', ...kept })
  const { iban } = (await one.who.call('GET', 'dls-pbl-api/v3/accounts/disbursement')).body.bankAccounts[0]
  expect((await complain(writer)).status).toBe(204)
  const unsubscribes = unsubscribeToken(settings.operatorKeys, one.caseId)
  const begun = server.visitor()
  const passphrase = another('00900003')
  const caseId = await begun.begin(passphrase)
  expect((await begun.call('saveForLater', { request: { email: saver } })).status).toBe(204)
  const { hash } = linkIn(await newestMail(sandbox, saver))
  await server.visitor().call('startResume', { request: { caseId, hash, passphrase } })
  const code = codeIn(await newestMail(sandbox, saver, 2))

  const second = await startWith(ringOf(newer, older))
  expect((await movedTo(second, begun).call('readApplication')).answer.kvkNumber).toBe(passphrase)
  expect(caseOfUnsubscribeToken(second.context.settings.operatorKeys, unsubscribes)).toBe(one.caseId)
  expect((await second.visitor().call('confirmResume', { request: { caseId, hash, code } })).status).toBe(200)
  expect(await wrappedByOlder()).toBeGreaterThan(2)
  let isOver = false
  const working = (async () => {
    let count = 0
    for (; !isOver; count++) await [server, second][count % 2]!.visitor().begin(another('00900003'))
    return count
  })()
  const out = await rotate().finally(() => (isOver = true))
  expect(await working).toBeGreaterThan(0)
  const { operatorKeys } = (await startWith(newer)).context.settings
  expect(out).toContain(`by the operator key ${keyIdOf(operatorKeys[0]).toString('hex')}: `)
  await rotate()
  expect(await wrappedByOlder()).toBe(0)

  for (const by of [
    { kind: 'kvk', text: one.kvkNumber },
    { kind: 'mail', text: one.email },
    { kind: 'iban', text: iban as string },
  ] as const)
    expect(await findCases(database, operatorKeys, by), by.kind).toContain(one.caseId)
  expect(await findChecks(database, operatorKeys, one.kvkNumber)).toHaveLength(1)
  expect(await count('select from kept_agreement where kvk_hash = $1', kvkHashOf(operatorKeys))).toBe(1)
  expect(await findCaseOfContact(database, lookupsOf(operatorKeys, passphrase, saver))).toMatchObject({ caseId })
  expect(await count('select from complaint where sender_hash = $1', senderHashes(operatorKeys, writer)[0])).toBe(1)
})

test('while keys are replaced, any two servers have a lock of a company in common', async () => {
  const [a, b] = [randomBytes(32), randomBytes(32)]
  const locksOf = (keys: KeyRing) =>
    database.transaction().execute(async (transaction) => {
      await lockCompany(transaction, keys, '12345678')
      const { rows } = await sql`select classid, objid from pg_locks
        where locktype = 'advisory' and pid = pg_backend_pid() order by classid, objid`.execute(transaction)
      return rows
    })
  const both = await locksOf([a, b])
  expect(await locksOf([b, a])).toEqual(both)
  for (const alone of [a, b]) expect(both).toEqual(expect.arrayContaining(await locksOf([alone])))
  expect(both).toHaveLength(2)
})
