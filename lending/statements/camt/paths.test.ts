import { describe, expect, test } from 'vitest'
import { details, document, entry, statement } from '#lending/testing/camt-text.ts'
import { bookingsOf } from '#lending/testing/statement-text.ts'

/** The one booking of a document with this inside its entry. */
const read = (inner: string, version = '02') => bookingsOf(document(statement(entry(inner)), version))[0]

describe('CORE-3 places of CAMT.053 that say the same', () => {
  test('a value date with its time', () => {
    const text = document(statement(entry('')))
    for (const moment of ['2026-03-04T00:00:00', '2026-03-04T23:59:59.999+01:00', '2026-03-04Z']) {
      const dated = text.replace('<ValDt><Dt>2026-03-03</Dt>', `<ValDt><DtTm>${moment}</DtTm>`)
      expect(dated).not.toBe(text)
      expect(bookingsOf(dated)).toMatchObject([{ bookedOn: '2026-03-02', valueOn: '2026-03-04' }])
    }
  })

  test('a bank’s own code at the entry and inside it', () => {
    const code = '<BkTxCd><Prtry><Cd>586</Cd></Prtry></BkTxCd>'
    for (const inner of [code, details(code), code + details(code)]) {
      expect(read(inner)).toMatchObject({ bankCode: '586' })
    }
  })

  test.each([
    ['a code', '<Rsn><Cd>AM04</Cd></Rsn>', 'AM04'],
    ['a code in the words of the banks’ own guide', '<RtrRsn><Cd>AM04</Cd></RtrRsn>', 'AM04'],
    ['a code among the bank’s own words', '<Rsn><Prtry>SL01 eigen keuze</Prtry></Rsn>', 'SL01'],
    ['words without a code', '<Rsn><Prtry>eigen keuze</Prtry></Rsn>', null],
    ['no reason', '', null],
  ])('why a payment came back: %s', (_, reason, expected) => {
    expect(read(details(`<RtrInf>${reason}</RtrInf>`))).toMatchObject({ isReversal: true, reversalReason: expected })
  })

  test.each([
    ['a reference', '<CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf>'],
    ['a reference of older files', '<CdtrRefInf><CdtrRef>RF18539007547034</CdtrRef></CdtrRefInf>'],
    ['the number of an invoice', '<RfrdDocInf><Nb>RF18539007547034</Nb></RfrdDocInf>'],
    ['the number of an invoice of older files', '<RfrdDocInf><RfrdDocNb>RF18539007547034</RfrdDocNb></RfrdDocInf>'],
    ['words beside it', '<AddtlRmtInf>RF18539007547034</AddtlRmtInf>'],
  ])('what is paid for, without free text: %s', (_, structured) => {
    const expected = { description: 'RF18539007547034' }
    for (const version of ['02', '08']) {
      expect(read(details(`<RmtInf><Strd>${structured}</Strd></RmtInf>`), version)).toMatchObject(expected)
    }
  })
})
