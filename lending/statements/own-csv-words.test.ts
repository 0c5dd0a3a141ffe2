import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

/** The columns of an export, each with all words that a bank has had for it; nobody's real booking. */
type Columns = readonly (readonly [words: readonly string[], cell: string])[]

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
const fileOf = (columns: Columns) =>
  linesOf(columns.map(([words]) => cell(words[0]!)).join(';'), columns.map(([, text]) => cell(text)).join(';'))

/** The same file with these texts in the columns of these names; null takes the column out. */
function changed(columns: Columns, texts: Readonly<Record<string, string | null>>): string {
  for (const name of Object.keys(texts)) expect(columns.map(([words]) => words[0])).toContain(name)
  return fileOf(
    columns.flatMap(([words, text]) => {
      const other = texts[words[0]!]
      return other === null ? [] : [[words, other ?? text] as const]
    }),
  )
}

function inEveryWord(columns: Columns) {
  const expected = readText(fileOf(columns))
  expect(expected).toMatchObject({ ok: true, findings: [] })
  for (const [place, [words]] of columns.entries()) {
    for (const word of words) {
      const renamed = columns.with(place, [[word.toUpperCase()], columns[place]![1]])
      expect(readText(fileOf(renamed)), word).toEqual(expected)
      expect(readText(fileOf(renamed.toReversed())), word).toEqual(expected)
    }
  }
}

const nothing = {
  valueOn: null,
  currency: 'EUR',
  counterpartyName: null,
  counterpartyAccount: null,
  description: '',
  endToEndId: null,
  mandateId: null,
  creditorId: null,
  bankReference: null,
  bankCode: null,
  isReversal: false,
  reversalReason: null,
}

describe('CORE-3 ING', () => {
  const columns: Columns = [
    [['Datum', 'Date'], '20260302'],
    [['Naam / Omschrijving', 'Name / Description'], 'Bos'],
    [['Rekening', 'Account'], 'NL83INGB0001234500'],
    [['Tegenrekening', 'Counterparty'], 'NL20INGB0001234567'],
    [['Code'], 'IC'],
    [['Af Bij', 'Debit/credit'], 'Af'],
    [['Bedrag (EUR)', 'Amount (EUR)'], '12,50'],
    [['Mutatiesoort', 'Transactietype', 'Transaction type'], 'Incasso'],
    [['Mededelingen', 'Notifications'], 'Nota 12 Valutadatum: 03-03-2026'],
    [['Saldo na mutatie', 'Resulting balance'], '87,50'],
  ]
  const one = (texts: Readonly<Record<string, string | null>>) => bookingsOf(changed(columns, texts))[0]

  test('in every word, and in any order', () => inEveryWord(columns))

  test('all that a row tells', () => {
    expect(readText(fileOf(columns))).toMatchObject({
      bank: 'ing',
      statements: [
        { accountIban: 'NL83INGB0001234500', opening: { amountCents: 100_00 }, closing: { amountCents: 87_50 } },
      ],
    })
    expect(one({})).toEqual({
      ...nothing,
      bookedOn: '2026-03-02',
      valueOn: '2026-03-03',
      amountCents: -12_50,
      counterpartyName: 'Bos',
      counterpartyAccount: 'NL20INGB0001234567',
      description: expect.stringContaining('Nota 12') as string,
      bankCode: 'IC',
    })
  })

  test('the value date in both languages, and none', () => {
    const valueOn = (text: string) => one({ Mededelingen: text })?.valueOn
    expect(valueOn('Naam: Bos Value date: 03/03/2026')).toBe('2026-03-03')
    expect(valueOn('Naam: Bos Valutadatum:03-03-2026')).toBe('2026-03-03')
    expect(valueOn('Naam: Bos Valutadatum: 33-03-2026')).toBeNull()
    expect(valueOn('Naam: Bos')).toBeNull()
  })

  test('without a balance there is none at either end', () => {
    for (const text of ['', null]) {
      expect(readText(changed(columns, { 'Saldo na mutatie': text }))).toMatchObject({
        ok: true,
        findings: [],
        statements: [{ opening: null, closing: null }],
      })
    }
  })

  test('a payment that came back says so by its kind, its name or its text', () => {
    expect(one({ Mutatiesoort: 'Storno' })?.isReversal).toBe(true)
    expect(one({ 'Naam / Omschrijving': 'Terugboeking' })?.isReversal).toBe(true)
    expect(one({ Mededelingen: 'Omschrijving: Storno IBAN: NL20INGB0001234567' })?.isReversal).toBe(true)
    expect(one({ Mededelingen: 'Omschrijving: nota IBAN: NL20INGB0001234567' })?.isReversal).toBe(false)
  })

  test.each(['0', '0000000000', '', 'NOTPROVIDED'])('a counterparty account of %j is none', (account) => {
    expect(one({ Tegenrekening: account, Mededelingen: 'nota' })?.counterpartyAccount).toBeNull()
    expect(
      one({ Tegenrekening: account, Mededelingen: 'Omschrijving: nota IBAN: NL20INGB0001234567' })?.counterpartyAccount,
    ).toBe('NL20INGB0001234567')
  })

  test.each(['Af', 'af', 'Debit', 'D', 'Debet', 'DB', 'Afschrijving', 'Afschrijvingen'])('money out: %s', (word) => {
    expect(one({ 'Af Bij': word, 'Saldo na mutatie': null })?.amountCents).toBe(-12_50)
  })

  test.each(['Bij', 'BIJ', 'Credit', 'C', 'CR', 'Bijschrijving', 'Bijschrijvingen'])('money in: %s', (word) => {
    expect(one({ 'Af Bij': word, 'Saldo na mutatie': null })?.amountCents).toBe(12_50)
  })

  test('nothing has no direction, and an amount beside a word for its direction has no sign', () => {
    expect(Object.is(one({ 'Bedrag (EUR)': '0,00' })?.amountCents, 0)).toBe(true)
    expect(readText(changed(columns, { 'Bedrag (EUR)': '-12,50' }))).toMatchObject({
      refusal: { code: 'malformed_amount', line: 2, field: 'amount', found: '-12,50' },
    })
    expect(readText(changed(columns, { 'Af Bij': 'Uit' }))).toMatchObject({
      refusal: { code: 'malformed_row', line: 2, field: 'sign', found: 'Uit' },
    })
  })
})

describe('CORE-3 ING savings', () => {
  const columns: Columns = [
    [['Datum', 'Date'], '2026-03-02'],
    [['Omschrijving', 'Description'], 'Opname'],
    [['Rekening', 'Account'], 'N 123-45678'],
    [['Rekening naam', 'Account name'], 'Oranje Spaarrekening'],
    [['Tegenrekening', 'Counterparty'], 'NL83INGB0001234500'],
    [['Af Bij', 'Debit/credit'], 'Af'],
    [['Bedrag', 'Amount'], '25,00'],
    [['Valuta', 'Currency'], 'USD'],
    [['Mutatiesoort', 'Transactietype', 'Transaction type'], 'Opname'],
    [['Mededelingen', 'Notifications'], 'Naar betaalrekening'],
    [['Saldo na mutatie', 'Resulting balance'], '75,00'],
  ]

  test('in every word, and in any order', () => inEveryWord(columns))

  test.each([
    ['under its heading', fileOf(columns)],
    ['by its places', linesOf('a;b;c;d;e;f;g;h;i;j;k', columns.map(([, text]) => text).join(';'))],
  ])('%s', (_how, text) => {
    expect(bookingsOf(text)).toEqual([
      {
        ...nothing,
        bookedOn: '2026-03-02',
        amountCents: -25_00,
        currency: 'USD',
        counterpartyName: 'Opname',
        counterpartyAccount: 'NL83INGB0001234500',
        description: 'Naar betaalrekening',
        bankCode: 'Opname',
      },
    ])
    expect(readText(text)).toMatchObject({ bank: 'ing', statements: [{ accountNumber: 'N12345678' }] })
  })

  test('the balance, and the purpose where there are no remarks', () => {
    const told = (texts: Readonly<Record<string, string>>) => readText(changed(columns, texts))
    expect(told({})).toMatchObject({ statements: [{ closing: { amountCents: 75_00 } }] })
    expect(told({ 'Saldo na mutatie': '' })).toMatchObject({ ok: true, statements: [{ closing: null }] })
    expect(told({ Mededelingen: '' })).toMatchObject({ statements: [{ transactions: [{ description: 'Opname' }] }] })
  })

  const cells = columns.map(([, text]) => text)
  test.each([
    ['a day', 0, 'maandag'],
    ['a direction', 5, 'Uit'],
    ['a currency', 7, 'euro'],
    ['a currency', 7, 'xUSD'],
    ['a direction', 5, 'Afgeschreven'],
    ['a direction', 5, 'naar Bij'],
  ])('no row of it has no %s', (_what, place, text) => {
    const row = cells.with(place, text).join(';')
    expect(readText(linesOf('a;b;c;d;e;f;g;h;i;j;k', row))).toMatchObject({ refusal: { code: 'unknown_format' } })
  })

  test('ten columns, eleven, or twelve of which the last is empty', () => {
    for (const row of [cells.slice(0, 10), cells, [...cells, '']]) {
      expect(bookingsOf(linesOf(row.join(';')))).toMatchObject([{ amountCents: -25_00 }])
    }
    for (const row of [cells.slice(0, 9), [...cells, 'x']]) {
      expect(readText(linesOf(row.join(';')))).toMatchObject({ refusal: { code: 'unknown_format' } })
    }
  })
})

describe('CORE-3 Rabobank', () => {
  const columns: Columns = [
    [['IBAN/BBAN'], 'NL44RABO0123456789'],
    [['Munt', 'Valuta', 'Ccy'], 'EUR'],
    [['Volgnr', 'Volg nr', 'Seq no'], '000000000000012345'],
    [['Datum', 'Date'], '2026-03-02'],
    [['Rentedatum', 'Valuta datum', 'Value date'], '2026-03-03'],
    [['Bedrag', 'Amount'], '-12,50'],
    [['Saldo na trn', 'Saldo na boeking', 'Bal after bkng'], '+987,50'],
    [['Tegenrekening IBAN/BBAN', 'IBAN/BBAN tegenpartij', 'Counterpty IBAN/BBAN'], 'NL20INGB0001234567'],
    [['Naam tegenpartij', 'Name counterpty'], 'Bos'],
    [['Naam uiteindelijke partij', 'Naam uiteind begunst', 'Name ultimate pty'], 'De Wit'],
    [['Code', 'Transactie soort'], 'ei'],
    [['Transactiereferentie', 'Transaction reference'], 'E-7'],
    [['Machtigingskenmerk', 'Mandate reference'], 'M-77'],
    [['Incassant ID', 'Collector ID'], 'NL98ZZZ999999990000'],
    [['Betalingskenmerk', 'Payment reference'], '1234 5678'],
    [['Omschrijving-1', 'Omschrijving - 1', 'Description-1'], 'Nota'],
    [['Omschrijving-2', 'Omschrijving - 2', 'Description-2'], '12'],
    [['Omschrijving-3', 'Omschrijving - 3', 'Description-3'], 'van maart'],
    [['Reden retour', 'Oorzaakscode', 'Reasoncode'], 'MD06'],
  ]
  const one = (texts: Readonly<Record<string, string | null>>) => bookingsOf(changed(columns, texts))[0]
  const whole = {
    bookedOn: '2026-03-02',
    valueOn: '2026-03-03',
    amountCents: -12_50,
    currency: 'EUR',
    counterpartyName: 'Bos',
    counterpartyAccount: 'NL20INGB0001234567',
    description: 'Nota 12 van maart',
    endToEndId: 'E-7',
    mandateId: 'M-77',
    creditorId: 'NL98ZZZ999999990000',
    bankReference: '000000000000012345',
    bankCode: 'ei',
    isReversal: true,
    reversalReason: 'MD06',
  }

  test('in every word, and in any order', () => inEveryWord(columns))

  test('all that a row tells', () => expect(one({})).toEqual(whole))

  test('what is empty, or not there, is nothing', () => {
    const names = columns.map(([words]) => words[0]!)
    const needed = ['IBAN/BBAN', 'Munt', 'Datum', 'Bedrag', 'Tegenrekening IBAN/BBAN', 'Naam tegenpartij']
    const emptied = Object.fromEntries(names.filter((name) => !needed.includes(name)).map((name) => [name, '']))
    const absent = Object.fromEntries(Object.keys(emptied).map((name) => [name, null]))
    for (const texts of [emptied, absent]) {
      expect(one({ ...texts, 'Naam tegenpartij': '', 'Tegenrekening IBAN/BBAN': '' })).toEqual({
        ...nothing,
        bookedOn: '2026-03-02',
        amountCents: -12_50,
      })
    }
  })

  test('the ultimate party where the other has no name, the payment reference where there is no text', () => {
    expect(one({ 'Naam tegenpartij': '' })?.counterpartyName).toBe('De Wit')
    const withoutText = { 'Omschrijving-1': '', 'Omschrijving-2': '', 'Omschrijving-3': '' }
    expect(one(withoutText)?.description).toBe('1234 5678')
  })

  test('a return without a known reason is a return, and so is a text that says so', () => {
    expect(one({ 'Reden retour': 'onbekend' })).toEqual({ ...whole, reversalReason: null })
    expect(one({ 'Reden retour': '' })).toEqual({ ...whole, isReversal: false, reversalReason: null })
    expect(one({ 'Reden retour': '', 'Omschrijving-1': 'Storno' })).toMatchObject({ isReversal: true })
  })

  test.each(columns.filter((_one, place) => [0, 1, 3, 5, 7, 8].includes(place)).map(([words]) => words[0]!))(
    'without “%s” the heading is not whole, and the refusal names it and the bank',
    (name) => {
      expect(readText(changed(columns, { [name]: null }))).toMatchObject({
        ok: false,
        refusal: { code: 'wrong_columns', line: 1, field: name.toLowerCase(), bank: 'rabobank' },
      })
    },
  )
})

describe('CORE-3 Knab', () => {
  const columns: Columns = [
    [['Rekeningnummer'], 'NL68KNAB0123456789'],
    [['Transactiedatum'], '02-03-2026'],
    [['Valutacode', 'Valuta'], 'EUR'],
    [['CreditDebet'], 'D'],
    [['Bedrag'], '12,50'],
    [['Tegenrekeningnummer'], 'NL20INGB0001234567'],
    [['Tegenrekeninghouder'], 'Bos'],
    [['Valutadatum'], '03-03-2026'],
    [['Betaalwijze'], 'Incasso'],
    [['Omschrijving'], 'Nota 12'],
    [['Machtigingsnummer'], 'M-1'],
    [['Incassant ID'], 'NL98 ZZZ 999999990000'],
    [['Referentie'], 'B9F'],
    [['Boekdatum'], '04-03-2026'],
  ]
  const one = (texts: Readonly<Record<string, string | null>>) => bookingsOf(changed(columns, texts))[0]

  test('in every word, and in any order', () => inEveryWord(columns))

  test('all that a row tells', () => {
    expect(one({})).toEqual({
      ...nothing,
      bookedOn: '2026-03-04',
      valueOn: '2026-03-03',
      amountCents: -12_50,
      counterpartyName: 'Bos',
      counterpartyAccount: 'NL20INGB0001234567',
      description: 'Nota 12',
      mandateId: 'M-1',
      creditorId: 'NL98ZZZ999999990000',
      bankReference: 'B9F',
      bankCode: 'Incasso',
    })
  })

  test('without a day of booking that of the transaction; without a value date none', () => {
    expect(one({ Boekdatum: '', Valutadatum: '' })).toMatchObject({ bookedOn: '2026-03-02', valueOn: null })
    expect(one({ Boekdatum: null, Valutadatum: null })).toMatchObject({ bookedOn: '2026-03-02', valueOn: null })
  })

  test('a payment that came back says so by its kind or its text', () => {
    expect(one({})?.isReversal).toBe(false)
    expect(one({ Betaalwijze: 'Storno' })?.isReversal).toBe(true)
    expect(one({ Omschrijving: 'Storno' })?.isReversal).toBe(true)
  })

  test('the banner alone, also further down and quoted, is a file that lost its heading', () => {
    const refusal = { code: 'wrong_columns', bank: 'knab' }
    expect(readText(linesOf('', '"KNAB EXPORT";;'))).toMatchObject({
      refusal: { ...refusal, line: 2, found: '"KNAB EXPORT";;' },
    })
    expect(readText(linesOf('knab export'))).toMatchObject({ refusal: { ...refusal, line: 1 } })
    expect(readText(linesOf('Een KNAB EXPORT'))).toMatchObject({ refusal: { code: 'unknown_format' } })
  })
})

describe('CORE-3 bunq', () => {
  const columns: Columns = [
    [['Date', 'Datum'], '2026-03-02'],
    [['Interest Date', 'Rentedatum'], '2026-03-01'],
    [['Amount', 'Bedrag'], '-12,50'],
    [['Account', 'Rekening'], 'NL19BUNQ0844053953'],
    [['Counterparty', 'Tegenrekening', 'Tegenpartij'], 'NL20INGB0001234567'],
    [['Name', 'Naam'], 'Bos'],
    [['Description', 'Omschrijving'], 'Nota  12'],
  ]
  const one = (texts: Readonly<Record<string, string | null>>) => bookingsOf(changed(columns, texts))[0]

  test('in every word, and in any order', () => inEveryWord(columns))

  test('all that a row tells', () => {
    expect(one({})).toEqual({
      ...nothing,
      bookedOn: '2026-03-02',
      valueOn: '2026-03-01',
      amountCents: -12_50,
      counterpartyName: 'Bos',
      counterpartyAccount: 'NL20INGB0001234567',
      description: 'Nota 12',
    })
    for (const text of ['', null]) expect(one({ 'Interest Date': text })?.valueOn).toBeNull()
  })

  test('a refund comes back, a text about one does not', () => {
    expect(one({ Description: 'Refund: Nota 12' })?.isReversal).toBe(true)
    expect(one({ Description: 'Storno' })?.isReversal).toBe(true)
    expect(one({ Description: 'Your Refund: Nota 12' })?.isReversal).toBe(false)
  })

  test.each(['CreditDebet', 'Af Bij', 'Af/Bij', 'Debit/credit', 'Debet/Credit'])(
    'with a direction in “%s” its amounts are not those of bunq',
    (name) => {
      const read = readText(fileOf([...columns, [[name], 'Af']]))
      expect(read.ok && read.bank === 'bunq').toBe(false)
    },
  )
})
