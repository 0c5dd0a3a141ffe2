import { describe, expect, test } from 'vitest'
import { changed, type Columns, fileOf, wordsReadOtherwise, nothing } from '#lending/testing/csv-export.ts'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

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

  test('in every word, and in any order', () => expect(wordsReadOtherwise(columns)).toEqual([]))

  test('all that a row shows', () => {
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

  test('in every word, and in any order', () => expect(wordsReadOtherwise(columns)).toEqual([]))

  test('all that a row shows', () => {
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
