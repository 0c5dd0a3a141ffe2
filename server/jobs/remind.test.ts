import { describe, expect, test } from 'vitest'
import type { Language } from '#lending/language.ts'
import { noteConsentEnded } from '../store/bank/bank-consent.ts'
import {
  type Business,
  connectionRow,
  consentedBusiness,
  day,
  lookAtConsents,
  remindersOf as remindersSent,
  renewConsent,
} from '../testing/consented-business.ts'
import { startSite } from '../testing/site.ts'

const clock = { now: new Date('2027-09-15T08:00:00Z') }

// The server's own look at the clock would come in between; here the test looks.
const { server } = await startSite({ environment: { LOG_LEVEL: 'warn', ROLE: 'http' } })
server.context.now = () => clock.now

const business = (locale?: Language, consentDays?: number) => consentedBusiness({ server, clock }, locale, consentDays)
const consentOf = (one: Business, expiresAt: Date) => renewConsent({ server, clock }, one, expiresAt)
const rowOf = (connection: string) => connectionRow(server, connection)
const look = () => lookAtConsents(server)
const remindersOf = (one: Business) => remindersSent(server, one)

/** Through months in which nothing is near its end, twice a day. */
const passBy = (until: string) => goOn(new Date(until), () => true, 12)

/** Goes on hour by hour, as the server's own clock does every ten minutes; `isUp` false: the server is down. */
async function goOn(until: Date, isUp: () => boolean = () => true, stepHours = 1): Promise<void> {
  while (clock.now < until) {
    clock.now = new Date(clock.now.getTime() + stepHours * hour)
    if (isUp()) await look()
  }
}

const hour = day / 24

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

  test('RECON-14 a consent that ends the night the clocks go forward or back is announced the day before', async () => {
    for (const [start, expires, answer] of [
      ['2027-05-04T08:00:00Z', '2027-10-31T01:30:00Z', '1 2027-10-30 9h'],
      ['2027-09-28T08:00:00Z', '2028-03-26T01:30:00Z', '1 2028-03-25 9h'],
      ['2027-09-03T08:00:00Z', '2028-03-01T01:30:00Z', '1 2028-02-29 9h'],
    ] as const) {
      clock.now = new Date(start)
      const one = await business()
      await consentOf(one, new Date(expires))
      await goOn(new Date(Date.parse(expires) + 2 * day), () => clock.now.getTime() > Date.parse(expires) - 3 * day)
      expect((await remindersOf(one)).at(-2)).toBe(answer)
    }
  })
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
  test('RECON-14 keeps no other from its reminder, and is reported in the log', async () => {
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
