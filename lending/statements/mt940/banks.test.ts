import { describe, expect, test } from 'vitest'
import { mt940Around, mt940Lines } from '#lending/testing/mt940-text.ts'
import { bookingsOf, readText } from '#lending/testing/statement-text.ts'

const abn = ['ABNANL2A', '940', 'ABNANL2A']
const ing = ['{1:F01INGBNL2ABXXX0000000000}', '{2:I940INGBNL2AXXXN}', '{4:']
const asn = ['{1:F01ASNBNL21XXXX0000000000}{2:O940ASNBNL21XXXXN}{3:}{4:']
const padded = (text: string) => text.padEnd(65)

describe('MT940 by bank', () => {
  test('ABN AMRO with /TRTP/: the fields of the notation, over broken lines', () => {
    const text = mt940Around(abn, '123456789', [
      ':61:2603020302D12,5N426NONREF',
      ':86:/TRTP/SEPA INCASSO ALGEMEEN DOORLOPEND/CSID/NL98ZZZ999999990000/N',
      'AME/ENERGIE NOORD B.V./MARF/M-2026-77/REMI/TERMIJN MAART/IBAN/NL2',
      '0INGB0001234567/BIC/INGBNL2A/EREF/E-99',
    ])
    expect(readText(text)).toMatchObject({ ok: true, format: 'mt940', bank: 'abn_amro' })
    expect(bookingsOf(text)).toEqual([
      {
        bookedOn: '2026-03-02',
        valueOn: '2026-03-02',
        amountCents: -1250,
        currency: 'EUR',
        counterpartyName: 'ENERGIE NOORD B.V.',
        counterpartyAccount: 'NL20INGB0001234567',
        description: 'TERMIJN MAART',
        endToEndId: 'E-99',
        mandateId: 'M-2026-77',
        creditorId: 'NL98ZZZ999999990000',
        bankReference: null,
        bankCode: 'N426',
        isReversal: false,
        reversalReason: null,
      },
    ])
  })

  test('ABN AMRO in columns and by card', () => {
    const read = bookingsOf(
      mt940Around(abn, 'NL02ABNA0123456789', [
        ':61:2603020302C0,3N654NONREF',
        ':86:SEPA OVERBOEKING                 IBAN: NL20INGB0001234567',
        'BIC: INGBNL2A                    NAAM: SLAGERIJ DE HAAS',
        'OMSCHRIJVING: FACTUUR 2026-14    KENMERK: E2E-14',
        ':61:2603020302D7,N369NONREF',
        ':86:BEA   NR:A1B23C   02.03.26/12.10 BOUWMARKT OOST,PAS012',
        'UTRECHT',
      ]),
    )
    expect(read).toMatchObject([
      {
        amountCents: 30,
        counterpartyName: 'SLAGERIJ DE HAAS',
        counterpartyAccount: 'NL20INGB0001234567',
        description: 'FACTUUR 2026-14',
        endToEndId: 'E2E-14',
      },
      { amountCents: -700, counterpartyName: 'BOUWMARKT OOST' },
    ])
  })

  test('ING: keywords broken over lines, the summary behind the balance is no text of a booking', () => {
    const text = mt940Around(
      ing,
      'NL83INGB0001234500EUR',
      [
        ':61:2603020302C45,00NTRFEREF//00000000001005',
        '/TRCD/00100/',
        ':86:/EREF/E-1//CNTP/NL02ABNA0123456789/ABNANL2A/Hoveniers & Zn///R',
        'EMI/USTD//Aanbetaling tuin/',
        ':61:2603020302D10,00NRTIEREF//00000000001010',
        ':86:/RTRN/MD06//EREF/E-2//MARF/M-1//CNTP/NL20INGB0001234567/INGBNL2A/J',
        '. de Wit///REMI/STRD/CUR/9001123412341234/',
      ],
      [':64:C260302EUR100,00', ':65:C260303EUR100,00', ':86:/SUM/1/1/10,00/45,00/', '-}'],
    )
    expect(bookingsOf(text)).toMatchObject([
      {
        description: 'Aanbetaling tuin',
        counterpartyName: 'Hoveniers & Zn',
        bankReference: '00000000001005',
        isReversal: false,
      },
      { description: '9001123412341234', mandateId: 'M-1', isReversal: true, reversalReason: 'MD06' },
    ])
    expect(readText(text)).toMatchObject({ statements: [{ accountIban: 'NL83INGB0001234500' }] })
  })

  test('Rabobank old and new: names behind 16 places, several :86:, zero-padded amounts', () => {
    const text = mt940Lines(
      ':940:',
      ':20:940A260302',
      ':25:1291.99.348EUR',
      ':28:00000/00',
      ':60F:C260301EUR000000000100,00',
      ':61:260302D000000000012,28N0440121470966      VAN DIJK              ',
      ':86:Terugboeking',
      ':86:NIET AKKOORD',
      ':61:260302C000000000012,28N541EREF',
      'NL66RABO0160878799',
      ':86:/EREF/E-5/ORDP//NAME/M. JANSEN/REMI/eerste deel',
      'tweede deel/ISDT/2026-03-02',
      ':62F:C260302EUR000000000100,00',
    )
    expect(readText(text)).toMatchObject({ bank: 'rabobank', findings: [] })
    expect(bookingsOf(text)).toMatchObject([
      { amountCents: -1228, counterpartyName: 'VAN DIJK', counterpartyAccount: '121470966', isReversal: true },
      {
        counterpartyAccount: 'NL66RABO0160878799',
        counterpartyName: 'M. JANSEN',
        description: 'eerste deel tweede deel',
      },
    ])
  })

  test('Knab: REK and NAAM, and a booking date in the year before its value date', () => {
    const text = mt940Around(['{1:F01KNABNL2HAXXX0000000000}{2:I940KNABNL2HXXXXN3020}{4:'], 'NL68 KNAB 0123 4567 89', [
      ':61:2601011229C1000,NTRFNONREF//ABC98866',
      ':86:HUUR JANUARI',
      'REK: NL26ABNA0999999999/NAAM: BEHEER VOF',
    ])
    expect(readText(text)).toMatchObject({ bank: 'knab', statements: [{ accountNumber: 'NL68KNAB0123456789' }] })
    expect(bookingsOf(text)).toMatchObject([
      { bookedOn: '2025-12-29', valueOn: '2026-01-01', counterpartyName: 'BEHEER VOF', description: 'HUUR JANUARI' },
    ])
  })

  test('ASN, SNS and RegioBank: account in :61:, name behind it, text in padded lines, direct debit by words', () => {
    const text = mt940Around(
      asn,
      'NL53ASNB0781269733',
      [
        ':61:2603020302D20,00NINCNL20INGB0001234567',
        'waterbedrijf zuid',
        ':86:NL20INGB0001234567 waterbedrijf zuid',
        padded(''),
        padded('Europese incasso door:WATERBEDRIJF ZUID NL-Nota 12-Incassant ID: N'.slice(0, 65)),
        padded('NL84ZZZ050695810000-Kenmerk Machtiging: M-7'),
        ':61:2603020302D3,50NBEA//228ohu/972795',
        ':86: ',
        padded(''),
        padded('Bakker Bart           >ARNHEM  02.03.2026 13U38 KV005 4XZJ4Z   M'),
        'CC:5411',
      ],
      ['-}{5:}'],
    )
    expect(readText(text)).toMatchObject({ bank: 'asn' })
    expect(bookingsOf(text)).toMatchObject([
      {
        counterpartyAccount: 'NL20INGB0001234567',
        counterpartyName: 'waterbedrijf zuid',
        mandateId: 'M-7',
        creditorId: 'NL84ZZZ050695810000',
      },
      { counterpartyName: 'Bakker Bart', counterpartyAccount: null, bankReference: '228ohu/972795' },
    ])
    expect(readText(text.replaceAll('ASNBNL21', 'RBRBNL21').replaceAll('ASNB0', 'RBRB0'))).toMatchObject({
      bank: 'regiobank',
    })
    expect(readText(text.replaceAll('ASNBNL21', 'SNSBNL2A').replaceAll('ASNB0', 'SNSB0'))).toMatchObject({
      bank: 'sns',
    })
  })

  test('Triodos: sub-fields that break inside words', () => {
    const text = mt940Around([], 'TRIODOSBANK/0390123456', [
      ':61:260302D42,00NET NONREF',
      ':86:000>100000000000',
      '>20RABONL2U',
      '>21NL12RABO0888888888',
      '>22HUUR MAART WINKELSTR>23AAT 12',
      '>310390123456',
    ])
    expect(readText(text)).toMatchObject({ bank: 'triodos', statements: [{ accountNumber: '390123456' }] })
    expect(bookingsOf(text)).toMatchObject([
      { counterpartyAccount: 'NL12RABO0888888888', description: 'HUUR MAART WINKELSTRAAT 12' },
    ])
  })

  test('bunq and Van Lanschot', () => {
    const bunq = mt940Around(['BUNQNL2A', '940', 'BUNQNL2A'], 'NL19BUNQ0844053953 EUR', [
      ':61:2603020302C2,NTRFNONREF',
      ':86:/IBAN/NL34BUNQ0988360001/NAME/P. Visser/REMI/lunch',
    ])
    expect(readText(bunq)).toMatchObject({ bank: 'bunq', statements: [{ accountIban: 'NL19BUNQ0844053953' }] })
    expect(bookingsOf(bunq)).toMatchObject([{ amountCents: 200, counterpartyName: 'P. Visser', description: 'lunch' }])
    const vanLanschot = mt940Around(['0000 01FVLBNL22AXXX00042', '940 00'], '0878787878            ', [
      ':61:260302C27,16NXXX0130045721',
      ':86:/TRTP/SEPA Overboeking/IBAN/NL81RABO0444444444/BIC/RABONL2U/NAME/',
      'ATELIER BLAUW/REMI/2026-001/EREF/333',
    ])
    expect(readText(vanLanschot)).toMatchObject({ bank: 'van_lanschot' })
    expect(bookingsOf(vanLanschot)).toMatchObject([{ counterpartyName: 'ATELIER BLAUW', description: '2026-001' }])
  })
})
