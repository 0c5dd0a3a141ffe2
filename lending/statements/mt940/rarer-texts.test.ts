import { describe, expect, test } from 'vitest'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import { mt940Around } from '#lending/testing/mt940-text.ts'
import { bookingsOf, linesOf } from '#lending/testing/statement-text.ts'

/** The bookings of one MT940 statement whose fields are given, with CRLF as the banks write it. */
const bookings = (account: string, ...fields: string[]) =>
  bookingsOf(mt940Around([], account, fields).replaceAll('\n', '\r\n'))

const entry = (type = 'NTRFNONREF') => `:61:2603020302D10,00${type}`

describe('texts of bookings that banks write less often', () => {
  test('Knab: the line with the counterparty begins again behind a line of full length', () => {
    const first = 'ORDER 264267 VAN DE WEBWINKEL VOOR WITGOED EN KEUKENS TE UTRECHT'.slice(0, 61)
    expect(
      bookings('NL68KNAB0123456789', entry(), `:86:${first}`, 'REK: NL20INGB0001234567/NAAM: WITGOED B.V.'),
    ).toMatchObject([
      { counterpartyName: 'WITGOED B.V.', counterpartyAccount: 'NL20INGB0001234567', description: first },
    ])
  })

  test('Knab: a creditor identifier with spaces', () => {
    const text = ':86:/TRTP/SEPA INCASSO/NAME/ENERGIE/CSID/NL12 ZZZ 343434340000/MARF/M-1/REMI/termijn'
    expect(bookings('NL68KNAB0123456789', entry(), text)).toMatchObject([
      { creditorId: 'NL12ZZZ343434340000', mandateId: 'M-1' },
    ])
  })

  test('Triodos: the former number in the first field, when there is no IBAN', () => {
    expect(
      bookings(
        'TRIODOSBANK/0390123456',
        entry('NIT NONREF'),
        ':86:000>100133967858',
        '>20HUUR KANTOOR MA>21ART',
        entry('NIT NONREF'),
        ':86:000>100000000000',
        '>20KOSTEN',
      ),
    ).toMatchObject([
      { counterpartyAccount: '133967858', description: 'HUUR KANTOOR MAART' },
      { counterpartyAccount: null },
    ])
  })

  test('Rabobank: a payment reference spelled out in elements, and a number behind the name', () => {
    expect(
      bookings(
        'NL44RABO0123456789',
        entry('N086EREF'),
        'NL86INGB0002445588',
        ':86:/EREF/1/BENM//NAME/Belastingdienst/ID/99/REMI//CDTRREFTP//CD/SCOR/ISS',
        'R/CUR/CDTRREF/1234567890123456/ISDT/2026-03-02',
      ),
    ).toMatchObject([{ counterpartyName: 'Belastingdienst', description: '1234567890123456', endToEndId: '1' }])
  })

  test('ING: the tax reference in :61: is the purpose of a payment without text', () => {
    expect(
      bookings(
        'NL83INGB0001234500EUR',
        entry('NTRF1850426746401070//14232632703135'),
        '/TRCD/00100/',
        ':86:/CNTP/NL86INGB0002445588/INGBNL2A/BELASTINGDIENST//',
      ),
    ).toMatchObject([{ description: '1850426746401070', counterpartyName: 'BELASTINGDIENST' }])
  })

  test('ING of 2013: a direct debit in words, with the creditor identifier broken over two lines', () => {
    expect(
      bookings(
        '0001234567',
        entry('NIC MARF'),
        ':86:Europese Incasso, doorlopend NL20INGB0001234567 INGBNL2A NUTS NL98',
        'ZZZ999999990000 SEPA M-77 Termijn maart',
      ),
    ).toMatchObject([
      {
        counterpartyName: 'NUTS',
        counterpartyAccount: 'NL20INGB0001234567',
        creditorId: 'NL98ZZZ999999990000',
        mandateId: 'M-77',
        description: 'Termijn maart',
      },
    ])
  })

  test('ING of 2012: a direct debit in words behind a former number, with mandate and reference', () => {
    const text = [
      ':86:0123456789 Europese Incasso doorlopend NL20INGB0001234567 INGBNL2A ',
      'Sportclub Zuid NL98ZZZ999999990000 MND-120123 20260501P01234785 Contributie mei',
    ]
    expect(bookings('0001234567', entry('NIC NONREF'), ...text)).toMatchObject([
      {
        counterpartyName: 'Sportclub Zuid',
        counterpartyAccount: 'NL20INGB0001234567',
        mandateId: 'MND-120123',
        endToEndId: '20260501P01234785',
        description: 'Contributie mei',
      },
    ])
  })

  test('ING of 2013: a payment reference on its own line is no part of the word before it', () => {
    const text = ':86:NL86INGB0002445588 INGBNL2A BELASTINGDIENST BTW 2e kwartaal 2026'
    expect(bookings('0001234567', entry('NGT NONREF'), text, 'SCOR/CUR/8850426741301240')).toMatchObject([
      { description: 'BELASTINGDIENST BTW 2e kwartaal 2026 SCOR/CUR/8850426741301240' },
    ])
  })

  test('a line of ING’s type codes hides no account on the line behind it', () => {
    expect(
      bookings('NL83INGB0001234500EUR', entry(), '/TRCD/00100/', 'NL20INGB0001234567', ':86:/REMI/USTD//x/'),
    ).toMatchObject([{ counterpartyAccount: 'NL20INGB0001234567' }])
  })

  test('ING: a returned item is a reversal also without a reason', () => {
    expect(bookings('NL83INGB0001234500EUR', entry('NRTIEREF//1'), ':86:/EREF/E-1//REMI/USTD//x/')).toMatchObject([
      { isReversal: true, reversalReason: null },
    ])
  })

  test('numbered fields in the German way, with a payment marked by EREF+ and its kin, or without', () => {
    expect(
      bookings(
        'NL83INGB0001234500EUR',
        entry('NDDTNONREF'),
        ':86:105?00SEPA-LASTSCHRIFT?109310?20EREF+E-2026-1?21MREF+M-9?22CRED+NL98ZZZ9',
        '99990000?23SVWZ+CONTRIBUTIE MA?24ART 50% > 40%?30INGBNL2A?31NL20INGB0001234',
        '567?32SPORTCLUB ?33ZUID',
        entry('NTRFNONREF'),
        ':86:051?00UEBERWEISUNG?20NOTA 12?21 DANK?31NL02ABNA0123456789?32BOS?60 EN GROET',
      ),
    ).toMatchObject([
      {
        counterpartyName: 'SPORTCLUB ZUID',
        counterpartyAccount: 'NL20INGB0001234567',
        description: 'CONTRIBUTIE MAART 50% > 40%',
        endToEndId: 'E-2026-1',
        mandateId: 'M-9',
        creditorId: 'NL98ZZZ999990000',
      },
      { counterpartyName: 'BOS', description: 'NOTA 12 DANK EN GROET', endToEndId: null },
    ])
  })

  test('Triodos: a greater-than sign of the payer is no field', () => {
    expect(
      bookings('TRIODOSBANK/0390123456', entry('NIT NONREF'), ':86:000>100000000000', '>20SAMEN > ALLEEN>21 OK'),
    ).toMatchObject([{ description: 'SAMEN > ALLEEN OK' }])
  })

  test('a country behind the name of a party is none of it', () => {
    const text = ':86:/EREF/E-1/BENM//NAME/Bos Handel/CTRY/NL/REMI/nota'
    expect(bookings('NL44RABO0123456789', entry(), text)).toMatchObject([
      { counterpartyName: 'Bos Handel', description: 'nota' },
    ])
  })

  test('a statement in a character set of one byte, with letters beyond ASCII in every kind of field', () => {
    const text = [
      ':20:R',
      ':25:NL44RABO0123456789',
      ':28C:1/1',
      ':60F:C260301EUR100,00',
      ':61:2603020302D10,00NTRFé1//réf',
    ]
    text.push('Ünal', ':86:/NAME/Café  Zuid/REMI/één', ' twee', ':62F:C260302EUR90,00', '-')
    const read = readStatementFile(Uint8Array.from(text.join('\r\n'), (letter) => letter.charCodeAt(0)))
    expect(read).toMatchObject({
      ok: true,
      findings: [],
      statements: [{ bookings: [{ bankReference: 'réf', counterpartyName: 'Café Zuid', description: 'één twee' }] }],
    })
  })

  test('ABN AMRO before SEPA: what follows the account in one column is the name', () => {
    expect(bookings('417164300', entry('N422NONREF'), ':86:54.49.42.108 BOOMKWEKERIJ OOST')).toMatchObject([
      { counterpartyAccount: '544942108', counterpartyName: 'BOOMKWEKERIJ OOST' },
    ])
  })

  test('an account behind the BIC of its bank (SWIFT 25P)', () => {
    for (const tagged of ['ABNANL2A/NL91ABNA0417164300', 'NL91ABNA0417164300']) {
      const outcome = readStatementFile(
        new TextEncoder().encode(
          [':20:R', `:25P:${tagged}`, 'ABNANL2A', ':28C:1', ':60F:C260301EUR1,', ':62F:C260301EUR1,', '-'].join('\r\n'),
        ),
      )
      expect(outcome).toMatchObject({ bank: 'abn_amro', statements: [{ accountIban: 'NL91ABNA0417164300' }] })
    }
  })
})

describe('CORE-3 keys of a text in MT940 whose value is nobody’s', () => {
  const read = (text: string) =>
    bookingsOf(mt940Around([], 'NL44RABO0123456789', [':61:2603020302C1,00NTRFNONREF', `:86:${text}`]))

  const keys =
    'ADDR CTRY ISDT IREF RREF CREF UDTR UCRD OAMT COAM PREF PURP SVCL ULTC ULTB ULTD BUSP OCMT CHGS EXCH NRTX PIND TRCD SWOC SWOD'
  test.each(keys.split(' '))('%s ends the value before it', (key) => {
    const expected = { counterpartyName: 'De Wit', description: 'nota 12', endToEndId: 'E-1' }
    expect(read(`/NAME/De Wit/${key}/X 1/REMI/nota 12/EREF/E-1`)).toMatchObject([expected])
    expect(read(`/EREF/E-1/${key}/X 1/NAME/De Wit/REMI/nota 12`)).toMatchObject([expected])
    expect(read(`/NAME/De Wit/REMI/nota 12/${key}/X 1/EREF/E-1`)).toMatchObject([expected])
  })
})

/** A statement of the given bookings, each of field 61 and the lines behind it. */
const mt940 = (account: string, ...bookings: string[]) =>
  linesOf(':20:1', `:25:${account}`, ':28C:1', ':60F:C260301EUR100,00', ...bookings, ':62F:C260302EUR100,00', '-')

test('CORE-3 bunq marks a card payment that comes back in MT940 as it does in CSV', () => {
  const text = (code: string, refund: string) =>
    mt940('NL47BUNQ2025181418 EUR', `:61:2603020302C12,5${code}NONREF`, `:86:/NAME/SHOP/REMI/${refund}`)
  expect(bookingsOf(text('NMSC', 'Refund: SHOP (X, NL)'))).toMatchObject([{ isReversal: true }])
  expect(bookingsOf(text('NMSC', 'Refunds 2026'))).toMatchObject([{ isReversal: false }])
  expect(bookingsOf(text('NTRF', 'Refund: nota 12'))).toMatchObject([{ isReversal: false }])
})

describe('CORE-3 MT940 by SWIFT’s rules alone', () => {
  const bookingsWith = (...lines: string[]) =>
    bookingsOf(mt940('NL44RABO0123456789', ':61:260302C12,50NTRFNONREF', ...lines))

  test.each(['ORDP', 'BENM'])('the name of the other party stands in /%s/ itself', (key) => {
    expect(bookingsWith(`:86:/${key}/De Wit B.V.`, '/REMI/nota 12')).toMatchObject([
      { counterpartyName: 'De Wit B.V.', counterpartyAccount: null, description: 'nota 12' },
    ])
    expect(bookingsWith(`:86:/${key}/De Wit B.V.`, '/IBAN/NL02ABNA0123456789', '/REMI/nota 12')).toMatchObject([
      { counterpartyName: 'De Wit B.V.', counterpartyAccount: 'NL02ABNA0123456789' },
    ])
    expect(bookingsWith(`:86:/${key}/NL02ABNA0123456789/REMI/nota 12`)).toMatchObject([
      { counterpartyName: null, counterpartyAccount: 'NL02ABNA0123456789' },
    ])
    expect(bookingsWith(`:86:/${key}/NL02ABNA0123456789//Bos/IBAN/NL20INGB0001234567/REMI/nota 12`)).toMatchObject([
      { counterpartyName: 'Bos', counterpartyAccount: 'NL20INGB0001234567' },
    ])
  })

  test('a space between the amount and the kind is none of it', () => {
    const [booking] = bookingsOf(mt940('NL44RABO0123456789', ':61:2603020302C12,50 NTRFE-7//26001', ':86:nota 12'))
    expect(booking).toMatchObject({ amountCents: 12_50, bankCode: 'NTRF', bankReference: '26001' })
  })
})
