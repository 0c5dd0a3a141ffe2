import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#lending/days.ts'
import { retentionTimes, type RetentionTimes } from '#lending/retention.ts'
import {
  type Applicant,
  confirmAndWait,
  connectBank,
  fillForm,
  newApplicant,
  until,
  untilCollected,
} from '../testing/applicant.ts'
import { enterComplaint } from '../tasks/enter-complaint.ts'
import { insertFile } from '../store/follow-up/case-files.ts'
import { endRequest, insertRequest } from '../store/follow-up/document-requests.ts'
import { openKey } from '../store/sealing/sealing-keys.ts'
import { mintLink } from '../store/mail/mailed-links.ts'
import { appendAudit } from '../store/audit.ts'
import { readAuditAnchors } from '../store/audit-anchor.ts'
import { noteAccess } from '../store/access-log.ts'
import { chosenCase, takeSteps } from '../testing/chosen-case.ts'
import { startSite } from '../testing/site.ts'
import { noteEndOfAudit } from './note-audit.ts'
import { sweepWorker } from './sweep.ts'
import { testNow, testToday } from '../testing/test-clock.ts'

const { sandbox, server: site } = await startSite({ environment: { LOG_LEVEL: 'silent' } })

const day = 24 * 60 * 60_000

/** A sweep in `days` days, by the times of the table or by others. */
async function sweepAfter(days: number, retention: RetentionTimes = retentionTimes): Promise<void> {
  const settings = { ...site.context.settings, retention }
  const context = { ...site.context, settings, now: () => testNow(days * day) }
  const effects = await sweepWorker(context).step({ data: {}, attempt: 0, signal: AbortSignal.abort() })
  await site.context.database.transaction().execute(async (transaction) => effects?.(transaction))
}

type Counted = 'loan_case' | 'decision' | 'transaction_part' | 'category_contest' | 'sealing_key' | 'access_log'

async function count(table: Counted, applicant: Applicant): Promise<number> {
  const statements = {
    loan_case: 'select count(*)::int as count from loan_case where id = $1',
    decision: 'select count(*)::int as count from decision where case_id = $1',
    transaction_part:
      'select count(*)::int as count from transaction_part p join account a on a.id = p.account_id where a.case_id = $1',
    sealing_key: 'select count(*)::int as count from sealing_key where id = $1',
    access_log: 'select count(*)::int as count from access_log where case_id = $1',
    category_contest: 'select count(*)::int as count from category_contest where case_id = $1',
  }
  const { rows } = await site.context.pool.query(statements[table], [applicant.caseId])
  return rows[0].count
}

async function collectedCase(): Promise<Applicant> {
  const applicant = await newApplicant(site.origin)
  await fillForm(applicant, '00900004')
  await untilCollected(applicant, await connectBank(applicant, site.origin, 'ABN', '00900004'))
  return applicant
}

test('CORE-8 the worker notes beside the database where the audit trail ends', async () => {
  const { database, settings } = site.context
  const fact = { at: testNow(), caseId: null, by: 'worker' }
  await database.transaction().execute((transaction) => appendAudit(transaction, 'reminder.sent', fact))
  await noteEndOfAudit(site.context)
  const last = await database.selectFrom('audit_entry').select('hash').orderBy('sequence', 'desc').executeTakeFirst()
  expect(readAuditAnchors(settings.dataDir, settings.operatorKeys).at(-1)).toMatchObject({
    hash: last?.hash.toString('hex'),
    isOurs: true,
  })
})

describe('what is kept how long (docs/security.md, "Privacy")', () => {
  test('CORE-8 an abandoned case goes after 30 days, with its consent at the bank, and nothing younger does', async () => {
    const applicant = await collectedCase()
    expect(sandbox.store.state.connections).toHaveLength(1)
    await sweepAfter(29)
    expect(await count('loan_case', applicant)).toBe(1)
    await sweepAfter(31)
    expect(await count('loan_case', applicant)).toBe(0)
    expect(await count('transaction_part', applicant)).toBe(0)
    await until(60_000, async () => (sandbox.store.state.connections.length === 0 ? true : null))
  })

  test('CORE-8 after a refusal the bookings go in 30 days, and the decision with its reasons in two years', async () => {
    const applicant = await collectedCase()
    expect((await confirmAndWait(applicant)).decision.outcome).toBe('refused')
    const { body } = await applicant.call('GET', 'vlot/v1/analysis/bookings?category=supplier')
    const contest = { booking: body.bookings[0].booking, category: 'marketing' }
    await applicant.call('POST', 'vlot/v1/analysis/contest', contest)
    await until(60_000, async () => ((await count('decision', applicant)) === 2 ? true : null))
    expect(await count('category_contest', applicant)).toBe(1)
    await sweepAfter(31)
    expect(await count('transaction_part', applicant)).toBe(0)
    expect(await count('category_contest', applicant)).toBe(0)
    expect(await count('decision', applicant)).toBe(2)
    await sweepAfter(731)
    expect(await count('decision', applicant)).toBe(0)
    expect(await count('loan_case', applicant)).toBe(0)
  })

  test('CORE-8 DESK-28 no time begins while somebody at the desk has to answer, and it begins when the last answer is given', async () => {
    const applicant = await collectedCase()
    expect((await confirmAndWait(applicant)).decision.outcome).toBe('refused')
    await applicant.call('POST', 'vlot/v1/decision/review', { email: 'jan@bedrijf.example' })
    const { categories } = (await applicant.call('GET', 'vlot/v1/privacy')).body
    const { keptUntil } = categories.find(({ code }: { code: string }) => code === 'bookings')
    const { rows } = await site.context.pool.query('select due_on from obligation where case_id = $1', [
      applicant.caseId,
    ])
    expect(keptUntil).toBe(addDays(rows[0].due_on, 30))
    await sweepAfter(31)
    expect(await count('transaction_part', applicant)).toBeGreaterThan(0)
    await sweepAfter(800)
    expect(await count('loan_case', applicant)).toBe(1)
    await site.context.pool.query(`update obligation set closed_at = $2, outcome = 'upheld' where case_id = $1`, [
      applicant.caseId,
      testNow(20 * day),
    ])
    await sweepAfter(49)
    expect(await count('transaction_part', applicant)).toBeGreaterThan(0)
    await sweepAfter(51)
    expect(await count('transaction_part', applicant)).toBe(0)
    expect(await count('decision', applicant)).toBe(1)
    await sweepAfter(749)
    expect(await count('loan_case', applicant)).toBe(1)
    await sweepAfter(751)
    expect(await count('loan_case', applicant)).toBe(0)
  })

  test('a sweep that comes twice changes nothing more', async () => {
    const applicant = await newApplicant(site.origin)
    await fillForm(applicant, '00900003')
    await Promise.all([sweepAfter(0), sweepAfter(0)])
    expect(await count('loan_case', applicant)).toBe(1)
  })

  test('CORE-8 what is still used is kept, from its last use on', async () => {
    const applicant = await newApplicant(site.origin)
    await fillForm(applicant, '00900003')
    const later = testNow(20 * day)
    const access = { sessionId: randomUUID(), caseId: applicant.caseId, scope: 'applicant', call: 'readApplication' }
    await noteAccess(site.context.database, { ...access, at: later })
    await sweepAfter(31)
    expect(await count('loan_case', applicant)).toBe(1)
    await sweepAfter(51)
    expect(await count('loan_case', applicant)).toBe(0)
  })

  test('CORE-8 with a contract the bookings stay for its term, and the case two years longer', async () => {
    const { who: applicant } = await chosenCase({ server: site, sandbox })
    const { offers } = (await applicant.call('GET', 'dls-pbl-api/v3/offers')).body
    await takeSteps(site, applicant, ['agreement', 'sent', 'signed', 'paid'])
    const [privacy, termDays] = [
      await applicant.call('GET', 'vlot/v1/privacy'),
      Math.ceil((addMonthsToNow(offers[0].termMonths) - testNow().getTime()) / day),
    ]
    await sweepAfter(termDays - 1)
    expect(await count('transaction_part', applicant)).toBeGreaterThan(0)
    await sweepAfter(termDays + 1)
    expect(await count('transaction_part', applicant)).toBe(0)
    await sweepAfter(termDays + 729)
    expect(await count('loan_case', applicant)).toBe(1)
    await sweepAfter(termDays + 732)
    expect(await count('loan_case', applicant)).toBe(0)
    expect(await count('sealing_key', applicant)).toBe(0)
    await sweepAfter(termDays + retentionTimes.customerCheckDays + 1)
    // The page announced it.
    const bookings = privacy.body.categories.find(({ code }: { code: string }) => code === 'bookings')
    const shownDays = Math.round((Date.parse(bookings.keptUntil) - testNow().getTime()) / day)
    expect(Math.abs(shownDays - termDays)).toBeLessThanOrEqual(1)
  })

  test('CORE-8 contact forms go after six months, with their keys; the security log after a year', async () => {
    const applicant = await newApplicant(site.origin)
    await fillForm(applicant, '00900003')
    const form = { name: 'Jan', email: 'jan@bedrijf.example', subject: 'Vraag', message: 'Hoe werkt het?' }
    await applicant.call('POST', 'dls-contact-details/v1/contact-form', form)
    // Reads are in the log as well as changes.
    await applicant.call('GET', 'vlot/v1/application')
    const forms = async () => {
      const { rows } = await site.context.pool.query(
        'select (select count(*)::int from sealing_key k where k.id = c.id) as keys from contact_request c',
      )
      return rows
    }
    const held = await forms()
    expect(held).toEqual([{ keys: 1 }])
    await sweepAfter(182)
    expect(await forms()).toEqual(held)
    await sweepAfter(184)
    expect(await forms()).toEqual([])
    const orphans = await site.context.pool.query(
      'select from sealing_key k where not exists (select from loan_case c where c.id = k.id) and not exists (select from mail m where m.id = k.id)',
    )
    expect(orphans.rowCount).toBe(0)
    const { rows: noted } = await site.context.pool.query('select call, scope from access_log where case_id = $1', [
      applicant.caseId,
    ])
    for (const call of ['readApplication', 'saveLoanAmount', 'giveConsent'])
      expect(noted).toContainEqual({ call, scope: 'applicant' })
    await sweepAfter(364)
    expect(await count('access_log', applicant)).toBeGreaterThan(0)
    await sweepAfter(366)
    expect(await count('access_log', applicant)).toBe(0)
  })

  test('DESK-35 a complaint about no application goes two years after its answer with its key, and not while it waits for one', async () => {
    const asked = { name: 'Kees Klager', email: 'kees@klager.example', words: 'Jullie mailden mijn boekhouder.' }
    const entering = { ...asked, receivedOn: testToday, language: 'nl', reference: null } as const
    const entered = await enterComplaint(site.context, 'staff:assessor-1', entering)
    if (typeof entered === 'string') throw new Error(entered)
    const held = async () => {
      const { rows } = await site.context.pool.query(
        `select (select count(*)::int from sealing_key where id = $1) as keys,
          (select count(*)::int from complaint where id = $1) as complaints`,
        [entered.id],
      )
      return rows[0]
    }
    await sweepAfter(3_000)
    expect(await held()).toEqual({ keys: 1, complaints: 1 })
    await site.context.pool.query(`update complaint set answered_at = $2 where id = $1`, [
      entered.id,
      testNow(20 * day),
    ])
    await sweepAfter(749)
    expect(await held()).toEqual({ keys: 1, complaints: 1 })
    await sweepAfter(751)
    expect(await held()).toEqual({ keys: 0, complaints: 0 })
    const { rows } = await site.context.pool.query(
      `select outcome, subject_id from obligation where kind like 'complaint%' order by outcome`,
    )
    expect(rows).toEqual([
      { outcome: 'lapsed', subject_id: null },
      { outcome: 'lapsed', subject_id: null },
    ])
  })

  test('CORE-8 DESK-59 a document goes with the bookings that it may show, and its request with the case', async () => {
    const applicant = await collectedCase()
    await confirmAndWait(applicant)
    const { caseId } = applicant
    const { database, pool, settings } = site.context
    const file = { kind: 'document', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7'), at: testNow() } as const
    await database.transaction().execute(async (transaction) => {
      const caseKey = await openKey(transaction, settings.operatorKeys, caseId)
      if (!caseKey) throw new Error('The case has no key.')
      const asking = { reason: 'account-holder', words: null, by: 'staff:assessor-1', at: testNow() } as const
      const days = { remindOn: '2026-11-27', endOn: '2026-12-07' }
      const id = await insertRequest(transaction, caseKey, { ...asking, ...days })
      await endRequest(transaction, id, { fileId: await insertFile(transaction, caseKey, file), at: testNow() })
    })
    const held = async () => {
      const { rows } = await pool.query(
        `select (select count(*)::int from case_file where case_id = $1) as files,
          (select count(*)::int from document_request where case_id = $1) as requests`,
        [caseId],
      )
      return rows[0]
    }
    await sweepAfter(29)
    expect(await held()).toEqual({ files: 1, requests: 1 })
    await sweepAfter(31)
    expect(await held()).toEqual({ files: 0, requests: 1 })
    await sweepAfter(731)
    expect(await held()).toEqual({ files: 0, requests: 0 })
  })

  test('DESK-28 a privacy request that waits for its answer is kept, however old it is', async () => {
    const applicant = await collectedCase()
    const question = { question: 'Wie ziet dit?', email: 'vraag@bedrijf.example' }
    await applicant.call('POST', 'vlot/v1/privacy/questions', question)
    const { pool } = site.context
    const asked = async () =>
      (await pool.query('select from privacy_request where case_id = $1', [applicant.caseId])).rowCount
    await sweepAfter(800)
    expect(await asked()).toBe(1)
    await pool.query(`update obligation set closed_at = $2, outcome = 'answered' where case_id = $1`, [
      applicant.caseId,
      testNow(),
    ])
    await sweepAfter(731)
    expect(await asked()).toBe(0)
  })

  test('CORE-8 mailed links go when they are over, and notes of fetches at the bank after a month', async () => {
    const applicant = await collectedCase()
    await confirmAndWait(applicant)
    const { caseId } = applicant
    const { database, pool } = site.context
    const link = { caseId, purpose: 'resume', connectionId: null, cause: 'save', addressId: null } as const
    await database.transaction().execute((transaction) => mintLink(transaction, link, testNow()))
    await pool.query(
      `insert into bank_fetch (id, case_id, identity, cause, at) values (gen_random_uuid(), $1, '', 'night', $2)`,
      [caseId, testNow()],
    )
    const held = async () => {
      const { rows } = await pool.query(
        `select (select count(*)::int from mailed_link where case_id = $1) as links,
          (select count(*)::int from bank_fetch where case_id = $1) as fetches`,
        [caseId],
      )
      return rows[0]
    }
    await sweepAfter(29)
    expect(await held()).toEqual({ links: 1, fetches: 1 })
    await sweepAfter(30.5)
    expect(await held()).toEqual({ links: 1, fetches: 0 })
    await sweepAfter(31.5)
    expect(await held()).toEqual({ links: 0, fetches: 0 })
  })

  test('CORE-8 other times can be set', async () => {
    const applicant = await newApplicant(site.origin)
    await fillForm(applicant, '00900003')
    const retention = { ...retentionTimes, abandonedCaseDays: 3 }
    await sweepAfter(2, retention)
    expect(await count('loan_case', applicant)).toBe(1)
    await sweepAfter(4, retention)
    expect(await count('loan_case', applicant)).toBe(0)
  })
})

/** As the database counts months: of 29 February they end on the 28th. */
function addMonthsToNow(months: number): number {
  const [day = '', time] = testNow().toISOString().split('T')
  return Date.parse(`${addMonths(day, months)}T${time}`)
}
