import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { takeSteps, takeUp } from '../testing/chosen-case.ts'
import { asEngine, startDesk } from '../testing/desk-site.ts'
import { onStatusPage } from '../testing/status-page.ts'
import { employeeAt, putPdf, type EmployeeId } from '../testing/desk-staff.ts'
import { linkIn, mailWith, newestMail } from '../testing/mailbox.ts'
import { statusOf, type ReferredCase } from '../testing/referred-case.ts'
import { tracesInTables } from '../testing/readable-traces.ts'

const today = '2026-11-23'
const { sandbox, server, staff, viewOf, versionOf, confirming, referred, chosen, tickAll } = await startDesk(today)

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n% ${words}\ntrailer\n%%EOF\n`)

describe('names', () => {
  test('DESK-51 names, accounts and bookings are closed until they are opened with a reason, and close again after an hour', async () => {
    const one = await referred()
    const { caseId } = one
    const personal = ['Zeepwinkel', one.email, one.kvkNumber, 'Zeepsop', 'NL40', 'Pelgrim', 'RABO0']
    const params = { caseId }
    const query = { fact: 'core-turnover' }
    const closed = await viewOf(one)
    const bookings = await staff['assessor-1']('listCaseBookings', { params, query })
    expect(bookings.answer.bookingCount).toBeGreaterThan(50)
    expect(bookings.answer.bookings.length).toBeLessThanOrEqual(100)
    const texts = JSON.stringify([closed, bookings.answer])
    expect(personal.filter((text) => texts.includes(text))).toEqual([])
    expect(closed.names).toBeNull()

    const opened = await staff['assessor-1']('openNames', { params, request: { reason: 'assess' } })
    // The names are not in the answer, which is kept for a repeat and would outlive the hour.
    expect([opened.status, opened.bytes.toString()]).toEqual([204, ''])
    expect((await viewOf(one)).names).toMatchObject({
      company: 'Zeepwinkel De Winterstop',
      kvkNumber: one.kvkNumber,
      contact: { email: one.email },
    })
    const shown = await staff['assessor-1']('listCaseBookings', { params, query })
    expect(shown.answer.bookings[0]?.counterparty).toBeTruthy()
    // Open to who opened them alone.
    expect((await viewOf(one, 'assessor-2')).names).toBeNull()
    const { now } = server.context
    const isOpenAfter = async (minutes: number) => {
      server.context.now = () => new Date(now().getTime() + minutes * 60_000)
      staff['assessor-1'] = await employeeAt(server.context, 'assessor-1')
      return (await viewOf(one)).names !== null
    }
    try {
      expect([await isOpenAfter(59), await isOpenAfter(61)]).toEqual([true, false])
    } finally {
      server.context.now = now
      staff['assessor-1'] = await employeeAt(server.context, 'assessor-1')
    }
  })

  test('DESK-51 a reader opens no names, nobody opens them without a reason of the list, and it is in the trail', async () => {
    const one = await referred()
    const params = { caseId: one.caseId }
    expect((await staff['reader-1']('openNames', { params, request: { reason: 'assess' } })).status).toBe(403)
    for (const request of [{}, { reason: '' }, { reason: 'nieuwsgierig' }])
      expect((await staff['assessor-1']('openNames', { params, request })).status).toBe(400)
    await staff['compliance-1']('openNames', { params, request: { reason: 'check' } })
    const { looks, trail } = await viewOf(one, 'reader-1')
    expect(looks).toMatchObject([{ name: 'Mila Jansen', role: 'compliance', reason: 'check' }])
    expect(trail[0]).toMatchObject({ actor: 'Mila Jansen', action: 'desk.names-opened' })
    const { detail } = await server.context.database
      .selectFrom('audit_entry')
      .select('detail')
      .where('case_id', '=', one.caseId)
      .where('action', '=', 'desk.names-opened')
      .executeTakeFirstOrThrow()
    expect(detail).toEqual({ reason: 'check', role: 'compliance' })
  })

  test('DESK-52 the applicant’s page and export show who looked by role, when and why, and no employee’s name', async () => {
    const one = await referred()
    await staff['senior-1']('openNames', { params: { caseId: one.caseId }, request: { reason: 'contact' } })
    const { looks, categories } = (await one.who.call('GET', 'vlot/v1/privacy')).body
    expect(looks).toMatchObject([{ role: 'senior', reason: 'contact' }])
    expect(new Date(looks[0].at).getTime()).toBeGreaterThan(0)
    expect(categories.find(({ code }: { code: string }) => code === 'looks').count).toBe(1)
    const { data } = (await one.who.call('GET', 'vlot/v1/privacy/export')).body
    expect(data.desk_look).toMatchObject([{ role: 'senior', reason: 'contact' }])
    const text = JSON.stringify(data)
    expect(['senior-1', 'Sanne', 'staff:senior'].filter((part) => text.includes(part))).toEqual([])
  })
})

/** A yes that the applicant took up, checked. */
async function checked() {
  const one = await referred()
  const dataVersion = await versionOf(one)
  const params = { caseId: one.caseId }
  const request = { ...asEngine, dataVersion }
  expect((await staff['assessor-1']('answerReferral', { params, request })).status).toBe(200)
  await takeUp(one)
  expect((await statusOf(one)).kind).toBe('choice')
  return { ...one, dataVersion }
}

const putFile = (by: EmployeeId, { caseId }: { caseId: string }, content: Buffer, to?: 'documents') =>
  putPdf(server.context, by, caseId, content, to)

/** Puts it in, looks at it and mails it, as its page asks. */
async function sendAgreement(by: EmployeeId, { caseId }: ReferredCase, content: Buffer): Promise<void> {
  expect((await putFile(by, { caseId }, content)).status).toBe(204)
  const { files } = await viewOf({ caseId }, by)
  expect((await staff[by]('openNames', { params: { caseId }, request: { reason: 'check' } })).status).toBe(204)
  const fileId = files.find(({ kind, sentAt }) => kind === 'agreement' && sentAt === null)!.id
  expect((await staff[by]('downloadFile', { params: { caseId, fileId } })).status).toBe(200)
  expect((await staff[by]('sendAgreement', { params: { caseId }, request: { fileId } })).status).toBe(204)
}

/** The link of the mail with this subject, and what else opens the case with it. */
async function linkOf({ email, kvkNumber }: ReferredCase, subject: string) {
  const { hash, caseId } = linkIn(await mailWith(sandbox, email, subject))
  return { hash, caseId, passphrase: kvkNumber }
}

test('DESK-121 a case shows turnover, now and a year before, and what was left, month by month', async () => {
  const { months } = await viewOf(await referred())
  expect(months.length).toBe(12)
  expect([months[0], months.at(-1)]).toEqual([
    { from: '2025-10-01', to: '2025-10-31', turnoverCents: 15_966_91, yearBeforeCents: null, leftCents: 2_129_59 },
    { from: '2026-09-01', to: '2026-09-30', turnoverCents: 15_305_63, yearBeforeCents: 15_599_13, leftCents: 2_921_79 },
  ])
})

describe('agreement and payout', () => {
  test('DESK-55 DESK-56 DESK-57 DESK-101 DESK-102 from the check to the money by hand: each step mailed, recorded, and the last by another person', async () => {
    const one = await checked()
    const { caseId, dataVersion, email } = one
    const params = { caseId }
    const step = (by: EmployeeId, request: Record<string, unknown>) => staff[by]('recordStep', { params, request })
    const signed = { step: 'signed', on: today, reference: 'HT-2026-118', whyNoFile: 'Op papier getekend.' }
    expect(await putFile('assessor-1', one, pdf('te vroeg'))).toEqual({ status: 409, error: 'step_too_early' })
    expect(
      (await staff['assessor-1']('finishCheck', { params, request: { dataVersion: dataVersion + 1 } })).status,
    ).toBe(409)
    await tickAll(one, 'senior-1')
    expect((await staff['assessor-2']('finishCheck', { params, request: { dataVersion } })).status).toBe(204)
    expect((await staff['senior-1']('finishCheck', { params, request: { dataVersion } })).error).toBe(
      'changed_meanwhile',
    )
    expect(await step('assessor-1', signed)).toMatchObject({ status: 409, error: 'step_too_early' })
    for (const wrong of [Buffer.from('<html>%PDF-1.7 %%EOF'), Buffer.from('%PDF-1.7 afgebroken')])
      expect(await putFile('assessor-1', one, wrong)).toEqual({ status: 415, error: 'file_kind' })
    const words = 'Lening van Zeepwinkel, vertrouwelijk'
    // More than the database is asked for at once, and nothing that could be packed.
    const agreement = pdf(`${words} ${randomBytes(1_100_000).toString('hex')}`)
    expect((await putFile('reader-1', one, agreement)).status).toBe(403)
    await sendAgreement('assessor-1', one, agreement)
    const link = await linkOf(one, 'Je overeenkomst staat klaar')
    const { answer: file } = await (await onStatusPage(server, link)).call('openAgreement')
    expect(Buffer.from(file.base64, 'base64').equals(agreement)).toBe(true)
    expect(await tracesInTables(server.context.pool, [words])).toEqual([])
    const status = await statusOf(one)
    expect(status).toMatchObject({ hasAgreement: true, asked: [{ reason: 'signed-agreement' }] })
    expect(status.stages.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'received done',
      'checked done',
      'agreement done',
      'signed now',
      'paid later',
    ])
    for (const on of ['2026-11-24', '2026-11-20'])
      expect(await step('assessor-1', { ...signed, on })).toMatchObject({ status: 400, error: 'day_not_possible' })
    expect((await step('assessor-1', { ...signed, reference: ' ' })).status).toBe(400)
    expect((await step('assessor-1', signed)).status).toBe(204)
    const { seen } = await confirming(one)
    const paid = { step: 'paid', on: today, reference: 'BET-77', seen }
    expect((await step('assessor-2', { ...paid, seen: undefined })).status).toBe(400)
    expect(await step('assessor-2', paid)).toMatchObject({ status: 409, error: 'account_not_opened' })
    const closed = { number: null, holder: null, lastFigures: expect.stringMatching(/^\d{3}$/) }
    expect((await viewOf(one, 'assessor-2')).money[0]?.accounts).toMatchObject([closed])
    for (const by of ['assessor-1', 'assessor-2', 'senior-1'] as const)
      await staff[by]('openNames', { params, request: { reason: 'payout' } })
    const [card] = (await viewOf(one, 'assessor-2')).money
    expect(card).toMatchObject({ isAccountChosen: true, accounts: [{ id: seen.accountIds[0], match: 'MATCH' }] })
    expect(card?.accounts[0]?.number).toMatch(/^NL\d{2}RABO0\d{9}$/)
    expect(await step('assessor-1', paid)).toMatchObject({ status: 403, error: 'same_person' })
    for (const other of [
      { ...seen, accountIds: [randomUUID()] },
      { ...seen, offers: [] },
    ])
      expect(await step('assessor-2', { ...paid, seen: other })).toMatchObject({
        status: 409,
        error: 'changed_meanwhile',
      })
    expect((await step('assessor-2', paid)).status).toBe(204)
    expect((await step('senior-1', paid)).status).toBe(409)
    expect((await statusOf(one)).stages.every(({ state }) => state === 'done')).toBe(true)
    await newestMail(sandbox, email, 8)
    const { steps } = await viewOf(one, 'reader-1')
    expect(steps.map(({ reference }) => reference)).toEqual([
      null,
      null,
      null,
      'HT-2026-118, Op papier getekend.',
      'BET-77',
    ])
    expect(steps.map(({ step: name, by }) => `${name} ${by}`)).toEqual([
      'received null',
      'agreement Daan Visser',
      'sent Noor Bakker',
      'signed Noor Bakker',
      'paid Daan Visser',
    ])
  })
})

describe('an agreement and its signature', () => {
  test('DESK-105 is a draft until who mails it has looked at it, and is replaced until the signature: the one before opens no more', async () => {
    const one = await chosen()
    const { caseId, email } = one
    const params = { caseId }
    await takeSteps(server, one, ['agreement'])
    const [wrong, right] = [pdf('andere klant'), pdf('deze klant')]
    expect((await putFile('assessor-1', one, wrong)).status).toBe(204)
    expect((await putFile('assessor-1', one, wrong)).error).toBe('changed_meanwhile')
    expect(await statusOf(one)).toMatchObject({ hasAgreement: false, asked: [] })
    const { files } = await viewOf(one)
    expect(files).toMatchObject([{ kind: 'agreement', sentAt: null }])
    const request = { fileId: files[0]!.id }
    await staff['assessor-2']('openNames', { params, request: { reason: 'check' } })
    expect((await staff['assessor-2']('downloadFile', { params: { caseId, ...request } })).status).toBe(200)
    expect((await staff['assessor-1']('sendAgreement', { params, request })).error).toBe('agreement_not_seen')
    expect((await staff['assessor-2']('sendAgreement', { params, request })).status).toBe(204)
    const link = await linkOf(one, 'Je overeenkomst staat klaar')
    const read = async () => (await (await onStatusPage(server, link)).call('openAgreement')).answer.base64
    expect(Buffer.from(await read(), 'base64').equals(wrong)).toBe(true)
    await sendAgreement('assessor-1', one, right)
    expect((await mailWith(sandbox, email, 'Je nieuwe overeenkomst staat klaar')).text).toContain(
      'De vorige geldt niet meer',
    )
    expect(Buffer.from(await read(), 'base64').equals(right)).toBe(true)
    const sent = (await viewOf(one)).files
    expect(sent.map(({ sentAt }) => sentAt !== null)).toEqual([true, true])
    await takeSteps(server, one, ['signed'])
    expect((await putFile('assessor-1', one, pdf('te laat'))).error).toBe('changed_meanwhile')
  })

  test('DESK-106 "signed" has the signed file, which is a document of the case, or a reason why there is none', async () => {
    const [one, other] = [await chosen(), await chosen()]
    const params = { caseId: one.caseId }
    await takeSteps(server, one, ['agreement', 'sent'])
    const signed = { step: 'signed', on: today, reference: 'HT-1' } as const
    const take = async (more: object) =>
      (await staff['assessor-1']('recordStep', { params, request: { ...signed, ...more } })).error
    expect(await take({})).toBe('signed_file_missing')
    expect(await take({ whyNoFile: '  ' })).toBe('signed_file_missing')
    for (const where of [one, other])
      expect((await putFile('assessor-1', where, pdf('getekend'), 'documents')).status).toBe(204)
    const [of] = (await viewOf(other)).files
    expect(await take({ fileId: of!.id })).toBe('not_found')
    const [file] = (await viewOf(one)).files
    expect(await take({ fileId: file!.id })).toBe(null)
    expect((await viewOf(one)).files).toMatchObject([{ id: file!.id, kind: 'signed' }])
  })
})
