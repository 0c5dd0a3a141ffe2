import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf } from '#lending/testing/statement-text.ts'

const abnAmro = (...bookings: string[]) =>
  linesOf(
    'ABNANL2A',
    '940',
    'ABNANL2A',
    ':20:ABN AMRO BANK NV',
    ':25:417164300',
    ':28:07301/1',
    ':60F:C260701EUR100,00',
    ...bookings,
    ':62F:C260731EUR100,00',
    '-',
  )

const rabobank = (...bookings: string[]) =>
  linesOf(
    ':940:',
    ':20:940S260702',
    ':25:NL44RABO0123456789 EUR',
    ':28C:26130',
    ':60F:C260701EUR000000000100,00',
    ...bookings,
    ':62F:C260702EUR000000000100,00',
  )

const camt = (inside: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-07-02</Dt></BookgDt>${inside}</Ntry></Stmt></BkToCstmrStmt></Document>`

/** ABN AMRO’s text in columns of 32. */
const columns = (...texts: string[]) =>
  texts
    .map((text) => text.padEnd(32))
    .join(' ')
    .trimEnd()

describe('CORE-3 card payments at ABN AMRO since the card stands last', () => {
  const paid = ':61:2607020702D12,50N426NONREF'

  test('at a till the shop ends where the terminal begins', () => {
    const [short, full] = bookingsOf(
      abnAmro(
        paid,
        ':86:BEA, APPLE PAY                   BAKKERIJ DE WIT',
        'NR:AB1C23, 02.07.26/12:40        ZWOLLE',
        'KAARTNUMMER: **1234',
        paid,
        ':86:BEA, BETAALPAS                   TUINCENTRUM DE GROENE VECHT NOORNR:12345678, 02.07.26/09.05',
        'ZWOLLE                           KAARTNUMMER: **1234',
      ),
    )
    expect(short).toMatchObject({ counterpartyName: 'BAKKERIJ DE WIT', counterpartyAccount: null })
    expect(short!.description).toContain('02.07.26/12:40 ZWOLLE KAARTNUMMER: **1234')
    expect(full).toMatchObject({ counterpartyName: 'TUINCENTRUM DE GROENE VECHT NOOR' })
  })

  test('online the shop ends where the moment begins', () => {
    expect(
      bookingsOf(
        abnAmro(
          paid,
          ':86:ECOM, BETAALPAS                  WEBWINKEL NOORD',
          '02.07.26/19.14                   AMSTERDAM',
          'KAARTNUMMER: **1234',
        ),
      ),
    ).toMatchObject([{ counterpartyName: 'WEBWINKEL NOORD' }])
  })

  test.each(['NR:AB1C23, 02.07.26/12:40', '02.07.26/19.14'])('a shop that is not reported is none: %s', (moment) => {
    expect(bookingsOf(abnAmro(paid, `:86:BEA, BETAALPAS                   ${moment}`, 'ZWOLLE'))).toMatchObject([
      { counterpartyName: null },
    ])
  })

  test('in CAMT.053 the same text is that of the booking', () => {
    const text = columns('BEA, GOOGLE PAY', 'BAKKERIJ DE WIT', 'NR:AB1C23, 02.07.26/12:40', 'ZWOLLE')
    expect(bookingsOf(camt(`<AddtlNtryInf>${text}</AddtlNtryInf>`))).toMatchObject([
      { counterpartyName: 'BAKKERIJ DE WIT' },
    ])
  })

  test('a number in the name of a shop is not a terminal', () => {
    expect(
      bookingsOf(abnAmro(paid, ':86:BEA, Betaalpas                   Loods NR: 5 Zwolle,PAS123', 'NR:123')),
    ).toMatchObject([{ counterpartyName: 'Loods NR: 5 Zwolle' }])
  })
})

test.each(['SWOD', 'SWOC'])('CORE-3 ABN AMRO’s account before a switch of banks is no purpose: /%s/', (key) => {
  const text = `:86:/TRTP/SEPA OVERBOEKING/NAME/De Wit/REMI/nota 12/${key}/NL02ABNA0123456789`
  expect(bookingsOf(abnAmro(':61:2607020702C12,50N654NONREF', text))).toMatchObject([{ description: 'nota 12' }])
})

describe('CORE-3 the lines of MT940 as programs pass them on', () => {
  test('a tag for each key makes one text, without a gap between the keys', () => {
    expect(
      bookingsOf(
        rabobank(
          ':61:260702C12,50N541EREF',
          ':86:/EREF/E-71/',
          ':86:/ORDP//NAME/De Wit B.V./',
          ':86:/REMI/USTD//nota 12/',
        ),
      ),
    ).toMatchObject([{ counterpartyName: 'De Wit B.V.', endToEndId: 'E-71', description: 'nota 12' }])
  })

  test('a tag for each line of a text in words leaves the words apart', () => {
    expect(bookingsOf(rabobank(':61:260702C12,50N541EREF', ':86:nota 12', ':86:van juni'))).toMatchObject([
      { description: 'nota 12 van juni' },
    ])
  })
})

describe('CORE-3 an account abroad behind Rabobank’s :61:', () => {
  const bookingsWith = (account: string, text = '/ORDP//NAME/De Wit/REMI/nota 12') =>
    bookingsOf(rabobank(':61:260702C12,50N541EREF//12345', account, `:86:${text}`))

  test.each(['98765432109876', '123456789012', 'DE00123456789012345678'])('%s', (account) => {
    expect(bookingsWith(account)).toMatchObject([
      { counterpartyName: 'De Wit', counterpartyAccount: account, description: 'nota 12' },
    ])
  })

  test.each(['0000000000', '1234567890123456789012345678901234567', 'FACTUUR 12345678901'])(
    'no account is %s',
    (line) => {
      expect(bookingsWith(line)).toMatchObject([{ counterpartyAccount: null }])
    },
  )

  test('the account that the text gives comes first', () => {
    expect(
      bookingsWith('98765432109876', '/CNTP/NL02ABNA0123456789/ABNANL2A/De Wit///REMI/USTD//nota 12/'),
    ).toMatchObject([{ counterpartyAccount: 'NL02ABNA0123456789' }])
  })

  test('with a text in words such a line is no account', () => {
    expect(bookingsWith('98765432109876', 'nota 12')).toMatchObject([{ counterpartyAccount: null }])
  })
})
