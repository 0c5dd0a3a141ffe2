import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addDays } from '#lending/days.ts'
import { type Applicant, confirmAndWait, fillForm, newApplicant } from '../../testing/applicant.ts'
import { knownLedgers } from '../../testing/known-bookings.ts'
import { camtFile, mt940File } from '../../testing/statement-files.ts'
import { startSite } from '../../testing/site.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { zipFile } from '../../testing/zip-file.ts'
import { testToday } from '../../testing/test-clock.ts'

const { sandbox, server: site } = await startSite({ environment: { LOG_LEVEL: 'silent' } })

const year = { from: addDays(testToday, -360), days: 359 }

async function ready(server = site): Promise<Applicant> {
  const applicant = await newApplicant(server.origin)
  await fillForm(applicant, '00900003')
  return applicant
}

async function uploaded(applicant: Applicant, bytes: Uint8Array, name = 'afschrift.sta') {
  const { status, body } = await applicant.upload([{ name, bytes }])
  expect(status).toBe(200)
  return body.files
}

async function counts(applicant: Applicant) {
  const rows = await site.context.database
    .selectFrom('account')
    .select(['transaction_count', 'removed_at'])
    .where('case_id', '=', applicant.caseId)
    .execute()
  return rows.filter((row) => row.removed_at === null).map((row) => row.transaction_count)
}

describe('uploading statements', () => {
  test('API-8 CORE-3 a year of CAMT.053 goes to a decision with the holder matched', async () => {
    const applicant = await ready()
    const [answer] = await uploaded(applicant, camtFile({ ...year, holder: 'Kadolijn Webwinkels B.V.' }), 'export.xml')
    expect(answer).toMatchObject({ accepted: true, error: null, format: 'camt053', bankName: 'ABN AMRO', findings: [] })
    expect(answer.accounts).toHaveLength(1)
    const { body } = await applicant.call('GET', 'dls-pbl-api/v3/accounts/validate')
    expect(body.validation).toMatchObject({ complete: true, accounts: [{ matchState: 'MATCH' }] })
    const { decision } = await confirmAndWait(applicant)
    expect(decision.facts.find((fact: { code: string }) => fact.code === 'coverageDays').value).toBeGreaterThan(350)
    expect(decision.outcome).not.toBe('referred')
  })

  test('belongs to the company it began with: another one cannot take over its bank data', async () => {
    const applicant = await ready()
    const check = async (kvkNumber: string) =>
      (await applicant.call('POST', 'dls-pbl-api/v3/requester-eligibility', { kvkNumber })).status
    expect(await check('00900009')).toBe(200)
    expect(await check('00900003')).toBe(200)
    await uploaded(applicant, camtFile({ ...year, holder: 'Kadolijn Webwinkels B.V.' }), 'export.xml')
    expect(await check('00900009')).toBe(409)
    expect(await check('00900003')).toBe(200)
  })

  test('the same file sent twice is there once, and an overlapping one adds only what is new', async () => {
    const applicant = await ready()
    const file = mt940File({ from: addDays(testToday, -300), days: 299 })
    await uploaded(applicant, file)
    const [again] = await uploaded(applicant, file)
    expect(again.accepted).toBe(true)
    expect(await counts(applicant)).toHaveLength(1)
    await uploaded(applicant, mt940File(year))
    const { decision } = await confirmAndWait(applicant)
    const alone = await ready()
    await uploaded(alone, mt940File(year))
    const single = (await confirmAndWait(alone)).decision
    const turnover = (one: typeof decision) =>
      one.facts.find((fact: { code: string }) => fact.code === 'yearlyTurnoverCents').value
    expect(turnover(decision)).toBe(turnover(single))
  })

  test('files that name the account by its IBAN and by its former number are one account', async () => {
    const applicant = await ready()
    await uploaded(applicant, camtFile({ ...year, holder: 'Kadolijn Webwinkels B.V.' }), 'export.xml')
    await uploaded(applicant, mt940File({ ...year, iban: '417164300' }))
    const ledgers = await knownLedgers(site.context, applicant.caseId)
    const alone = await ready()
    await uploaded(alone, camtFile({ ...year, holder: 'Kadolijn Webwinkels B.V.' }), 'export.xml')
    const [single] = await knownLedgers(site.context, alone.caseId)
    expect(ledgers.map(({ iban }) => iban)).toEqual(['NL91ABNA0417164300'])
    expect(ledgers[0]?.bookings).toHaveLength(single!.bookings.length)
  })

  test('CORE-3 the same bookings are read from CAMT.053, MT940 and the CSV of a bank, to the cent', async () => {
    const heading =
      'Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen;Saldo na mutatie;Tag'
    const row = (day: number, mark: string, amount: string) =>
      `${addDays(year.from, day).replaceAll('-', '')};Bos;NL20INGB0001234567;;OV;${mark};${amount};Overschrijving;nota ${day};0,00;`
    const rows = Array.from({ length: 200 }, (_, day) => row(day + 160, day % 2 === 0 ? 'Bij' : 'Af', '12,50'))
    const csv = Buffer.from([heading, ...rows.toReversed()].join('\r\n'))
    const bookingsOf = async (bytes: Uint8Array, name: string) => {
      const applicant = await ready()
      const [answer] = await uploaded(applicant, bytes, name)
      const [ledger] = await knownLedgers(site.context, applicant.caseId)
      return { format: answer.format, bookings: ledger?.bookings ?? [] }
    }
    const facts = (bookings: readonly { bookedOn: string; amountCents: number }[]) =>
      bookings.map(({ bookedOn, amountCents }) => `${bookedOn} ${amountCents}`).toSorted()
    const camt = await bookingsOf(camtFile({ ...year, holder: 'Kadolijn Webwinkels B.V.' }), 'export.xml')
    const mt940 = await bookingsOf(mt940File(year), 'export.sta')
    expect([camt.format, mt940.format]).toEqual(['camt053', 'mt940'])
    expect(facts(mt940.bookings)).toEqual(facts(camt.bookings))
    const firstOfMonth = camt.bookings.filter(({ amountCents }) => amountCents === -180_000)
    expect(new Set(firstOfMonth.map(({ bookedOn }) => bookedOn.slice(8)))).toEqual(new Set(['01']))
    expect(firstOfMonth[0]).toMatchObject({ counterpartyName: 'Vastgoed Laan B.V.', description: 'Huur winkelpand' })
    const ing = await bookingsOf(csv, 'export.csv')
    expect([ing.format, ing.bookings.length]).toEqual(['csv', 200])
    expect(ing.bookings.filter(({ amountCents }) => amountCents === 1_250)).toHaveLength(100)
    expect(ing.bookings.filter(({ amountCents }) => amountCents === -1_250)).toHaveLength(100)
  })

  test.each([
    ['older than a week', { from: addDays(testToday, -400), days: 300 }, 'transactions_not_recent', 5003],
    ['too short', { from: addDays(testToday, -60), days: 59 }, 'not_enough_transactions', 5004],
    ['longer than two years', { from: addDays(testToday, -800), days: 799 }, 'too_many_days_in_file', 5005],
  ])('ERR-3 a file %s is refused by its code', async (_what, plan, error, code) => {
    const [answer] = await uploaded(await ready(), mt940File(plan))
    expect(answer).toMatchObject({ accepted: false, error, code })
    expect(Object.keys(answer.figures).length).toBeGreaterThan(0)
  })

  /** Parts of the last year, as a bank gives them out. */
  const part = (fromDaysAgo: number, toDaysAgo: number, name: string) => ({
    name,
    bytes: mt940File({ from: addDays(testToday, -fromDaysAgo), days: fromDaysAgo - toDaysAgo }),
  })
  const result = (answers: { accepted: boolean; code: number | null }[]) =>
    answers.map(({ accepted, code }) => (accepted ? 'accepted' : code))

  test('ERR-3 two halves of a year are refused alone, and are one account together', async () => {
    const applicant = await ready()
    const halves = [part(295, 149, 'eerste.sta'), part(148, 1, 'tweede.sta')]
    for (const [place, code] of [5003, 5004].entries()) {
      const { body } = await applicant.upload([halves[place]!])
      expect(result(body.files)).toEqual([code])
    }
    expect(await counts(applicant)).toEqual([])
    const { body } = await applicant.upload(halves)
    expect(result(body.files)).toEqual(['accepted', 'accepted'])
    expect(body.files.flatMap((file: { findings: unknown[] }) => file.findings)).toEqual([])
    const { decision } = await confirmAndWait(applicant)
    const covered = decision.facts.find((fact: { code: string }) => fact.code === 'coverageDays').value
    expect(covered).toBeGreaterThan(285)
  })

  test('ERR-3 so are twelve months in a zip, each of them judged on its own length', async () => {
    const months = Array.from({ length: 12 }, (_, at) => part(361 - at * 30, 332 - at * 30, `maand-${at}.sta`))
    const zip = await uploaded(await ready(), zipFile(months), 'jaar.zip')
    expect(result(zip)).toEqual(months.map(() => 'accepted'))
    const tooLong = part(800, 1, 'lang.sta')
    const { body } = await (await ready()).upload([tooLong, ...months.slice(6)])
    expect(result(body.files)).toEqual([5005, ...months.slice(6).map((_, at) => (at === 5 ? 5004 : 5003))])
  })

  test('ERR-3 a quarter that is missing is named by its days, and what lies before it does not count', async () => {
    const applicant = await ready()
    const [first, second, third] = [part(290, 201, 'a.sta'), part(200, 101, 'b.sta'), part(100, 1, 'c.sta')]
    const { body } = await applicant.upload([first, third])
    expect(result(body.files)).toEqual([5003, 5004])
    const missing = { missingFrom: addDays(testToday, -200), missingTo: addDays(testToday, -101) }
    expect(body.files[1].figures).toMatchObject({ coverageMinDays: 180, ...missing })
    // The newest two do; the first then joins what the case has, and is answered separately.
    expect(result((await applicant.upload([third, second])).body.files)).toEqual(['accepted', 'accepted'])
    expect(result((await applicant.upload([first])).body.files)).toEqual(['accepted'])
    expect(await counts(applicant)).toHaveLength(3)
  })

  test('ERR-3 an old file beside an account that is known is accepted, with the days that lie between named', async () => {
    const applicant = await ready()
    // An account's data begins with its first booking, and the shop has none on weekends.
    const monday = addDays(testToday, -200 - ((new Date(addDays(testToday, -200)).getUTCDay() + 6) % 7))
    await uploaded(applicant, mt940File({ from: monday, days: 199 }))
    const { body } = await applicant.upload([part(400, 300, 'oud.sta')])
    expect(result(body.files)).toEqual(['accepted'])
    expect(body.files[0].findings).toEqual([
      { code: 'gap_between_files', figures: { from: addDays(testToday, -299), to: addDays(monday, -1) } },
    ])
  })

  test('ERR-3 two accounts in one file are refused as 5031', async () => {
    const second = mt940File({ ...year, iban: 'NL20INGB0001234567' })
    const [answer] = await uploaded(await ready(), Buffer.concat([mt940File(year), second]))
    expect(answer).toMatchObject({ accepted: false, error: 'multiple_accounts', code: 5031 })
  })

  test('API-8 a zip is opened and each of its files answers for itself', async () => {
    const applicant = await ready()
    const files = [
      { name: 'map/goed.sta', bytes: mt940File(year) },
      { name: 'notitie.txt', bytes: Buffer.from('Beste boekhouder, hierbij de afschriften.') },
    ]
    const answers = await uploaded(applicant, zipFile(files), 'één jaar.zip')
    expect(answers.map((answer: { name: string; accepted: boolean }) => [answer.name, answer.accepted])).toEqual([
      ['één jaar.zip/goed.sta', true],
      ['één jaar.zip/notitie.txt', false],
    ])
    expect(await counts(applicant)).toHaveLength(1)
  })

  test('ERR-3 a zip says what is the matter with it', async () => {
    const applicant = await ready()
    const inner = zipFile([{ name: 'b', bytes: Buffer.from('x') }])
    const reasons: unknown[] = []
    for (const bytes of [zipFile([{ name: 'a.zip', bytes: inner }]), zipFile([]), inner.subarray(0, 30)]) {
      const [answer] = await uploaded(applicant, bytes, 'alles.zip')
      reasons.push(answer.figures.reason)
    }
    expect(reasons).toEqual(['zip_nested', 'zip_empty', 'zip_damaged'])
  })

  test.each([
    ['a bomb', zipFile([{ name: 'a', bytes: Buffer.alloc(24 * 1024 * 1024) }]), 'file.refused'],
    ['more than 25 MB unpacked', zipFile([{ name: 'a', bytes: Buffer.alloc(26 * 1024 * 1024) }]), 'file.too_big'],
    [
      'a zip in a zip',
      zipFile([{ name: 'a.zip', bytes: zipFile([{ name: 'b', bytes: Buffer.from('x') }]) }]),
      'file.refused',
    ],
    ['a broken zip', Buffer.from('PK\u0003\u0004 and then nothing of a zip'), 'file.unreadable'],
    ['nothing at all', Buffer.alloc(0), 'file.empty'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'file.unknown_format'],
    [
      'an XML with a DOCTYPE',
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><a>&b;</a></Document>',
      ),
      'file.refused',
    ],
  ])('CORE-3 %s is refused', async (_what, bytes, error) => {
    const applicant = await ready()
    const [answer] = await uploaded(applicant, bytes, '../../etc/passwd')
    expect(answer).toMatchObject({ accepted: false, error, accounts: [] })
    expect(await counts(applicant)).toEqual([])
  })

  test('a file over 10 MB is answered separately, and the good one beside it is kept', async () => {
    const applicant = await ready()
    const { body } = await applicant.upload([
      { name: 'groot.sta', bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 'x') },
      { name: 'goed.sta', bytes: mt940File(year) },
    ])
    expect(body.files.map((file: { error: string | null }) => file.error)).toEqual(['file.too_big', null])
    expect(await counts(applicant)).toHaveLength(1)
  })

  test('more files at once than an upload may have are refused', async () => {
    const applicant = await ready()
    const files = Array.from({ length: 16 }, (_, number) => ({
      name: `${number}.txt`,
      bytes: Buffer.from('Beste klant'),
    }))
    expect((await applicant.upload(files.slice(1))).body.files).toHaveLength(15)
    const { status, body } = await applicant.upload(files)
    expect([status, body.error]).toEqual([413, 'file.too_big'])
  })

  test('the same file sent several times at once is there once', async () => {
    const applicant = await ready()
    const files = [{ name: 'afschrift.sta', bytes: mt940File(year) }]
    const answers = await Promise.all(Array.from({ length: 6 }, () => applicant.upload(files)))
    expect(answers.map(({ body }) => body.files[0].accepted)).toEqual(Array(6).fill(true))
    expect(await counts(applicant)).toHaveLength(1)
  })

  test('a file that comes in while consent is withdrawn is not kept', async () => {
    const applicant = await ready()
    const withdraw = () =>
      applicant.call('POST', 'dls-transaction-processing/v1/financials/consent', {
        consent: false,
        textVersion: 'test-1',
      })
    const { status, body } = await applicant.upload([{ name: 'a.sta', bytes: mt940File(year) }], withdraw)
    expect([status, body.error]).toEqual([409, 'consent_required'])
    expect(await counts(applicant)).toEqual([])
  })

  test('an upload broken off halfway leaves nothing, and the same file can be sent again', async () => {
    const applicant = await ready()
    const files = [{ name: 'a.sta', bytes: mt940File(year) }]
    await expect(applicant.upload(files, () => Promise.reject(new Error('the cable is out')))).rejects.toThrow()
    expect(await counts(applicant)).toEqual([])
    const { body } = await applicant.upload(files)
    expect(body.files[0].accepted).toBe(true)
    expect(await counts(applicant)).toHaveLength(1)
  })

  test('a file beyond what an application may have is refused, and is not kept', async () => {
    const server = await startTestServer({
      sandbox,
      environment: { LOG_LEVEL: 'silent', ACCOUNTS_PER_APPLICATION_MAX: '1' },
    })
    try {
      const applicant = await ready(server)
      await uploaded(applicant, mt940File(year))
      const [second] = await uploaded(applicant, mt940File({ ...year, iban: 'NL20INGB0001234567' }))
      expect(second).toMatchObject({
        accepted: false,
        error: 'file.refused',
        figures: { reason: 'too_many_shared', accountsMax: 1 },
      })
    } finally {
      await server.stop()
    }
  })

  test('CORE-5 an amount changed by hand is shown, noted in the trail, and gets no yes from the machine', async () => {
    const applicant = await ready()
    const whole = camtFile({ ...year, holder: 'Kadolijn Webwinkels B.V.' }).toString()
    const changed = whole.replace(/(<Ntry><Amt Ccy="EUR">)\d+/, '$19480')
    const [answer] = await uploaded(applicant, Buffer.from(changed), 'export.xml')
    expect(answer.accepted).toBe(true)
    expect(answer.findings.map(({ code }: { code: string }) => code)).toEqual(['balance_does_not_add_up'])
    const noted = await site.context.database
      .selectFrom('audit_entry')
      .select('detail')
      .where('case_id', '=', applicant.caseId)
      .where('action', '=', 'statements.kept')
      .executeTakeFirstOrThrow()
    expect(noted.detail).toMatchObject({ format: 'camt053', findings: ['balance_does_not_add_up'] })
    const { decision, offers } = await confirmAndWait(applicant)
    expect([decision.outcome, offers]).not.toContain('approved')
    expect(decision.reasons[0]).toMatchObject({
      code: 'FILE_DOES_NOT_ADD_UP',
      figures: { finding: 'balance_does_not_add_up', accountEnd: '300', count: 1 },
    })
  })

  test('what is odd in many rows is reported once, with the first of them', async () => {
    const heading =
      'Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen;Saldo na mutatie;Tag'
    const rows = Array.from({ length: 300 }, (_, back) => {
      const on = addDays(testToday, -back).replaceAll('-', '')
      return `${on};Bos;NL20INGB0001234567;;OV;Af;12,50;Overschrijving;nota ${back};87,50;`
    })
    const [answer] = await uploaded(await ready(), Buffer.from([heading, ...rows].join('\r\n')), 'export.csv')
    expect(answer.accepted).toBe(true)
    const codes = answer.findings.map(({ code }: { code: string }) => code)
    expect(codes).toEqual(['running_balance_broken', 'balance_does_not_add_up'])
    expect(answer.findings[0].figures.line).toBeGreaterThan(1)
  })

  test('removing everything makes room for the same file again (PROG-4)', async () => {
    const applicant = await ready()
    await uploaded(applicant, mt940File(year))
    await applicant.call('DELETE', 'dls-pbl-api/v3/financials/remove-transactions')
    expect(await counts(applicant)).toEqual([])
    await uploaded(applicant, mt940File(year))
    expect(await counts(applicant)).toHaveLength(1)
  })
})

/** Files of real banks, found beside the repository; they are not ours to copy. */
const samples = new URL('../../../../shared/samples/statements/', import.meta.url)
const sample = (name: string) => readFileSync(new URL(name, samples))
const camtOfAbn = 'camt053/erfannariman_CAMT053_Import__abn-CAMT053_Example.xml'
const mt940OfBunq = 'mt940/fruitl00p_php-mt940__bunq-part1.scrubbed.mt940'

describe.runIf(existsSync(samples))('files of real banks', () => {
  test.each([camtOfAbn, mt940OfBunq])('%s gets its right error as it is, for it is old', async (name) => {
    const [answer] = await uploaded(await ready(), sample(name))
    expect(answer).toMatchObject({ accepted: false, error: 'transactions_not_recent', code: 5003 })
  })

  test.each([camtOfAbn, mt940OfBunq])('%s goes to a decision when clock and limits are set for it', async (name) => {
    const server = await startTestServer({ sandbox, environment: { LOG_LEVEL: 'silent' } })
    const { settings } = server.context
    const limits = { ...settings.policy.limits, statementAgeMaxDays: 100_000, statementCoverageMinDays: 0 }
    settings.policy = { ...settings.policy, limits }
    try {
      const applicant = await ready(server)
      const [answer] = await uploaded(applicant, sample(name))
      expect(answer).toMatchObject({ accepted: true, error: null })
      const { decision } = await confirmAndWait(applicant)
      expect(['approved', 'referred', 'refused']).toContain(decision.outcome)
      expect(decision.outcome === 'approved' || decision.reasons.length > 0).toBe(true)
    } finally {
      await server.stop()
    }
  })
})
