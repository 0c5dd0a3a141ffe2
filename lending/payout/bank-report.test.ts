import { expect, test } from 'vitest'
import { isOther, lastWord, readStatusReport, reportedByStatements } from '#lending/payout/bank-report.ts'
import { balance, details, document, entry, statement } from '#lending/testing/camt-text.ts'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'

const ours = 'NL93VLOT0300000001'
const payee = 'NL20INGB0001234567'
const side = (role: string, iban: string) => `<${role}Acct><Id><IBAN>${iban}</IBAN></Id></${role}Acct>`
const booked = (id: string, mark: string, more = '') => {
  const parties = `<RltdPties>${side('Dbtr', ours)}${side('Cdtr', payee)}</RltdPties>`
  return entry(details(`<Refs><EndToEndId>${id}</EndToEndId></Refs>${parties}${more}`), { euros: '250.05', mark })
}
const reportedIn = (entries: string, account = ours) => {
  const inner = `${balance('OPBD', '1000.00')}${entries}${balance('CLBD', '749.95')}`
  const text = document(statement(inner, `<IBAN>${account}</IBAN>`))
  const read = readStatementFile(new TextEncoder().encode(text))
  return reportedByStatements(read.ok ? read.statements : [], ours)
}
const about = { on: '2026-03-02', amountCents: 250_05, iban: payee }

test('a statement says by EndToEndId what was paid and what came back, with the bank’s reason', () => {
  const paid = { endToEndId: 'VL-1', what: 'paid', reason: null, ...about }
  const returned = { ...paid, what: 'returned', reason: 'AC04' }
  expect(reportedIn(booked('VL-1', 'DBIT'))).toEqual([paid])
  const back = booked('VL-1', 'CRDT', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>')
  expect(reportedIn(booked('VL-1', 'DBIT') + back)).toEqual([paid, returned])
  expect(reportedIn(entry(details('<RmtInf><Ustrd>huur</Ustrd></RmtInf>')))).toEqual([])
  expect(reportedIn(booked('VL-1', 'DBIT'), payee)).toBe(null)
})

const status = (inner: string, group = '') =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>B1</MsgId><CreDtTm>2026-11-23T23:30:00Z</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>VL-20261123-1</OrgnlMsgId>${group}</OrgnlGrpInfAndSts><OrgnlPmtInfAndSts>${inner}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
const because = (code: string) => `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`
const single = (id: string, state: string, more = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${state}</TxSts>${more}</TxInfAndSts>`

test('a status report speaks of single payouts, or refuses the file that it names', () => {
  const reference = `<OrgnlTxRef><Amt><InstdAmt Ccy="EUR">250.05</InstdAmt></Amt>${side('Cdtr', payee)}</OrgnlTxRef>`
  const report = readStatusReport(
    status(single('VL-1', 'RJCT', because('BE01') + reference) + single('VL-2', 'ACSC') + single('VL-3', 'PDNG')),
  )
  expect(report).toEqual({
    ...{ messageId: 'VL-20261123-1', isRefused: false, reason: null, on: '2026-11-24' },
    single: [
      { endToEndId: 'VL-1', what: 'returned', reason: 'BE01', ...about, on: '2026-11-24' },
      { endToEndId: 'VL-2', what: 'paid', reason: null, on: '2026-11-24', amountCents: null, iban: null },
    ],
  })
  const refused = status('', `<GrpSts>RJCT</GrpSts>${because('FF01')}`)
  expect(readStatusReport(refused)).toMatchObject({ isRefused: true, reason: 'FF01' })
  const part = status(`<PmtInfSts>RJCT</PmtInfSts>${because('AM04')}`)
  expect(readStatusReport(part)).toMatchObject({ isRefused: true, reason: 'AM04' })
  expect(readStatusReport('<Document><Other><A>1</A></Other></Document>')).toBe(null)
})

test('a return stands whatever was booked before it, and what is known is no news', () => {
  const paid = { endToEndId: 'VL-1', what: 'paid', reason: null, ...about } as const
  const returned = { ...paid, what: 'returned' } as const
  expect(lastWord('open', [paid, returned])).toBe(returned)
  expect(lastWord('paid', [paid, returned])).toBe(returned)
  expect([lastWord('paid', [paid]), lastWord('returned', [paid, returned]), lastWord('open', [])]).toEqual([
    ...[null, null, null],
  ])
  const payout = { endToEndId: 'VL-1', amountCents: 250_05, iban: payee, holder: 'A' }
  expect([isOther(payout, paid), isOther(payout, { ...paid, amountCents: null, iban: null })]).toEqual([false, false])
  expect([isOther(payout, { ...paid, amountCents: 1 }), isOther(payout, { ...paid, iban: ours })]).toEqual([true, true])
})
