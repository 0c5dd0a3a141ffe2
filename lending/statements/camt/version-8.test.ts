import { describe, expect, test } from 'vitest'
import { balance, details, document, entry, statement } from '#lending/testing/camt-text.ts'
import { bookingsOf, readText } from '#lending/testing/statement-text.ts'

describe('CORE-3 CAMT.053 of version 8 with all that it can say beside a payment', () => {
  const address = '<PstlAdr><StrtNm>Kade</StrtNm><BldgNb>1</BldgNb><TwnNm>Gent</TwnNm><Ctry>BE</Ctry></PstlAdr>'
  const named = (role: string, name: string, more = '') => `<${role}><Pty><Nm>${name}</Nm>${more}</Pty></${role}>`
  const account = (role: string, iban: string, more = '') => `<${role}><Id><IBAN>${iban}</IBAN></Id>${more}</${role}>`
  const head = { status: '<Sts><Cd>BOOK</Cd></Sts>' }
  const read = (...entries: string[]) => bookingsOf(document(statement(entries.join('')), '08'))

  test('names of an agent, an initiator, a contact or an ultimate party are not that of the debtor', () => {
    const number = '<Id><OrgId><LEI>5299000EXAMPLE000000</LEI><Othr><Id>0123456789</Id></Othr></OrgId></Id>'
    const proxy = '<Prxy><Tp><Cd>TELE</Cd></Tp><Id>+32470000000</Id></Prxy>'
    const parties =
      named('InitgPty', 'Kantoor') +
      named('Dbtr', 'De Wit B.V.', `${address}${number}<CtctDtls><Nm>Jan</Nm></CtctDtls>`) +
      account('DbtrAcct', 'BE68539007547034', proxy) +
      named('UltmtDbtr', 'De Wit Holding') +
      named('Cdtr', 'Bos en Zn') +
      account('CdtrAcct', 'NL91ABNA0417164300')
    const money =
      '<AmtDtls><InstdAmt><Amt Ccy="USD">117.00</Amt></InstdAmt></AmtDtls><Chrgs><TtlChrgsAndTaxAmt Ccy="EUR">7.50</TtlChrgsAndTaxAmt></Chrgs>'
    const references =
      '<Refs><MsgId>M1</MsgId><InstrId>I1</InstrId><EndToEndId>E-1</EndToEndId><UETR>eb6305c9-1f7f-49de-aed0-16487c27b42d</UETR><TxId>T1</TxId></Refs>'
    const agent = '<RltdAgts><DbtrAgt><FinInstnId><BICFI>KREDBEBB</BICFI><Nm>KBC</Nm></FinInstnId></DbtrAgt></RltdAgts>'
    const inner = `${references}<Amt Ccy="EUR">10.00</Amt><RltdPties>${parties}</RltdPties>${agent}<LclInstrm><Cd>INST</Cd></LclInstrm><Purp><Cd>SUPP</Cd></Purp><RmtInf><Ustrd>nota 12</Ustrd></RmtInf>`
    expect(read(entry(money + details(inner), head))).toMatchObject([
      {
        amountCents: 10_00,
        currency: 'EUR',
        counterpartyName: 'De Wit B.V.',
        counterpartyAccount: 'BE68539007547034',
        description: 'nota 12',
        endToEndId: 'E-1',
        creditorId: null,
      },
    ])
  })

  test('a bank that is itself the party stands in the place of an agent', () => {
    const bank = '<FinInstnId><BICFI>INGBNL2A</BICFI><Nm>Zeebank N.V.</Nm></FinInstnId>'
    const parties = `<Cdtr><Agt>${bank}</Agt></Cdtr>${account('CdtrAcct', 'NL20INGB0001234567')}`
    const inner = `<RltdPties>${parties}</RltdPties><RmtInf><Ustrd>rente maart</Ustrd></RmtInf>`
    const expected = { counterpartyAccount: 'NL20INGB0001234567', description: 'rente maart' }
    expect(read(entry(details(inner), { ...head, mark: 'DBIT' }))).toMatchObject([
      { ...expected, counterpartyName: 'Zeebank N.V.' },
    ])
    const nameless = inner.replace('<Nm>Zeebank N.V.</Nm>', '')
    expect(read(entry(details(nameless), { ...head, mark: 'DBIT' }))).toMatchObject([
      { ...expected, counterpartyName: null },
    ])
  })

  test('a direct debit that came back shows its reason, not the codes and parties of the return itself', () => {
    const original =
      '<OrgnlBkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RDDT</Cd><SubFmlyCd>ESDD</SubFmlyCd></Fmly></Domn></OrgnlBkTxCd><Orgtr><Pty><Nm>Rabobank</Nm></Pty></Orgtr>'
    const returned = `<RtrInf>${original}<Rsn><Cd>AM04</Cd></Rsn><AddtlInf>Onvoldoende saldo</AddtlInf></RtrInf>`
    const creditor = '<Id><PrvtId><Othr><Id>NL98ZZZ999999990000</Id></Othr></PrvtId></Id>'
    const parties =
      named('Dbtr', 'J. Smit') + account('DbtrAcct', 'NL44RABO0123456789') + named('Cdtr', 'Bos en Zn', creditor)
    const inner = `<Refs><EndToEndId>E-3</EndToEndId><MndtId>M-3</MndtId></Refs><RltdPties>${parties}</RltdPties><RmtInf><Ustrd>contributie</Ustrd></RmtInf>${returned}`
    expect(read(entry(`<RvslInd>true</RvslInd>${details(inner)}`, { ...head, mark: 'DBIT' }))).toMatchObject([
      {
        amountCents: -10_00,
        counterpartyName: 'J. Smit',
        counterpartyAccount: 'NL44RABO0123456789',
        description: 'contributie',
        mandateId: 'M-3',
        creditorId: 'NL98ZZZ999999990000',
        bankCode: null,
        isReversal: true,
        reversalReason: 'AM04',
      },
    ])
  })

  test('a batch of salaries is one booking, a credit line no balance, and what is pending is left out', () => {
    const batch =
      '<NtryDtls><Btch><MsgId>LOON-7</MsgId><NbOfTxs>2</NbOfTxs><TtlAmt Ccy="EUR">10.00</TtlAmt></Btch></NtryDtls>'
    const line = '<CdtLine><Incl>false</Incl><Amt Ccy="EUR">5000.00</Amt></CdtLine>'
    const closing = balance('CLBD', '90.00').replace('<Amt', `${line}<Amt`)
    const entries =
      entry(batch, { ...head, mark: 'DBIT' }) + entry('', { status: '<Sts><Cd>PDNG</Cd></Sts>', mark: 'DBIT' })
    expect(readText(document(statement(balance('OPBD', '100.00') + closing + entries), '08'))).toMatchObject({
      findings: [],
      statements: [{ closing: { amountCents: 90_00 }, pendingCount: 1, bookings: [{ amountCents: -10_00 }] }],
    })
  })
})
