import { describe, expect, test } from 'vitest'
import { bookingsOf, readText } from '#lending/testing/statement-text.ts'

const camt = (...entries: string[]) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.10"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`

const entry = (mark: 'CRDT' | 'DBIT', inside: string) =>
  `<Ntry><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>${mark}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt>${inside}</Ntry>`

const details = (inside: string) => `<NtryDtls><TxDtls>${inside}</TxDtls></NtryDtls>`

const party = (path: string, name: string) => `<${path}><Pty><Nm>${name}</Nm></Pty></${path}>`

const account = (path: string, iban: string, name = '') =>
  `<${path}><Id><IBAN>${iban}</IBAN></Id>${name && `<Nm>${name}</Nm>`}</${path}>`

describe('CORE-3 what CAMT.053 allows and few banks send', () => {
  test('of an account without a holder the name of the account shows whose it is', () => {
    const [received, paid, named] = bookingsOf(
      camt(
        entry('CRDT', details(`<RltdPties>${account('DbtrAcct', 'NL20INGB0001234567', 'De Wit')}</RltdPties>`)),
        entry('DBIT', details(`<RltdPties>${account('CdtrAcct', 'NL20INGB0001234567', 'De Wit')}</RltdPties>`)),
        entry(
          'CRDT',
          details(
            `<RltdPties>${party('Dbtr', 'J. de Wit')}${account('DbtrAcct', 'NL20INGB0001234567', 'Spaarpot')}</RltdPties>`,
          ),
        ),
      ),
    )
    expect(received).toMatchObject({ counterpartyName: 'De Wit', counterpartyAccount: 'NL20INGB0001234567' })
    expect(paid).toMatchObject({ counterpartyName: 'De Wit', counterpartyAccount: 'NL20INGB0001234567' })
    expect(named!.counterpartyName).toBe('J. de Wit')
  })

  test('a direct debit that comes back is with the debtor who has an account, not with the creditor named beside it', () => {
    const parties = `<RltdPties>${party('Dbtr', 'De Wit')}${account('DbtrAcct', 'NL20INGB0001234567')}${party('Cdtr', 'Bakkerij Bos')}</RltdPties>`
    const [returned, other] = bookingsOf(
      camt(
        entry('DBIT', details(`${parties}<RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf>`)),
        entry('DBIT', details(parties)),
      ),
    )
    expect(returned).toMatchObject({ counterpartyName: 'De Wit', counterpartyAccount: 'NL20INGB0001234567' })
    expect(other).toMatchObject({ counterpartyName: 'Bakkerij Bos', counterpartyAccount: null })
  })

  test.each([
    ['without a space between them', ''],
    ['each on its own line', '\r\n'],
  ])('files put one behind the other are read as one, %s', (_, between) => {
    const day = (date: string) => `<?xml version="1.0"?>${camt(entry('CRDT', '').replace('2026-03-02', date))}`
    const bookings = bookingsOf(day('2026-03-02') + between + day('2026-03-03'))
    expect(bookings.map(({ bookedOn }) => bookedOn)).toEqual(['2026-03-02', '2026-03-03'])
  })

  test('a document whose declaration is all there is of it was cut off', () => {
    const outcome = readText(`${camt(entry('CRDT', ''))}<?xml version="1.0"?>`)
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'cut_off' } })
  })

  test('a reference of noughts is none', () => {
    const references = bookingsOf(
      camt(
        entry('DBIT', '<AcctSvcrRef>0000000000000000000</AcctSvcrRef><AddtlNtryInf>KOSTEN</AddtlNtryInf>'),
        entry('DBIT', '<AcctSvcrRef>00000000000000000A1</AcctSvcrRef><AddtlNtryInf>KOSTEN</AddtlNtryInf>'),
      ),
    ).map(({ bankReference }) => bankReference)
    expect(references).toEqual([null, '00000000000000000A1'])
  })
})
