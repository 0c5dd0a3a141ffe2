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
  const renamed = (names: Record<string, string>) =>
    Object.fromEntries(Object.entries(dutch).map(([name, cell]) => [names[name] ?? name, cell]))

  test('the parts of a description become one text, without the one that is empty', () => {
    expect(bookingsOf(file(dutch))).toMatchObject([{ description: 'Nota 12 van maart', amountCents: -1250 }])
    expect(bookingsOf(file({ ...dutch, 'Omschrijving-2': 'bestelling 7' }))).toMatchObject([
      { description: 'Nota 12 bestelling 7 van maart' },
    ])
  })

  test.each(['Volgnr', 'Volg nr', 'Seq no'])('the number of a booking stands under “%s”', (name) => {
    expect(bookingsOf(file(renamed({ Volgnr: name })))).toMatchObject([{ bankReference: '000000000000012345' }])
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
    ['-1.250', -125000],
    ['€ -12,50', -1250],
  ])('an amount that was saved again as %s is %d cents', (text, cents) => {
    expect(bookingsOf(file({ ...dutch, Bedrag: text, 'Saldo na trn': '' }))).toMatchObject([{ amountCents: cents }])
  })
})

describe('ABN AMRO with a heading', () => {
  test.each([
    'Rekeningnummer,Muntsoort,Transactiedatum,Rentedatum,Beginsaldo,Eindsaldo,Transactiebedrag,Omschrijving',
    'accountNumber,mutationcode,transactiondate,valuedate,startsaldo,endsaldo,amount,description',
    'Account number,Currency,Transaction date,Value date,Opening balance,Closing balance,Amount,Description',
  ])('%s', (heading) => {
    const row = '417164300,USD,20260302,20260303,"1000,00","987,50","-12,50",Nota 12'
    const read = readText(linesOf(heading, row))
    expect(read).toMatchObject({
      ok: true,
      bank: 'abn_amro',
      statements: [
        {
          accountNumber: '417164300',
          currency: 'USD',
          bookings: [{ bookedOn: '2026-03-02', valueOn: '2026-03-03', amountCents: -1250, description: 'Nota 12' }],
        },
      ],
    })
  })
})

describe('CORE-3 each of Rabobank’s headings: in Dutch, in English, and for businesses', () => {
  const headings: [language: string, heading: string][] = [
    [
      'Dutch',
      'IBAN/BBAN,Munt,Volgnr,Datum,Bedrag,Tegenrekening IBAN/BBAN,Naam tegenpartij,Naam uiteindelijke partij,Betalingskenmerk,Omschrijving-1,Reden retour',
    ],
    [
      'English',
      'IBAN/BBAN,Ccy,Seq No,Date,Amount,Counterpty IBAN/BBAN,Name counterpty,Name ultimate pty,Payment reference,Description-1,Reasoncode',
    ],
    [
      'for businesses',
      'IBAN/BBAN,Valuta,Volg nr,Datum,Bedrag,IBAN/BBAN tegenpartij,Naam tegenpartij,Naam uiteind begunst,Betalingskenmerk,Omschrijving - 1,Oorzaakscode',
    ],
  ]
  test.each(headings)('%s: who stands behind an empty name, and a reference in place of a text', (_, heading) => {
    const start = 'NL44RABO0123456789,EUR,7,2026-03-02,"-1,00",NL20INGB0001234567'
    const rows = [`${start},,De Bruin,1234567890123456,,`, `${start},De Wit,De Bruin,1234567890123456,nota 12,AC04`]
    expect(bookingsOf(linesOf(heading, ...rows))).toMatchObject([
      { counterpartyName: 'De Bruin', description: '1234567890123456', bankReference: '7', isReversal: false },
      { counterpartyName: 'De Wit', description: 'nota 12', isReversal: true, reversalReason: 'AC04' },
    ])
  })
})

describe('CORE-3 Knab', () => {
  test.each(['Valutacode', 'Valuta'])('shows the currency under %s', (name) => {
    const heading = `Rekeningnummer;Transactiedatum;${name};CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Omschrijving`
    const row = 'NL68KNAB0123456789;02-03-2026;USD;D;1,00;;De Wit;nota 12'
    expect(bookingsOf(linesOf(heading, row))).toMatchObject([{ currency: 'USD', amountCents: -1_00 }])
  })
})
