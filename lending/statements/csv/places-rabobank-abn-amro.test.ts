import { describe, expect, test } from 'vitest'
import { nothing } from '#lending/testing/csv-export.ts'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

/** Reads one row of these cells; quoted where the bank does so. */
const rowOf = (cells: readonly string[], delimiter = ',') => linesOf(cells.join(delimiter))
const quoted = (cells: readonly string[]) => linesOf(cells.map((cell) => `"${cell}"`).join(','))
const unknown = { ok: false, refusal: { code: 'unknown_format', line: 1 } }

describe('CORE-3 Rabobank of before 2018', () => {
  const cells = [
    ...['NL44RABO0123456789', 'USD', '20160302', 'D', '1006.50', 'NL20INGB0001234567', 'Bos', '20160301', 'ba', ''],
    ...['Nota', '12', 'van', 'maart', 'twee', 'drie', 'E-1', 'NL98ZZZ999999990000', 'M-7'],
  ]
  const whole = {
    ...nothing,
    bookedOn: '2016-03-01',
    valueOn: '2016-03-02',
    amountCents: -1_006_50,
    currency: 'USD',
    counterpartyName: 'Bos',
    counterpartyAccount: 'NL20INGB0001234567',
    description: 'Nota 12 van maart twee drie',
    endToEndId: 'E-1',
    creditorId: 'NL98ZZZ999999990000',
    mandateId: 'M-7',
    bankCode: 'ba',
  }

  test('all that a row shows, with the columns of SEPA and without', () => {
    expect(bookingsOf(quoted(cells))).toEqual([whole])
    expect(readText(quoted(cells))).toMatchObject({ bank: 'rabobank', statements: [{ currency: 'USD' }] })
    const before = { ...whole, endToEndId: null, creditorId: null, mandateId: null }
    expect(bookingsOf(quoted(cells.slice(0, 16)))).toEqual([before])
    expect(bookingsOf(quoted(cells.with(3, 'C')))).toEqual([{ ...whole, amountCents: 1_006_50 }])
    expect(bookingsOf(quoted(cells.with(10, 'Storno')))).toMatchObject([{ isReversal: true }])
    expect(bookingsOf(quoted(cells))).toMatchObject([{ isReversal: false }])
  })

  test('a text is cut at 35 characters, wherever that is, and a line that is not full ends a word', () => {
    const described = (...lines: string[]) =>
      bookingsOf(quoted(cells.toSpliced(10, 6, ...lines, ...Array.from({ length: 6 - lines.length }, () => ''))))
    expect(described('Contributie 2016 en de jaarlijkse b', 'ijdrage', 'lid 12')).toMatchObject([
      { description: 'Contributie 2016 en de jaarlijkse bijdrage lid 12' },
    ])
    expect(described('Contributie 2016 en de jaarlijkse b', ' ijdrage')).toMatchObject([
      { description: 'Contributie 2016 en de jaarlijkse b ijdrage' },
    ])
    expect(described('Contributie 2016 en de jaarlijkse ', 'bijdrage')).toMatchObject([
      { description: 'Contributie 2016 en de jaarlijkse bijdrage' },
    ])
  })

  test.each([
    ['', 'Betaalautomaat 12:34 pasnr. 012', 'Bakkerij Oost UTRECHT'],
    ['', 'Geldautomaat 12:34 pasnr. 012', 'Bakkerij Oost UTRECHT'],
    ['', 'op rekening', null],
    ['Bos', 'Betaalautomaat 12:34 pasnr. 012', 'Bos'],
  ])('the name is %j, and beside the place stands %j', (name, line, counterpartyName) => {
    const row = cells.with(6, name).toSpliced(10, 6, 'Bakkerij Oost UTRECHT', line, '', '', '', '')
    expect(bookingsOf(quoted(row))).toEqual([
      { ...whole, counterpartyName, description: `Bakkerij Oost UTRECHT ${line}` },
    ])
  })

  test.each([
    [1, 'euro'],
    [1, 'USDX'],
    [2, '2016-03-02'],
    [2, '120160302'],
    [3, 'X'],
    [3, 'CD'],
  ])('no row of its has in column %i %j', (place, text) => {
    expect(readText(quoted(cells.with(place, text)))).toMatchObject(unknown)
  })

  test('seventeen columns are none', () => {
    expect(readText(quoted(cells.slice(0, 17)))).toMatchObject(unknown)
    expect(readText(quoted(cells.slice(0, 15)))).toMatchObject(unknown)
  })
})

describe('CORE-3 ABN AMRO', () => {
  const tab = ['417164300', 'USD', '20260302', '1.000,00', '987,50', '20260303', '-12,50', 'BEA, Betaalpas Bos,PAS012']
  const sheet = [...tab.slice(0, 3), tab[5]!, '1000.00', '987.50', '-12.50', tab[7]!]
  const whole = {
    ...nothing,
    bookedOn: '2026-03-02',
    valueOn: '2026-03-03',
    amountCents: -12_50,
    currency: 'USD',
    counterpartyName: 'Bos',
  }

  test.each([
    ['the .TAB', tab],
    ['its spreadsheet', sheet],
  ])('all that a row of %s shows', (_name, cells) => {
    for (const row of [cells, [...cells, '']]) {
      const [booking] = bookingsOf(rowOf(row, '\t'))
      expect({ ...booking, description: '' }).toEqual(whole)
      expect(readText(rowOf(row, '\t'))).toMatchObject({
        bank: 'abn_amro',
        findings: [],
        statements: [
          { accountNumber: '417164300', opening: { amountCents: 1_000_00 }, closing: { amountCents: 987_50 } },
        ],
      })
    }
  })

  test('the words of the heading that its spreadsheet has', () => {
    const words = [
      ['Rekeningnummer', 'accountNumber', 'Account number'],
      ['Muntsoort', 'mutationcode', 'Currency'],
      ['Transactiedatum', 'transactiondate', 'Transaction date'],
      ['Rentedatum', 'valuedate', 'Value date'],
      ['Beginsaldo', 'startsaldo', 'Opening balance'],
      ['Eindsaldo', 'endsaldo', 'Closing balance'],
      ['Transactiebedrag', 'amount', 'Amount'],
      ['Omschrijving', 'description', 'Description'],
    ]
    const names = words.map(([dutch]) => dutch!)
    const expected = bookingsOf(rowOf(sheet, '\t'))
    for (const [place, all] of words.entries()) {
      for (const word of all) {
        const text = rowOf(names.with(place, word).toReversed(), ';') + rowOf(sheet.toReversed(), ';')
        expect(bookingsOf(text), word).toEqual(expected)
      }
    }
  })

  test('a row whose own balances do not lead to each other is found', () => {
    expect(readText(rowOf(tab.with(4, '987,51'), '\t'))).toMatchObject({
      findings: [{ code: 'running_balance_broken', statement: 0, line: 1 }, { code: 'balance_does_not_add_up' }],
    })
  })

  test.each([
    [tab, 1, 'euro'],
    [tab, 1, 'USDX'],
    [tab, 1, 'xUSD'],
    [tab, 2, 'gisteren'],
    [tab, 5, 'gisteren'],
    [sheet, 1, 'euro'],
    [sheet, 1, 'USDX'],
    [sheet, 1, 'xUSD'],
    [sheet, 2, 'gisteren'],
    [sheet, 3, 'gisteren'],
  ])('no row of its: %j with in column %i %j', (cells, place, text) => {
    expect(readText(rowOf(cells.with(place, text), '\t'))).toMatchObject(unknown)
  })

  test('seven columns are none, nor are nine', () => {
    for (const cells of [tab, sheet]) {
      expect(readText(rowOf(cells.slice(0, 7), '\t'))).toMatchObject(unknown)
      expect(readText(rowOf([...cells, 'x'], '\t'))).toMatchObject(unknown)
    }
  })
})
