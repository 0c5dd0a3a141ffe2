import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditCheck } from '../jobs/note-audit.ts'
import { appendAudit } from '../store/audit.ts'
import { noteOperation } from '../store/operation-notes.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  // Without workers, whose check of the trail would write beside this one.
  server = await startTestServer({
    environment: { CLOCK_TODAY: '2026-11-23T09:00:00Z', ROLE: 'http', LOG_LEVEL: 'silent' },
  })
})
afterAll(() => server.stop())

/** The lines of one metric, as `{kind="contact"} 2`. */
async function shown(name: string): Promise<string[]> {
  const text = await (await server.visitor().fetch('/metrics')).text()
  return text.split('\n').flatMap((line) => (line.startsWith(name) ? [line.slice(name.length).trim()] : []))
}

async function open(kind: string, dueOn: string, isClosed = false): Promise<void> {
  await server.context.pool.query(
    `insert into obligation (id, kind, subject_id, opened_at, due_on, closed_at, outcome)
     values ($1, $2, gen_random_uuid(), now(), $3, ${isClosed ? `now(), 'done'` : 'null, null'})`,
    [randomUUID(), kind, dueOn],
  )
}

test('late work is counted by kind, with mails that did not arrive and consents that ended, late or not', async () => {
  await open('contact', '2026-11-22')
  await open('contact', '2026-11-20')
  await open('contact', '2026-11-20', true)
  await open('payout', '2026-11-23')
  await open('undeliveredMail', '2026-11-24')
  await open('consentEnds', '2026-11-20')
  const late = await shown('vlot_work_late')
  expect(late).toEqual(expect.arrayContaining(['{kind="contact"} 2', '{kind="payout"} 0', '{kind="consentEnds"} 1']))
  expect(await shown('vlot_mails_undelivered')).toEqual(['1'])
  expect(await shown('vlot_consents_ended')).toEqual(['1'])
  expect(await shown('vlot_jobs_given_up')).toContain('{kind="send-mail"} 0')
})

test('a trail that does not verify shows until a walk over it finds no fault, and so do the ages of check and backup', async () => {
  const { context } = server
  const { pool } = context
  const check = auditCheck(context)
  await context.database.transaction().execute(async (transaction) => {
    await appendAudit(transaction, 'cases.removed', { at: context.now(), caseId: null, by: 'worker' })
  })
  const flip = () =>
    pool.query(`alter table audit_entry disable trigger all; update audit_entry set hash = set_byte(hash, 5, 255 - get_byte(hash, 5)) where sequence = 1;
      alter table audit_entry enable trigger all`)
  expect(await shown('vlot_audit_broken')).toEqual([])
  await check()
  expect(await shown('vlot_audit_broken')).toEqual(['0'])
  await flip()
  await check()
  expect(await shown('vlot_audit_broken')).toEqual(['1'])
  await flip()
  await check()
  expect(await shown('vlot_audit_broken')).toEqual(['0'])
  await noteOperation(context.database, 'audit', { at: new Date('2026-11-23T08:00:00Z'), fault: null })
  expect(Number((await shown('vlot_audit_checked_age_seconds'))[0])).toBeCloseTo(3600, -3)
  expect(await shown('vlot_backup_age_seconds')).toEqual([])
  await noteOperation(context.database, 'backup', { at: new Date('2026-11-22T09:00:00Z'), fault: null })
  expect(Number((await shown('vlot_backup_age_seconds'))[0])).toBeCloseTo(86_400, -3)
})

test('without the database the process still gives its own figures, says so, and nothing of before', async () => {
  const { pool, jobs } = server.context
  const [connect, readState] = [pool.connect.bind(pool), jobs.readState]
  const lost = () => Promise.reject(new Error('lost'))
  Object.assign(pool, { connect: lost })
  jobs.readState = lost
  try {
    expect(await shown('vlot_ready{')).toEqual(['check="database"} 0', 'check="schema"} 0', 'check="jobs"} 0'])
    expect([await shown('vlot_work_late'), await shown('vlot_jobs_waiting{')]).toEqual([[], []])
    expect(await shown('vlot_http_request_seconds_count')).not.toEqual([])
  } finally {
    Object.assign(pool, { connect })
    jobs.readState = readState
  }
  expect(await shown('vlot_ready{')).toContain('check="database"} 1')
})
