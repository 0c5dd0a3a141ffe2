import { describe, expect, test } from 'vitest'
import { statementLimits } from '#lending/statements/limits.ts'
import { readStatementFile, type ReadStatementFile } from '#lending/statements/read-statement-file.ts'

const read = (text: string): ReadStatementFile => readStatementFile(new TextEncoder().encode(text))
const lines = (...text: string[]): string => text.join('\r\n') + '\r\n'

function bookings(text: string) {
  const outcome = read(text)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.statements.flatMap((statement) => statement.transactions)
}

const ingOld =
  '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","MutatieSoort","Mededelingen"'
const ingNew = `${ingOld.replaceAll(',', ';')};"Saldo na mutatie";"Tag"`
const ingRow =
  '"20260302";"Waterbedrijf Zuid";"NL83INGB0001234500";"NL20INGB0001234567";"IC";"Af";"1.012,50";"Incasso";"Naam: Waterbedrijf Zuid Omschrijving: Nota 12 IBAN: NL20INGB0001234567 Kenmerk: E-7 Machtiging ID: M-7 Incassant ID: NL84ZZZ050695810000 Doorlopende incasso Valutadatum: 03-03-2026"'

describe('ING CSV', () => {
  test('semicolons, balance and tag; the details come from the remarks; newest first', () => {
    const text = lines(
      ingNew,
      `${ingRow};"87,50";""`,
      '"20260301";"Bos";"NL83INGB0001234500";"";"OV";"Bij";"100,00";"Overschrijving";"huur";"1100,00";"x"',
    )
    expect(read(text)).toMatchObject({
      ok: true,
      format: 'csv',
      bank: 'ing',
      findings: [],
      statements: [
        { opening: { on: '2026-03-01', amountCents: 100000 }, closing: { on: '2026-03-02', amountCents: 8750 } },
      ],
    })
    expect(bookings(text)[0]).toEqual({
      bookedOn: '2026-03-02',
      valueOn: '2026-03-03',
      amountCents: -101250,
      currency: 'EUR',
      counterpartyName: 'Waterbedrijf Zuid',
      counterpartyAccount: 'NL20INGB0001234567',
      description: 'Nota 12',
      endToEndId: 'E-7',
      mandateId: 'M-7',
      creditorId: 'NL84ZZZ050695810000',
      bankReference: null,
      bankCode: 'IC',
      isReversal: false,
      reversalReason: null,
    })
  })

  test('commas, English words, a column more, a heading with a mark before it', () => {
    expect(bookings('\ufeff' + lines(ingOld, ingRow.replaceAll(';', ',')))).toMatchObject([{ amountCents: -101250 }])
    const english =
      '"Date";"Name / Description";"Account";"Counterparty";"Code";"Debit/credit";"Amount (EUR)";"Transaction type";"Notifications";"Resulting balance";"Tag";"Extra"'
    expect(bookings(lines(english, `${ingRow.replace('"Af"', '"Debit"')};"87,50";"";""`))).toMatchObject([
      { amountCents: -101250 },
    ])
  })

  test('savings, by heading and by place', () => {
    const row =
      '2026-03-02;Opname;N 123-45678;Oranje Spaarrekening;NL83INGB0001234500;Af;25,00;EUR;Opname;Naar betaalrekening;75,00'
    const heading =
      'Datum;Omschrijving;Rekening;Rekening naam;Tegenrekening;Af Bij;Bedrag;Valuta;Mutatiesoort;Mededelingen;Saldo na mutatie'
    for (const first of [heading, 'een;twee;drie;vier;vijf;zes;zeven;acht;negen;tien;elf']) {
      expect(bookings(lines(first, row))).toMatchObject([
        { amountCents: -2500, counterpartyAccount: 'NL83INGB0001234500' },
      ])
    }
  })

  test('savings in English have points, and the description is the purpose where there are no remarks', () => {
    const text = lines(
      '"Date";"Description";"Account";"Account name";"Counterparty";"Debit/credit";"Amount";"Currency";"Transaction type";"Notifications";"Resulting balance"',
      '"2026-03-02";"Interest 2025";"K 123-45678";"Oranje Spaarrekening";"";"Credit";"9.20";"EUR";"Interest";"";"1509.20"',
    )
    expect(bookings(text)).toMatchObject([{ amountCents: 920, description: 'Interest 2025' }])
    expect(read(text)).toMatchObject({ statements: [{ accountNumber: 'K12345678', opening: { amountCents: 150000 } }] })
  })

  test('the rows of one day are put in order by their balances, whichever comes first', () => {
    const row = (amount: string, balance: string) => ingRow.replace('1.012,50', amount) + `;"${balance}";""`
    const newestFirst = [row('3,00', '94,00'), row('2,00', '97,00'), row('1,00', '99,00')]
    for (const rows of [newestFirst, newestFirst.toReversed()]) {
      expect(read(lines(ingNew, ...rows))).toMatchObject({
        findings: [],
        statements: [{ opening: { amountCents: 10000 }, closing: { amountCents: 9400 } }],
      })
    }
  })

  test('two identical rows are two bookings', () => {
    const row = `${ingRow};"87,50";""`
    expect(bookings(lines(ingNew, row, row))).toHaveLength(2)
  })

  test('an export of balances is named as what it is', () => {
    expect(read(lines('"Datum";"Boeksaldo";"Valutair saldo"', '"2026-03-02";"13,20";"13,20"'))).toMatchObject({
      refusal: { code: 'balances_only' },
    })
  })
})

describe('Rabobank CSV', () => {
  const heading =
    '"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Naam uiteindelijke partij","Naam initiërende partij","BIC tegenpartij","Code","Batch ID","Transactiereferentie","Machtigingskenmerk","Incassant ID","Betalingskenmerk","Omschrijving-1","Omschrijving-2","Omschrijving-3","Reden retour","Oorspr bedrag","Oorspr munt","Koers"'
  const row = (account: string, amount: string, balance: string, reason = '') =>
    `"${account}","EUR","RABONL2U","000000000000009565","2026-03-02","2026-03-03","${amount}","${balance}","NL20INGB0001234567","Bos","","","INGBNL2A","cb","","E-1","M-1","","","Nota","12"," ","${reason}","","",""`

  test('several accounts mixed, return reason, latin-1 bytes', () => {
    const text = lines(
      heading,
      row('NL44RABO0123456789', '+1.210,00', '+2.210,00'),
      row('NL66RABO0160878799', '-12,50', '+0,00', 'MS03'),
      row('NL44RABO0123456789', '-10,00', '+2.200,00'),
    )
    const outcome = readStatementFile(Uint8Array.from(text, (character) => character.charCodeAt(0)))
    expect(outcome).toMatchObject({
      ok: true,
      bank: 'rabobank',
      findings: [],
      statements: [
        { accountNumber: 'NL44RABO0123456789', opening: { amountCents: 100000 }, closing: { amountCents: 220000 } },
        {
          accountNumber: 'NL66RABO0160878799',
          transactions: [{ isReversal: true, reversalReason: 'MS03', description: 'Nota 12' }],
        },
      ],
    })
  })

  test('the columns of before 2018', () => {
    const old =
      '"NL44RABO0123456789","EUR","20160302","D","6.50","NL20INGB0001234567","Bos","20160301","ba","","Nota","12","","","","","E-1","",""'
    expect(bookings(lines(old))).toMatchObject([
      { amountCents: -650, bookedOn: '2016-03-01', description: 'Nota 12', endToEndId: 'E-1' },
    ])
  })

  test('a heading that lacks a column is refused with its name', () => {
    const text = lines(heading.replace('"Bedrag",', ''), row('NL44RABO0123456789', '+1,00', '+1,00'))
    expect(read(text)).toMatchObject({ refusal: { code: 'wrong_columns', field: 'bedrag', line: 1 } })
  })
})

describe('the other banks CSV and TAB', () => {
  test('Knab, with banner and without', () => {
    const heading =
      'Rekeningnummer;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Valutadatum;Betaalwijze;Omschrijving;Type betaling;Machtigingsnummer;Incassant ID;Adres;Referentie;Boekdatum;'
    const row =
      '"NL68KNAB0123456789";"02-03-2026";"EUR";"D";"2500";"NL20INGB0001234567";"Bos";"02-03-2026";"Overboeking";"nota";"";"M-1";"";"";"B9F";"02-03-2026";'
    expect(bookings(lines('KNAB EXPORT;;;;;;;;;;;;;;;;', heading, row))).toMatchObject([
      { amountCents: -250000, bankReference: 'B9F' },
    ])
    const newer = [
      heading.replace('Adres;', ''),
      row.replace('"";"B9F"', '"B9F"').replace('"D"', '"Debet"').replace('2500', '6,5'),
    ]
    expect(bookings('\ufeff' + lines(...newer))).toMatchObject([
      { amountCents: -650, mandateId: 'M-1', bankReference: 'B9F' },
    ])
    expect(read(lines('KNAB EXPORT;;;;;;;;;;;;;;;;', heading))).toMatchObject({
      ok: true,
      bank: 'knab',
      statements: [],
    })
  })

  test('Knab of 2026 says additions and deductions in words', () => {
    const text = lines(
      '"Rekeningnummer";"Transactiedatum";"Valutacode";"CreditDebet";"Bedrag";"Tegenrekeningnummer";"Tegenrekeninghouder";"Valutadatum";"Betaalwijze";"Omschrijving";"Type betaling";"Machtigingsnummer";"Incassant ID";"Referentie";"Boekdatum";',
      '"NL68KNAB0123456789";"02-03-2026";"EUR";"Afschrijvingen";"6,5";"";"Bos";"02-03-2026";"Betaalautomaat";"brood";"";"";"";"R1";"02-03-2026";',
      '"NL68KNAB0123456789";"02-03-2026";"EUR";"Bijschrijvingen";"1.234,56";"";"De Wit";"02-03-2026";"Overboeking";"nota";"";"";"";"R2";"02-03-2026";',
    )
    expect(bookings('\ufeff' + text).map((one) => one.amountCents)).toEqual([-650, 123456])
    expect(read(text.replace('Afschrijvingen', 'Onbekend'))).toMatchObject({
      refusal: { code: 'malformed_row', line: 2 },
    })
  })

  test('ASN, SNS and RegioBank with a heading: with and without address and category, apostrophes where they are', () => {
    const full =
      'Datum,Je rekening,Van / naar,Naam,Adres,Postcode,Woonplaats,Valuta saldo,Saldo voor boeking,Valuta,Bedrag bij / af,Verwerkingsdatum,Valutadatum,Code,Type,Volgnummer,Betalingskenmerk,Omschrijving,Afschriftnummer'
    const row = (before: string, amount: string, end: string) =>
      `02-03-2026,NL53ASNB0781269733,NL20INGB0001234567,'t Hoekje,,,,EUR,${before},EUR,${amount},02-03-2026,03-03-2026,9714,EIC,901001,,${end}`
    const expected = {
      bookedOn: '2026-03-02',
      valueOn: '2026-03-03',
      amountCents: -1299,
      counterpartyName: "'t Hoekje",
      counterpartyAccount: 'NL20INGB0001234567',
      description: 'Nota 12, deel 2',
      bankCode: 'EIC',
      bankReference: '901001',
    }
    const first = row('1000.00', '-12.99', "'Nota 12, deel 2',3")
    const second = row('987.01', '100.00', "'x',3")
    for (const text of [
      lines(full, first, second),
      lines(`${full},Categorie`, `${first},'Vaste lasten, huis'`, `${second},`),
      lines(
        full
          .replace('Adres,Postcode,Woonplaats,', '')
          .replace('Valuta,', 'Valuta boeking,')
          .replace('bij / af', 'bij/af'),
        first.replace(',,,,EUR', ',EUR').replaceAll('02-03', '2-3').replace("'Nota 12, deel 2'", '"Nota 12, deel 2"'),
        second.replace(',,,,EUR', ',EUR'),
      ),
    ]) {
      expect(read(text)).toMatchObject({
        bank: 'asn',
        findings: [],
        statements: [{ opening: { amountCents: 100000 }, closing: { amountCents: 108701 } }],
      })
      expect(bookings(text)).toMatchObject([expected, { amountCents: 10000 }])
    }
    expect(
      bookings(
        lines(
          'Datum;Je rekening;Van / naar;Naam;Omschrijving;Bedrag bij / af',
          '02-03-2026;NL53ASNB0781269733;NL20INGB0001234567;Spaar;naar spaarpot;-1.000,00',
        ),
      ),
    ).toMatchObject([{ amountCents: -100000, description: 'naar spaarpot' }])
  })

  test('ABN AMRO: its spreadsheet saved as text, in both languages', () => {
    const dutch =
      'Rekeningnummer;Muntsoort;Transactiedatum;Rentedatum;Beginsaldo;Eindsaldo;Transactiebedrag;Omschrijving'
    const english = 'accountNumber,mutationcode,transactiondate,valuedate,startsaldo,endsaldo,amount,description'
    const text = 'SEPA Overboeking                 IBAN: NL20INGB0001234567        Naam: Bos'
    for (const file of [
      lines(dutch, `417164300;EUR;20260302;20260303;100,00;1087,50;987,50;${text}`),
      lines(english, `417164300,EUR,20260302,20260303,100.00,1087.50,987.50,"${text}"`),
    ]) {
      expect(read(file)).toMatchObject({ bank: 'abn_amro', findings: [] })
      expect(bookings(file)).toMatchObject([
        { amountCents: 98750, bookedOn: '2026-03-02', valueOn: '2026-03-03', counterpartyName: 'Bos' },
      ])
    }
  })

  test('ASN, SNS and RegioBank: balance before the booking, apostrophes, both forms of date', () => {
    const row = (date: string, balance: string, amount: string, text: string) =>
      `${date},NL53ASNB0781269733,NL20INGB0001234567,'t Hoekje,,,,EUR,${balance},EUR,${amount},${date},${date},9856,IDM,51402299,,${text},26`
    const text = lines(
      row('02-03-2026', '130.44', '-30.44', "'Nota 12, deel 2'"),
      row('20260303', '100.00', '5.00', ''),
    )
    expect(read(text)).toMatchObject({
      ok: true,
      bank: 'asn',
      findings: [],
      statements: [{ opening: { amountCents: 13044 }, closing: { on: '2026-03-03', amountCents: 10500 } }],
    })
    expect(bookings(text)).toMatchObject([
      { description: 'Nota 12, deel 2', counterpartyName: "'t Hoekje", bankReference: '51402299' },
      {},
    ])
    expect(read(text.replace('100.00', '100.01'))).toMatchObject({
      findings: [{ code: 'running_balance_broken', line: 2 }, { code: 'balance_does_not_add_up' }],
    })
    expect(read(text.replaceAll('ASNB', 'RBRB'))).toMatchObject({ bank: 'regiobank' })
  })

  test('Triodos: BIC and IBAN in one field, a direct debit in its text', () => {
    const text = lines(
      '"02-03-2026","NL75TRIO0543247382","1.200,00","Debet","Bos","INGBNL2A NL20INGB0001234567","ET","huur"',
      '"03-03-2026","NL75TRIO0543247382","16,47","Credit","Card","","EI","NL13ZZZ332005960000 M-1 E-1 Incasso"',
    )
    expect(read(text)).toMatchObject({ bank: 'triodos' })
    expect(bookings(text)).toMatchObject([
      { amountCents: -120000, counterpartyAccount: 'NL20INGB0001234567' },
      {
        amountCents: 1647,
        counterpartyAccount: null,
        creditorId: 'NL13ZZZ332005960000',
        mandateId: 'M-1',
        description: 'Incasso',
      },
    ])
  })

  test('bunq in both languages and both decimal signs', () => {
    const row = (amount: string) => `"2026-03-02";"${amount}";"NL19BUNQ0844053953";"";"CLOUD";"hosting; maart"`
    for (const heading of [
      '"Date";"Amount";"Account";"Counterparty";"Name";"Description"',
      '"Datum";"Bedrag";"Rekening";"Tegenrekening";"Naam";"Omschrijving"',
    ]) {
      expect(
        bookings(lines(heading, row('-2,56'), row('1.000,00'), row('-24.99'), row('1.000'))).map(
          (one) => one.amountCents,
        ),
      ).toEqual([-256, 100000, -2499, 100000])
    }
    const withInterest = lines(
      '"Date","Interest Date","Amount","Account","Counterparty","Name","Description"',
      '"2026-03-02","2026-03-01","1,00","NL19BUNQ0844053953","","a","b"',
    )
    expect(bookings(withInterest)).toMatchObject([{ valueOn: '2026-03-01' }])
  })

  test('ABN AMRO TAB: several accounts, blocks of 32 places', () => {
    const text = lines(
      '417164300\tEUR\t20260302\t100,00\t87,50\t20260302\t-12,50\tSEPA iDEAL                       IBAN: NL20INGB0001234567        BIC: INGBNL2A                    Naam: Bos via Mollie            Omschrijving: M01 Order 12      Kenmerk: E-1',
      '123456789\tEUR\t20260302\t1,00\t2,00\t20260302\t1,00\tBEA, Betaalpas                   Bouwmarkt Oost,PAS012           NR:1, 02.03.26/12:10            UTRECHT',
    )
    expect(read(text)).toMatchObject({
      bank: 'abn_amro',
      findings: [],
      statements: [{ accountNumber: '417164300' }, {}],
    })
    expect(bookings(text)).toMatchObject([
      { amountCents: -1250, counterpartyName: 'Bos via Mollie', description: 'M01 Order 12', endToEndId: 'E-1' },
      { counterpartyName: 'Bouwmarkt Oost' },
    ])
  })

  test('ABN AMRO TAB: labels behind a full column, and a card payment taken back', () => {
    const row = (text: string) => `417164300\tEUR\t20260302\t1,00\t2,00\t20260302\t1,00\t${text}`
    const glued =
      'SEPA Incasso algemeen doorlopend Incassant: NL01ZZZ012345678901  Naam: NETWERK INTERNATIONAAL B.VMachtiging: M-1                  Omschrijving: Abonnement        IBAN: NL20INGB0001234567        Kenmerk: E-1                     Voor: J BOS'
    const back =
      'BEA, Betaalpas                   Bouwmarkt Oost,PAS012           NR:1, 02.03.26/12:10            UTRECHT TERUGBOEKING BEA-TRANSACTIE'
    expect(bookings(lines(row(glued), row(back)))).toMatchObject([
      {
        counterpartyName: 'NETWERK INTERNATIONAAL B.V',
        mandateId: 'M-1',
        creditorId: 'NL01ZZZ012345678901',
        description: 'Abonnement',
        endToEndId: 'E-1',
        isReversal: false,
      },
      { counterpartyName: 'Bouwmarkt Oost', isReversal: true },
    ])
  })
})

describe('rows that cannot be read are refused, never skipped', () => {
  const good = `${ingRow};"87,50";""`
  test.each([
    ['a space before a quote', good.replace(';"Af"', '; "Af"'), 'malformed_row'],
    ['text behind a quote', good.replace('"Af"', '"Af"x'), 'malformed_row'],
    ['a column too few', ingRow, 'malformed_row'],
    ['two columns too many', `${good};"";""`, 'malformed_row'],
    ['a quote that is never closed', good.slice(0, -1), 'malformed_row'],
    ['no direction', good.replace('"Af"', '"?"'), 'malformed_row'],
    ['no amount', good.replace('1.012,50', ''), 'malformed_amount'],
    ['an amount that is none', good.replace('1.012,50', '1.01,50'), 'malformed_amount'],
    ['a day that does not exist', good.replace('20260302', '20260230'), 'malformed_date'],
    ['no account', good.replace('NL83INGB0001234500', ''), 'missing_field'],
  ])('%s', (_, row, code) => {
    expect(read(lines(ingNew, good, row))).toMatchObject({ ok: false, refusal: { code, line: 3, bank: 'ing' } })
  })

  test('a comma-separated file of no bank', () => {
    expect(read('a,b,c\n1,2,3\n')).toMatchObject({ refusal: { code: 'unknown_format', line: 1 } })
  })
})

describe('files that are no statements', () => {
  test.each([
    ['', 'empty_file'],
    ['  \r\n \u001a', 'empty_file'],
    ['\ufeff', 'empty_file'],
    ['PK\u0003\u0004abc', 'binary_file'],
    ['%PDF-1.7', 'binary_file'],
    ['a\u0000b', 'binary_file'],
    ['Geachte heer, mevrouw', 'unknown_format'],
    ['x'.repeat(100_000), 'line_too_long'],
  ])('%j', (text, code) => {
    expect(read(text)).toMatchObject({ ok: false, refusal: { code } })
  })

  test('files beyond the limit of bytes are refused', () => {
    const small = { ...statementLimits, fileBytes: 20 }
    expect(readStatementFile(new TextEncoder().encode(':20:A\n:25:1\n:28C:1\n:60F:'), small)).toMatchObject({
      ok: false,
      refusal: { code: 'file_too_big' },
    })
  })
})
