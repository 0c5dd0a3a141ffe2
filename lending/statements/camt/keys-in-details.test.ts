import { describe, expect, test } from 'vitest'
import { bookingsOf } from '#lending/testing/statement-text.ts'

const camt = (inside: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-07-02</Dt></BookgDt>${inside}</Ntry></Stmt></BkToCstmrStmt></Document>`

const details = (inside: string) => `<NtryDtls><TxDtls>${inside}</TxDtls></NtryDtls>`

const creditor = '<RltdPties><Cdtr><Nm>Bouwmarkt Oost</Nm></Cdtr></RltdPties>'

describe('CORE-3 keys in the details of CAMT.053', () => {
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
