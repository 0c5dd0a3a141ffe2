import { describe, expect, test } from 'vitest'
import { details, document, entry, statement } from '#lending/testing/camt-text.ts'
import { mt940Around } from '#lending/testing/mt940-text.ts'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

const triodos = (...fields: string[]) => bookingsOf(mt940Around([], 'NL75TRIO0543247382', fields))

describe('CORE-3 card payments at Triodos since its text is in keys', () => {
  const text = 'De Groene Winkel - Enschede - Terminal 05683709 - 31-01-2026 12:25 - PASNR.  1234 - CONTACTLOOS'
  const paid = { counterpartyName: 'De Groene Winkel - Enschede', counterpartyAccount: null }

  test('name their shop in MT940, also where a line is broken', () => {
    const field = `:86:/REMI/USTD//${text}/`
    expect(triodos(':61:260201D37,90NBA0NONREF', field.slice(0, 65), field.slice(65))).toMatchObject([
      { ...paid, amountCents: -37_90, description: text.replace('  ', ' ') },
    ])
  })

  test('in CAMT.053 and in CSV', () => {
    const remittance = details(`<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`)
    expect(bookingsOf(document(statement(entry(remittance)), '08'))).toMatchObject([paid])
    const row = ['02-02-2026', 'NL75TRIO0543247382', '37,90', 'Debet', '', '', 'BA', text, '100,00']
    expect(bookingsOf(linesOf(row.map((cell) => `"${cell}"`).join(',')))).toMatchObject([paid])
  })

  test('a party that is reported comes first, and a terminal without a moment names nobody', () => {
    const party = '/CNTP/NL50TRIO2300470829/TRIONL2U/B. Bos///REMI/USTD//'
    expect(
      triodos(
        ':61:260201D37,90NET0NONREF',
        `:86:${party}${text}/`,
        ':61:260201D37,90NET0NONREF',
        ':86:/REMI/USTD//Huur - Terminal 3 - hal/',
      ),
    ).toMatchObject([
      { counterpartyName: 'B. Bos' },
      { counterpartyName: null, description: 'Huur - Terminal 3 - hal' },
    ])
  })
})

describe('CORE-3 ABN AMRO’s labels with commas in between, as a sheet that was cleaned up has them', () => {
  const row = (text: string) => bookingsOf(`123456789\tEUR\t20260115\t100,00\t90,00\t20260115\t-10,00\t${text}\r\n`)[0]

  test('a comma behind an account, an identifier or a name is none of it', () => {
    expect(
      row('SEPA Overboeking, IBAN: NL20INGB0001234567, Naam: Bos, J., Omschrijving: nota 1, deel 2'),
    ).toMatchObject({
      counterpartyName: 'Bos, J.',
      counterpartyAccount: 'NL20INGB0001234567',
      description: 'nota 1, deel 2',
    })
    expect(row('SEPA Incasso, Incassant: NL98ZZZ999999990000, Naam: Gas Noord')).toMatchObject({
      counterpartyName: 'Gas Noord',
      creditorId: 'NL98ZZZ999999990000',
    })
  })
})

describe('CORE-3 shapes of 2024 to 2026 that are read as they are', () => {
  test('iDEAL at ABN AMRO that is called Wero as well, and a direct debit whose account stands behind its text', () => {
    const text = '/TRTP/iDEAL/Wero/IBAN/NL20INGB0001234567/BIC/INGBNL2A/NAME/Webwinkel N'
    const more = 'oord B.V./REMI/GGFN 12 bestelling/EREF/26-08-2026 23:26 0220434404853870'
    const debit = '/TRTP/SEPA Incasso algemeen doorlopend/CSID/NL98ZZZ999999990000/NAME/GA'
    const rest = 'S NOORD/MARF/12-A/REMI/termijn/IBAN/NL20INGB0001234567  /BIC/INGBNL2A/EREF/1'
    const file = mt940Around([], 'ABNANL2A/0417164300', [
      ...[':61:2608260826D6,69N426NONREF', `:86:${text}`, more],
      ...[':61:2608270827D4,30N426NONREF', `:86:${debit}`, rest],
    ])
    const account = { counterpartyAccount: 'NL20INGB0001234567' }
    expect(bookingsOf(file)).toMatchObject([
      {
        ...account,
        counterpartyName: 'Webwinkel Noord B.V.',
        description: 'GGFN 12 bestelling',
        endToEndId: '26-08-2026 23:26 0220434404853870',
      },
      {
        ...account,
        counterpartyName: 'GAS NOORD',
        description: 'termijn',
        endToEndId: '1',
        mandateId: '12-A',
        creditorId: 'NL98ZZZ999999990000',
      },
    ])
  })

  test('Rabobank’s keys of payments abroad, salaries and returns', () => {
    const file = mt940Around([':940:'], 'NL44RABO0123456789 EUR', [
      ...[':61:251107D000000020000,00N501EREF//93381', 'NL20INGB0001234567'],
      ':86:/EREF/C2025-1/PREF/OO9B1/TRCD/2065/BENM//NAME/Loonbureau/REMI/lonen/PURP//CD/SALA/ISDT/2025-11-07',
      ...[':61:251107C000000000100,00N08500203158 2025110//NP8A1234', '0000000000'],
      ':86:/TRCD/1085/REMI/NO.CJyuRWZLp7/ID.354803/',
      ...[':61:251107D000000000010,00N593EREF//1', 'NL20INGB0001234567'],
      ':86:/EREF/E1/TRCD/593/RTRN/AC04/BENM//NAME/De Wit/REMI/nota 2/ISDT/2025-11-07',
      ...[':61:251107D000000000100,00N033EREF//1', '0000000000'],
      ':86:/EREF/E2/TRCD/2033/BENM//NAME/ACME INC/REMI/INV 7/OCMT/USD117,00/EXCH/1,17/CHGS1/EUR7,50',
    ])
    expect(bookingsOf(file)).toMatchObject([
      { counterpartyName: 'Loonbureau', description: 'lonen', endToEndId: 'C2025-1', bankReference: '93381' },
      { counterpartyName: null, counterpartyAccount: null, description: 'NO.CJyuRWZLp7/ID.354803' },
      { counterpartyName: 'De Wit', description: 'nota 2', isReversal: true, reversalReason: 'AC04' },
      { counterpartyName: 'ACME INC', counterpartyAccount: null, description: 'INV 7', endToEndId: 'E2' },
    ])
  })

  test('ING’s own charges, its savings account without an IBAN, and what comes back from a payment service', () => {
    const file = mt940Around(['{1:F01INGBNL2ABXXX0000000000}'], 'NL20INGB0001234567EUR', [
      ...[':61:2510301030D12,00NCHGNONREF//25303055056821', '/TRCD/09001/'],
      ':86:/CNTP//INGBNL2A/ING Bank N.V.///REMI/USTD//Kosten betalingsverkeer/',
      ...[':61:2510301030C70,00NTRFNONREF//25303055056820', '/TRCD/00370/'],
      ':86:/CNTP/D12345678/INGBNL2A/Zakelijk sparen///REMI/USTD//Van sparen/',
      ...[':61:2510301030C40,12NRTIEREF//25303693575667', '/TRCD/01315/'],
      ':86:/RTRN/MD06//EREF/1045//CNTP/LU280019400644750000/PPLXLUL2/Pay S.C.A',
      '///REMI/USTD//1045/PAY/',
    ])
    expect(bookingsOf(file)).toMatchObject([
      { counterpartyName: 'ING Bank N.V.', counterpartyAccount: null, description: 'Kosten betalingsverkeer' },
      { counterpartyName: 'Zakelijk sparen', counterpartyAccount: 'D12345678', isReversal: false },
      {
        counterpartyName: 'Pay S.C.A',
        counterpartyAccount: 'LU280019400644750000',
        description: '1045/PAY',
        isReversal: true,
        reversalReason: 'MD06',
      },
    ])
  })

  test('ING’s English export with remarks in Dutch, money of another country, and iDEAL under both its names', () => {
    const heading =
      '"Date";"Name / Description";"Account";"Counterparty";"Code";"Debit/credit";"Amount (EUR)";"Transaction type";"Notifications";"Resulting balance";"Tag"'
    const row = (...cells: string[]) => cells.map((cell) => `"${cell}"`).join(';')
    const own = 'NL20INGB0001234567'
    const foreign =
      'Pasvolgnr: 008 27-01-2026 14:20 Transactie: Q71243 Term: ATM12713 Valuta: 100,00 BYN Koers: 2,4406776 Opslag: 0,45 EUR Kosten: 2,25 EUR'
    const shop =
      'Name: Shop via Noord Description: M123 bestelling IBAN: NL02ABNA0123456789 Reference: 10-09-2026 12:37 7050 Value date: 29/01/2026'
    const file = linesOf(
      heading,
      row(
        '20260129',
        'Shop via Noord',
        own,
        'NL02ABNA0123456789',
        'IW',
        'Debit',
        '9,75',
        'iDEAL | Wero',
        shop,
        '50,25',
        '',
      ),
      row(
        '20260128',
        'ATM Minsk',
        own,
        '',
        'GM',
        'Debit',
        '40,00',
        'Cash machine',
        `${foreign} Valutadatum: 29-01-2026`,
        '60,00',
        '',
      ),
    )
    expect(readText(file)).toMatchObject({ findings: [], statements: [{ closing: { amountCents: 50_25 } }] })
    expect(bookingsOf(file)).toMatchObject([
      { amountCents: -9_75, description: 'M123 bestelling', endToEndId: '10-09-2026 12:37 7050', bankCode: 'IW' },
      { amountCents: -40_00, valueOn: '2026-01-29', counterpartyName: 'ATM Minsk', description: foreign },
    ])
  })

  test('ING’s counterparty without a BIC, without an account, and with its town', () => {
    const file = mt940Around(['{1:F01INGBNL2ABXXX0000000000}'], 'NL20INGB0001234567EUR', [
      ...[':61:2501020102D10,00NTRFEREF//25002000000001', '/TRCD/00100/'],
      ':86:/EREF/F-7//CNTP/NL02ABNA0123456789//Bakkerij Zon///REMI/USTD//Factuur 7/',
      ...[':61:2501020102C20,00NTRFEREF//25002000000002', '/TRCD/00100/'],
      ':86:/CNTP///Garage Ster///REMI/USTD//Factuur 8/',
      ...[':61:2501020102C30,00NTRFEREF//25002000000003', '/TRCD/00100/'],
      ...[':86:/CNTP/NL02ABNA0123456789/ABNANL2A/Kapper Kam/Amsterdam/NL//REMI/USTD', '//Factuur 9//EREF/F-9/'],
    ])
    const account = { counterpartyAccount: 'NL02ABNA0123456789' }
    expect(bookingsOf(file)).toMatchObject([
      { ...account, counterpartyName: 'Bakkerij Zon', endToEndId: 'F-7', description: 'Factuur 7' },
      { counterpartyAccount: null, counterpartyName: 'Garage Ster', endToEndId: null, description: 'Factuur 8' },
      { ...account, counterpartyName: 'Kapper Kam', endToEndId: 'F-9', description: 'Factuur 9' },
    ])
  })

  test('ABN AMRO’s direct debit that came back, its batch, and its labels without a kind before them', () => {
    const file = mt940Around([], 'ABNANL2A/0417164300', [
      ':61:2501020102D10,00N246NONREF',
      ...[':86:/RTYP/SEPA Incasso niet uitgevoerd/MARF/M-12/RTRN/MS03/IBAN/NL20INGB', '0001234567/NAME/De Wit'],
      ...['/REMI/mei, nota 12/EREF/E-12', ':61:2501020102C100,00N658NONREF'],
      ':86:/TRTP/SEPA INCASSO BATCH/PREF/3095D4/NRTX/10/PIND/BATCH',
      ...[':61:2501020102C30,00N658NONREF', ':86:NAAM: Kapper Kam  OMSCHRIJVING: INK-77  KENMERK: X1'],
    ])
    expect(bookingsOf(file)).toMatchObject([
      {
        counterpartyName: 'De Wit',
        counterpartyAccount: 'NL20INGB0001234567',
        description: 'mei, nota 12',
        endToEndId: 'E-12',
        mandateId: 'M-12',
        isReversal: true,
        reversalReason: 'MS03',
      },
      { amountCents: 100_00, counterpartyName: null, description: 'SEPA INCASSO BATCH', isReversal: false },
      { counterpartyName: 'Kapper Kam', description: 'INK-77', endToEndId: 'X1' },
    ])
  })

  test('ABN AMRO’s columns that a program closed up', () => {
    const row = (day: string, start: string, end: string, text: string) =>
      ['417164300', 'EUR', day, start, end, day, '-10,00', text].join('\t')
    const account = 'IBAN: NL20INGB0001234567BIC: INGBNL2A                    '
    const transfer = `${account}NAAM: M. BOS EOOMSCHRIJVING: LID 2026,  M. BOS, DE LAAN 4KENMERK: NOTPROVIDED`
    const debit =
      'Incassant: NL98ZZZ999999990000  Naam: GAS NOORD B.V.     Machtiging: M-1            Omschrijving: Internet M-1IBAN: NL20INGB0001234567         Kenmerk: 5010'
    const file = linesOf(
      row('20261004', '2000,00', '1990,00', `SEPA OVERBOEKING                 ${transfer}`),
      row('20261005', '1990,00', '1980,00', `SEPA Incasso algemeen doorlopend ${debit}`),
    )
    expect(bookingsOf(file)).toMatchObject([
      {
        counterpartyName: 'M. BOS EO',
        counterpartyAccount: 'NL20INGB0001234567',
        description: 'LID 2026, M. BOS, DE LAAN 4',
        endToEndId: null,
      },
      {
        counterpartyName: 'GAS NOORD B.V.',
        counterpartyAccount: 'NL20INGB0001234567',
        description: 'Internet M-1',
        endToEndId: '5010',
        mandateId: 'M-1',
        creditorId: 'NL98ZZZ999999990000',
      },
    ])
  })

  test('Rabobank’s heading without its diaeresis, with a letter lost, and cut short', () => {
    const short =
      'IBAN/BBAN,Munt,BIC,Volgnr,Datum,Rentedatum,Bedrag,Saldo na trn,Tegenrekening IBAN/BBAN,Naam tegenpartij'
    const cells = 'NL44RABO0123456789,EUR,RABONL2U,1,2026-10-07,2026-10-07,"-12,50","+100,00",NL20INGB0001234567,De Wit'
    const read = { counterpartyName: 'De Wit', counterpartyAccount: 'NL20INGB0001234567', bankReference: '1' }
    expect(readText(linesOf(short, cells))).toMatchObject({ statements: [{ closing: { amountCents: 100_00 } }] })
    expect(bookingsOf(linesOf(short, cells))).toMatchObject([{ ...read, amountCents: -12_50, description: '' }])
    for (const letter of ['e', 'Î', '\ufffd']) {
      const heading = `${short},Naam uiteindelijke partij,Naam initi${letter}rende partij,BIC tegenpartij,Code,Omschrijving-1`
      expect(bookingsOf(linesOf(heading, `${cells},,,INGBNL2A,cb,nota 12`))).toMatchObject([
        { ...read, bankCode: 'cb', description: 'nota 12' },
      ])
    }
  })
})
