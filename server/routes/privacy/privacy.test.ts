import { beforeAll, describe, expect, test } from 'vitest'
import { calls, type AnswerOf } from '#contract/calls.ts'
import { dataCategories } from '#lending/retention.ts'
import { exportedTables } from '../../store/privacy/case-export.ts'
import { startCollection } from '../../store/bank/start-collection.ts'
import { connectBank, fillForm, newApplicant, until, untilCollected, type Applicant } from '../../testing/applicant.ts'
import { startSite } from '../../testing/site.ts'

const today = '2026-11-21'
const webshop = '00900003'

const { sandbox, server } = await startSite({ today, environment: { HOST: 'localhost' } })
let applicant: Applicant
let connectionId: string
beforeAll(async () => {
  applicant = await newApplicant(server.origin)
  await fillForm(applicant, webshop)
  connectionId = await connectBank(applicant, server.origin, 'BUNQ', webshop)
  await untilCollected(applicant, connectionId)
})

const at = {
  view: 'vlot/v1/privacy',
  export: 'vlot/v1/privacy/export',
  correct: 'vlot/v1/privacy/corrections',
  ask: 'vlot/v1/privacy/questions',
  withdraw: 'vlot/v1/privacy/withdraw',
  erase: 'vlot/v1/privacy/erase',
}

async function view(): Promise<AnswerOf<'readPrivacy'>> {
  const { status, body } = await applicant.call('GET', at.view)
  expect(status).toBe(200)
  return body as AnswerOf<'readPrivacy'>
}

const categoryOf = (held: AnswerOf<'readPrivacy'>, code: string) => held.categories.find((one) => one.code === code)

describe('what we hold', () => {
  test('CORE-8 is shown by category, with how many, from where and until when', async () => {
    const held = await view()
    expect(held.categories.map(({ code }) => code)).toEqual([...dataCategories])
    expect(categoryOf(held, 'bookings')).toMatchObject({ sources: ['bank', 'applicant'], keptUntil: '2026-12-21' })
    expect(categoryOf(held, 'bookings')?.count).toBeGreaterThan(100)
    expect(categoryOf(held, 'company')).toMatchObject({ count: 1, sources: ['register'], keptUntil: '2026-12-21' })
    expect(categoryOf(held, 'uploaded-files')).toMatchObject({ count: 0, keptUntil: null })
    expect(categoryOf(held, 'access-log')?.count).toBeGreaterThan(3)
    expect(held.consents).toEqual([
      { given: true, textVersion: 'test-1', scope: 'transaction-analysis', at: expect.any(String) as string },
    ])
    expect(held.bankConsents).toMatchObject([{ connectionId, bankName: 'bunq', status: 'active', endedAt: null }])
    expect(held.bankConsents[0]?.accountCount).toBeGreaterThan(0)
  })

  test('CORE-8 is shown to nobody without a case', async () => {
    const visitor = server.visitor()
    for (const name of ['readPrivacy', 'exportCase'] as const) expect((await visitor.call(name)).status).toBe(401)
    await visitor.call('createAnonymousToken')
    expect((await visitor.call('readPrivacy')).error).toBe('case_id_not_available')
    const fresh = await newApplicant(server.origin)
    expect((await fresh.call('GET', at.export)).body).toMatchObject({ error: 'case_id_not_available' })
    expect((await fresh.call('POST', at.erase, {})).status).toBe(409)
  })
})

describe('the export', () => {
  test('CORE-8 is one JSON file with every table of the case, opened, and says what each of them is', async () => {
    const answer = await applicant.call('GET', at.export)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="vlot-2026-11-21.json"')
    expect(calls.exportCase.answer.safeParse(answer.body).success).toBe(true)
    const { about, meanings, facts, data } = answer.body as AnswerOf<'exportCase'>
    expect(about).toMatchObject({ caseId: applicant.caseId, language: 'nl' })
    expect(Object.keys(data).sort()).toEqual(Object.keys(exportedTables).sort())
    expect(Object.keys(meanings).sort()).toEqual(Object.keys(data).sort())
    expect(facts).toEqual([])
    expect(data['loan_case']).toMatchObject([{ kvkNumber: webshop, loanGoal: 'inventory' }])
    const booked = data['transaction_part']?.flatMap((part) => part['transactions'] as { amountCents: number }[]) ?? []
    expect(booked).toHaveLength(categoryOf(await view(), 'bookings')?.count ?? 0)
    expect(Number.isInteger(booked[0]?.amountCents)).toBe(true)
    expect(JSON.stringify(data)).not.toMatch(/"type":"Buffer"|wrapped|cookieHash|sealed/i)
  })

  test('CORE-8 leaves out no table in which something of a case stands', async () => {
    const { rows } = await server.context.pool.query<{ name: string }>(`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public'
        and column_name in ('case_id', 'account_id', 'bank_connection_id', 'mail_id', 'upload_id', 'decision_id', 'session_id')`)
    // Its answers open with nothing that we have, only with the key that the browser sent.
    const known = new Set<string>([...Object.keys(exportedTables), 'idempotency', 'pending_connection'])
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  })

  test('CORE-8 that it was made stands in the trail', async () => {
    const { rows } = await server.context.pool.query(
      `select actor from audit_entry where case_id = $1 and action = 'case.exported'`,
      [applicant.caseId],
    )
    expect(rows).toEqual([{ actor: 'applicant' }])
  })
})

describe('asking', () => {
  type Received = { to: string[]; subject: string; text: string }
  const mailed = (subject: string) =>
    until(60_000, async () => {
      const { mails } = (await (await fetch(`${sandbox.origin}/control/mails`)).json()) as { mails: Received[] }
      return mails.find((mail) => mail.subject.startsWith(subject)) ?? null
    })

  test('CORE-8 for a correction is stored, mailed to the lender and answered with a date within the month', async () => {
    const request = { subject: 'company', explanation: 'De oprichtingsdatum klopt niet.', email: 'baas@shop.example' }
    const result = await applicant.call('POST', at.correct, request)
    expect(result.body).toEqual({ answerBy: '2026-12-19', codeSentTo: 'b•••@shop.example' })
    const mail = await mailed(`Correctie gevraagd: ${applicant.caseId}`)
    expect(mail.to).toEqual(['inbox@vlot.example'])
    expect(mail.text).toContain('Uiterlijk: 19 december 2026')
    expect(mail.text).toContain(`${server.context.settings.desk!.origin}/werk/`)
    for (const closed of [request.explanation, request.email, 'Kadolijn']) expect(mail.text).not.toContain(closed)
    expect((await view()).requests).toMatchObject([{ kind: 'correction', subject: 'company', answerBy: '2026-12-19' }])
  })

  test('CORE-8 a person a question works alike, up to ten requests', async () => {
    const request = { question: 'Wie ziet mijn transacties?', email: 'baas@shop.example' }
    for (let asked = 2; asked <= 10; asked++) expect((await applicant.call('POST', at.ask, request)).status).toBe(200)
    expect((await mailed('Vraag over privacy')).text).not.toContain('Wie ziet mijn transacties?')
    expect((await applicant.call('POST', at.ask, request)).body).toMatchObject({ error: 'privacy_request_limit' })
    expect((await applicant.call('POST', at.correct, { subject: 'else', explanation: '', email: 'x' })).status).toBe(
      400,
    )
  })
})

describe('withdrawing bank consent', () => {
  test('CORE-8 of a connection that is not there is refused', async () => {
    const result = await applicant.call('POST', at.withdraw, { connectionId: 'unknown' })
    expect([result.status, result.body.error]).toEqual([404, 'connection_not_found'])
  })

  test('CORE-8 ends it at the bank, and nothing is collected any more; what was collected stays', async () => {
    expect(sandbox.store.state.connections).toHaveLength(1)
    expect((await applicant.call('POST', at.withdraw, { connectionId })).status).toBe(204)
    await until(60_000, async () => (sandbox.store.state.connections.length === 0 ? true : null))
    const held = await view()
    expect(held.bankConsents).toMatchObject([{ connectionId, status: 'ended', endedAt: expect.any(String) as string }])
    expect(categoryOf(held, 'bookings')?.count).toBeGreaterThan(100)
    const row = await server.context.database
      .selectFrom('bank_connection')
      .select('id')
      .where('connection_id', '=', connectionId)
      .executeTakeFirstOrThrow()
    const started = await server.context.database
      .transaction()
      .execute((transaction) => startCollection(transaction, server.context, row.id))
    expect(started).toBe(false)
  })

  test('CORE-8 twice, or of all when none is left, changes nothing and is recorded once', async () => {
    expect((await applicant.call('POST', at.withdraw, { connectionId })).status).toBe(204)
    expect((await applicant.call('POST', at.withdraw, { connectionId: null })).status).toBe(204)
    const { rows } = await server.context.pool.query(
      `select detail from audit_entry where case_id = $1 and action = 'bank.consent-withdrawn'`,
      [applicant.caseId],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('erasing', () => {
  test('CORE-8 works with a collection under way, which then has no effect', async () => {
    const hasty = await newApplicant(server.origin)
    await fillForm(hasty, webshop)
    await connectBank(hasty, server.origin, 'BUNQ', webshop)
    expect((await hasty.call('POST', at.erase, {})).status).toBe(202)
    await until(60_000, async () => {
      const { rows } = await server.context.pool.query('select from loan_case where id = $1', [hasty.caseId])
      return rows.length === 0 && sandbox.store.state.connections.length === 0 ? true : null
    })
    const left = await server.context.pool.query(
      'select from sealing_key k where k.id = $1 union all select from account where case_id = $1',
      [hasty.caseId],
    )
    expect(left.rowCount).toBe(0)
  })

  test('CORE-8 ends the sessions of every browser, and leaves other cases alone', async () => {
    const other = await newApplicant(server.origin)
    await fillForm(other, webshop)
    expect((await applicant.call('POST', at.erase, {})).status).toBe(202)
    for (const path of [at.view, 'vlot/v1/application']) expect((await applicant.call('GET', path)).status).toBe(401)
    expect((await applicant.call('POST', 'vlot/v1/session/token')).status).toBe(401)
    expect((await other.call('GET', at.view)).status).toBe(200)
  })
})
