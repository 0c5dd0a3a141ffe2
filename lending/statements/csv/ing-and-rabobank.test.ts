import { describe, expect, test } from 'vitest'
import { statementLimits } from '#lending/statements/limits.ts'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

const ingOld =
  '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","MutatieSoort","Mededelingen"'
const ingNew = `${ingOld.replaceAll(',', ';')};"Saldo na mutatie";"Tag"`
const ingRow =
  '"20260302";"Waterbedrijf Zuid";"NL83INGB0001234500";"NL20INGB0001234567";"IC";"Af";"1.012,50";"Incasso";"Naam: Waterbedrijf Zuid Omschrijving: Nota 12 IBAN: NL20INGB0001234567 Kenmerk: E-7 Machtiging ID: M-7 Incassant ID: NL84ZZZ050695810000 Doorlopende incasso Valutadatum: 03-03-2026"'

describe('ING CSV', () => {
  test('semicolons, balance and tag; the details come from the remarks; newest first', () => {
    const text = linesOf(
      ingNew,
      `${ingRow};"87,50";""`,
      '"20260301";"Bos";"NL83INGB0001234500";"";"OV";"Bij";"100,00";"Overschrijving";"huur";"1100,00";"x"',
    )
    expect(readText(text)).toMatchObject({
      ok: true,
      format: 'csv',
      bank: 'ing',
      findings: [],
      statements: [
        { opening: { on: '2026-03-01', amountCents: 100000 }, closing: { on: '2026-03-02', amountCents: 8750 } },
      ],
    })
    expect(bookingsOf(text)[0]).toEqual({
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
    expect(bookingsOf('\ufeff' + linesOf(ingOld, ingRow.replaceAll(';', ',')))).toMatchObject([
      { amountCents: -101250 },
    ])
    const english =
      '"Date";"Name / Description";"Account";"Counterparty";"Code";"Debit/credit";"Amount (EUR)";"Transaction type";"Notifications";"Resulting balance";"Tag";"Extra"'
    expect(bookingsOf(linesOf(english, `${ingRow.replace('"Af"', '"Debit"')};"87,50";"";""`))).toMatchObject([
      { amountCents: -101250 },
    ])
  })

  test('savings in English have points, and the description is the purpose where there are no remarks', () => {
    const text = linesOf(
      '"Date";"Description";"Account";"Account name";"Counterparty";"Debit/credit";"Amount";"Currency";"Transaction type";"Notifications";"Resulting balance"',
      '"2026-03-02";"Interest 2025";"K 123-45678";"Oranje Spaarrekening";"";"Credit";"9.20";"EUR";"Interest";"";"1509.20"',
    )
    expect(bookingsOf(text)).toMatchObject([{ amountCents: 920, description: 'Interest 2025' }])
    expect(readText(text)).toMatchObject({
      statements: [{ accountNumber: 'K12345678', opening: { amountCents: 150000 } }],
    })
  })

  test('two identical rows are two bookings', () => {
    const row = `${ingRow};"87,50";""`
    expect(bookingsOf(linesOf(ingNew, row, row))).toHaveLength(2)
  })

  test('an export of balances is named as what it is', () => {
    expect(readText(linesOf('"Datum";"Boeksaldo";"Valutair saldo"', '"2026-03-02";"13,20";"13,20"'))).toMatchObject({
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
    const text = linesOf(
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
          bookings: [{ isReversal: true, reversalReason: 'MS03', description: 'Nota 12' }],
        },
      ],
    })
  })

  test('the columns of before 2018', () => {
    const old =
      '"NL44RABO0123456789","EUR","20160302","D","6.50","NL20INGB0001234567","Bos","20160301","ba","","Nota","12","","","","","E-1","",""'
    expect(bookingsOf(linesOf(old))).toMatchObject([
      { amountCents: -650, bookedOn: '2016-03-01', description: 'Nota 12', endToEndId: 'E-1' },
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
    ['a malformed amount', good.replace('1.012,50', '1.01,50'), 'malformed_amount'],
    ['a day that does not exist', good.replace('20260302', '20260230'), 'malformed_date'],
    ['no account', good.replace('NL83INGB0001234500', ''), 'missing_field'],
  ])('%s', (_, row, code) => {
    expect(readText(linesOf(ingNew, good, row))).toMatchObject({ ok: false, refusal: { code, line: 3, bank: 'ing' } })
  })

  test('a comma-separated file of no bank', () => {
    expect(readText('a,b,c\n1,2,3\n')).toMatchObject({ refusal: { code: 'unknown_format', line: 1 } })
  })
})

describe('files that are no statements', () => {
  test.each([
    ['', 'empty_file'],
    ['  \r\n \u001a', 'empty_file'],
    ['\ufeff', 'empty_file'],
    ['PK\u0003\u0004abc', 'binary_file'],
    ['%PDF-1.7', 'pdf_file'],
    ['a\u0000b', 'binary_file'],
    ['Geachte heer, mevrouw', 'unknown_format'],
    ['x'.repeat(100_000), 'line_too_long'],
  ])('%j', (text, code) => {
    expect(readText(text)).toMatchObject({ ok: false, refusal: { code } })
  })

  test('files beyond the limit of bytes are refused', () => {
    const small = { ...statementLimits, fileBytes: 20 }
    expect(readStatementFile(new TextEncoder().encode(':20:A\n:25:1\n:28C:1\n:60F:'), small)).toMatchObject({
      ok: false,
      refusal: { code: 'file_too_big' },
    })
  })
})
