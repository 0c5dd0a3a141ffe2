import { describe, expect, test } from 'vitest'
import { bankOfAccount, bankOfText } from '#lending/statements/bank.ts'
import { statementLimits, type StatementLimits } from '#lending/statements/limits.ts'
import { readStatementFile, type ReadStatementFile } from '#lending/statements/read-statement-file.ts'
import { balance, details, document, entry, statement } from '#lending/testing/camt-text.ts'
import { bookingsOf, readText } from '#lending/testing/statement-text.ts'
import { holderInName } from './reader.ts'

const read = (...entries: string[]) => bookingsOf(document(statement(entries.join(''))))
const within = (text: string, limits: Partial<StatementLimits>): ReadStatementFile =>
  readStatementFile(new TextEncoder().encode(text), { ...statementLimits, ...limits })

/** The heads of all statements of a file. */
const heads = (text: string) => {
  const outcome = readText(text)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.statements.map(({ bookings: _, ...head }) => head)
}

describe('CORE-3 the account of a CAMT statement', () => {
  const account = (inner: string, more = '') => `<Stmt><Acct>${inner}</Acct>${more}${entry('')}</Stmt>`
  const iban = '<Id><IBAN> NL91 ABNA 0417 1643 00 </IBAN></Id>'

  test('number, currency and holder, with what stands in for those that are missing', () => {
    const dollars = balance('OPBD', '1.00').replace('EUR', 'USD')
    expect(
      heads(
        document(
          account(`${iban}<Ccy> USD </Ccy><Ownr><Nm> Bos BV </Nm></Ownr>`) +
            account('<Id><Othr><Id>12.34.56.789</Id></Othr></Id><Ownr><Nm> </Nm></Ownr>', dollars) +
            account(`${iban}<Ccy> </Ccy>`, dollars) +
            account(iban),
        ),
      ),
    ).toMatchObject([
      { accountIban: 'NL91ABNA0417164300', currency: 'USD', accountHolder: 'Bos BV' },
      { accountIban: null, accountNumber: '123456789', currency: 'USD', accountHolder: null },
      { currency: 'USD', accountHolder: null },
      { currency: 'EUR', accountHolder: null, opening: null, closing: null },
    ])
  })

  test('a statement of an account without a number is refused at its end', () => {
    const text = document(`\n<Stmt><Acct><Id><IBAN> </IBAN></Id></Acct>\n</Stmt>`)
    expect(readText(text)).toMatchObject({ refusal: { code: 'missing_field', line: 4, field: 'Stmt/Acct/Id' } })
  })

  test('one statement’s account, balances and currency are not those of the next', () => {
    const outcome = readText(
      document(
        statement(balance('OPBD', '1.00') + balance('CLBD', '1.00')) +
          statement('', '<IBAN>NL20INGB0001234567</IBAN>') +
          '<Stmt><Id>3</Id></Stmt>',
      ),
    )
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'missing_field', bank: 'abn_amro' } })
    expect(heads(document(statement(balance('OPBD', '1.00') + balance('CLBD', '1.00')) + statement('')))).toMatchObject(
      [{ opening: { amountCents: 100 } }, { opening: null, closing: null }],
    )
  })

  test('a statement without a closing balance is found to be open, at its line', () => {
    const text = document(`${statement(balance('OPBD', '1.00'))}\n${statement(balance('CLBD', '1.00'))}`)
    expect(readText(text)).toMatchObject({
      findings: [{ code: 'statement_not_closed', statement: 0, line: 2, differenceCents: null }],
    })
  })

  test('the bank is the one that keeps the account, by its BIC in either element or by its number', () => {
    const servicer = (element: string, bic: string) =>
      readText(document(account(`${iban}<Svcr><FinInstnId><${element}>${bic}</${element}></FinInstnId></Svcr>`)))
    expect(servicer('BIC', 'RABONL2U')).toMatchObject({ bank: 'rabobank' })
    expect(servicer('BICFI', 'INGBNL2AXXX')).toMatchObject({ bank: 'ing' })
    expect(servicer('BICFI', 'MOYONL21')).toMatchObject({ bank: 'abn_amro' })
    expect(servicer('BICFI', 'DEUTDEFF')).toMatchObject({ bank: 'abn_amro' })
    expect(readText(document(account('<Id><IBAN>DE89370400440532013000</IBAN></Id>')))).toMatchObject({ bank: null })
    expect(['NL20INGB0001234567', 'NL20XXXX0001234567', '1234567'].map(bankOfAccount)).toEqual(['ing', null, null])
    expect(['', 'ABNANL2', 'MOYONL21', '{1:F01SNSBNL2AXXXX0000000000}'].map(bankOfText)).toEqual([
      null,
      null,
      'abn_amro',
      'sns',
    ])
  })
})

describe('CORE-3 the balances of a CAMT statement', () => {
  const balances = (...all: string[]) =>
    heads(document(statement(all.join('')))).map(({ opening, closing }) =>
      [opening, closing].map((one) => one?.amountCents),
    )

  test('the best kind of each wins, and of one kind the first', () => {
    expect(balances(balance('OPNG', '1'), balance('PRCD', '2'), balance('OPBD', '3'))[0]).toEqual([300, undefined])
    expect(balances(balance('OPNG', '1'), balance('PRCD', '2'))[0]).toEqual([200, undefined])
    expect(balances(balance('OPNG', '1'), balance('CLSG', '4'))[0]).toEqual([100, 400])
    expect(balances(balance('CLSG', '4'), balance('CLBD', '5'), balance('CLBD', '6'))[0]).toEqual([undefined, 500])
    expect(balances(balance('OPBD', '1'), balance('ITBD', '2'), balance('ITBD', '3'))[0]).toEqual([100, 200])
    expect(balances(balance('ITBD', '1'), balance('ITBD', '2'), balance('ITBD', '3'))[0]).toEqual([100, 200])
    expect(balances(balance('ITBD', '1'))[0]).toEqual([100, undefined])
  })

  test('the kind may stand without the choice around it, the day as a moment, each with space around it', () => {
    const bare = balance(' OPBD ', ' 1.00 ', ' DBIT ')
      .replace(/<.?CdOrPrtry>/g, '')
      .replace('<Dt><Dt>2026-03-01</Dt></Dt>', '<Dt><DtTm> 2026-03-01T00:00:00 </DtTm></Dt>')
    expect(heads(document(statement(bare)))).toMatchObject([{ opening: { on: '2026-03-01', amountCents: -100 } }])
  })

  test('a balance that is used must be right, and one that is not may be anything', () => {
    const refused = (text: string) => readText(document(statement(`\n${text}`)))
    const good = balance('OPBD', '1.00')
    expect(refused(good.replace('2026-03-01', '1 maart'))).toMatchObject({
      refusal: { code: 'malformed_date', line: 3, field: 'Bal/Dt', found: '1 maart' },
    })
    expect(refused(good.replace(/<Dt>.*<.Dt>/, ''))).toMatchObject({
      refusal: { code: 'malformed_date', line: 3, field: 'Bal/Dt', found: '' },
    })
    expect(refused(good.replace('1.00', 'een'))).toMatchObject({
      refusal: { code: 'malformed_amount', line: 3, field: 'Bal/Amt', found: 'een' },
    })
    expect(refused(good.replace('CRDT', 'C'))).toMatchObject({
      refusal: { code: 'malformed_xml', line: 3, field: 'Bal/CdtDbtInd', found: 'C' },
    })
    expect(balances(good, balance('CLAV', 'veel'), '<Bal><Amt>x</Amt></Bal>')).toEqual([[100, undefined]])
  })
})

describe('CORE-3 the texts of a CAMT booking', () => {
  test('the first text of an element counts, and a currency is that of the booking’s own amount', () => {
    const [booking] = read(
      entry('<AddtlNtryInf>een</AddtlNtryInf><AddtlNtryInf>twee</AddtlNtryInf>').replace(
        '</CdtDbtInd>',
        '</CdtDbtInd><Amt Ccy="USD">99.00</Amt><AmtDtls><TxAmt><Amt Ccy="GBP">7.00</Amt></TxAmt></AmtDtls>',
      ),
    )
    expect(booking).toMatchObject({ amountCents: 1000, currency: 'EUR', description: 'een' })
  })

  test('an amount without a currency is in that of the account', () => {
    const plain = entry('').replace(' Ccy="EUR"', '')
    const dollars = statement(plain + entry('')).replace('<Ccy>EUR', '<Ccy>USD')
    expect(bookingsOf(document(dollars)).map(({ currency }) => currency)).toEqual(['USD', 'EUR'])
    expect(readText(document(dollars))).toMatchObject({ findings: [{ code: 'currency_differs' }, {}] })
  })

  test('elements that are not looked into hide nothing of those around them, and lend them nothing', () => {
    const unknown = '<Cust><Ntry><Amt Ccy="USD">5.00</Amt></Ntry><Dt>2020-01-01</Dt>tekst<leeg/></Cust>'
    const text = entry(`<AddtlNtryInf>ee${unknown}n</AddtlNtryInf>${unknown}`).replaceAll(
      /(<Ntry>|<BookgDt>|<ValDt>)/g,
      `$1${unknown}`,
    )
    const [booking, ...others] = read(text.replace('<Ntry><Cust>', '<Ntry ><Cust>'))
    expect(others).toEqual([])
    expect(booking).toMatchObject({
      amountCents: 1000,
      bookedOn: '2026-03-02',
      valueOn: '2026-03-03',
      description: 'een',
    })
  })

  test('of a batch of very many payments only the first are read closely, and all are counted', () => {
    const one = (text: string) => `<TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
    const batch = document(statement(entry(`<NtryDtls>${['a', 'b', 'c'].map(one).join('')}</NtryDtls>`)))
    const described = (detailsKept: number) => {
      const outcome = within(batch, { detailsKept })
      return outcome.ok && outcome.statements[0]?.bookings[0]?.description
    }
    expect([1, 2, 3, 4].map(described)).toEqual(['a', 'a / b', 'a / b / c', 'a / b / c'])
    const single = within(document(statement(entry(details('<Refs><AcctSvcrRef>R-1</AcctSvcrRef></Refs>')))), {})
    expect(single).toMatchObject({ statements: [{ bookings: [{ bankReference: 'R-1' }] }] })
  })

  test('the parts of a purpose are joined as far as a text may be long', () => {
    const parts = ['x'.repeat(100), 'y'.repeat(60), 'z'.repeat(40)]
    const text = document(
      statement(entry(details(`<RmtInf>${parts.map((one) => `<Ustrd>${one}</Ustrd>`).join('')}</RmtInf>`))),
    )
    const described = (lineCharacters: number) => {
      const outcome = within(text, { lineCharacters })
      return outcome.ok ? outcome.statements[0]?.bookings[0]?.description : outcome.refusal
    }
    expect(described(1000)).toBe(parts.join(' '))
    expect(described(201)).toBe(parts.join(' '))
    expect(described(200)).toBe(`${parts[0]} ${parts[1]}`)
    expect(described(160)).toBe(`${parts[0]} ${parts[1]}`)
    expect(described(159)).toBe(`${parts[0]} ${parts[2]}`)
  })

  test('what is found in a refusal is cut to sixty characters', () => {
    const long = 'x'.repeat(100)
    expect(readText(document(statement(entry('', { euros: long }))))).toMatchObject({
      refusal: { field: 'Ntry/Amt', found: long.slice(0, 60) },
    })
  })
})

describe('CORE-3 a statement file comes in pieces of any size', () => {
  const text = document(statement(entry('<AddtlNtryInf>Café</AddtlNtryInf>') + ' '.repeat(40_000) + entry('')))
  const bytes = new TextEncoder().encode(text)
  const whole = readStatementFile(bytes)

  test.each([1, 255, 256, 257, 16 * 1024, 16 * 1024 + 1])('of %i bytes', (size) => {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, place) =>
      bytes.subarray(place * size, (place + 1) * size),
    )
    expect(whole.ok).toBe(true)
    expect(readStatementFile(pieces)).toEqual(whole)
  })

  test('what stands before the document or its statements may be longer than a piece', () => {
    const long = `<!--${'x'.repeat(40_000)}-->`
    for (const place of ['<Document', '<GrpHdr>', '<Stmt>', '<Ntry>']) {
      expect(readText(text.replace(place, `${long}${place}`))).toEqual(whole)
    }
    expect(readText(`${long}<rows>${long}</rows>`)).toMatchObject({
      refusal: { code: 'unknown_format', field: 'rows' },
    })
    const empty = document(long)
    expect(readText(empty)).toMatchObject({ ok: false, refusal: { code: 'no_statement', field: 'Stmt' } })
  })

  test('as large as the limit and no larger; nothing at all is an empty file', () => {
    expect(within(text, { fileBytes: bytes.length })).toEqual(whole)
    expect(within(text, { fileBytes: bytes.length - 1 })).toMatchObject({
      ok: false,
      refusal: { code: 'file_too_big', line: null, field: null, found: null, format: null, bank: null },
    })
    expect(readStatementFile([])).toMatchObject({ ok: false, refusal: { code: 'empty_file', format: null } })
  })

  test('two character sets in one file are a finding of the file', () => {
    const comment = new TextEncoder().encode('<!-- -->')
    comment[4] = 0xe9
    expect(readStatementFile([bytes, comment])).toMatchObject({
      ok: true,
      findings: [...(whole.ok ? whole.findings : []), { code: 'mixed_encoding', statement: null, line: null }],
    })
  })
})

describe('CORE-3 the holder of an account in CAMT', () => {
  const camt = (account: string) =>
    readText(
      `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>NL20INGB0001234567</IBAN></Id>${account}</Acct></Stmt></BkToCstmrStmt></Document>`,
    )

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
    'Kwartaalrekening',
    'Rabo BedrijfsSpaarRekening',
    'Rekening-courantkrediet',
    'BTW-rekening NL20 INGB 0001 2345 67',
    'Salarissen',
  ])('a product is no holder: %s', (name) => {
    expect(holderInName(name)).toBeNull()
  })

  test.each(['J. Bos', 'Direct Wonen B.V.', 'Rekenkamer Bos', 'Bank & Zo V.O.F.', 'Hoofdzaak', 'De Spaarpot Eetcafé'])(
    'a name is one: %s',
    (name) => {
      expect(holderInName(name)).toBe(name)
      expect(holderInName(`${name} 41.71.64.300`)).toBe(name)
    },
  )
})
