import { describe, expect, test } from 'vitest'
import { readText } from '#lending/testing/statement-text.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const statement = (account: string) =>
  `<Stmt><Id>1</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt></Ntry></Stmt>`
const document = (account = 'NL91ABNA0417164300') =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr/>${statement(account)}</BkToCstmrStmt></Document>`
const header =
  '<h:AppHdr xmlns:h="urn:iso:std:iso:20022:tech:xsd:head.001.001.02"><h:Fr><h:FIId><h:FinInstnId><h:BICFI>ABNANL2A</h:BICFI></h:FinInstnId></h:FIId></h:Fr><h:MsgDefIdr>camt.053.001.08</h:MsgDefIdr></h:AppHdr>'

describe('what may stand around a CAMT.053 document', () => {
  const alone = readText(declaration + document())

  test.each([
    ['an envelope with a business header', `<BizMsgEnvlp xmlns="urn:x">${header}${document()}</BizMsgEnvlp>`],
    ['two envelopes', `<a><b>${header}</b><c>${document()}</c></a>`],
    ['an envelope with a prefix and text', `<s:Envelope xmlns:s="x">text<s:Body>${document()}</s:Body></s:Envelope>`],
  ])('%s', (_, text) => {
    expect(readText(declaration + text)).toEqual(alone)
    expect(readText(text)).toEqual(alone)
  })

  test.each([
    ['blank lines', '\n\r\n'],
    ['spaces', '   '],
    ['a byte order mark', '\ufeff'],
    ['a byte order mark and a blank line', '\ufeff\n'],
    ['a byte order mark behind a blank line', '\n\ufeff'],
    ['two byte order marks', '\ufeff\ufeff'],
  ])('%s before the declaration, and behind the end', (_, before) => {
    const outcome = readText(before + declaration + document() + before.replaceAll('\ufeff', ''))
    expect(outcome).toMatchObject({ ok: true, statements: alone.ok && alone.statements })
  })

  test('two documents in one envelope are two statements', () => {
    expect(readText(`<all>${document()}${document('NL20INGB0001234567')}</all>`)).toMatchObject({
      ok: true,
      statements: [{ accountNumber: 'NL91ABNA0417164300' }, { accountNumber: 'NL20INGB0001234567' }],
    })
  })
})

describe('what is not a CAMT.053 document is called by its name', () => {
  test.each([
    ['an envelope without a document', `<BizMsgEnvlp>${header}</BizMsgEnvlp>`, 'unknown_format', 'BizMsgEnvlp'],
    [
      'another message in the envelope',
      `<a>${document().replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')}</a>`,
      'not_a_statement',
      'BkToCstmrAcctRpt',
    ],
    [
      'a page of the web behind markup',
      '<!-- <br> --><html><br><p>Uw sessie is verlopen</html>',
      'unknown_format',
      'html',
    ],
    [
      'a format that looks like XML',
      '<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</STATUS></OFX>',
      'unknown_format',
      'OFX',
    ],
    ['a long document of another kind', `<rows>${'<row/>'.repeat(2000)}`, 'unknown_format', 'rows'],
    ['a document that is cut off', document().slice(0, -20), 'cut_off', 'BkToCstmrStmt'],
    ['a declaration behind the beginning', `<a/>${declaration}`, 'unknown_format', 'a'],
    ['two documents without an envelope', document() + document(), 'malformed_xml', 'Document'],
  ])('%s', (_, text, code, field) => {
    expect(readText(text)).toMatchObject({ ok: false, refusal: { code, field, line: 1 } })
  })

  test('a document type is refused also inside an envelope that was never begun', () => {
    expect(readText(`<!DOCTYPE a>${document()}`)).toMatchObject({ refusal: { code: 'doctype_refused' } })
  })
})
