import { describe, expect, test } from 'vitest'
import { details, document, entry, statement } from '#lending/testing/camt-text.ts'
import { bookingsOf, statementOf } from '#lending/testing/statement-text.ts'
import type { Booking } from '#lending/statements/statement.ts'

describe('CAMT.053', () => {
  test('where the details are empty the free text is read: /KEY/value or words', () => {
    const read = bookingsOf(
      document(
        statement(
          entry('<NtryDtls><TxDtls/></NtryDtls><AddtlNtryInf>Kosten   betaalrekening</AddtlNtryInf>') +
            entry(
              '<AddtlNtryInf>/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/NAME/De Wit/REMI/nota/EREF/E-4</AddtlNtryInf>',
            ),
        ),
      ),
    )
    expect(read).toMatchObject([
      { description: 'Kosten betaalrekening' },
      { counterpartyName: 'De Wit', counterpartyAccount: 'NL20INGB0001234567', description: 'nota', endToEndId: 'E-4' },
    ])
  })

  test('what ABN AMRO gives only in the free text completes the details', () => {
    const [direct] = bookingsOf(
      document(
        statement(
          entry(
            details('<Refs><EndToEndId>E-1</EndToEndId></Refs><RmtInf><Ustrd>nota</Ustrd></RmtInf>') +
              '<AddtlNtryInf>/TRTP/SEPA INCASSO/CSID/NL98ZZZ999999990000/NAME/Energie/MARF/M-1/REMI/anders/EREF/E-1</AddtlNtryInf>',
          ),
        ),
      ),
    )
    expect(direct).toMatchObject({
      description: 'nota',
      creditorId: 'NL98ZZZ999999990000',
      mandateId: 'M-1',
      counterpartyName: 'Energie',
    })
  })

  test('a creditor identifier has its own form; other numbers in its place are none', () => {
    const creditor = (id: string) =>
      entry(
        details(
          `<RltdPties><Cdtr><Nm>Energie</Nm><Id><PrvtId><Othr><Id>${id}</Id></Othr></PrvtId></Id></Cdtr></RltdPties>`,
        ),
        { mark: 'DBIT' },
      )
    expect(
      bookingsOf(document(statement(creditor('NL98 ZZZ 999999990000') + creditor('455454654')))).map(
        (one) => one.creditorId,
      ),
    ).toEqual(['NL98ZZZ999999990000', null])
  })

  test('a creditor identifier is found beside other numbers, and a number for VAT is none', () => {
    const party = (role: string, ...ids: string[]) =>
      details(
        `<RltdPties><${role}><Nm>Energie</Nm><Id><OrgId>${ids.map((id) => `<Othr><Id>${id}</Id></Othr>`).join('')}</OrgId></Id></${role}></RltdPties>`,
      )
    const creditors = [
      party('Cdtr', '12345678', 'NL98ZZZ999999990000'),
      party('Cdtr', 'NL001234567B01', 'GB98NFXSDDCHAS0123'),
      party('Cdtr', 'NL001234567B01'),
      party('Cdtr', 'BE0123456789'),
      party('Dbtr', 'NL98ZZZ999999990000'),
      party('Dbtr', 'GB98NFXSDDCHAS0123'),
    ]
    expect(
      bookingsOf(document(statement(creditors.map((creditor) => entry(creditor)).join('')))).map(
        (one) => one.creditorId,
      ),
    ).toEqual(['NL98ZZZ999999990000', 'GB98NFXSDDCHAS0123', null, null, 'NL98ZZZ999999990000', null])
  })

  test('without a counterparty the free text is read as the bank writes it in MT940', () => {
    const texts = [
      'BAKKER OOST UTRECHT NLD 02-03-2026 12:33 TERMINALID: CT1234 PASVOLGNR 001',
      '/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/BIC/INGBNL2A/NAME/Bos/REMI/Huur maart/EREF/E-9',
      'Rente eerste kwartaal',
    ]
    const remittance = texts.map((text) => entry(details(`<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`))).join('')
    expect(bookingsOf(document(statement(remittance)))).toMatchObject([
      {
        counterpartyName: 'BAKKER OOST UTRECHT NLD',
        description: '02-03-2026 12:33 TERMINALID: CT1234 PASVOLGNR 001',
      },
      {
        counterpartyName: 'Bos',
        counterpartyAccount: 'NL20INGB0001234567',
        description: 'Huur maart',
        endToEndId: 'E-9',
      },
      { counterpartyName: null, counterpartyAccount: null, description: 'Rente eerste kwartaal' },
    ])
  })

  test('free text and a payment reference are both in the description, and once', () => {
    const remittance = (free: string) =>
      entry(
        details(
          `<RmtInf><Ustrd>${free}</Ustrd><Strd><CdtrRefInf><Ref>8012345678901234</Ref></CdtrRefInf></Strd></RmtInf>`,
        ),
      )
    const texts = ['Aangifte maart', 'Kenmerk 8012345678901234 maart', ' ']
    expect(
      bookingsOf(document(statement(texts.map(remittance).join('')))).map(({ description }) => description),
    ).toEqual(['Aangifte maart 8012345678901234', 'Kenmerk 8012345678901234 maart', '8012345678901234'])
  })

  test('structured remittance: references, documents and remarks are the description where there is no free text', () => {
    const structured =
      '<RmtInf><Strd><RfrdDocInf><Nb>F-12</Nb></RfrdDocInf><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf><AddtlRmtInf>deel 2</AddtlRmtInf></Strd></RmtInf>'
    expect(bookingsOf(document(statement(entry(details(structured)))))).toMatchObject([
      { description: 'F-12 RF18539007547034 deel 2' },
    ])
  })
})

describe('CORE-3 long purposes', () => {
  const booking = (text: string): Booking => statementOf(text).bookings[0]!

  const camt = (purpose: string): string =>
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>NL20INGB0001234567</IBAN></Id><Ccy>EUR</Ccy></Acct>
    <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">20</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-09-01</Dt></Dt></Bal>
    <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">7.5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-09-02</Dt></Dt></Bal>
    <Ntry><Amt Ccy="EUR">12.5</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-09-02</Dt></BookgDt><NtryDtls><TxDtls><RmtInf>${purpose}</RmtInf></TxDtls></NtryDtls></Ntry>
    </Stmt></BkToCstmrStmt></Document>`
  const words =
    'Deelnemingen gekocht via het handelsplein van de beurs te Amsterdam voor rekening van de houder op de dag hierboven gemeld en geboekt'

  test.each([
    [
      'within a word',
      `${words} vandaag`.slice(0, 140),
      `${words} vandaag`.slice(140) + ' bewaard',
      `${words} vandaag bewaard`,
    ],
    ['behind a space', `${words.padEnd(139, 'x')} `, 'bewaard', `${words.padEnd(139, 'x')} bewaard`],
    ['where it is shorter', words, 'bewaard', `${words} bewaard`],
  ])('a purpose in two parts is one, cut %s', (_where, first, second, description) => {
    expect(booking(camt(`<Ustrd>${first}</Ustrd><Ustrd>${second}</Ustrd>`)).description).toBe(description)
  })

  test('a date that is named within a sentence ends nothing', () => {
    const sentence = 'Gekocht: 1,4505 deelnemingen. Valutadatum: 11/05/2026. Bezit daarna: 94,8511 (nr. 247)'
    expect(booking(camt(`<Ustrd>${sentence}</Ustrd>`)).description).toBe(sentence)
  })
})

describe('CORE-3 keys in the details of CAMT.053', () => {
  const camt = (inside: string) =>
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-07-02</Dt></BookgDt>${inside}</Ntry></Stmt></BkToCstmrStmt></Document>`

  const details = (inside: string) => `<NtryDtls><TxDtls>${inside}</TxDtls></NtryDtls>`

  const creditor = '<RltdPties><Cdtr><Nm>Bouwmarkt Oost</Nm></Cdtr></RltdPties>'

  test('a purpose that is the bank’s whole text gives its own purpose', () => {
    const text = '/TRTP/SEPA OVERBOEKING/IBAN/NL02ABNA0123456789/BIC/ABNANL2A/NAME/BOUWMARKT O/REMI/nota 12/EREF/E-72'
    expect(bookingsOf(camt(details(`${creditor}<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`)))).toMatchObject([
      {
        counterpartyName: 'Bouwmarkt Oost',
        counterpartyAccount: 'NL02ABNA0123456789',
        description: 'nota 12',
        endToEndId: 'E-72',
      },
    ])
  })

  test('a purpose with slashes of the payer’s own stays as it is', () => {
    const remittance = '<RmtInf><Ustrd>/REMI/nota 12</Ustrd></RmtInf>'
    expect(bookingsOf(camt(details(`${creditor}${remittance}`)))).toMatchObject([{ description: '/REMI/nota 12' }])
  })

  const information = (text: string) => `<AddtlTxInf>${text}</AddtlTxInf>`
  const keys = information('/CSID/NL98ZZZ999999990000')

  test('the creditor’s identifier may stand in the further information alone', () => {
    const remittance = '<RmtInf><Ustrd>termijn juli</Ustrd></RmtInf>'
    const [withPurpose] = bookingsOf(camt(details(`${creditor}${remittance}${keys}`)))
    const [withoutPurpose] = bookingsOf(camt(details(`${creditor}${keys}`)))
    const expected = { counterpartyName: 'Bouwmarkt Oost', creditorId: 'NL98ZZZ999999990000' }
    expect(withPurpose).toMatchObject({ ...expected, description: 'termijn juli' })
    expect(withoutPurpose).toMatchObject({ ...expected, description: '' })
  })

  test('further information without keys is the purpose where there is no other', () => {
    expect(bookingsOf(camt(details(`${creditor}${information('Termijn juli')}`)))).toMatchObject([
      { description: 'Termijn juli' },
    ])
    expect(bookingsOf(camt(details(`${creditor}${information('/ 12 juli')}`)))).toMatchObject([
      { description: '/ 12 juli' },
    ])
  })

  test('what the two texts show of the kind of booking is kept', () => {
    const text = '/TRTP/SEPA INCASSO RETOUR/REMI/nota 12'
    expect(bookingsOf(camt(details(`${creditor}<RmtInf><Ustrd>${text}</Ustrd></RmtInf>${keys}`)))).toMatchObject([
      { description: 'nota 12', creditorId: 'NL98ZZZ999999990000', isReversal: true },
    ])
  })
})
