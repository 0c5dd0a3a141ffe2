import { describe, expect, test } from 'vitest'
import { countTrail } from '../store/work/desk-counts.ts'
import { decidedApplicant, newApplicant, fillForm, until, type Applicant } from '../testing/applicant.ts'
import { startDesk } from '../testing/desk-site.ts'
import { codeIn, newestMail } from '../testing/mailbox.ts'
import { tracesInTables } from '../testing/readable-traces.ts'

const today = '2026-11-23'
const painter = '00900012'

const { sandbox, server, staff, erase } = await startDesk(today)
const [noor, bram] = [staff['assessor-1'], staff['reader-1']]

const must = async (who: Applicant, path: string, body: unknown) =>
  expect((await who.call('POST', path, body)).status).toBeLessThan(300)

async function referred(email: string): Promise<Applicant> {
  const who = await decidedApplicant(server.origin, 'ING', painter)
  await must(who, 'vlot/v1/contact-details', { email, mobile: '0687654309', name: 'Ilse Kwast', role: 'owner' })
  await must(who, 'vlot/v1/contact-details/code', { code: codeIn(await newestMail(sandbox, email, 1)) })
  return who
}

const found = async (text: string) => {
  const { by, cases } = (await noor('findCases', { request: { text } })).answer
  return [by, cases.map(({ caseId }) => caseId)]
}
const ibanOf = async (who: Applicant): Promise<string> => {
  const { connections } = (await who.call('GET', 'vlot/v1/application')).body
  return connections[0].accounts[0].iban
}

describe('finding', () => {
  test('DESK-31 a case is found by kvk number, reference, mail address and account, by no part of them, and not once erased', async () => {
    const who = await referred('ilse@verfbedrijf.example')
    const { followUp } = (await who.call('GET', 'vlot/v1/follow-up')).body
    const iban = await ibanOf(who)
    for (const [kind, text] of [
      ['kvk', '0090 0012'],
      ['reference', followUp.reference.toLowerCase()],
      ['mail', 'Ilse@Verfbedrijf.example'],
      ['iban', iban.replace(/(.{4})/g, '$1 ')],
    ])
      expect(await found(text)).toEqual([kind, [who.caseId]])
    expect(await found('ils@verfbedrijf.example')).toEqual(['mail', []])
    expect(await found('Ilse Kwast')).toEqual([null, []])
    const [shown] = (await noor('findCases', { request: { text: '00900012' } })).answer.cases
    expect(shown).toMatchObject({ openWork: 1, line: { state: 'referred', reference: followUp.reference } })
    expect(JSON.stringify(shown)).not.toContain('Kleurrijk')
    expect((await bram('findCases', { request: { text: '00900012' } })).status).toBe(403)
    const found_ = await tracesInTables(server.context.pool, ['ilse@verfbedrijf.example', iban, painter])
    expect(found_).toEqual([])
    await erase({ who, caseId: who.caseId })
    expect(await found('00900012')).toEqual(['kvk', []])
    const { rows } = await server.context.pool.query(
      `select actor, detail->>'by' as by from audit_entry where action = 'desk.searched' order by sequence limit 1`,
    )
    expect(rows).toEqual([{ actor: 'staff:assessor-1', by: 'kvk' }])
  })
})

describe('figures', () => {
  const figures = async () => (await bram('readFigures')).answer
  const reached = async () => Object.fromEntries((await figures()).funnel.map(({ step, count }) => [step, count]))

  test('DESK-32 each step counts a case once, however often it is counted, and on after the case is erased', async () => {
    const before = await reached()
    const who = await referred('teller@verfbedrijf.example')
    // Confirmed and decided once more after it was counted.
    await reached()
    await must(who, 'dls-pbl-api/v3/loan-amount', { loanAmount: 30_000 })
    await must(who, 'dls-pbl-api/v3/financials/confirm', {})
    await until(60_000, async () => ((await who.call('GET', 'dls-pbl-api/v3/offers')).status === 200 ? true : null))
    const begun = await newApplicant(server.origin)
    await fillForm(begun, '00900003')
    const counted = await reached()
    const more = { began: 2, data: 1, confirmed: 1, decided: 1, reachable: 1 }
    for (const [step, count] of Object.entries(more))
      expect([step, counted[step]! - before[step]!]).toEqual([step, count])
    expect(counted['chosen']).toBe(before['chosen'])
    await Promise.all([1, 2].map(() => server.context.database.transaction().execute(countTrail)))
    await erase({ who, caseId: who.caseId })
    expect(await reached()).toEqual(counted)
    const { answers } = await figures()
    expect(answers.find(({ outcome }) => outcome === 'referred')).toMatchObject({
      by: 'engine',
      grade: expect.any(String),
    })
  })

  test('DESK-32 answers are held against what was promised, and files that are refused are counted by bank and error', async () => {
    const { context } = server
    await context.pool.query('delete from obligation')
    const opened = new Date('2026-11-16T10:00:00Z')
    for (const [place, [due, closed]] of [
      ['2026-11-18', '2026-11-18T09:00:00Z'],
      ['2026-11-18', '2026-11-20T10:00:00Z'],
      ['2026-11-18', null],
    ].entries() as IterableIterator<[number, [string, string | null]]>) {
      await context.pool.query(
        `insert into obligation (id, kind, subject_id, opened_at, due_on, closed_at, outcome)
         values (gen_random_uuid(), 'contact', $1, $2, $3, $4, $5)`,
        [String(place), opened, due, closed, closed && 'answered'],
      )
    }
    const who = await newApplicant(server.origin)
    await fillForm(who, '00900003')
    await who.upload([{ name: 'brief.pdf', bytes: Buffer.from('%PDF-1.7 een brief') }])
    const { times, fileErrors } = await figures()
    expect(times).toEqual([{ kind: 'contact', closed: 2, inTime: 1, medianDays: 3, openLate: 1 }])
    expect(fileErrors).toEqual([{ bank: null, error: 'file.unknown_format', count: 1 }])
    const csv = await bram('downloadFigures', { query: { days: '30' } })
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="vlot-cijfers-2026-11-23.csv"')
    const lines = csv.bytes.toString().split('\r\n')
    expect(lines.slice(0, 2)).toEqual(['"figure","name","detail","count"', '"period","2026-10-25","2026-11-23",""'])
    expect(lines).toContain('"answer time","contact","in time","1"')
    expect(lines).toContain('"file errors","unknown","file.unknown_format","1"')
  })
})

describe('connections', () => {
  const verdicts = async () => {
    const { connections } = (await noor('tryConnections')).answer
    return Object.fromEntries(connections.map(({ name, isWell, fault }) => [name, isWell ? 'well' : fault]))
  }

  test('DESK-33 each is tried live: well with the sandbox, and red one by one with a code of what is wrong', async () => {
    // A case, so that there is a key to open.
    await server.visitor().begin('00900003')
    const well = { database: 'well', queue: 'well', keys: 'well', clock: 'well' }
    expect(await verdicts()).toEqual({ ...well, register: 'well', aggregator: 'well', mail: 'well' })
    const { settings } = server.context
    const { companyRegister, bank, documentScanner } = server.context
    server.context.settings = {
      ...settings,
      operatorKeys: [Buffer.alloc(32, 7)],
      mail: { ...settings.mail, smtpUrl: 'smtp://127.0.0.1:9' },
    }
    const broken = () => Promise.reject(Object.assign(new Error('jan@bedrijf.example'), { code: 'ECONNRESET' }))
    server.context.companyRegister = { ...companyRegister, search: broken }
    server.context.bank = { ...bank, readConnection: broken }
    server.context.documentScanner = { find: broken }
    const red = await verdicts().finally(() =>
      Object.assign(server.context, { settings, companyRegister, bank, documentScanner }),
    )
    expect(red).toMatchObject({ database: 'well', queue: 'well', clock: 'well' })
    expect(red).toMatchObject({
      register: 'ECONNRESET',
      aggregator: 'ECONNRESET',
      scanner: 'ECONNRESET',
      keys: 'failed',
    })
    expect(red['mail']).toMatch(/^E[A-Z]+/)
    const { now } = Date
    const clockAhead = async (ms: number) => {
      Date.now = () => now() + ms
      return (await verdicts().finally(() => (Date.now = now)))['clock']
    }
    expect([await clockAhead(4_000), await clockAhead(6_000)]).toEqual(['well', 'drift'])
  })
})
