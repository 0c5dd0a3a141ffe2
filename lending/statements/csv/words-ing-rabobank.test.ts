import { describe, expect, test } from 'vitest'
import { changed, type Columns, fileOf, wordsReadOtherwise, nothing } from '#lending/testing/csv-export.ts'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

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

  test('in every word, and in any order', () => expect(wordsReadOtherwise(columns)).toEqual([]))

  test('all that a row shows', () => {
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

  test('in every word, and in any order', () => expect(wordsReadOtherwise(columns)).toEqual([]))

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
    const readWith = (texts: Readonly<Record<string, string>>) => readText(changed(columns, texts))
    expect(readWith({})).toMatchObject({ statements: [{ closing: { amountCents: 75_00 } }] })
    expect(readWith({ 'Saldo na mutatie': '' })).toMatchObject({ ok: true, statements: [{ closing: null }] })
    expect(readWith({ Mededelingen: '' })).toMatchObject({ statements: [{ bookings: [{ description: 'Opname' }] }] })
  })

  test('the value date, which is no purpose where the remarks are nothing else', () => {
    const bookingsWith = (text: string) => bookingsOf(changed(columns, { Mededelingen: text }))
    expect(bookingsWith('Valutadatum: 01-03-2026')).toMatchObject([{ valueOn: '2026-03-01', description: 'Opname' }])
    expect(bookingsWith('Value date: 01/03/2026')).toMatchObject([{ valueOn: '2026-03-01', description: 'Opname' }])
    expect(bookingsWith('Vakantie')).toMatchObject([{ valueOn: null, description: 'Vakantie' }])
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

  test('in every word, and in any order', () => expect(wordsReadOtherwise(columns)).toEqual([]))

  test('all that a row shows', () => expect(one({})).toEqual(whole))

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
