import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { statementSamples } from '#lending/testing/statement-samples.ts'
import { camtFile, mt940File } from '../testing/statement-files.ts'
import { zipFile } from '../testing/zip-file.ts'
import type { AnalyseDocument } from './document.ts'

const folder = mkdtempSync(join(tmpdir(), 'vlot-analyse-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A year up to two days before the day on which the tests judge. */
const plan = { from: '2025-11-15', days: 369 }
const today = ['--today', '2026-11-21']
const holder = 'Bakkerij De Korenaar B.V.'

function put(name: string, bytes: Buffer | string): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

function run(...words: string[]): { status: number | null; out: string; error: string } {
  const program = join(import.meta.dirname, 'analyse.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' })
  return { status, out: stdout, error: stderr }
}

const json = (...words: string[]): AnalyseDocument => JSON.parse(run(...words, '--json').out) as AnalyseDocument

describe('the analyse command', () => {
  const mt940 = put('year.940', mt940File(plan))
  const camt = put('year.xml', camtFile({ ...plan, holder }))

  test('says in Dutch what a file holds, what it shows, and what would be offered', () => {
    const { status, out } = run(mt940, ...today)
    expect(status).toBe(0)
    expect(out).toContain('year.940: mt940, abn_amro, 1 afschrift, 293 boekingen')
    expect(out).toMatch(/Huur\s+€ 21\.600,00\s+12 boekingen/)
    expect(out).toContain('Beoordeling: Toegekend')
    expect(out).toMatch(/Kortlopende zakelijke lening € \d+\.000,00: 24 maanden, rente \d+,\d\d%, jkp \d+,\d\d%/)
    expect(out).toContain('Aangenomen: de rekening is van het bedrijf')
  })

  test('counts a booking once, however many of the files report it', () => {
    const zip = put(
      'both.zip',
      zipFile([
        { name: 'a/year.940', bytes: mt940File(plan) },
        { name: 'year.xml', bytes: camtFile({ ...plan, holder }) },
      ]),
    )
    const alone = json(mt940, ...today)
    const together = json(zip, mt940, camt, ...today)
    expect(together.files.map(({ name, format }) => [name, format])).toEqual([
      ['both.zip/year.940', 'mt940'],
      ['both.zip/year.xml', 'camt053'],
      ['year.940', 'mt940'],
      ['year.xml', 'camt053'],
    ])
    expect(together.files.map(({ bookingCount }) => bookingCount)).toEqual([293, 293, 293, 293])
    expect(together.accounts).toEqual([{ ...alone.accounts[0], holder }])
    expect(together.bookings).toHaveLength(293)
    expect(together.facts.year.turnover.sumCents).toBe(alone.facts.year.turnover.sumCents)
  })

  test('names the bookings under each fact, so that every sum can be followed', () => {
    const { facts, bookings } = json(camt, ...today)
    const { rent } = facts.year
    const under = rent.bookings.map((number) => bookings[number]!)
    expect(under.map(({ category }) => category)).toEqual(Array.from({ length: 12 }, () => 'rent'))
    expect(under.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(-rent.sumCents)
  })

  test('judges by the amount, the company and its age as given, and then assumes nothing', () => {
    const asked = json(
      camt,
      ...today,
      '--amount',
      '5.000',
      '--company',
      'Bakkerij de Korenaar',
      '--founded',
      '2018-03-01',
    )
    expect(asked).toMatchObject({ requestedAmountCents: 5_000_00, assumptions: [] })
    expect(asked.decision.input).toMatchObject({ holderMatch: 'MATCH', companyAgeMonths: 104 })
    expect(asked.offers.length).toBeGreaterThan(0)
    const other = json(camt, ...today, '--company', 'Slagerij Bos')
    expect(other.decision).toMatchObject({ outcome: 'refer', input: { holderMatch: 'NO_MATCH' } })
    expect(other.reasonTexts[0]).toContain('naam')
    expect(other.offers).toEqual([])
  })

  test('CORE-6 names the owner as liable where the legal form says so, and records what was given', () => {
    const trader = json(mt940, ...today, '--legal-form', 'eenmanszaak', '--sbi', '47240')
    expect([trader.sbiCode, trader.legalForm]).toEqual(['47240', 'eenmanszaak'])
    expect(trader).toMatchObject({
      outcome: 'approved',
      score: trader.decision.score,
      decision: { outcome: 'approve' },
    })
    expect(trader.offers[0]?.securities).toEqual(['owner-liable'])
    expect(json(mt940, ...today, '--legal-form', 'bv').offers[0]?.securities).toEqual(['none'])
  })

  test('CORE-9 judges by a lender’s own policy, and names a faulty row of it', () => {
    const file = { version: 'streng-1', grades: { A: 800, B: 800, C: 800, D: 800 }, score: { cutOff: 800 } }
    const judged = json(mt940, ...today, '--policy', put('policy.json', JSON.stringify(file)))
    expect([judged.outcome, judged.decision.modelVersion]).toEqual(['refused', 'streng-1+scorecard-2026-11-5'])
    const { status, error } = run(mt940, '--policy', put('wrong.json', '{"version":"fout-1","trips":{"days":400}}'))
    expect(status).toBe(2)
    expect(error).toContain('trips.days moet van 15 tot 60 zijn, niet 400')
  })

  test('CORE-5 CORE-6 refuses who the site refuses at its door, with its words and without an offer', () => {
    const both = json(mt940, ...today, '--legal-form', 'Stichting', '--sbi', '92009', '--language', 'en')
    expect(both).toMatchObject({ outcome: 'refused', score: both.decision.score, offers: [] })
    expect(both.decision).toMatchObject({ outcome: 'refuse', wayToYes: null })
    expect(both.decision.reasons).toEqual([
      { code: 'SBI_CODE_INVALID', sbiCode: '92009', division: '92' },
      { code: 'LEGAL_STRUCTURE_INVALID', legalForm: 'Stichting', recognisedAs: 'stichting', isActive: true },
    ])
    expect(both.reasonTexts[0]).toMatch(/^The main activity of your business\. We do not lend to .* in this sector/)
    expect(both.wayToYesTexts).toEqual([
      'Is your main work different from what is registered? Change your activities at KVK, free of charge, and try again.',
      'Do you have another business with one of these legal forms? Search by its KVK number.',
    ])
    const { status, out } = run(mt940, ...today, '--legal-form', 'stichting', '--sbi', '47240')
    expect(status).toBe(0)
    expect(out).toContain('Beoordeling: Afgewezen')
    expect(out).toContain(
      'De rechtsvorm van je bedrijf. We lenen aan eenmanszaken, vof’s, cv’s, maatschappen, bv’s, nv’s en coöperaties die nu actief zijn.',
    )
    expect(out).toContain('Heb je ook een bedrijf met zo’n rechtsvorm? Zoek dan op dat KVK-nummer.')
    expect(out).not.toContain('De hoofdactiviteit van je bedrijf')
    expect(out).toMatch(/Aanbod bij een aanvraag van € 25\.000,00\n {2}Geen\./)
  })

  test('CORE-5 names what two files of an account contradict in, and decides by it', () => {
    const whole = camtFile({ ...plan, holder: 'Bos B.V.' }).toString()
    const edited = put(
      'edited.xml',
      whole.replace(/(<Ntry><Amt Ccy="EUR">)\d+(?=(?:(?!<Ntry>).)*2026-05-05)/, '$19000'),
    )
    const { out } = run(mt940, edited, ...today)
    expect(out).toMatch(
      /let op: Twee bestanden van deze rekening spreken elkaar tegen\. .* \(\d keer, voor het eerst op /,
    )
    expect(out).toMatch(/Redenen\n {4}(?:Een bestand|Twee bronnen) van de rekening die eindigt op 300 /)
    expect(out).not.toContain('Beoordeling: Toegekend')
  })

  test('shows what is odd in a file and which rule it breaks, and still answers', () => {
    const odd = put('short.940', statementSamples.mt940!.replace('EUR91,50\n:64', 'EUR91,60\n:64'))
    const { status, out } = run(odd, ...today)
    expect(status).toBe(0)
    expect(out).toMatch(
      /let op: Het beginsaldo en de transacties komen samen niet uit op het eindsaldo\. .* \(regel \d+, € 0,10\)/,
    )
    expect(out).toMatch(/regel 5003: De laatste transactie in dit bestand is te oud\. Die is van \d\d-03-2026\./)
    expect(run(odd, ...today, '--language', 'en').out).toContain(
      'note: The opening balance and the transactions do not add up to the closing balance.',
    )
    expect(out).toContain('Beoordeling: Naar een medewerker')
  })

  test('refuses to answer on a part of the files, and says what is wrong and where', () => {
    const broken = put('broken.940', statementSamples.mt940!.replace('D12,50', 'X12,50'))
    const { status, out, error } = run(mt940, broken, join(folder, 'absent.940'), ...today)
    expect(status).toBe(1)
    expect(out).toBe('')
    expect(error).toMatch(
      /broken\.940 kan niet worden gelezen: malformed_\w+ \(regel \d+, :61:, gevonden “2603020302X12,50/,
    )
    expect(error).toContain('absent.940 kan niet worden gelezen: not_found')
    const document = JSON.parse(run(broken, '--json').out) as { notRead: { why: { code: string; line: number } }[] }
    expect(document.notRead[0]!.why).toMatchObject({ code: expect.stringMatching(/^malformed_/), format: 'mt940' })
  })

  test('distinguishes a folder and a file that may not be read from one that is not there', () => {
    const { status, error } = run(folder)
    expect(status).toBe(1)
    expect(error).toContain('kan niet worden gelezen: not_a_file')
  })

  test('reports what comes back, how often, and what is due next', () => {
    const { out } = run(mt940, ...today)
    expect(out).toContain('Terugkerende betalingen')
    expect(out).toMatch(/rent, maandelijks, € -1\.800,00, volgende 2026-12-01/)
    const [, below = ''] = out.split('Terugkerende betalingen\n')
    const listed = below.split('\n\n')[0]!.trimEnd().split('\n')
    expect(listed.length).toBeGreaterThan(0)
    for (const line of listed) expect(line).toMatch(/, volgende \d{4}-\d\d-\d\d$/)
    expect(run(mt940, ...today, '--language', 'en').out).toMatch(/rent, monthly, -€1,800\.00, next 2026-12-01/)
  })

  test('counts the bookings of the largest customer', () => {
    const oneCustomer = camtFile({ ...plan, holder })
      .toString()
      .replaceAll('Mollie', 'Restaurant De Kaai B.V.')
    const file = put('one-customer.xml', oneCustomer)
    const [largest] = json(file, ...today).facts.year.concentration.largest
    expect(largest!.count).toBeGreaterThan(200)
    const { out } = run(file, ...today)
    expect(out).toMatch(new RegExp(`Aandeel van de grootste klant\\s+100,0% +${largest!.count} boekingen`))
  })

  test('sets the last three months beside the year, and reports how good the data is', () => {
    const { out } = run(camt, ...today, '--company', holder)
    expect(out).toMatch(/Feiten van 2025-\d\d-\d\d tot en met 2026-\d\d-\d\d\s+laatste 3 maanden/)
    expect(out).toMatch(/Huur\s+€ 21\.600,00\s+12 boekingen\s+€ 5\.400,00/)
    expect(out).toMatch(/Omzet in de beste drie maanden\s+\d+,\d%/)
    expect(out).toMatch(/Loonheffing\s+€/)
    expect(out).toMatch(/UWV en sociale fondsen\s+€/)
    expect(out).toMatch(/Belasting regelmatig betaald\s+(ja|nee)/)
    expect(out).toMatch(/Dagen gezien\s+\d+/)
    expect(out).toMatch(/Langste tijd zonder boeking\s+\d+ dagen/)
    expect(out).toMatch(/Rekeninghouder\s+het bedrijf/)
  })

  test('has no facts to report of a file without bookings', () => {
    const heading =
      'Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen;Saldo na mutatie;Tag'
    const { status, out } = run(put('none.csv', `${heading}\n`), ...today)
    expect(status).toBe(0)
    expect(out).toContain('Feiten: geen, want er zijn geen boekingen')
    expect(out).not.toContain('0001-01-01')
    expect(out).toContain('Beoordeling: Naar een medewerker')
  })

  test('ERR-3 judges files that follow each other as one account, and names the days that are missing', () => {
    const part = (from: string, days: number) => put(`${from}.940`, mt940File({ from, days }))
    const [first, second, third] = [part('2026-01-29', 100), part('2026-05-10', 100), part('2026-08-19', 92)]
    const whole = json(first, second, third, ...today)
    expect(whole.accounts).toMatchObject([{ gaps: [], ruleBreaches: [], from: '2026-01-29' }])
    expect(whole.files.map(({ ruleBreaches }) => ruleBreaches)).toEqual([[], [], []])
    const holed = json(first, third, ...today)
    expect(holed.accounts[0]!.gaps).toHaveLength(1)
    expect(holed.accounts[0]!.ruleBreaches).toMatchObject([
      { code: 5004, missingFrom: holed.accounts[0]!.gaps[0]!.from },
    ])
    expect(run(first, third, ...today).out).toMatch(
      /let op: Van \d\d-05-2026 tot en met 1[0-9]-08-2026 missen we transacties/,
    )
    expect(run(first, third, ...today, '--language', 'en').out).toContain('rule 5004: This file contains too little.')
  })

  test('ERR-3 says in words why a file was not read', () => {
    const card = put(
      'card.csv',
      'Datum,Omschrijving,Kaartlid,Rekening #,Bedrag\n05/25/2026,SHOP,J BOS,-91008,"23,00"\n',
    )
    expect(run(card, ...today).error).toContain('Dit zijn de uitgaven van een creditcard.')
    const stripe = put('stripe.csv', 'balance_transaction_id,created_utc,gross,fee,net\ntxn_1,2026-05-25,1,0,1\n')
    expect(run(stripe, ...today, '--language', 'en').error).toContain('This is a report from Stripe:')
  })

  test('lets no file steer the terminal', () => {
    const { out } = run(put('bell.xml', camtFile({ ...plan, holder: 'Bos\u009b31m \u202eevil' })), ...today)
    expect(out).toContain('evil')
    expect(out).not.toMatch(/[\u009b\u202e]/)
  })

  test.each([
    [[], 'Name at least one statement file.'],
    [['a', '--today', '2026-02-30'], '--today is a day'],
    [['a', '--amount', 'much'], '--amount is a number'],
    [['a', '--amount', '4.999'], '--amount is from 5000 to 250000 euros'],
    [['a', '--amount', '250.001'], '--amount is from 5000 to 250000 euros'],
    [['a', '--language', 'fr'], '--language is nl or en.'],
    [['a', '--colour'], '--colour'],
  ])('ends with 2 and the usage for %j', (words, message) => {
    const { status, out, error } = run(...words)
    expect(status).toBe(2)
    expect(out).toBe('')
    expect(error).toContain(message)
    expect(error).toContain('Usage: npm run analyse')
  })
})
