import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',')

describe('Rabobank CSV, column by column', () => {
  const dutch: Record<string, string> = {
    'IBAN/BBAN': 'NL44RABO0123456789',
    Munt: 'EUR',
    Volgnr: '000000000000012345',
    Datum: '2026-03-02',
    Rentedatum: '2026-03-03',
    Bedrag: '-12,50',
    'Saldo na trn': '+987,50',
    'Tegenrekening IBAN/BBAN': 'NL20INGB0001234567',
    'Naam tegenpartij': 'Bos',
    'Omschrijving-1': 'Nota 12',
    'Omschrijving-2': '',
    'Omschrijving-3': 'van maart',
    'Reden retour': '',
  }
  const file = (cells: Record<string, string>) => linesOf(quoted(Object.keys(cells)), quoted(Object.values(cells)))

  test('the parts of a description become one text, without the one that is empty', () => {
    expect(bookingsOf(file(dutch))).toMatchObject([{ description: 'Nota 12 van maart', amountCents: -1250 }])
    expect(bookingsOf(file({ ...dutch, 'Omschrijving-2': 'bestelling 7' }))).toMatchObject([
      { description: 'Nota 12 bestelling 7 van maart' },
    ])
  })

  test('the currency is the row’s own; an unknown one counts as euro', () => {
    const currencyOf = (currency: string) => {
      const read = readText(file({ ...dutch, Munt: currency }))
      return read.ok ? read.statements.map((statement) => statement.currency) : read.refusal
    }
    expect(currencyOf('USD')).toEqual(['USD'])
    for (const text of ['', 'EURO', 'xEUR', 'dollar', '978']) expect(currencyOf(text), text).toEqual(['EUR'])
  })

  test('a quoted cell may hold the delimiter and a line may lack its very first quote, and no other', () => {
    const [heading = '', row = ''] = file({ ...dutch, 'Omschrijving-1': 'Nota 12, deel 2' }).split('\r\n')
    expect(bookingsOf(linesOf(heading, row.slice(1)))).toMatchObject([{ description: 'Nota 12, deel 2 van maart' }])
    expect(readText(linesOf(heading, row.replace('"2026-03-02"', '2026-03-02"')))).toMatchObject({
      refusal: { code: 'malformed_date', line: 2 },
    })
  })

  test('rows of nothing but delimiters and spaces are passed over; one that lacks its account is not', () => {
    const [heading = '', row = ''] = file(dutch).split('\r\n')
    const empty = quoted(Object.keys(dutch).map(() => ''))
    const blank = quoted(Object.keys(dutch).map(() => '  '))
    expect(bookingsOf(linesOf(heading, row, empty, blank))).toHaveLength(1)
    expect(readText(linesOf(heading, row, row.replace('NL44RABO0123456789', '')))).toMatchObject({
      refusal: { line: 3 },
    })
  })

  test.each([
    ['-12.5', -1250],
    ['-12.50', -1250],
    ['€ -12,50', -1250],
  ])('an amount that was saved again as %s is %d cents', (text, cents) => {
    expect(bookingsOf(file({ ...dutch, Bedrag: text, 'Saldo na trn': '' }))).toMatchObject([{ amountCents: cents }])
  })
})
