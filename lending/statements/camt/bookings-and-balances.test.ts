import { describe, expect, test } from 'vitest'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import { balance, details, document, entry, statement } from '#lending/testing/camt-text.ts'
import { bookingsOf, readText } from '#lending/testing/statement-text.ts'

const versions = ['02', '03', '04', '05', '06', '07', '08', '09', '10']

describe('CAMT.053', () => {
  test.each(versions)('version 001.%s: one entry with all we take from it', (version) => {
    const isNew = Number(version) >= 7
    const name = (text: string) => (isNew ? `<Pty><Nm>${text}</Nm></Pty>` : `<Nm>${text}</Nm>`)
    const text = document(
      statement(
        balance('OPBD', '100.00') +
          balance('CLBD', '110.00', 'CRDT', '2026-03-02') +
          entry(
            '<AcctSvcrRef>REF-1</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>' +
              details(
                `<Refs><EndToEndId>E-1</EndToEndId><MndtId>M-1</MndtId></Refs><RltdPties><Dbtr>${name('Café Ödipus')}</Dbtr>` +
                  '<DbtrAcct><Id><IBAN>NL20INGB0001234567</IBAN></Id></DbtrAcct>' +
                  `<Cdtr>${name('Bos')}</Cdtr><CdtrAcct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></CdtrAcct></RltdPties>` +
                  '<RmtInf><Ustrd>Factuur 12</Ustrd><Ustrd>en 13 &lt;b&gt;</Ustrd></RmtInf>',
              ),
            isNew ? { status: '<Sts><Cd>BOOK</Cd></Sts>', date: '<DtTm>2026-03-02T23:59:59+01:00</DtTm>' } : {},
          ),
      ),
      version,
    )
    expect(readText(text)).toMatchObject({
      ok: true,
      format: 'camt053',
      bank: 'abn_amro',
      findings: [],
      statements: [
        {
          accountIban: 'NL91ABNA0417164300',
          accountHolder: 'Bos & Zn',
          opening: { on: '2026-03-01', amountCents: 10000 },
        },
      ],
    })
    expect(bookingsOf(text)).toEqual([
      {
        bookedOn: '2026-03-02',
        valueOn: '2026-03-03',
        amountCents: 1000,
        currency: 'EUR',
        counterpartyName: 'Café Ödipus',
        counterpartyAccount: 'NL20INGB0001234567',
        description: 'Factuur 12 en 13 <b>',
        endToEndId: 'E-1',
        mandateId: 'M-1',
        creditorId: null,
        bankReference: 'REF-1',
        bankCode: 'PMNT/RCDT/ESCT',
        isReversal: false,
        reversalReason: null,
      },
    ])
  })

  test('entries that are not booked are left out and counted', () => {
    const text = document(
      statement(
        balance('OPBD', '0') +
          balance('CLBD', '10.00') +
          entry('') +
          entry('', { status: '<Sts>PDNG</Sts>' }) +
          entry('', { status: '<Sts><Cd>INFO</Cd></Sts>' }) +
          entry('', { status: '<Sts><Prtry>FUTURE</Prtry></Sts>' }),
      ),
    )
    expect(readText(text)).toMatchObject({ ok: true, findings: [], statements: [{ pendingCount: 3 }] })
    expect(bookingsOf(text)).toHaveLength(1)
  })

  test('a returned direct debit is marked with its reason, and the debtor is the counterparty though money goes out', () => {
    const parties =
      '<RltdPties><Dbtr><Nm>De Wit</Nm></Dbtr><DbtrAcct><Id><IBAN>NL20INGB0001234567</IBAN></Id></DbtrAcct></RltdPties>'
    const [returned] = bookingsOf(
      document(
        statement(
          entry(`<RvslInd>true</RvslInd>${details(`${parties}<RtrInf><Rsn><Cd>MD06</Cd></Rsn></RtrInf>`)}`, {
            mark: 'DBIT',
          }),
        ),
      ),
    )
    expect(returned).toMatchObject({
      amountCents: -1000,
      isReversal: true,
      reversalReason: 'MD06',
      counterpartyName: 'De Wit',
    })
    const [unmarked] = bookingsOf(document(statement(entry(details('<RtrInf><OrgnlBkTxCd/></RtrInf>')))))
    expect(unmarked).toMatchObject({ isReversal: true, reversalReason: null })
  })

  const part = (amount: string, name: string, mark = '') =>
    `<TxDtls><Amt Ccy="EUR">${amount}</Amt>${mark}<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`
  const batchOf = (...parts: string[]) =>
    bookingsOf(document(statement(entry(`<NtryDtls>${parts.join('')}</NtryDtls>`))))[0]!

  test('the payments of a batch are its parts where they add up to it', () => {
    const { parts, ...whole } = batchOf(part('7.50', 'Klant A'), part('2.50', 'Klant B'))
    expect(whole).toMatchObject({ amountCents: 10_00, counterpartyName: null })
    expect(parts).toMatchObject([
      { amountCents: 7_50, counterpartyName: 'Klant A', bookedOn: '2026-03-02' },
      { amountCents: 2_50, counterpartyName: 'Klant B', bookedOn: '2026-03-02' },
    ])
    const fee = '<CdtDbtInd>DBIT</CdtDbtInd>'
    expect(batchOf(part('12.00', 'Klant A'), part('2.00', 'Kosten', fee)).parts).toMatchObject([
      { amountCents: 12_00 },
      { amountCents: -2_00 },
    ])
  })

  test.each([
    ['they do not add up', [part('7.50', 'A'), part('2.49', 'B')]],
    ['one states no amount', [part('10.00', 'A'), part('', 'B')]],
    ['one has a sign', [part('12.00', 'A'), part('-2.00', 'B')]],
    ['one has another word for its direction', [part('5.00', 'A'), part('5.00', 'B', '<CdtDbtInd>IN</CdtDbtInd>')]],
    ['there is one alone', [part('10.00', 'A')]],
  ])('a booking has no parts where %s', (_, parts) => {
    expect(batchOf(...parts)).not.toHaveProperty('parts')
  })

  test('a batch is one booking, and keeps what all its parts share', () => {
    const part = (name: string) =>
      `<TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>contributie</Ustrd></RmtInf></TxDtls>`
    const [batch] = bookingsOf(
      document(statement(entry(`<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>${part('A')}${part('B')}</NtryDtls>`))),
    )
    expect(batch).toMatchObject({ amountCents: 1000, counterpartyName: null, description: 'contributie' })
  })

  test('code and reference of the only details are those of the booking, where it has none', () => {
    const inside = (reference: string) =>
      `<TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RDDT</Cd><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn></BkTxCd></TxDtls>`
    const own = '<AcctSvcrRef>REF-9</AcctSvcrRef><BkTxCd><Prtry><Cd>586</Cd></Prtry></BkTxCd>'
    const text = '<AddtlNtryInf>Kosten</AddtlNtryInf>'
    const [one, other, batch] = bookingsOf(
      document(
        statement(
          entry(`<NtryDtls>${inside('REF-1')}</NtryDtls>${text}`) +
            entry(`${own}<NtryDtls>${inside('REF-1')}</NtryDtls>${text}`) +
            entry(`<NtryDtls>${inside('REF-1')}${inside('REF-2')}</NtryDtls>${text}`),
        ),
      ),
    )
    expect(one).toMatchObject({
      bankReference: 'REF-1',
      bankCode: 'PMNT/RDDT/UPDD',
      isReversal: true,
      description: 'Kosten',
    })
    expect(other).toMatchObject({ bankReference: 'REF-9', bankCode: '586' })
    expect(batch).toMatchObject({ bankReference: null, bankCode: null, isReversal: true })
  })

  test('an amount may begin or end with its point, as xs:decimal allows', () => {
    const amounts = ['.50', '12.', '+1.00'].map((euros) => entry('', { euros }))
    expect(bookingsOf(document(statement(amounts.join('')))).map((one) => one.amountCents)).toEqual([50, 1200, 100])
  })

  test('balances: PRCD opens where there is no OPBD; ITBD opens and closes the pages between', () => {
    const outcome = readText(
      document(
        statement(balance('PRCD', '5.00') + balance('CLAV', '99.00') + balance('CLBD', '5.00', 'DBIT')) +
          statement(balance('OPBD', '1.00') + balance('ITBD', '2.00')) +
          statement(balance('ITBD', '2.00') + balance('ITBD', '3.00')) +
          statement(balance('ITBD', '3.00') + balance('CLBD', '3.00')),
      ),
    )
    expect(outcome.ok && outcome.statements.map((one) => [one.opening?.amountCents, one.closing?.amountCents])).toEqual(
      [
        [500, -500],
        [100, 200],
        [200, 300],
        [300, 300],
      ],
    )
  })

  test('a prefix, single quotes, CDATA, comments and an account that is no IBAN', () => {
    const text = document(
      statement(
        entry('<AddtlNtryInf><![CDATA[R&D <3]]> en<!-- x --> meer</AddtlNtryInf>'),
        '<Othr><Id>123456789</Id></Othr>',
      ),
    )
    const prefixed = text
      .replace(/<(\/?)(?=[A-Z])(?!!)/g, '<$1ns:')
      .replace('xmlns=', 'xmlns:ns=')
      .replaceAll('"', "'")
      .replace('![ns:CDATA[', '![CDATA[')
    for (const one of [text, prefixed]) {
      expect(readText(one)).toMatchObject({ ok: true, statements: [{ accountIban: null, accountNumber: '123456789' }] })
      expect(bookingsOf(one)).toMatchObject([{ description: 'R&D <3 en meer' }])
    }
  })

  test('latin-9 is read by its declaration: the euro sign stands where latin-1 has another', () => {
    const text = document(statement(entry('<AddtlNtryInf>Café € 12 Š Ž Œ Ÿ</AddtlNtryInf>'))).replace(
      'UTF-8',
      'ISO-8859-15',
    )
    const latin9: Readonly<Record<string, number>> = { '€': 0xa4, Š: 0xa6, Ž: 0xb4, Œ: 0xbc, Ÿ: 0xbe }
    const outcome = readStatementFile(Uint8Array.from(text, (one) => latin9[one] ?? one.charCodeAt(0)))
    expect(outcome).toMatchObject({
      statements: [{ bookings: [{ description: 'Café € 12 Š Ž Œ Ÿ' }] }],
    })
  })

  test('latin-1 is read by its declaration', () => {
    const text = document(statement(entry('<AddtlNtryInf>Café</AddtlNtryInf>'))).replace('UTF-8', 'ISO-8859-1')
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    const outcome = readStatementFile(bytes)
    expect(outcome.ok && outcome.statements[0]!.bookings[0]!.description).toBe('Café')
  })
})

describe('CAMT.053 that is refused', () => {
  const good = document(statement(entry('')))

  test.each([
    ['a document type', good.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document'), 'doctype_refused', 2],
    ['an element left open', good.replace('</Ntry>', ''), 'malformed_xml', 2],
    ['an unknown entity', good.replace('BOOK', '&boek;'), 'malformed_xml', 2],
    ['a control character', good.replace('BOOK', 'BO\u0001OK'), 'malformed_xml', 2],
    ['an attribute twice', good.replace('Ccy="EUR"', 'Ccy="EUR" Ccy="EUR"'), 'malformed_xml', 2],
    ['text behind the root', `${good}x`, 'malformed_xml', 2],
    ['a second root', `${good}<a/>`, 'malformed_xml', 2],
    ['the end missing', good.slice(0, -20), 'cut_off', 2],
    ['no amount', good.replace(/<Amt.*?<\/Amt>/, ''), 'malformed_amount', 2],
    ['an amount in tenths of a cent', good.replace('10.00', '10.001'), 'malformed_amount', 2],
    ['a sign in the amount mark', good.replace('CRDT', 'PLUS'), 'malformed_xml', 2],
    ['a day that does not exist', good.replace('2026-03-02', '2026-02-30'), 'malformed_date', 2],
    ['no account', good.replace(/<Acct>.*<\/Acct>/, ''), 'missing_field', 2],
    ['no statement', document(''), 'no_statement', null],
    ['camt.052', good.replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'), 'not_a_statement', 2],
    ['another document', '<html><body>Uw sessie is verlopen</body></html>', 'web_page', null],
    ['nesting', '<Document><BkToCstmrStmt>' + '<a>'.repeat(100), 'too_deep', 1],
    [
      'attributes',
      `<Document ${Array.from({ length: 100 }, (_, place) => `a${place}="1"`).join(' ')}>`,
      'too_many_attributes',
      1,
    ],
    [
      'names',
      `<Document><BkToCstmrStmt>${Array.from({ length: 3000 }, (_, place) => `<a${place}/>`).join('')}`,
      'too_many_attributes',
      1,
    ],
    ['a text without end', `<Document><BkToCstmrStmt><GrpHdr>${'x'.repeat(200_000)}`, 'line_too_long', 1],
    ['another character set', good.replace('UTF-8', 'UTF-7'), 'encoding', 1],
  ])('%s', (_, text, code, line) => {
    expect(readText(text)).toMatchObject({ ok: false, refusal: { code, line } })
  })
})
