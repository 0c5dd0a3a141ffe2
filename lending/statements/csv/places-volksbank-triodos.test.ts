import { describe, expect, test } from 'vitest'
import { nothing } from '#lending/testing/csv-export.ts'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

/** Reads one row of these cells; quoted where the bank does so. */
const rowOf = (cells: readonly string[], delimiter = ',') => linesOf(cells.join(delimiter))
const quoted = (cells: readonly string[]) => linesOf(cells.map((cell) => `"${cell}"`).join(','))
const unknown = { ok: false, refusal: { code: 'unknown_format', line: 1 } }

describe('CORE-3 ASN, SNS and RegioBank', () => {
  const cells = [
    ...['02-03-2026', 'NL53ASNB0781269733', 'NL20INGB0001234567', 'Bos', 'Laan 1', '1234AB', 'Utrecht', 'EUR'],
    ...['100.00', 'USD', '-12.99', '02-03-2026', '03-03-2026', '9714', 'OVS', '901001', 'kenmerk 7', "'Nota 12'", '3'],
  ]
  const one = (place: number, text: string) => bookingsOf(rowOf(cells.with(place, text)))[0]
  const whole = {
    ...nothing,
    bookedOn: '2026-03-02',
    valueOn: '2026-03-03',
    amountCents: -12_99,
    currency: 'USD',
    counterpartyName: 'Bos',
    counterpartyAccount: 'NL20INGB0001234567',
    description: 'Nota 12',
    bankReference: '901001',
    bankCode: 'OVS',
  }

  test('all that a row shows, between commas, semicolons or tabs, with a category and without', () => {
    for (const delimiter of [',', ';', '\t']) {
      for (const row of [cells, [...cells, "'Wonen'"], [...cells, '']]) {
        expect(bookingsOf(rowOf(row, delimiter))).toEqual([whole])
        expect(readText(rowOf(row, delimiter))).toMatchObject({
          bank: 'asn',
          statements: [{ opening: { amountCents: 100_00 }, closing: { amountCents: 87_01 } }],
        })
      }
    }
  })

  test('what is empty is nothing', () => {
    expect(one(12, '')).toEqual({ ...whole, valueOn: null })
    expect(one(17, '')).toEqual({ ...whole, description: 'kenmerk 7' })
    for (const sequence of ['', '0', '000']) expect(one(15, sequence)).toEqual({ ...whole, bankReference: null })
    for (const sequence of ['10', '01']) expect(one(15, sequence)?.bankReference).toBe(sequence)
    expect(readText(rowOf(cells.with(8, '')))).toMatchObject({
      ok: true,
      statements: [{ opening: null, closing: null }],
    })
  })

  test('a text that says that a payment came back', () => {
    expect(one(17, 'Storno')).toEqual({ ...whole, description: 'Storno', isReversal: true })
  })

  test.each([
    ['a day', 0, 'gisteren'],
    ['a currency', 7, 'euro'],
    ['a currency', 7, ''],
    ['a currency of the booking', 9, 'eur'],
    ['a currency of the booking', 9, 'xEUR'],
  ])('no row of theirs is without %s', (_what, place, text) => {
    expect(readText(rowOf(cells.with(place, text)))).toMatchObject(unknown)
  })

  test('nor is one with fewer columns, or more', () => {
    expect(readText(rowOf(cells.slice(0, 18)))).toMatchObject(unknown)
    expect(readText(rowOf([...cells, 'a', 'b']))).toMatchObject(unknown)
  })

  test('the words of the heading, in any order', () => {
    const columns: [words: string[], cell: string][] = [
      [['Datum', 'Boekingsdatum'], '02-03-2026'],
      [['Je rekening', 'Opdrachtgeversrekening'], 'NL53ASNB0781269733'],
      [['Van / naar', 'Van/naar', 'Tegenrekeningnummer'], 'NL20INGB0001234567'],
      [['Naam', 'Naam tegenrekening'], 'Bos'],
      [['Bedrag bij / af', 'Bedrag bij/af', 'Transactiebedrag'], '-12.99'],
      [['Omschrijving'], "'Nota; 12'"],
      [['Saldo voor boeking', 'Saldo voor mutatie', 'Saldo rekening voor mutatie'], '100.00'],
      [['Valuta', 'Valuta boeking', 'Valutasoort mutatie', 'Valutasoort bedrag'], 'USD'],
      [['Valutadatum'], '03-03-2026'],
      [['Type', 'Globale transactiecode'], 'OVS'],
      [['Volgnummer', 'Volgnummer transactie'], '901001'],
      [['Betalingskenmerk'], "'kenmerk; 7'"],
      [['Categorie'], "'Wonen; huis'"],
    ]
    const file = (all: typeof columns) =>
      rowOf(
        all.map(([words]) => words[0]!),
        ';',
      ) +
      rowOf(
        all.map(([, cell]) => cell),
        ';',
      )
    const expected = readText(file(columns))
    expect(expected).toMatchObject({
      ok: true,
      findings: [],
      bank: 'asn',
      statements: [{ closing: { amountCents: 87_01 } }],
    })
    expect(bookingsOf(file(columns))).toEqual([{ ...whole, description: 'Nota; 12' }])
    for (const [place, [words, cell]] of columns.entries()) {
      for (const word of words) {
        expect(readText(file(columns.with(place, [[word], cell]).toReversed())), word).toEqual(expected)
      }
    }
    const names = ['datum', 'je rekening', 'van / naar', 'naam', 'bedrag bij / af', 'omschrijving']
    for (const [place, name] of names.entries()) {
      expect(readText(file(columns.toSpliced(place, 1))), name).toMatchObject({
        refusal: { code: 'wrong_columns', field: name, line: 1, bank: null },
      })
    }
  })
})

describe('CORE-3 Triodos', () => {
  const cells = [
    ...[
      '02-03-2026',
      'NL75TRIO0543247382',
      '1.200,00',
      'Debet',
      'Bos',
      'INGBNL2A NL20INGB0001234567',
      'ET',
      'huur',
      '100,00',
    ],
  ]
  const one = (place: number, text: string) => bookingsOf(quoted(cells.with(place, text)))[0]
  const whole = {
    ...nothing,
    bookedOn: '2026-03-02',
    amountCents: -1_200_00,
    counterpartyName: 'Bos',
    counterpartyAccount: 'NL20INGB0001234567',
    description: 'huur',
    bankCode: 'ET',
  }

  test('all that a row shows, with the balance and without', () => {
    expect(bookingsOf(quoted(cells))).toEqual([whole])
    expect(readText(quoted(cells))).toMatchObject({
      bank: 'triodos',
      statements: [{ opening: { amountCents: 1_300_00 }, closing: { amountCents: 100_00 } }],
    })
    for (const row of [cells.slice(0, 8), cells.with(8, '')]) {
      expect(bookingsOf(quoted(row))).toEqual([whole])
      expect(readText(quoted(row))).toMatchObject({ ok: true, statements: [{ opening: null, closing: null }] })
    }
    expect(bookingsOf(quoted(cells.slice(0, 7)))).toEqual([{ ...whole, description: '' }])
  })

  test.each([
    ['INGBNL2AXXX NL20INGB0001234567', 'NL20INGB0001234567'],
    ['INGBNL2A  NL20INGB0001234567', 'NL20INGB0001234567'],
    ['NL20INGB0001234567', 'NL20INGB0001234567'],
    ['BANKDEFF DE89370400440532013000', 'DE89370400440532013000'],
    ['INGBNL2A', 'INGBNL2A'],
    ['', null],
  ])('the counterparty in %j', (text, counterpartyAccount) => {
    expect(one(5, text)).toEqual({ ...whole, counterpartyAccount })
  })

  test.each([
    ['NL13ZZZ332005960000 M-1 E-1 Incasso', 'E-1', 'Incasso'],
    ['NL13ZZZ332005960000 M-1 E-1 Incasso maart', 'E-1', 'Incasso maart'],
    ['NL13ZZZ332005960000 M-1 NOTPROVIDED Incasso maart', null, 'Incasso maart'],
    ['NL13ZZZ332005960000 M-1 Incasso', null, 'Incasso'],
    ['NL13ZZZ332005960000 M-1 Incasso maart', null, 'Incasso maart'],
  ])('a direct debit: %s', (text, endToEndId, description) => {
    const ids = { creditorId: 'NL13ZZZ332005960000', mandateId: 'M-1', endToEndId }
    expect(one(7, text)).toEqual({ ...whole, ...ids, description })
  })

  test.each([
    'voor NL13ZZZ332005960000 M-1 E-1',
    'NL13ZZZ33200596000 M-1 E-1',
    'NL13ZZZ332005960000',
    'XNL13ZZZ332005960000 M E x',
  ])('no direct debit: %s', (text) => expect(one(7, text)).toEqual({ ...whole, description: text }))

  test('what came back says so', () => expect(one(7, 'Storno')).toMatchObject({ isReversal: true }))

  test.each([
    ['EIST', true],
    ['ETST', true],
    ['ST', true],
    ['EICO', false],
    ['EI', false],
  ])('or its code does: %s', (code, isReversal) => {
    expect(one(6, code)).toEqual({ ...whole, bankCode: code, isReversal })
  })

  test.each([
    [0, 'gisteren'],
    [3, 'Af'],
    [3, 'x Debet'],
    [3, ''],
  ])('no row of its has in column %i %j', (place, text) => {
    expect(readText(quoted(cells.with(place, text)))).toMatchObject(unknown)
  })

  test('six columns or ten are none either, but a last one that is empty counts for nothing', () => {
    expect(readText(quoted(cells.slice(0, 6)))).toMatchObject(unknown)
    expect(readText(quoted([...cells, 'x']))).toMatchObject(unknown)
    expect(bookingsOf(quoted([...cells, '']))).toEqual([whole])
    expect(one(3, ' credit ')).toEqual({ ...whole, amountCents: 1_200_00 })
  })
})

describe('CORE-3 lines above the first row of an export without a heading', () => {
  const row = '02-03-2026,NL75TRIO0543247382,"1,00",Credit,Bos,,ET,nota'
  test('words and blanks are passed over', () => {
    expect(bookingsOf(linesOf('', '  ', 'Mijn transacties, zakelijk', '', row, row))).toHaveLength(2)
    expect(bookingsOf(linesOf('Bladzijde 1, van 2', row))).toHaveLength(1)
  })
  test('a row that cannot be read is none of these', () => {
    expect(readText(linesOf('Kop', '02-03-2026,NL75TRIO0543247382', row))).toMatchObject({
      ok: false,
      refusal: { code: 'malformed_row', line: 2, found: '2 columns, not 7 or 8 or 9', bank: 'triodos' },
    })
  })
  test('of a file of which nothing is known the first line that says something is reported', () => {
    expect(readText(linesOf('', '  ', 'Beste boekhouder'))).toMatchObject({
      refusal: { code: 'unknown_format', line: 1, found: 'Beste boekhouder' },
    })
  })
})
