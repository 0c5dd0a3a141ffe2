import { describe, expect, test } from 'vitest'
import { readText } from '#lending/testing/statement-text.ts'
import { holderInName } from './reader.ts'

const camt = (account: string) =>
  readText(
    `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>NL20INGB0001234567</IBAN></Id>${account}</Acct></Stmt></BkToCstmrStmt></Document>`,
  )

describe('CORE-3 the holder of an account in CAMT', () => {
  test.each([
    ['<Nm>Bakkerij Bos B.V.</Nm>', 'Bakkerij Bos B.V.'],
    ['<Nm>Bakkerij Bos B.V.</Nm><Ownr><Nm>Bos Holding</Nm></Ownr>', 'Bos Holding'],
    ['<Nm>Bos</Nm><Ownr><Pty><Nm>Bos Holding</Nm></Pty></Ownr>', 'Bos Holding'],
    ['<Nm>Zakelijke rekening</Nm>', null],
    ['<Nm> </Nm>', null],
    ['', null],
  ])('%s', (account, accountHolder) => {
    expect(camt(account)).toMatchObject({ ok: true, statements: [{ accountHolder }] })
  })

  test.each([
    'Betaalrekening',
    'ING Zakelijke Rekening',
    'Rekening-courant EUR',
    'Business current account',
    'NL20INGB0001234567',
    'Spaarrekening 2',
    'Rabo DirectRekening',
  ])('a product is no holder: %s', (name) => {
    expect(holderInName(name)).toBeNull()
  })

  test.each(['J. Bos', 'Direct Wonen B.V.', 'Rekenkamer Bos', 'Bank & Zo V.O.F.', 'Hoofdzaak', 'De Spaarpot Eetcafé'])(
    'a name is one: %s',
    (name) => {
      expect(holderInName(name)).toBe(name)
    },
  )
})
