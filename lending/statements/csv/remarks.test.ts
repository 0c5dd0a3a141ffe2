import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

const read = (...lines: string[]) => readText(linesOf(...lines))
const bookings = (...lines: string[]) => bookingsOf(linesOf(...lines))

const ingHeading =
  'Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen;Saldo na mutatie'
const ingRow = (remarks: string) => `20260302;Bos;NL83INGB0001234500;;OV;Bij;12,50;Overschrijving;${remarks};100,00`

describe('remarks in which the payer writes what looks like a label', () => {
  test('between the purpose and the account all is the payer’s', () => {
    const remarks =
      'Naam: Bos Omschrijving: Factuur 12 Kenmerk: 34 Naam: van mij IBAN: NL20INGB0001234567 Kenmerk: E-7 Machtiging ID: M-1'
    expect(bookings(ingHeading, ingRow(remarks))).toMatchObject([
      {
        counterpartyName: 'Bos',
        counterpartyAccount: 'NL20INGB0001234567',
        description: 'Factuur 12 Kenmerk: 34 Naam: van mij',
        endToEndId: 'E-7',
        mandateId: 'M-1',
      },
    ])
  })

  test('a second name is the payer’s also where no account follows', () => {
    expect(bookings(ingHeading, ingRow('Naam: Bos Omschrijving: Huur Naam: kamer 3 Kenmerk: E-8'))).toMatchObject([
      { counterpartyName: 'Bos', description: 'Huur Naam: kamer 3', endToEndId: 'E-8' },
    ])
  })
})

test('ASN, SNS and RegioBank: a category behind the row is no part of the text before it', () => {
  const row =
    "02-03-2026,NL53ASNB0781269733,,,,,,EUR,130.44,EUR,-30.44,02-03-2026,02-03-2026,9856,IDM,51402299,'12, 13','Nota, deel 2',26,'Wonen, vast'"
  expect(bookings(row)).toMatchObject([{ amountCents: -3044, description: 'Nota, deel 2' }])
})

test('several exports in one file: the heading that comes again is no row', () => {
  const row = ingRow('huur')
  expect(bookings('\ufeff' + ingHeading, row, ingHeading, row)).toHaveLength(2)
})

test('bookings above the heading of a sheet that was sorted are refused, not passed over', () => {
  expect(read(ingRow('huur'), ingHeading, ingRow('huur'))).toMatchObject({
    ok: false,
    refusal: { code: 'malformed_row', line: 1 },
  })
})

test('Knab: the banner alone is a file that lost its heading', () => {
  expect(read('KNAB EXPORT;;;;;;;;;;;;;;;;')).toMatchObject({ refusal: { code: 'wrong_columns', line: 1 } })
})

test('ASN, SNS and RegioBank: the code STO is a direct debit that came back', () => {
  const row =
    '02-03-2026,NL53ASNB0781269733,NL20INGB0001234567,Bos,,,,EUR,130.44,EUR,30.44,02-03-2026,02-03-2026,9856,STO,51402299,,Nota,26'
  expect(bookings(row, row.replace('STO', 'OVS'))).toMatchObject([{ isReversal: true }, { isReversal: false }])
})

test('ASN, SNS and RegioBank: the shop of a card payment, also where no moment is reported', () => {
  const row = (text: string) =>
    `02-03-2026,NL53ASNB0781269733,,,,,,EUR,130.44,EUR,-30.44,02-03-2026,02-03-2026,7913,BEA,51402299,,'${text}',26`
  const nameIn = (text: string) => bookings(row(text)).map((one) => [one.counterpartyName, one.description])
  const shopping = [
    ['Bakkerij Oost', 'Bakkerij Oost >UTRECHT 1.03.2026 12U34 KV005 4XZJ4Z MCC:5462 Contactloze betaling NLNEDERLAND'],
    ['Bakkerij Oost', 'Bakkerij Oost >UTRECHT 01.03.2026 KV002 NLNEDERLAND'],
    ['MIJN*MUZIEK', 'MIJN*MUZIEK >Dublin EUR 9,99 MCC:5818 IEIERLAND'],
    ['Bakkerij Oost', 'NL0000012345>Bakkerij Oost>UTRECHT 01.03.2026 MCC:5462 Apple Pay'],
  ]
  for (const [name, text] of shopping) expect(nameIn(text!)).toEqual([[name, text]])
  for (const text of ['Nota 12 >MCC 5462', 'lid >UTRECHT KV02', '>UTRECHT 12U34 KV005', 'Bos en Wit >op KV0055'])
    expect(nameIn(text)).toEqual([[null, text]])
})

test('ABN AMRO: the shop of a card payment, also where a spreadsheet made one space of two', () => {
  const row = (text: string) => `417164300\tEUR\t20260302\t2,00\t1,00\t20260302\t-1,00\t${text}`
  const texts = [
    'BEA, Betaalpas Bakker Oost,PAS012 NR:CT1, 02.03.26/12:34 UTRECHT',
    'BEA, Apple Pay                   Bakker Oost,PAS012              NR:1, 02.03.26/12:34',
    'eCom, Google Pay                 Bakker Oost,PAS012              NR:1, 02.03.26/12:34',
    'GEA, Betaalpas                   Bakker Oost,PAS012              NR:1, 02.03.26/12:34',
    'BEA   NR:CT1      02.03.26/12.34 Bakker Oost ,PAS012            UTRECHT',
    'BEA   NR:CT1      02.03.26/12.34 Bakker Oost, PAS012            UTRECHT',
  ]
  expect(bookings(...texts.map(row)).map((one) => one.counterpartyName)).toEqual(texts.map(() => 'Bakker Oost'))
})

test('ABN AMRO: a direct debit that came back says so by its kind or by the reason alone', () => {
  const row = (text: string) => `417164300\tEUR\t20260302\t1,00\t2,00\t20260302\t1,00\t${text}`
  const texts = [
    '/TRTP/SEPA INCASSO TERUGBOEKING/NAME/Bos/MARF/M-1/REMI/Termijn/IBAN/NL20INGB0001234567',
    '/TRTP/SEPA Incasso algemeen/NAME/Bos/MARF/M-1/RTRN/MD06/REMI/Termijn/IBAN/NL20INGB0001234567',
    '/TRTP/SEPA Incasso algemeen/NAME/Bos/MARF/M-1/REMI/Termijn/IBAN/NL20INGB0001234567',
  ]
  expect(bookings(...texts.map(row))).toMatchObject([
    { isReversal: true, reversalReason: null, description: 'Termijn' },
    { isReversal: true, reversalReason: 'MD06', description: 'Termijn' },
    { isReversal: false, reversalReason: null, description: 'Termijn' },
  ])
})

test('a heading that has no more than half in common with a bank’s is not said to lack a column of it', () => {
  expect(read('Rekeningnummer;Wie;Valuta;Dag;Bedrag;Omschrijving', 'NL1;Bos;EUR;02-03-2026;1,00;nota')).toMatchObject({
    ok: false,
    refusal: { code: 'unknown_format', line: 1 },
  })
})

describe('CORE-3 labels in a text of remarks', () => {
  const account = 'NL20INGB0001234567'
  const creditor = 'NL98ZZZ999999990000'
  /** The booking of a row that has all it shows in one text. */
  const read = (text: string) =>
    bookingsOf(linesOf(['417164300', 'EUR', '20260302', '10,00', '9,00', '20260302', '-1,00', text].join('\t')))[0]

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
})
