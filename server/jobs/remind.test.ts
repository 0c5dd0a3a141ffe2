import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '#bank-sandbox/sandbox.ts'
import { businessClock } from '../business-clock.ts'
import { noteConsent, noteConsentEnded } from '../store/bank-consent.ts'
import { saveContact } from '../store/case-contact.ts'
import { lockCase, openKeyOf } from '../store/case-data.ts'
import { linkIn, mailsTo, newestMail } from '../testing/mailbox.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { remindWorker } from './remind.ts'

let sandbox: Sandbox
let server: TestServer
const clock = { now: new Date('2027-09-15T08:00:00Z') }

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false })
  // The server's own look at the clock would come in between; here the test looks.
  server = await startTestServer({ sandbox, environment: { LOG_LEVEL: 'warn', ROLE: 'http' } })
  server.context.now = () => clock.now
})
afterAll(async () => {
  await server?.stop()
  await sandbox?.close()
})

const hour = 60 * 60_000
const day = 24 * hour
const kvkNumber = '00900001'

type Business = { caseId: string; email: string; connection: string; connectionId: string }

/** Through months in which nothing is near its end, twice a day. */
const passBy = (until: string) => goOn(new Date(until), () => true, 12)

/** A case with a connection whose consent begins now, as the aggregator would give it. */
async function business(locale: 'nl' | 'en' = 'nl', consentDays = 180): Promise<Business> {
  const visitor = server.visitor()
  const session = await visitor.call('createSession', { request: {} })
  await visitor.call('checkEligibility', { request: { kvkNumber }, headers: { 'x-language': locale } })
  const { caseId } = session.answer.data
  const made = { id: randomUUID(), connectionId: String(BigInt(`0x${randomUUID().slice(0, 8)}`)) }
  const email = `${made.connectionId}@bedrijf.example`
  const { database, settings } = server.context
  await database.transaction().execute(async (transaction) => {
    const loanCase = await lockCase(transaction, caseId)
    const caseKey = loanCase && openKeyOf(settings.operatorKey, loanCase)
    if (!caseKey) throw new Error('No case')
    await saveContact(transaction, { operatorKey: settings.operatorKey, caseKey, kvkNumber, email, now: clock.now })
    await transaction
      .insertInto('bank_connection')
      .values({
        id: made.id,
        case_id: caseId,
        connection_id: made.connectionId,
        bank: 'RABOBANK',
        bank_name: 'Rabobank & <Zonen>',
        consent_id: null,
        consent_expires_at: null,
        error_key: null,
        collecting_generation: null,
        collect_started_at: null,
        collected_at: null,
        created_at: clock.now,
        updated_at: clock.now,
        removed_at: null,
      })
      .execute()
  })
  const { connectionId } = made
  const found = { caseId, email, connection: made.id, connectionId }
  await consentOf(found, new Date(clock.now.getTime() + consentDays * day))
  return found
}

const rowOf = (connection: string) =>
  server.context.database
    .selectFrom('bank_connection')
    .selectAll()
    .where('id', '=', connection)
    .executeTakeFirstOrThrow()

async function consentOf({ connection }: Business, expiresAt: Date): Promise<void> {
  const consent = { consentId: randomUUID(), status: 'active' as const, expiresAt }
  const row = await rowOf(connection)
  await server.context.database
    .transaction()
    .execute((transaction) => noteConsent(transaction, row, consent, clock.now))
}

const look = () =>
  remindWorker(server.context).step({
    data: {},
    attempt: 0,
    createdAt: clock.now,
    signal: new AbortController().signal,
  })

/** Goes on hour by hour, as the server's own clock does every ten minutes; `isUp` false: the server is down. */
async function goOn(until: Date, isUp: () => boolean = () => true, stepHours = 1): Promise<void> {
  while (clock.now < until) {
    clock.now = new Date(clock.now.getTime() + stepHours * hour)
    if (isUp()) await look()
  }
}

async function remindersOf({ connection }: Business): Promise<string[]> {
  const { rows } = await server.context.pool.query(
    'select moment, at from reminder where bank_connection_id = $1 order by at',
    [connection],
  )
  return rows.map(({ moment, at }: { moment: string; at: Date }) => {
    const { today, hour: at24 } = businessClock(at)
    return `${moment} ${today} ${at24}h`
  })
}

describe('reminders over 400 days', () => {
  test('RECON-14 two clock changes, 29 February and a renewal: each once for each consent, in the morning', async () => {
    clock.now = new Date('2027-09-15T08:00:00Z')
    const renewing = await business()
    const silent = await business('en')
    await passBy('2028-01-20T08:00:00Z')
    await goOn(new Date('2028-03-08T12:00:00Z'))
    expect(await remindersOf(renewing)).toEqual(['30 2028-02-12 9h', '9 2028-03-04 9h'])
    await consentOf(renewing, new Date('2028-09-04T10:00:00Z'))
    await goOn(new Date('2028-04-16T08:00:00Z'))
    await passBy('2028-07-28T08:00:00Z')
    await goOn(new Date('2028-10-07T08:00:00Z'))
    await passBy('2028-10-19T08:00:00Z')
    expect(await remindersOf(renewing)).toEqual([
      '30 2028-02-12 9h',
      '9 2028-03-04 9h',
      '30 2028-08-05 9h',
      '9 2028-08-26 9h',
      '1 2028-09-03 9h',
      'expired 2028-09-04 12h',
    ])
    expect(await remindersOf(silent)).toEqual([
      '30 2028-02-12 9h',
      '9 2028-03-04 9h',
      '1 2028-03-12 9h',
      'expired 2028-03-13 9h',
    ])
    const { rows } = await server.context.pool.query('select count(*)::int as count from mail where sealed is not null')
    expect(rows[0].count).toBe(10)
  }, 180_000)

  test('RECON-14 a consent that ends the night the clocks go forward or back is told the day before', async () => {
    for (const [start, expires, told] of [
      ['2027-05-04T08:00:00Z', '2027-10-31T01:30:00Z', '1 2027-10-30 9h'],
      ['2027-09-28T08:00:00Z', '2028-03-26T01:30:00Z', '1 2028-03-25 9h'],
      ['2027-09-03T08:00:00Z', '2028-03-01T01:30:00Z', '1 2028-02-29 9h'],
    ] as const) {
      clock.now = new Date(start)
      const one = await business()
      await consentOf(one, new Date(expires))
      await goOn(new Date(Date.parse(expires) + 2 * day), () => clock.now.getTime() > Date.parse(expires) - 3 * day)
      expect((await remindersOf(one)).at(-2)).toBe(told)
    }
  }, 60_000)
})

describe('a server that was down', () => {
  test('RECON-14 sends the most urgent reminder when it is back, and no burst', async () => {
    clock.now = new Date('2026-12-01T08:00:00Z')
    const one = await business()
    clock.now = new Date('2027-05-25T01:00:00Z')
    await goOn(new Date('2027-05-28T00:00:00Z'))
    expect(await remindersOf(one)).toEqual(['9 2027-05-25 9h'])
    clock.now = new Date('2027-06-10T12:00:00Z')
    await look()
    await look()
    expect(await remindersOf(one)).toEqual(['9 2027-05-25 9h', 'expired 2027-06-10 14h'])
  })

  test('RECON-14 two workers at the same moment send it once', async () => {
    clock.now = new Date('2026-12-01T08:00:00Z')
    const one = await business('nl', 20)
    clock.now = new Date('2026-12-12T12:00:00Z')
    await Promise.all([look(), look(), look()])
    expect(await remindersOf(one)).toEqual(['9 2026-12-12 13h'])
  })
})

describe('a case that cannot be worked on', () => {
  test('RECON-14 keeps no other from its reminder, and is told in the log', async () => {
    clock.now = new Date('2026-11-21T08:00:00Z')
    const [broken, fine] = [await business(), await business()]
    await server.context.pool.query(`update case_contact set sealed_email = '' where case_id = $1`, [broken.caseId])
    clock.now = new Date('2027-05-12T12:00:00Z')
    await look()
    expect([await remindersOf(broken), await remindersOf(fine)]).toEqual([[], ['9 2027-05-12 14h']])
    expect(server.logLines.join('')).toContain('A reminder could not be sent')
  })
})

describe('reminders stop', () => {
  async function nearEnd(): Promise<Business> {
    clock.now = new Date('2026-11-21T08:00:00Z')
    const one = await business()
    clock.now = new Date('2027-05-12T12:00:00Z')
    return one
  }

  test('RECON-14 when the consent was withdrawn at the bank, but not because it ended', async () => {
    const withdrawn = await nearEnd()
    const row = await rowOf(withdrawn.connection)
    await server.context.database.transaction().execute((transaction) => noteConsentEnded(transaction, row, clock.now))
    await look()
    expect(await remindersOf(withdrawn)).toEqual([])
    const ended = await nearEnd()
    clock.now = new Date('2027-05-20T12:00:00Z')
    const endedRow = await rowOf(ended.connection)
    await server.context.database
      .transaction()
      .execute((transaction) => noteConsentEnded(transaction, endedRow, clock.now))
    await look()
    expect(await remindersOf(ended)).toEqual(['expired 2027-05-20 14h'])
  })

  test('RECON-14 when the case was erased, the connection taken out or the application refused', async () => {
    const [erased, removed, refused] = [await nearEnd(), await nearEnd(), await nearEnd()]
    const { pool } = server.context
    await pool.query('update loan_case set erased_at = now() where id = $1', [erased.caseId])
    await pool.query('update bank_connection set removed_at = now() where id = $1', [removed.connection])
    await pool.query(
      `insert into decision (id, case_id, data_version, outcome, model_version, sealed_record, at)
        values (gen_random_uuid(), $1, 0, 'refused', 'test', '', now())`,
      [refused.caseId],
    )
    await look()
    for (const one of [erased, removed, refused]) expect(await remindersOf(one)).toEqual([])
  })
})

describe('the mail', () => {
  let worker: TestServer
  beforeAll(async () => {
    worker = await startTestServer({ sandbox, environment: { LOG_LEVEL: 'warn' } })
  })
  afterAll(() => worker?.stop())

  /** On the server whose worker also sends. */
  async function reminded(locale: 'nl' | 'en') {
    const { context, visitor } = server
    server.context = worker.context
    server.visitor = worker.visitor
    try {
      clock.now = new Date('2026-11-21T08:00:00Z')
      worker.context.now = () => clock.now
      const one = await business(locale)
      clock.now = new Date('2027-05-12T12:00:00Z')
      await look()
      return { one, mail: await newestMail(sandbox, one.email) }
    } finally {
      Object.assign(server, { context, visitor })
    }
  }

  test('RECON-14 is in the language of the business, as text and as HTML of its own', async () => {
    const { mail } = await reminded('nl')
    expect(mail.subject).toBe('Je koppeling met Rabobank & <Zonen> stopt over 8 dagen')
    expect(mail.text).toContain('loopt af op 20 mei 2027')
    expect(mail.html).toContain('Rabobank &#38; &#60;Zonen&#62;')
    expect(mail.html).not.toMatch(/<table|<img|<script|https?:\/\/(?!127\.0\.0\.1|localhost)/)
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
    expect(mail.html).toContain('prefers-color-scheme: dark')
    const english = await reminded('en')
    expect(english.mail.subject).toBe('Your connection with Rabobank & <Zonen> ends in 8 days')
    expect(linkIn(english.mail).path).toBe('/reconsent/EN')
  })

  test('RECON-14 its link renews this connection, and the delivery log says that it was taken', async () => {
    const { one, mail } = await reminded('nl')
    const { hash, caseId, connectionId } = linkIn(mail)
    expect([caseId, connectionId]).toEqual([one.caseId, one.connectionId])
    const request = { passphrase: kvkNumber, hash, connectionId }
    const told = await worker.visitor().call('createResumeToken', { params: { caseId }, request })
    expect(told.status).toBe(200)
    const { rows } = await worker.context.pool.query(
      `select a.number, a.outcome, a.answer from mail_attempt a join reminder r on r.mail_id = a.mail_id
        where r.bank_connection_id = $1`,
      [one.connection],
    )
    expect(rows).toEqual([{ number: 1, outcome: 'accepted', answer: expect.stringMatching(/^250 /) }])
  })

  test('RECON-14 a mail program ends reminders with one POST of its own, and a GET ends nothing', async () => {
    const { one, mail } = await reminded('nl')
    const headers = new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value]))
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = /<(.+)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    const wanted = async () => {
      const { rows } = await worker.context.pool.query('select unsubscribed_at from case_contact where case_id = $1', [
        one.caseId,
      ])
      return rows[0].unsubscribed_at === null
    }
    const opened = await fetch(url, { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringContaining('/afmelden#token=')])
    expect(await wanted()).toBe(true)
    const posted = await fetch(url, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([posted.status, await wanted()]).toEqual([204, false])
    clock.now = new Date('2027-05-19T12:00:00Z')
    await remindWorker(worker.context).step({
      data: {},
      attempt: 0,
      createdAt: clock.now,
      signal: new AbortController().signal,
    })
    expect(mailsTo(sandbox, one.email)).toHaveLength(1)
  })

  test('RECON-14 the page’s button ends them too, and a token that is not ours is answered alike', async () => {
    const { one, mail } = await reminded('nl')
    const token = /\/afmelden#token=(\S+)/.exec(mail.text)?.[1] ?? ''
    for (const given of ['x', 'A'.repeat(64), token]) {
      const told = await worker.visitor().call('unsubscribe', { request: { token: given } })
      expect([told.status, told.error]).toEqual([204, null])
    }
    const { rows } = await worker.context.pool.query('select unsubscribed_at from case_contact where case_id = $1', [
      one.caseId,
    ])
    expect(rows[0].unsubscribed_at).toEqual(clock.now)
  })
})
