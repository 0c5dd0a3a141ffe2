import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMail } from '../store/mail/sealed-mail.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { digestWorker } from './digest.ts'

let server: TestServer
beforeAll(async () => {
  // Without its own schedule, and with no one signed in.
  server = await startTestServer({ environment: { LOG_LEVEL: 'warn', ROLE: 'http' } })
})
afterAll(() => server?.stop())
beforeEach(() => server.context.pool.query('delete from obligation; delete from mail'))

/** The digest as it would be looked for at this moment. */
async function lookAt(moment: string): Promise<void> {
  const context = { ...server.context, now: () => new Date(moment) }
  const run = { data: {}, attempt: 0, signal: AbortSignal.abort() }
  const effects = await digestWorker(context).step(run)
  await server.context.database.transaction().execute(async (transaction) => effects?.(transaction))
}

async function open(
  kind: 'contact' | 'review' | 'payout',
  dueOn: string,
  openedAt: string,
  owner: string | null = null,
) {
  const id = randomUUID()
  const held = { id, case_id: null, kind, subject_id: id, reason: null, owner, due_on: dueOn }
  await server.context.database
    .insertInto('obligation')
    .values({ ...held, opened_at: new Date(openedAt) })
    .execute()
}

async function digests() {
  const { database, settings } = server.context
  const mails = await database.selectFrom('mail').selectAll().where('key', 'like', 'digest/%').orderBy('key').execute()
  return Promise.all(
    mails.map(async (mail) => ({ key: mail.key, ...(await openMail(database, settings.operatorKeys, mail)) })),
  )
}

test('DESK-27 one mail a working day says what is late, due and new, however often and by however many it is looked for', async () => {
  await open('contact', '2026-11-19', '2026-11-18T10:00:00Z')
  await open('review', '2026-11-20', '2026-11-06T10:00:00Z', 'noor')
  await open('payout', '2026-11-23', '2026-11-19T10:00:00Z')
  await open('contact', '2026-11-24', '2026-11-21T10:00:00Z')
  await open('review', '2026-12-04', '2026-11-18T10:00:00Z')
  await lookAt('2026-11-23T05:50:00Z')
  expect(await digests()).toEqual([])
  await Promise.all(['2026-11-23T06:00:00Z', '2026-11-23T06:00:01Z', '2026-11-23T06:00:02Z'].map(lookAt))
  await open('contact', '2026-11-24', '2026-11-23T09:00:00Z')
  await lookAt('2026-11-23T14:00:00Z')
  const [digest, ...more] = await digests()
  expect(more).toEqual([])
  expect(digest).toMatchObject({
    recipient: server.context.settings.mail.inbox,
    subject: 'Werk van 23 november 2026: 2 te laat, 1 vandaag, 1 nieuw',
  })
  expect(digest?.textBody).toBe(`Te laat (2)
- Contact opnemen, 4 dagen te laat, nog van niemand
- Opnieuw kijken, 3 dagen te laat

Vandaag (1)
- Uitbetalen, vandaag, nog van niemand

Nieuw (1)
- Contact opnemen, morgen, nog van niemand
`)
  await lookAt('2026-11-24T06:00:00Z')
  expect((await digests()).map(({ subject }) => subject)[1]).toBe('Werk van 24 november 2026: 3 te laat, 2 vandaag')
})

test('DESK-27 nothing urgent and nothing new is no mail, and at the weekend nobody gets one', async () => {
  await open('review', '2026-12-04', '2026-11-18T10:00:00Z')
  await lookAt('2026-11-23T08:00:00Z')
  await open('contact', '2026-11-19', '2026-11-18T10:00:00Z')
  await lookAt('2026-11-28T08:00:00Z')
  await lookAt('2026-12-25T08:00:00Z')
  expect(await digests()).toEqual([])
})

test('DESK-27 a long list is cut off, with the number of what is left', async () => {
  for (let more = 0; more < 30; more++) await open('contact', '2026-11-19', '2026-11-18T10:00:00Z')
  await lookAt('2026-11-23T08:00:00Z')
  const [digest] = await digests()
  expect(digest?.textBody?.split('\n').filter((line) => line.startsWith('- Contact'))).toHaveLength(25)
  expect(digest?.textBody).toContain('- en nog 5')
})

test('work of somebody who is away without a stand-in is of nobody in the digest', async () => {
  await server.context.pool
    .query(`insert into desk_staff values ('noor', 'Noor', 'assessor', now()), ('daan', 'Daan', 'assessor', now());
    insert into desk_leave values (gen_random_uuid(), 'noor', '2026-11-23', '2026-11-23', null),
      (gen_random_uuid(), 'daan', '2026-11-23', '2026-11-23', 'noor'), (gen_random_uuid(), 'daan', '2026-11-24', '2026-11-24', 'noor')`)
  await open('review', '2026-11-20', '2026-11-06T10:00:00Z', 'daan')
  await lookAt('2026-11-23T08:00:00Z')
  await lookAt('2026-11-24T08:00:00Z')
  expect((await digests()).map(({ textBody }) => textBody?.includes('nog van niemand'))).toEqual([true, false])
})
