import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

const ingHeading = [
  'Datum',
  'Naam / Omschrijving',
  'Rekening',
  'Tegenrekening',
  'Code',
  'Af Bij',
  'Bedrag (EUR)',
  'Mutatiesoort',
  'Mededelingen',
  'Saldo na mutatie',
  'Tag',
]
const ingFields = (amount = '1.012,50', name = 'Bos') => [
  '20260302',
  name,
  'NL83INGB0001234500',
  'NL20INGB0001234567',
  'OV',
  'Af',
  amount,
  'Overschrijving',
  'nota 12, deel 2',
  '87,50',
  '',
]
const quoted = (fields: readonly string[], delimiter: string) => fields.map((field) => `"${field}"`).join(delimiter)
/** As a spreadsheet writes a text that is one cell to it. */
const asCell = (line: string) => `"${line.replaceAll('"', '""')}"`

describe('an export that a spreadsheet has saved again', () => {
  const original = [quoted(ingHeading, ','), quoted(ingFields(), ','), quoted(ingFields('2,00', 'De Wit'), ',')]
  const expected = bookingsOf(linesOf(...original))

  test('each whole line is one cell, with empty cells behind or without', () => {
    expect(bookingsOf(linesOf(...original.map(asCell)))).toEqual(expected)
    expect(bookingsOf(linesOf(...original.map((line) => `${asCell(line)};;;`)))).toEqual(expected)
  })

  test('only the lines that need it are cells: the heading is as it was', () => {
    expect(bookingsOf(linesOf(ingHeading.join(','), ...original.slice(1).map(asCell)))).toEqual(expected)
  })

  test.each([',', ';', '\t'])('fields between %j, quoted only where they must be', (delimiter) => {
    const line = (fields: readonly string[]) =>
      fields.map((field) => (/[",;\t]/.test(field) ? `"${field}"` : field)).join(delimiter)
    const rows = [ingHeading, ingFields(), ingFields('2,00', 'De Wit')].map(line)
    expect(bookingsOf(linesOf(...rows))).toEqual(expected)
  })

  test('a line that names the delimiter, and empty rows and columns behind the last', () => {
    const rows = [ingHeading, ingFields(), ingFields('2,00', 'De Wit')].map((fields) => `${fields.join(';')};;`)
    expect(bookingsOf(linesOf('sep=;', ...rows, ';'.repeat(12), ';'.repeat(12)))).toEqual(expected)
  })

  test.each([
    ['1012,5', 101250],
    ['1012.50', 101250],
    ['€ 1.012,50', 101250],
    ['EUR 1.012,50', 101250],
    ['1.012,50 €', 101250],
  ])('an amount written as %s', (amount, cents) => {
    expect(bookingsOf(linesOf(ingHeading.join(';'), ingFields(amount).join(';')))[0]!.amountCents).toBe(-cents)
  })

  test.each(['1012', '1.012', '1,250', '1250 €', '€ -1250'])('its cents are gone: %s is refused', (amount) => {
    expect(readText(linesOf(ingHeading.join(';'), ingFields(amount).join(';')))).toMatchObject({
      refusal: { code: 'altered_file', line: 2, field: 'amount', bank: 'ing' },
    })
  })

  test('a bank that writes whole euros without cents is read as it writes', () => {
    const heading = 'KNAB EXPORT\nRekeningnummer;Transactiedatum;CreditDebet;Bedrag;Tegenrekeninghouder'
    const read = (amount: string) => readText(linesOf(heading, `NL66KNAB0255123456;02-03-2026;D;${amount};Bos`))
    expect(read('2500')).toMatchObject({ ok: true, statements: [{ bookings: [{ amountCents: -2_500_00 }] }] })
    expect(read('1,250')).toMatchObject({ refusal: { code: 'altered_file', bank: 'knab' } })
  })

  test.each([
    ['the newest first', 1],
    ['the oldest first', -1],
  ])('amounts a hundred times the steps of their balances are refused, %s', (_, order) => {
    const row = (amount: string, balance: string) => [...ingFields(amount).with(9, balance)].join(';')
    const rows = [row('1.200,00', '64,00'), row('1.100,00', '76,00'), row('2.500,00', '87,00')]
    const inOrder = order === 1 ? rows.toReversed() : rows
    expect(readText(linesOf(ingHeading.join(';'), ...inOrder))).toMatchObject({ refusal: { code: 'altered_file' } })
  })

  test.each(['1,012', '1,012.5.0', '(1,00', '--1,00', '€', '1 012,50', '-1,00-'])('not an amount: %s', (amount) => {
    expect(readText(linesOf(ingHeading.join(';'), ingFields(amount).join(';')))).toMatchObject({
      refusal: { code: 'malformed_amount', line: 2, field: 'amount' },
    })
  })

  test.each(['-12,50', '12,50-', '(12,50)', '\u221212,50', '€ -12,50', '-€ 12,50'])(
    'money out written as %s',
    (amount) => {
      const heading = 'Date;Amount;Account;Counterparty;Name;Description'
      expect(
        bookingsOf(linesOf(heading, `2026-03-02;${amount};NL19BUNQ0844053953;NL20INGB0001234567;Bos;nota`)),
      ).toMatchObject([{ amountCents: -1250 }])
    },
  )

  const signed = (amount: string) =>
    readText(
      linesOf(
        ' Date ;"Amount";Account;Counterparty; Name;Description',
        `2026-03-02;${amount};NL19BUNQ0844053953;NL20INGB0001234567;Bos;nota`,
      ),
    )

  test.each(['€ +12,50', '+ 12,50', '+ € 12,50', 'EUR 12,50', '12,50 EUR'])('money in written as %s', (amount) => {
    expect(signed(amount)).toMatchObject({ ok: true, statements: [{ bookings: [{ amountCents: 1250 }] }] })
  })

  test.each(['-€ 0,00', '(0,00)', '€ -0'])('nothing written as %s has no sign', (amount) => {
    const outcome = signed(amount)
    expect(outcome.ok && Object.is(outcome.statements[0]!.bookings[0]!.amountCents, 0)).toBe(true)
  })

  test.each(['(-12,50)', '-12,50-', '(12,50', '12,50)', '-€ 1.2.3', '€ 1.2.3', '(1,2,3)', '- '])(
    'no amount, whatever its sign: %s',
    (amount) => {
      expect(signed(amount)).toMatchObject({ refusal: { code: 'malformed_amount', line: 2, field: 'amount' } })
    },
  )

  test.each(['02-03-2026', '2-3-2026', '02/03/2026', '2.3.2026', '02032026', '20260302', '2026-03-02', '2026/03/02'])(
    'a date written as %s',
    (date) => {
      const row = ingFields()
      row[0] = date
      expect(bookingsOf(linesOf(ingHeading.join(';'), row.join(';')))[0]!.bookedOn).toBe('2026-03-02')
    },
  )

  test('a date with a time behind it', () => {
    for (const date of ['2026-03-02 10:11:12', '02-03-2026 10:11']) {
      const row = ingFields()
      row[0] = date
      expect(bookingsOf(linesOf(ingHeading.join(';'), row.join(';')))[0]!.bookedOn).toBe('2026-03-02')
    }
  })

  test('ABN AMRO TAB with quotes, semicolons or commas', () => {
    const fields = ['417164300', 'EUR', '20260302', '100,00', '87,50', '20260302', '-12,50', 'zei "ja", dus']
    const expected = bookingsOf(linesOf(fields.join('\t')))
    expect(expected).toMatchObject([{ amountCents: -1250, description: 'zei "ja", dus' }])
    const cells = fields.map((field) => (/[",]/.test(field) ? asCell(field) : field))
    for (const delimiter of ['\t', ';', ',']) expect(bookingsOf(linesOf(cells.join(delimiter)))).toEqual(expected)
  })
})

describe('quotes that do not stand as they should', () => {
  test('beside a delimiter in the text nobody can say where the field ends: refused', () => {
    const stray = quoted(ingFields('1,00', 'Pijp";Bos'), ';')
    expect(readText(linesOf(quoted(ingHeading, ';'), stray))).toMatchObject({
      refusal: { code: 'malformed_row', line: 2 },
    })
  })
})

describe('rarer exports', () => {
  test('ERR-3 Rabobank credit card: it is no account, and is named as what it is', () => {
    const heading =
      '"Tegenrekening IBAN","Munt","Creditcard Nummer","Productnaam","Creditcard Regel1","Creditcard Regel2","Transactiereferentie","Datum","Bedrag","Omschrijving","Oorspr bedrag","Oorspr munt","Koers"'
    const row =
      '"NL44RABO0123456789","EUR","1234","Rabo BusinessCard Visa","J BOS","BOS BV","0014000000003","2026-03-02","-12,50","HOSTING   AMSTERDAM","-13,00","USD","1,0400"'
    expect(readText(linesOf(heading, row))).toMatchObject({
      ok: false,
      refusal: { code: 'card_statement', bank: 'rabobank', line: 1 },
    })
  })

  test('Rabobank business: other words for the same columns', () => {
    const heading =
      '"IBAN/BBAN","Valuta","BIC","Volg nr","Datum","Valuta datum","Bedrag","saldo na boeking","IBAN/BBAN tegenpartij","Naam tegenpartij","Naam uiteind begunst","Naam initiërende partij","BIC tegenpartij","Transactie soort","Batch nr","Transactiereferentie","Machtigingskenmerk","Incassant ID","Betalingskenmerk","Omschrijving - 1","Omschrijving - 2","Omschrijving - 3","Oorzaakscode","Oorspr bedrag","Oorspr valuta","Koers"'
    const row =
      '"NL44RABO0123456789","EUR","RABONL2U","000000000000009565","2026-03-02","2026-03-03","-12,50","+87,50","NL20INGB0001234567","Bos","","","INGBNL2A","id","","E-1","M-1","","","Nota","12","","MD06","","",""'
    expect(bookingsOf(linesOf(heading, row))).toMatchObject([
      {
        amountCents: -1250,
        valueOn: '2026-03-03',
        bankCode: 'id',
        description: 'Nota 12',
        isReversal: true,
        reversalReason: 'MD06',
      },
    ])
  })

  test('amounts without a sign are not read as bunq’s, which have one', () => {
    const text = linesOf(
      'Datum,Bedrag,Rekening,Tegenrekening,Naam,Omschrijving,Af/Bij',
      '2026-03-02,"1,00",NL19BUNQ0844053953,,Bos,nota,Af',
    )
    expect(readText(text)).toMatchObject({ ok: false, refusal: { code: 'wrong_columns', line: 1 } })
  })

  test.each([
    ["'Nota 12, deel 2'", 'Nota 12, deel 2'],
    [`'Nota ""12"", deel 2'`, 'Nota "12", deel 2'],
    ["'t Hoekje, 's avonds", "'t Hoekje, 's avonds"],
    ["'", "'"],
  ])('ASN with every field between quotes, the text between apostrophes as well: %s', (text, description) => {
    const fields = [
      ...['02-03-2026', 'NL53ASNB0781269733', 'NL20INGB0001234567', "'t Café ''", '', '', '', 'EUR', '100.00', 'EUR'],
      ...['-12.99', '02-03-2026', '02-03-2026', '9714', 'EIC', '901001', '', text, '3'],
    ]
    expect(bookingsOf(linesOf(quoted(fields, ',')))).toMatchObject([{ description, counterpartyName: "'t Café ''" }])
  })

  test('ASN with the days as eight digits, day first', () => {
    const row =
      "02032026,NL53ASNB0781269733,NL20INGB0001234567,bos,,,,EUR,100.00,EUR,-12.99,02032026,03032026,9714,EIC,901001,,'Nota 12',3"
    expect(bookingsOf(linesOf(row))).toMatchObject([
      { bookedOn: '2026-03-02', valueOn: '2026-03-03', amountCents: -1299 },
    ])
  })
})
