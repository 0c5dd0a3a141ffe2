import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

/** A statement of the given bookings, each of field 61 and the lines behind it. */
const mt940 = (account: string, ...bookings: string[]) =>
  linesOf(':20:1', `:25:${account}`, ':28C:1', ':60F:C260301EUR100,00', ...bookings, ':62F:C260302EUR100,00', '-')

describe('CORE-3 direct debits at ASN, SNS and RegioBank', () => {
  const row = (text: string) =>
    `02-03-2026,NL53ASNB0781269733,NL20INGB0001234567,gas noord,,,,EUR,100.00,EUR,-12.50,02-03-2026,02-03-2026,8810,INC,901001,,'${text}',3\n`
  const readWith = (behind: string, before = 'Europese incasso: NL-') =>
    bookingsOf(row(`${before}Termijn maart-Incassant ID: NL98ZZZ999999990000${behind}`))[0]

  test.each([
    ['-Kenmerk Machtiging: 475036190001-SDD0331055410', '475036190001', 'SDD0331055410'],
    ['-Kenmerk Machtiging: M77XY-1007661686629 PP AFSCHRIJVING', 'M77XY', '1007661686629 PP AFSCHRIJVING'],
    ['-Kenmerk Machtiging: AB-12345678-9-20260302000012', 'AB-12345678-9', '20260302000012'],
    ['-Kenmerk Machtiging: 475036190001-NOTPROVIDED', '475036190001', null],
    ['-Kenmerk Machtiging: 4288-75-0001', '4288-75-0001', null],
    ['-Kenmerk Machtiging: MANDAAT-ZONDERCIJFER', 'MANDAAT-ZONDERCIJFER', null],
    ['-Kenmerk Machtiging: M-7', 'M-7', null],
    ['', null, null],
  ])('behind the mandate stands the reference from end to end: %j', (behind, mandateId, endToEndId) => {
    expect(readWith(behind)).toMatchObject({
      mandateId,
      endToEndId,
      creditorId: 'NL98ZZZ999999990000',
      description: 'Termijn maart',
    })
  })

  test.each(['Europese incasso: NL-', 'Europese incasso: ', 'Europese incasso door:GAS NOORD B.V. NL-'])(
    'what the bank writes before the purpose is none of it: %s',
    (before) => expect(readWith('', before)).toMatchObject({ description: 'Termijn maart' }),
  )

  test('in MT940 the same text is broken into lines and padded', () => {
    const text =
      'Europese incasso: NL-Termijn maart-Incassant ID: NL98ZZZ999999990000-Kenmerk Machtiging: M77XY-20260302000012 maart'
    const booking = mt940(
      'NL53ASNB0781269733',
      ':61:2603020302D12,50NINCNL20INGB0001234567',
      'gas noord',
      ':86:NL20INGB0001234567 gas noord',
      ' '.repeat(65),
      text.slice(0, 65),
      text.slice(65).padEnd(65),
      ' '.repeat(65),
    )
    expect(bookingsOf(booking)).toMatchObject([
      {
        counterpartyName: 'gas noord',
        mandateId: 'M77XY',
        endToEndId: '20260302000012 maart',
        description: 'Termijn maart',
      },
    ])
  })
})

describe('CORE-3 rows of ASN, SNS and RegioBank without the address', () => {
  const row = (end: string) =>
    `2-3-2026,NL53ASNB0781269733,NL20INGB0001234567,Bos,EUR,100.00,EUR,-12.50,2-3-2026,3-3-2026,8810,OVS,901001,kenmerk 7,${end}`

  test.each(["'nota 12, maart',3", "'nota 12, maart',3,Wonen", "'nota 12, maart',3,"])('%s', (end) => {
    const text = `${row(end)}\n`
    expect(readText(text)).toMatchObject({
      bank: 'asn',
      findings: [],
      statements: [{ opening: { amountCents: 100_00 }, closing: { amountCents: 87_50 } }],
    })
    expect(bookingsOf(text)).toMatchObject([
      {
        bookedOn: '2026-03-02',
        valueOn: '2026-03-03',
        amountCents: -12_50,
        counterpartyName: 'Bos',
        counterpartyAccount: 'NL20INGB0001234567',
        description: 'nota 12, maart',
        bankReference: '901001',
        bankCode: 'OVS',
      },
    ])
  })

  test.each([row('nota'), row('nota,3,Wonen,x'), row('nota,3').replace(',EUR,100', ',euro,100')])(
    'no row of theirs: %s',
    (text) => expect(readText(`${text}\n`)).toMatchObject({ refusal: { code: 'unknown_format' } }),
  )
})

describe('CORE-3 rounded apostrophes around the texts of ASN, SNS and RegioBank', () => {
  const row = (text: string) =>
    `02-03-2026,NL53ASNB0781269733,,,,,,EUR,100.00,EUR,-12.50,02-03-2026,02-03-2026,8810,OVS,901001,,${text},3\n`

  test.each([
    ['’nota 12, maart’', 'nota 12, maart'],
    ['‘nota 12, maart’', 'nota 12, maart'],
    ["'nota 12, maart’", 'nota 12, maart'],
    ["’nota 12, foto’s'", 'nota 12, foto’s'],
    ['"’nota 12, maart’"', 'nota 12, maart'],
    ['’s morgens', '’s morgens'],
  ])('%s', (text, description) => {
    expect(bookingsOf(row(text))).toMatchObject([{ description }])
  })
})

test('CORE-3 words of a heading that bunq has too leave a file of ASN its own', () => {
  const text = linesOf(
    'Datum;Rekening;Tegenrekening;Naam;Adres;Postcode;Plaats;Valutasoort saldo;Saldo voor boeking;Valutasoort mutatie;Bedrag;Verwerkingsdatum;Valutadatum;Code;Type;Volgnummer;Betalingskenmerk;Omschrijving;Afschriftnummer',
    '02-03-2026;NL53ASNB0781269733;NL20INGB0001234567;Bos;;;;EUR;100,00;EUR;-12,50;02-03-2026;03-03-2026;8810;OVS;901001;;nota 12;3',
  )
  expect(readText(text)).toMatchObject({ bank: 'asn', statements: [{ closing: { amountCents: 87_50 } }] })
  expect(bookingsOf(text)).toMatchObject([{ valueOn: '2026-03-03', amountCents: -12_50, bankCode: 'OVS' }])
})
