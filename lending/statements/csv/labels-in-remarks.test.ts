import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf } from '#lending/testing/statement-text.ts'

const account = 'NL20INGB0001234567'
const creditor = 'NL98ZZZ999999990000'
/** The booking of a row that has all it shows in one text. */
const read = (text: string) =>
  bookingsOf(linesOf(['417164300', 'EUR', '20260302', '10,00', '9,00', '20260302', '-1,00', text].join('\t')))[0]

describe('CORE-3 labels in a text of remarks', () => {
  test('ING’s in English, each with its value and no more', () => {
    const text = `Name: De Wit Description: nota 12 IBAN: ${account} Reference: E-1 Mandate ID: M-1 Creditor ID: ${creditor} Recurrent Value date: 29/01/2026`
    const expected = {
      counterpartyName: 'De Wit',
      counterpartyAccount: account,
      description: 'nota 12',
      endToEndId: 'E-1',
      mandateId: 'M-1',
      creditorId: creditor,
    }
    expect(read(text)).toMatchObject(expected)
    expect(read('Name: De Wit Description: nota 12 Value date: 29/01/2026')).toMatchObject({ description: 'nota 12' })
    for (const label of ['Other party: Bos', 'Date/time: 29-01-2026 12:00:00']) {
      expect(read(text.replace(' Mandate', ` ${label} Mandate`))).toMatchObject(expected)
    }
  })

  test('ABN AMRO’s, whichever of them comes next', () => {
    const expected = { counterpartyName: 'De Wit', counterpartyAccount: account, endToEndId: 'E-1' }
    for (const text of [
      `SEPA Overboeking  Naam: De Wit  BIC: INGBNL2A  IBAN: ${account}  Kenmerk: E-1`,
      `SEPA Overboeking  IBAN: ${account}  BIC: INGBNL2A  Naam: De Wit  Voor: A. Bos  Kenmerk: E-1`,
      `SEPA Overboeking  IBAN: ${account}  Naam: De Wit  Kenmerk: E-1  Voor: A. Bos`,
    ]) {
      expect(read(text)).toMatchObject(expected)
    }
    const noKind = `NAAM: De Wit  BIC: INGBNL2A  OMSCHRIJVING: INK-77  KENMERK: E-1`
    expect(read(noKind)).toMatchObject({ counterpartyName: 'De Wit', description: 'INK-77', endToEndId: 'E-1' })
  })

  test('the kind of a booking is read under each of ING’s headings for it', () => {
    const heading = (kind: string) =>
      `"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"${kind}";"Mededelingen"`
    const row = (kind: string) => `"20260302";"De Wit";"${account}";"";"IC";"Bij";"1,00";"${kind}";"nota 12"`
    for (const name of ['Mutatiesoort', 'MutatieSoort', 'Transactietype', 'Transaction type']) {
      const kinds = ['Incasso terugboeking', 'Incasso'].map((kind) => bookingsOf(linesOf(heading(name), row(kind)))[0])
      expect(kinds).toMatchObject([{ isReversal: true }, { isReversal: false }])
    }
  })
})
