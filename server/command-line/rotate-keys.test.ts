// The operator's and the token key replaced while two servers work, and the old ones taken away after it.
import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { caseOfUnsubscribeToken, unsubscribeToken } from '../mail/mail-links.ts'
import { findCaseOfContact, lookupsOf } from '../store/case/case-contact.ts'
import { findCases, lockCompany } from '../store/case/case-find.ts'
import { openStore } from '../store/database/pool.ts'
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
const [older, newer] = [
  { OPERATOR_KEY: newKey(), TOKEN_KEY: newKey() },
  { OPERATOR_KEY: newKey(), TOKEN_KEY: newKey() },
]
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

const wrappedByOlder = async () =>
  (
    await pool.query('select from sealing_key where substring(wrapped_key from 2 for 4) = $1', [
      keyIdOf(settings.operatorKeys[0]),
    ])
  ).rowCount

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
  const keptUnder = async (keys: KeyRing) =>
    (await pool.query('select from kept_agreement where kvk_hash = $1', [kvkHashOf(keys)])).rowCount
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
  expect(await keptUnder(operatorKeys)).toBe(1)
  expect(await findCaseOfContact(database, lookupsOf(operatorKeys, passphrase, saver))).toMatchObject({ caseId })
  const byWriter = await pool.query('select from complaint where sender_hash = $1', senderHashes(operatorKeys, writer))
  expect(byWriter.rowCount).toBe(1)
})

const [a, b]: [Buffer, Buffer] = [randomBytes(32), randomBytes(32)]
const steps: [KeyRing, KeyRing][] = [
  [[a], [a, b]],
  [
    [a, b],
    [b, a],
  ],
  [[b, a], [b]],
]
const otherServer = openStore(settings.databaseUrl!, 1, pino({ level: 'silent' }))
afterAll(() => otherServer.database.destroy())

test.each(steps)(
  'while keys are replaced, two servers still wait for each other at one company',
  async (one, other) => {
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = database.transaction().execute(async (transaction) => {
      await lockCompany(transaction, one, '12345678')
      held.resolve()
      await released.promise
    })
    await held.promise
    const waiting = otherServer.database.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = '200ms'`.execute(transaction)
      await lockCompany(transaction, other, '12345678')
    })
    await expect(waiting.finally(released.resolve)).rejects.toThrow('lock timeout')
    await holding
  },
)
