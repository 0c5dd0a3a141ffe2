import { describe, expect, test } from 'vitest'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import type { Statement, Booking } from '#lending/statements/statement.ts'

/** Rarer ways in which banks, and programs behind them, write what the other tests read. Nobody's real bookings. */
function read(text: string): Statement {
  const outcome = readStatementFile(new TextEncoder().encode(text))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  expect(outcome.findings).toEqual([])
  return outcome.statements[0]!
}

const booking = (text: string): Booking => read(text).bookings[0]!

describe('CORE-3 long purposes', () => {
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
