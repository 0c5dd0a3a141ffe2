import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readStatementFile, type StatementFile } from '#lending/statements/read-statement-file.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** Files that banks and open-source projects published; they stay outside the repository for their licences. */
const samples = new URL('../../../shared/samples/statements/', import.meta.url)

function read(file: string): StatementFile {
  const outcome = readStatementFile(new Uint8Array(readFileSync(new URL(file, samples))))
  if (!outcome.ok) throw new Error(`${file}: ${JSON.stringify(outcome.refusal)}`)
  return outcome
}

function bookings(file: string): Booking[] {
  return read(file).statements.flatMap((statement) => statement.bookings)
}

type Fact = Partial<Booking> & { at?: number }

/**
 * Assertions on single bookings from the sources' own tests. Where a source leaves the bank's keywords in or joins two
 * lines without a space, the assertion is ours, on the text as a person reads it.
 */
const facts: Record<string, Fact[]> = {
  'zilverline_mt940__abn-moneyou.txt': [
    { amountCents: 644, description: 'ONTVANGEN RENTE', valueOn: '2019-01-01', currency: 'EUR' },
  ],
  'zilverline_mt940__abn_sepa_incasso_doorlopend.txt': [
    {
      counterpartyAccount: 'NL83RABO0353535355',
      counterpartyName: 'BHBBAAA B.V.',
      description: 'MAANDTERMIJN JANUA RI',
    },
  ],
  'zilverline_mt940__abn_sepa_overboeking.txt': [
    {
      counterpartyAccount: 'NL56CHAS0101010101',
      counterpartyName: 'AA GHGHGH NETHERLANDS B.V.',
      description: '1412DEC 2015 CONSU LTING',
      endToEndId: '7541410',
    },
  ],
  'zilverline_mt940__abn_sepa_periodieke_overboeking.txt': [
    { counterpartyAccount: 'NL52ABNA0777777777', counterpartyName: 'B C DE MAN', description: 'SALARIS G.G. DE MAN' },
  ],
  'zilverline_mt940__abn_structured_sepa_acceptgiro.txt': [
    {
      counterpartyAccount: 'NL86INGB0002445588',
      counterpartyName: 'BELASTINGDIENST',
      description: 'ISSUER: CUR REF: 4420043232693268',
      endToEndId: null,
    },
  ],
  'zilverline_mt940__abn_structured_sepa_ideal.txt': [
    {
      counterpartyAccount: 'NL30ABNA0122365478',
      counterpartyName: 'ABC POPPIEKLAMNAET',
      description: 'K00023345Mq235234 0045623157461347 FACTUUR 10530 000848KLAOCFTUIOMFND',
      endToEndId: '11-09-2015 12:00 0045623157461347',
    },
  ],
  'zilverline_mt940__abn_structured_sepa_overboeking.txt': [
    { counterpartyAccount: 'NL57INGB0001212121', counterpartyName: 'CAFE MON AMI', description: '897789005' },
  ],
  'webschik_mt940-js__abn-amro-1.STA': [
    { amountCents: 541, bankCode: 'N426', valueOn: '2011-07-14', bookedOn: '2011-07-15', counterpartyName: 'TT TEST' },
  ],
  'fruitl00p_php-mt940__abn-sample.mt940': [{ amountCents: -750 }],
  'zilverline_mt940__ing-unstructured_remi.txt': [
    {
      counterpartyName: 'Bedrijf Die.Foobar123 AA VBBBBB NLD',
      description: '13-03-2015 09:47 TERMINALID: AA1001 PASVOLGNR: 001 TRANSACTIENR: 1234F7',
    },
  ],
  'zilverline_mt940__ing-unstructured_remi_2.txt': [
    {
      description:
        'RC afrekening betalingsverkeer Factuurnr. 1212127756 Betreft rekening 33.33.333 Periode: 01-04-2014 / 30-06-2014',
    },
  ],
  'zilverline_mt940__ing-unstructured_remi_with_space_in_remi.txt': [
    { counterpartyName: 'B ASDGF Netherlands BV', description: 'Factuurnummer 987654321098' },
  ],
  'zilverline_mt940__ing.txt': [
    { amountCents: -2503, bookedOn: '2010-07-22' },
    { at: 5, description: 'EJ46GREENP100610T1456 CLIEOP TMG GPHONGKONG AMSTERDAM' },
  ],
  'zilverline_mt940__ing_00_00.txt': [
    { description: 'KASSA VERZAMELFACTUUR DINSDAG 2 ABC-654321 05/31/2017 00:00:00' },
  ],
  'zilverline_mt940__ing_dash_in_customer_reference.txt': [{ bankReference: '45674567456745' }],
  'zilverline_mt940__ing_references.txt': [{ bankReference: '45674567456745' }],
  'zilverline_mt940__ing_references_fix.txt': [{ bankReference: '56565656565656' }],
  'zilverline_mt940__ing_structured.txt': [
    {
      at: 1,
      amountCents: 30000,
      bookedOn: '2013-07-01',
      description: 'VAN Zkl Kwartaal Spaarrekening',
      counterpartyAccount: '1234567',
    },
    {
      at: 2,
      amountCents: -40000,
      description: 'kilometervergoeding 2e kwartaal 2013',
      counterpartyAccount: 'NL57ABNA0987654321',
      counterpartyName: 'J AAP',
    },
    { at: 3, description: 'parkeren', counterpartyAccount: 'NL57ABNA0987654321', counterpartyName: 'J AAP / FOO B.V.' },
    { at: 4, counterpartyAccount: 'NL86INGB0002445588', counterpartyName: null },
    { at: 6, counterpartyAccount: 'NL57ABNA0987654321', counterpartyName: null },
  ],
  'zilverline_mt940__knab.txt': [
    {
      amountCents: 100000,
      bookedOn: '2014-10-24',
      counterpartyAccount: 'NL26ABNA0999999999',
      counterpartyName: 'BEDRIJF VOF',
      bankReference: 'ABC9886658908791',
    },
  ],
  'zilverline_mt940__knab_date_and_accounting_date_different_year.txt': [
    { valueOn: '2014-01-01', bookedOn: '2013-12-29' },
  ],
  'zilverline_mt940__knab_pin.txt': [
    {
      amountCents: -101000,
      description: 'DERTGA FF ASR 01-01-2018 12:12 PAS: 1111',
      counterpartyName: 'JAAPAAPJE FREKEL & J',
    },
  ],
  'zilverline_mt940__knab_two_blocks.txt': [
    {
      amountCents: 5000,
      description: 'AAAAA BDBDNDKDKASDF, BETALINGSKENMERK: 00111111111, REFERENTIBC0101111111, 22-10-2014 15:01',
      counterpartyAccount: '90000014',
      counterpartyName: 'KNAB',
      bookedOn: '2014-10-22',
    },
  ],
  'fruitl00p_php-mt940__knab-sample3.mt940': [{ counterpartyAccount: '53851317' }],
  'zilverline_mt940__rabobank-dash_as_start_of_line.txt': [{ amountCents: 100000 }],
  'zilverline_mt940__rabobank-fix_rabo_twice_remi.txt': [
    {
      amountCents: 100000,
      bankCode: 'N541',
      counterpartyAccount: 'NL55RABO044444444',
      counterpartyName: 'STG. KLANTGELDEN SEPAY',
      description: 'AFREK. BETAALAUTOMAAT MaestroREFNR. H6MJV5DAT. 20170601 AANT. 11',
    },
  ],
  'zilverline_mt940__rabobank-line_break_in_remi.txt': [
    {
      counterpartyName: 'AAAAAA RRRRRRRRRRRBBBBB DFDFDFDFDFDFDF CCC',
      description: 'BETALINGSKENM.: 342157/DEC- 16, ONZE REF.: 12345678, TOELICHTINB: Gruitjes',
    },
  ],
  'zilverline_mt940__rabobank_mt940_structured.txt': [
    {
      amountCents: -12750,
      bookedOn: '2013-04-03',
      description: '674725433 1120000153447185 14144467636004962',
      counterpartyAccount: 'NL96RBOS0523149468',
      counterpartyName: 'Nespresso Nederland B.V.',
    },
    { at: 1, amountCents: 16990, counterpartyAccount: '663616476', counterpartyName: 'Bedrijf B.V.' },
    { at: 2, counterpartyAccount: '4500018', counterpartyName: 'DIVV afd parkeergebouwewn' },
    { at: 5, counterpartyAccount: null },
    { at: 6, description: '' },
  ],
  'zilverline_mt940__rabobank_mt940_structured_multi_line.txt': [{ description: 'Factuur 2014-002' }],
  'sandermarechal_jejik-mt940__sns.txt': [{ counterpartyName: 'marechal s', description: 'dit is een test' }],
  'zilverline_mt940__sns.txt': [
    {
      amountCents: 1245,
      description: 'creditrente 01-01-13 tot 01-01-14',
      valueOn: '2014-01-01',
      counterpartyAccount: null,
      counterpartyName: null,
    },
    {
      at: 3,
      amountCents: 2000000,
      description: '366919158-nl11rabo0987654321-f. spark bedrijf n.v.',
      counterpartyAccount: 'NL11RABO0987654321',
      counterpartyName: 'f. spark bedrijf n.v.',
      bookedOn: '2014-09-22',
    },
  ],
  'zilverline_mt940__triodos_iban.txt': [
    {
      amountCents: 100000,
      description:
        'METSELAARBAASIK PAARDENA POSTBUS 969 8888BB UTRETRECHNEDERLAND STORTING AANDELENKAPITAAL ZAAK NR 40000',
      counterpartyAccount: 'NL12RABO0888888888',
      counterpartyName: null,
    },
    {
      at: 2,
      amountCents: -1000,
      description: 'NS-DKDKDKFJFJFLS 201 \\KLKLKLFOOBAR \\ BETAALAUTOMAAT 22-09-14 12:00 PASNR. 009',
      counterpartyAccount: null,
      counterpartyName: null,
    },
  ],
  'zilverline_mt940__triodos_iban_2.txt': [
    {
      amountCents: 438323,
      description: '201801001',
      counterpartyName: 'G-AAAAA N.V.',
      counterpartyAccount: 'NL21RABO0999999999',
    },
    { at: 1, description: 'Factuurnummer 201801-001' },
    { at: 2, counterpartyName: null },
    { at: 3, counterpartyAccount: null },
  ],
  'zilverline_mt940__triodos_multiline_bug.txt': [
    {
      description:
        'RABO BETAALVERZOEK ORDERNUMMER NL26RABO1234567890 / TRANSACTIENUMMER 0012345678903456 / 16-11-20 19:02 / T.P. DEN EO X. TUI-SXDCF:VOORGESCH:',
    },
  ],
  'zilverline_mt940__van-unspecified_contra_account.txt': [{ counterpartyAccount: null }],
  'zilverline_mt940__van_lanschot.txt': [
    {
      amountCents: 271676,
      description: '201400-001',
      counterpartyAccount: 'NL81RABO0444444444',
      counterpartyName: 'ABDFGEKSLJFN ASLDJDKE B.V',
      bookedOn: '2014-01-10',
      endToEndId: '333333333',
    },
    { at: 1, description: '2222.44.111.B.02.444.0', counterpartyName: 'belastingdienst' },
    {
      at: 3,
      description: 'Kenmerk: 1234.4321.0000.5555 Omschrijving: 123123444 01-01-2014 3 MND 8888888888 Servicecontract',
      counterpartyAccount: 'NL80RABO0676767676',
      counterpartyName: 'BEN',
    },
  ],
}

describe.runIf(existsSync(samples))('what the sources of the samples assert of single bookings', () => {
  test.each(Object.entries(facts))('mt940/%s', (file, expected) => {
    const read = bookings(`mt940/${file}`)
    for (const { at = 0, ...fact } of expected) expect(read[at]).toMatchObject(fact)
  })

  test('an empty file has a bank too', () => {
    expect(read('mt940/zilverline_mt940__knab_empty.txt').bank).toBe('knab')
  })

  test('ING rows of nought are kept and pointed out, the others are as the source says', () => {
    for (const name of ['ing_ok', 'ing_ok_Mutatiesoort', 'ing_ok_Mutatiesoort_Extra']) {
      const { statements, findings } = read(`csv/gpaulissen_ofxstatement-dutch__${name}.csv`)
      const amounts = statements[0]!.bookings.map((one) => one.amountCents)
      expect(amounts.filter((amount) => amount !== 0)).toEqual([-125, 125, 2000, -31, -31])
      expect(findings.map((finding) => [finding.code, finding.line])).toContainEqual(['zero_amount', 4])
    }
  })

  test('CRLF and LF make no difference', () => {
    const dos = read('mt940/sandermarechal_jejik-mt940__ing-dos.txt')
    expect(dos.statements).toEqual(read('mt940/sandermarechal_jejik-mt940__ing-unix.txt').statements)
    expect(dos.statements[0]!.bookings).toHaveLength(7)
  })

  test('returned direct debits are marked with their reason', () => {
    const ing = bookings('mt940/OCA_bank-statement-import__mt940_nl_ing-test-ing-old.940')
    expect(ing.filter((one) => one.isReversal).map((one) => one.reversalReason)).toEqual(['MS03', 'MS03'])
    const abn = bookings('mt940/dovadi_mt940__MT940_voorbeeldbestanden_abnamro.txt')
    expect(abn.filter((one) => one.isReversal).map((one) => one.reversalReason)).toEqual(['MS02', 'AC01', 'MS02'])
  })

  test('a Rabobank row without its first quote is read, and pointed out', () => {
    const { statements, findings } = read('csv/bank2ynab_bank2ynab__rabobank-CSV_A_20180414_112204.csv')
    expect(statements).toHaveLength(1)
    expect(statements[0]!.bookings[1]!.counterpartyName).toBe('Nederlandse Loterij Organisatie B.V.')
    expect(findings.some((finding) => finding.code === 'missing_quote')).toBe(true)
  })
})
