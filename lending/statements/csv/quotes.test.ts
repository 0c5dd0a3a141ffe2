import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

const heading =
  '"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Tegenrekening IBAN/BBAN","Naam tegenpartij","Omschrijving-1"'
const row = (name: string, purpose = 'nota 12') =>
  `"NL44RABO0123456789","EUR","RABONL2U","000000000000000101","2026-03-02","2026-03-03","-12,50","NL20INGB0001234567","${name}","${purpose}"`
const read = (...rows: string[]) => readText(linesOf(heading, ...rows))

describe('CORE-3 a quote of a Rabobank row that is lost or left over', () => {
  const good = row('Bos')

  test('the very first: the row is read, and the account is the one of the other rows', () => {
    expect(read(good.slice(1), good, good.slice(1))).toMatchObject({
      ok: true,
      bank: 'rabobank',
      findings: [
        { code: 'missing_quote', line: 2, statement: null },
        { code: 'missing_quote', line: 4 },
      ],
      statements: [{ accountNumber: 'NL44RABO0123456789', accountIban: 'NL44RABO0123456789' }],
    })
  })

  test('the very first, and quotes that nobody doubled inside a name of the same row', () => {
    const both = row('Bos "de Snelle" BV')
    expect(read(both.slice(1), both)).toMatchObject({
      ok: true,
      findings: [
        { code: 'missing_quote', line: 2 },
        { code: 'missing_quote', line: 3 },
      ],
      statements: [
        {
          accountNumber: 'NL44RABO0123456789',
          bookings: [{ counterpartyName: 'Bos "de Snelle" BV' }, { counterpartyName: 'Bos "de Snelle" BV' }],
        },
      ],
    })
    expect(bookingsOf(linesOf(heading, row('Bos ""de Snelle"", Zn').slice(1)))).toMatchObject([
      { counterpartyName: 'Bos "de Snelle", Zn' },
    ])
  })

  test.each([
    [
      'a stray quote inside the account, its first one lost',
      good.replace('"NL44RABO', 'NL44"RABO'),
      'NL44"RABO0123456789"',
    ],
    ['a stray quote inside the account', good.replace('NL44RABO', 'NL44"RABO'), 'NL44"RABO0123456789'],
    [
      'a quote too many behind the account, the first one lost',
      good.slice(1).replace('6789"', '6789""'),
      'NL44RABO0123456789""',
    ],
    ['a quote too many inside the account, doubled', good.replace('NL44RABO', 'NL44""RABO'), 'NL44"RABO0123456789'],
  ])('%s: refused, for no account holds one', (_what, bad, found) => {
    for (const rows of [[bad], [good, bad]]) {
      expect(read(...rows)).toMatchObject({
        ok: false,
        refusal: { code: 'malformed_row', line: rows.length + 1, field: 'account', found, bank: 'rabobank' },
      })
    }
  })
})

describe('CORE-3 quotes of a row, as each program writes them', () => {
  const readIng = (...rows: string[]) =>
    readText(linesOf('Datum;Naam / Omschrijving;Rekening;Af Bij;Bedrag (EUR);Mededelingen', ...rows))
  const ing = (name: string, purpose: string) => `20260302;${name};NL83INGB0001234500;Bij;12,50;${purpose}`

  test('only where a field needs them, also at the end of the row and without a finding', () => {
    expect(readIng(ing('"Bos; Zn"', 'nota 12'), ing('Bos', '"nota; 12"'), ing('Bos', ''))).toMatchObject({
      ok: true,
      findings: [],
      statements: [
        {
          bookings: [
            { counterpartyName: 'Bos; Zn', description: 'nota 12' },
            { counterpartyName: 'Bos', description: 'nota; 12' },
            { counterpartyName: 'Bos', description: '' },
          ],
        },
      ],
    })
  })

  test('doubled inside a field: at its beginning, at its end and alone', () => {
    expect(readIng(ing('"""Bos"" Zn"', '"a ""b"""'), ing('""""', '""'))).toMatchObject({
      ok: true,
      findings: [],
      statements: [
        {
          bookings: [
            { counterpartyName: '"Bos" Zn', description: 'a "b"' },
            { counterpartyName: '"', description: '' },
          ],
        },
      ],
    })
  })

  test('inside a plain field nobody doubled them: read, and found', () => {
    const finding = { code: 'missing_quote', statement: null, line: 2 }
    for (const [name, purpose] of [
      ['Pijp 12" Bos', 'nota'],
      ['Bos', 'pijp 12"'],
      ['"""Bos"" Zn"', 'pijp 12" en 13"'],
    ] as const) {
      expect(readIng(ing(name, purpose)), name).toMatchObject({
        ok: true,
        findings: [finding],
        statements: [
          { bookings: [{ counterpartyName: name.startsWith('"') ? '"Bos" Zn' : name, description: purpose }] },
        ],
      })
    }
  })

  test.each([
    ['a quote behind a space opens nothing', ing(' "Bos; Zn"', 'nota'), '2', ' "Bos'],
    ['text behind the quote that closes', ing('"Bos" Zn;x', 'nota'), '2', ' Zn;x;NL83INGB0001234500;Bij;12,50;nota'],
    ['a delimiter behind a stray quote', ing('Pijp 12"; Bos', 'nota'), '2', 'Pijp 12"'],
  ])('%s: refused with its line and the number of its field', (_what, row, field, found) => {
    expect(readIng(ing('Bos', 'nota'), row)).toMatchObject({
      ok: false,
      refusal: { code: 'malformed_row', line: 3, field, found, bank: 'ing' },
    })
  })

  test('a quote at the end of a first field that lost its own, and none in the middle of one', () => {
    expect(readIng(`20260302";"Bos";"NL83INGB0001234500";"Bij";"12,50";"nota"`)).toMatchObject({
      ok: true,
      findings: [{ code: 'missing_quote', line: 2 }],
    })
    for (const first of ['2026"0302', '2026"0302"', '"', '20260302"x']) {
      expect(readIng(`${first};Bos;NL83INGB0001234500;Bij;12,50;nota`), first).toMatchObject({ ok: false })
    }
  })

  test.each([
    ['a space before a quoted field', '; "Bos";', '2', ' "Bos"'],
    ['a lone quote', ';";', null, null],
  ])('%s is refused', (_what, name, field, found) => {
    const outcome = readIng(`20260302${name}NL83INGB0001234500;Bij;12,50;nota`)
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'malformed_row', line: 2 } })
    if (field !== null) expect(outcome).toMatchObject({ refusal: { field, found } })
  })

  test('between tabs a quoted field may hold a tab, except in ABN AMRO’s own file', () => {
    const text = linesOf(
      'Datum\tNaam / Omschrijving\tRekening\tAf Bij\tBedrag (EUR)',
      '20260302\t"Bos\tZn"\tNL83INGB0001234500\tBij\t12,50',
    )
    expect(bookingsOf(text)).toMatchObject([{ counterpartyName: 'Bos Zn' }])
  })
})

describe('CORE-3 a quoted field that goes on in the next line', () => {
  const heading = 'Description;Date;Amount;Account;Counterparty;Name'
  const end = ';2026-03-02;-1,00;NL19BUNQ0844053953;;Bos'
  const texts = (...lines: string[]) => bookingsOf(linesOf(heading, ...lines)).map((one) => one.description)

  test('over many lines, some empty and some with doubled quotes', () => {
    expect(texts('"Bos', '& ""Zn""', '', 'van ""de', `Wit"""${end}`, `nota${end}`)).toEqual([
      'Bos & "Zn" van "de Wit"',
      'nota',
    ])
    expect(texts('"Bos', `"${end}`, `"a""`, `b"${end}`)).toEqual(['Bos', 'a" b'])
  })

  test('the line of such a row is its first, and so it is where it is never closed', () => {
    const bad = `"a${end.replace('-1,00', 'x')}`.replace('"a', '"a\r\nb"')
    expect(readText(linesOf(heading, `nota${end}`, bad))).toMatchObject({
      refusal: { code: 'malformed_amount', line: 3, field: 'amount', found: 'x' },
    })
    expect(readText(linesOf(heading, `nota${end}`, '"a', 'b', ''))).toMatchObject({
      refusal: { code: 'malformed_row', line: 3, found: '"a\nb\n' },
    })
  })

  test.each([
    [`"Bos; Zn"${end}`, 'Bos; Zn'],
    [`"Bos"${end}`, 'Bos'],
    [`"pijp 12"""${end}`, 'pijp 12"'],
    [end, ''],
    [end.replace('Bos', '"Bos"'), ''],
    [`${end} 12"`, ''],
    [`"pijp 12"""${end} "x" y`, 'pijp 12"'],
    [`"Bos; ""Zn"""${end} "x" y`, 'Bos; "Zn"'],
  ])('the first field of a row is not taken for the whole of it: %s', (row, description) => {
    expect(texts(row)).toEqual([description])
  })

  test('a row of a word alone is no row of another shape', () => {
    expect(readText(linesOf(heading, `nota${end}`, '"Totaal";;;;;'))).toMatchObject({
      refusal: { code: 'malformed_date', line: 3, field: 'date', found: '' },
    })
  })

  test.each([',', ';', '\t'])(
    'a line that a spreadsheet took for one cell, with empty cells between %j behind it',
    (mark) => {
      const cell = `"${`"nota; ""12"""${end}`.replaceAll('"', '""')}"`
      expect(texts(cell + mark.repeat(3), cell)).toEqual(['nota; "12"', 'nota; "12"'])
    },
  )
})

describe('CORE-3 quotes in ABN AMRO’s TAB, which has none itself', () => {
  const row = (text: string) => `417164300\tEUR\t20260302\t2,00\t1,00\t20260302\t-1,00\t${text}`
  test.each([
    ['"zei ""ja"", dus"', 'zei "ja", dus'],
    ['"Nota" 12', '"Nota" 12'],
    ['Pijp van 12"', 'Pijp van 12"'],
    ['Pijp van 12" breed', 'Pijp van 12" breed'],
    ['"', '"'],
    ['""', ''],
  ])('%s', (text, description) => {
    expect(readText(linesOf(row(text)))).toMatchObject({
      ok: true,
      bank: 'abn_amro',
      findings: [],
      statements: [{ bookings: [{ description }] }],
    })
  })
})

describe('CORE-3 the apostrophes of ASN, SNS and RegioBank', () => {
  const row = (text: string) =>
    `02-03-2026,NL53ASNB0781269733,,Bos,,,,EUR,100.00,EUR,-12.99,02-03-2026,02-03-2026,9714,OVS,901001,,${text},3`
  test.each([
    ['\'zei "ja", dus\'', 'zei "ja", dus'],
    ['\'zei ""ja""\'', 'zei ""ja""'],
    ["''Nota''", "'Nota'"],
    ["'", "'"],
    ["''", ''],
    ["'t Hoekje", "'t Hoekje"],
    ['"twee, vijf\'"', "twee, vijf'"],
    ['"\'s avonds, vijf"', "'s avonds, vijf"],
    ['"Nota "12" deel 2"', 'Nota "12" deel 2'],
    ['"\'"', "'"],
  ])('%s', (text, description) => {
    expect(readText(linesOf(row(text)))).toMatchObject({
      ok: true,
      findings: [],
      statements: [{ bookings: [{ description }] }],
    })
  })

  const heading = 'Datum;Je rekening;Van / naar;Naam;Bedrag bij / af'
  const cells = '2-3-2026;NL53ASNB0781269733;NL20INGB0001234567;Bos;-1,00'
  test.each([
    ["'x; y'", 'x; y'],
    ['', ''],
    ["''", ''],
    ['"zei ""ja""; dus"', 'zei "ja"; dus'],
    ["'s middags; 's avonds", null],
  ])('the text as first column and as last: %s', (text, description) => {
    for (const lines of [
      [`Omschrijving;${heading}`, `${text};${cells}`],
      [`${heading};Omschrijving`, `${cells};${text}`],
    ]) {
      const outcome = readText(linesOf(...lines))
      if (description === null)
        expect(outcome).toMatchObject({ ok: false, refusal: { code: 'malformed_row', line: 2 } })
      else expect(outcome).toMatchObject({ ok: true, statements: [{ bookings: [{ description }] }] })
    }
  })
})
