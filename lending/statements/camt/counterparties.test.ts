import { describe, expect, test } from 'vitest'
import { details, document, entry, statement } from '#lending/testing/camt-text.ts'
import { bookingsOf, readText } from '#lending/testing/statement-text.ts'

const own = 'NL91ABNA0417164300'
const other = 'NL20INGB0001234567'
const third = 'NL44RABO0123456789'

type Party = { name?: string; account?: string; ultimate?: string }

/** One role of a payment, as the elements of RltdPties. */
const party = (role: 'Dbtr' | 'Cdtr', { name, account, ultimate }: Party) =>
  (name === undefined ? '' : `<${role}><Nm>${name}</Nm></${role}>`) +
  (account === undefined ? '' : `<${role}Acct><Id><IBAN>${account}</IBAN></Id></${role}Acct>`) +
  (ultimate === undefined ? '' : `<Ultmt${role}><Nm>${ultimate}</Nm></Ultmt${role}>`)
const parties = (debtor: Party, creditor: Party) =>
  `<RltdPties>${party('Dbtr', debtor)}${party('Cdtr', creditor)}</RltdPties>`
const purpose = (text: string) => `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`
const free = (text: string) => `<AddtlNtryInf>${text}</AddtlNtryInf>`
const read = (...entries: string[]) => bookingsOf(document(statement(entries.join(''))))
const batch = (...each: string[]) => `<NtryDtls>${each.map((one) => `<TxDtls>${one}</TxDtls>`).join('')}</NtryDtls>`

describe('CORE-3 the counterparty of a CAMT booking', () => {
  const us = { name: 'Bos &amp; Zn', account: own }
  const them = { name: 'De Wit', account: other }
  const without = { counterpartyName: null, counterpartyAccount: null }
  const isThem = { counterpartyName: 'De Wit', counterpartyAccount: other }
  const isThird = { counterpartyName: 'Derde', counterpartyAccount: third }

  test.each([
    ['money in comes from the debtor', 'CRDT', them, us, isThem],
    ['money out goes to the creditor', 'DBIT', us, them, isThem],
    ['the other way around, where a bank mixes them up: in', 'CRDT', us, them, isThem],
    ['the other way around, where a bank mixes them up: out', 'DBIT', them, us, isThem],
    ['one side alone, though it is the other one', 'CRDT', {}, them, isThem],
    ['one side alone, though it is the other one: out', 'DBIT', them, {}, isThem],
    [
      'a name alone counts as a side',
      'CRDT',
      { name: 'De Wit' },
      { name: 'Derde', account: third },
      { counterpartyName: 'De Wit', counterpartyAccount: null },
    ],
    [
      'an account alone counts as a side',
      'CRDT',
      { account: other },
      { name: 'Derde', account: third },
      { counterpartyName: null, counterpartyAccount: other },
    ],
    ['neither side is ours: in', 'CRDT', them, { name: 'Derde', account: third }, isThem],
    ['neither side is ours: out', 'DBIT', them, { name: 'Derde', account: third }, isThird],
    ['no side at all', 'CRDT', {}, {}, without],
    ['between two names of one account', 'CRDT', us, us, { counterpartyName: 'Bos & Zn', counterpartyAccount: own }],
    [
      'who it is for in the end, where the party has no name',
      'CRDT',
      { account: other, ultimate: 'De Wit' },
      us,
      isThem,
    ],
    ['the party before who it is for in the end', 'CRDT', { ...them, ultimate: 'Ander' }, us, isThem],
    ['who it is for in the end: out', 'DBIT', us, { account: other, ultimate: 'De Wit' }, isThem],
  ])('%s', (_, mark, debtor: Party, creditor: Party, expected) => {
    const [booking] = read(entry(details(parties(debtor, creditor) + purpose('nota')), { mark }))
    expect(booking).toMatchObject(expected)
  })

  test('in a reversal the roles are those of the payment that is taken back', () => {
    const taken = `<RvslInd>true</RvslInd>${details(parties(them, { name: 'Derde', account: third }))}`
    expect(read(entry(taken), entry(taken, { mark: 'DBIT' }))).toMatchObject([
      { ...isThird, isReversal: true },
      { ...isThem, isReversal: true },
    ])
    const marks = ['1', ' true ', 'false', '0'].map((mark) =>
      entry(`<RvslInd>${mark}</RvslInd>${details(parties(them, us))}`),
    )
    expect(read(...marks).map(({ isReversal }) => isReversal)).toEqual([true, true, false, false])
  })

  test('a former account number is written like any other', () => {
    const former = '<RltdPties><DbtrAcct><Id><Othr><Id>12.34.56.789</Id></Othr></Id></DbtrAcct></RltdPties>'
    expect(read(entry(details(former)))).toMatchObject([{ counterpartyAccount: '123456789' }])
  })
})

describe('CORE-3 the free text beside the details of a CAMT booking', () => {
  const keys = `/TRTP/SEPA INCASSO STORNO/IBAN/${other}/NAME/De Wit/MARF/M-1/CSID/NL98ZZZ999999990000/RTRN/MD06/REMI/uit de tekst/EREF/E-9`

  test('in slashes it completes what the details lack, field by field', () => {
    const [booking] = read(entry(details(purpose('nota') + '<Refs><EndToEndId>E-1</EndToEndId></Refs>') + free(keys)))
    expect(booking).toMatchObject({
      counterpartyName: 'De Wit',
      counterpartyAccount: other,
      description: 'nota',
      endToEndId: 'E-1',
      mandateId: 'M-1',
      creditorId: 'NL98ZZZ999999990000',
      reversalReason: 'MD06',
      isReversal: true,
    })
  })

  test('it takes the place of nothing that the details say', () => {
    const said = `<Refs><EndToEndId>E-1</EndToEndId><MndtId>M-2</MndtId></Refs>${parties({ name: 'Derde', account: third }, { account: own })}${purpose('nota')}<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>`
    expect(read(entry(details(said) + free(keys)))).toMatchObject([
      {
        counterpartyName: 'Derde',
        counterpartyAccount: third,
        description: 'nota',
        endToEndId: 'E-1',
        mandateId: 'M-2',
        creditorId: 'NL98ZZZ999999990000',
        reversalReason: 'AC04',
      },
    ])
  })

  test('in words it is the purpose where the details have none, and nothing where they have', () => {
    const named = parties({ name: 'De Wit', account: other }, { account: own })
    expect(
      read(entry(details(named) + free('Huur maart')), entry(details(named + purpose('nota')) + free('Huur maart'))),
    ).toMatchObject([
      { counterpartyName: 'De Wit', description: 'Huur maart' },
      { counterpartyName: 'De Wit', description: 'nota' },
    ])
  })

  test('details with no more than a reference and a code are none', () => {
    const empty = '<Refs><AcctSvcrRef>R-1</AcctSvcrRef></Refs>'
    expect(read(entry(details(empty) + free(keys)))).toMatchObject([
      { counterpartyName: 'De Wit', description: 'uit de tekst', endToEndId: 'E-9', bankReference: 'R-1' },
    ])
  })

  test.each([
    ['an end-to-end reference', '<Refs><EndToEndId>E-1</EndToEndId></Refs>', { endToEndId: 'E-1' }],
    ['a mandate', '<Refs><MndtId>M-2</MndtId></Refs>', { mandateId: 'M-2' }],
    [
      'a payment reference',
      '<RmtInf><Strd><CdtrRefInf><Ref>8012345678901234</Ref></CdtrRefInf></Strd></RmtInf>',
      { description: '8012345678901234' },
    ],
    ['a remark', '<AddtlTxInf>pin</AddtlTxInf>', { description: 'pin' }],
    ['a name', parties({ name: 'Derde' }, {}), { counterpartyName: 'Derde' }],
    ['who it is for in the end', parties({ ultimate: 'Derde' }, {}), { counterpartyName: 'Derde' }],
    ['an account', parties({}, { account: third }), { counterpartyAccount: third }],
    ['a reason', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>', { reversalReason: 'AC04', isReversal: true }],
  ])('details with %s alone are some', (_, inner, expected) => {
    // Words would take the place of all that is in details that say nothing.
    expect(read(entry(details(inner) + free('Los van de details')))).toMatchObject([expected])
  })
})

describe('CORE-3 a CAMT booking of several payments', () => {
  const payment = (from: Party, text: string, more = '') => more + parties(from, { account: own }) + purpose(text)

  test('keeps a party, a creditor and a reason that all of them share', () => {
    const each = (text: string) =>
      payment({ name: 'De Wit', account: other }, text) + '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'
    expect(read(entry(batch(each('een'), each('twee'))))).toMatchObject([
      {
        counterpartyName: 'De Wit',
        counterpartyAccount: other,
        description: 'een / twee',
        reversalReason: 'AC04',
        isReversal: true,
      },
    ])
  })

  test('names nobody where they differ, and has no reference of one of them', () => {
    const [booking] = read(
      entry(
        batch(
          payment(
            { name: 'De Wit', account: other },
            'nota',
            '<Refs><EndToEndId>E-1</EndToEndId><MndtId>M-1</MndtId></Refs>',
          ),
          payment(
            { name: 'Derde', account: third },
            'nota',
            '<Refs><EndToEndId>E-2</EndToEndId><MndtId>M-1</MndtId></Refs>',
          ),
        ),
      ),
    )
    expect(booking).toMatchObject({
      counterpartyName: null,
      counterpartyAccount: null,
      description: 'nota',
      endToEndId: null,
      mandateId: null,
      reversalReason: null,
      isReversal: false,
    })
  })

  test('is described by the free text where it shows something, and payments without a text leave no gap', () => {
    const payments = batch(payment({}, 'een'), payment({}, ''), payment({}, 'drie'))
    expect(read(entry(payments + free('Verzamelbetaling 12')), entry(payments))).toMatchObject([
      { description: 'Verzamelbetaling 12' },
      { description: 'een / drie' },
    ])
  })
})

describe('CORE-3 the fields of a CAMT booking', () => {
  test('the date of booking, or that of value where there is none; neither is refused', () => {
    const bare = (dates: string) => `<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${dates}</Ntry>`
    expect(
      read(
        bare('<BookgDt><Dt>2026-03-02</Dt></BookgDt>'),
        bare('<ValDt><Dt> 2026-03-03 </Dt></ValDt>'),
        bare('<BookgDt><DtTm>2026-03-02T23:59:59+01:00</DtTm></BookgDt><ValDt><Dt>2026-03-04</Dt></ValDt>'),
      ),
    ).toMatchObject([
      { bookedOn: '2026-03-02', valueOn: null },
      { bookedOn: '2026-03-03', valueOn: '2026-03-03' },
      { bookedOn: '2026-03-02', valueOn: '2026-03-04' },
    ])
    const refused = (dates: string) => readText(document(statement(bare(dates))))
    expect(refused('')).toMatchObject({ ok: false, refusal: { code: 'missing_field', field: 'Ntry/BookgDt' } })
    expect(refused('<BookgDt><Dt>2026-02-30</Dt></BookgDt>')).toMatchObject({
      refusal: { code: 'malformed_date', field: 'Ntry/BookgDt', found: '2026-02-30' },
    })
    expect(refused('<ValDt><Dt>morgen</Dt></ValDt>')).toMatchObject({
      refusal: { code: 'malformed_date', field: 'Ntry/ValDt', found: 'morgen' },
    })
  })

  test('an amount needs a direction, and nought has none', () => {
    const amount = (euros: string, mark: string) => readText(document(statement(entry('', { euros, mark }))))
    expect(amount('1.00', 'DEBET')).toMatchObject({
      refusal: { code: 'malformed_xml', field: 'Ntry/CdtDbtInd', found: 'DEBET' },
    })
    expect(amount('een', 'CRDT')).toMatchObject({
      refusal: { code: 'malformed_amount', field: 'Ntry/Amt', found: 'een' },
    })
    const [nought, out] = read(entry('', { euros: '0.00', mark: 'DBIT' }), entry('', { euros: '2.50', mark: ' DBIT ' }))
    expect([nought?.amountCents, out?.amountCents]).toEqual([0, -250])
  })

  test('the code is the bank’s own, or that of the domain as far as it goes', () => {
    const code = (inner: string) => entry(`<BkTxCd>${inner}</BkTxCd>`)
    const domain = (family: string) => `<Domn><Cd>PMNT</Cd>${family}</Domn>`
    const sub = '<Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly>'
    expect(
      read(code(domain(sub) + '<Prtry><Cd> N196 </Cd></Prtry>'), code(domain(sub)), code(domain('')), entry('')).map(
        ({ bankCode }) => bankCode,
      ),
    ).toEqual(['N196', 'PMNT/RCDT/ESCT', 'PMNT', null])
  })

  test.each(['UPDD', 'PRDD', 'RCDD', 'RRTN', 'RPCR', 'RVRS'])('a payment of kind %s came back', (kind) => {
    const family = `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>${kind}</SubFmlyCd></Fmly></Domn></BkTxCd>`
    const [ofAll, ofOne, usual] = read(
      entry(family),
      entry(details(family + purpose('nota'))),
      entry(family.replace(kind, 'ESDD')),
    )
    expect([ofAll, ofOne, usual].map((one) => one?.isReversal)).toEqual([true, true, false])
  })

  test('the bank’s reference is that of the booking, then of its entry, then of its only payment', () => {
    const one = details('<Refs><AcctSvcrRef>R-3</AcctSvcrRef></Refs>' + purpose('nota'))
    const two = batch('<Refs><AcctSvcrRef>R-3</AcctSvcrRef></Refs>', '<Refs><AcctSvcrRef>R-4</AcctSvcrRef></Refs>')
    const entryReference = '<NtryRef>R-2</NtryRef>'
    const servicer = '<AcctSvcrRef>R-1</AcctSvcrRef>'
    expect(
      read(entry(servicer + entryReference + one), entry(entryReference + one), entry(one), entry(two)).map(
        ({ bankReference }) => bankReference,
      ),
    ).toEqual(['R-1', 'R-2', 'R-3', null])
  })
})

describe('CORE-3 a CAMT counterparty that is known by a number alone', () => {
  const creditor = 'NL98ZZZ999999990000'
  const nobody = { counterpartyName: null, counterpartyAccount: null }

  /** A party of which no more than a number is known, of a person or of an organisation, as each version writes it. */
  const numbered = (role: string, kind: string, version: string, number: string) => {
    const id = `<Id><${kind}>${number}</${kind}></Id>`
    return `<RltdPties><${role}>${version < '08' ? id : `<Pty>${id}</Pty>`}</${role}></RltdPties>`
  }
  const other = (number: string) => `<Othr><Id>${number}</Id></Othr>`
  const forms = ['02', '08'].flatMap((version) => ['PrvtId', 'OrgId'].map((kind) => [version, kind] as const))

  const read = (version: string, ...entries: string[]) => bookingsOf(document(statement(entries.join('')), version))
  const free = (text: string) => `<AddtlNtryInf>${text}</AddtlNtryInf>`

  test.each(forms)('001.%s, %s: a creditor identifier is one, and no name', (version, kind) => {
    const debit = (role: string) => entry(details(numbered(role, kind, version, other(creditor))), { mark: 'DBIT' })
    expect(read(version, debit('Cdtr'), debit('Dbtr'))).toMatchObject([
      { ...nobody, creditorId: creditor, description: '' },
      { ...nobody, creditorId: creditor, description: '' },
    ])
  })

  test.each(forms)('001.%s, %s: any other number names nobody', (version, kind) => {
    const numbers = ['12345678', 'NL001234567B01', '724500F4V7F2EXAMPLE0'].map(other)
    const entries = numbers.flatMap((number) =>
      ['Cdtr', 'Dbtr'].map((role) => entry(details(numbered(role, kind, version, number)))),
    )
    for (const booking of read(version, ...entries)) {
      expect(booking).toMatchObject({ ...nobody, creditorId: null, mandateId: null, description: '' })
    }
  })

  test.each(['<AnyBIC>INGBNL2A</AnyBIC>', '<BICOrBEI>INGBNL2A</BICOrBEI>', '<LEI>724500F4V7F2EXAMPLE0</LEI>'])(
    'nor does %s',
    (id) => {
      expect(read('08', entry(details(numbered('Dbtr', 'OrgId', '08', id))))).toMatchObject([
        { ...nobody, creditorId: null },
      ])
    },
  )

  test('what the free text of the booking says beside it is read, and takes nothing away', () => {
    const keys = `/TRTP/SEPA INCASSO/IBAN/NL20INGB0001234567/NAME/Gas Noord/MARF/M-1/REMI/termijn maart/EREF/E-9`
    for (const role of ['Cdtr', 'Dbtr']) {
      const one = details(numbered(role, 'PrvtId', '02', other(creditor)))
      expect(read('02', entry(one + free(keys)), entry(one + free('Termijn maart')))).toMatchObject([
        {
          counterpartyName: 'Gas Noord',
          counterpartyAccount: 'NL20INGB0001234567',
          creditorId: creditor,
          mandateId: 'M-1',
          endToEndId: 'E-9',
          description: 'termijn maart',
        },
        { ...nobody, creditorId: creditor, description: 'Termijn maart' },
      ])
    }
  })

  test('the party that has an account is the counterparty, and the number beside it the creditor’s', () => {
    const account = '<CdtrAcct><Id><IBAN>NL20INGB0001234567</IBAN></Id></CdtrAcct>'
    const parties = numbered('Cdtr', 'PrvtId', '08', other(creditor)).replace('</RltdPties>', `${account}</RltdPties>`)
    expect(read('08', entry(details(parties), { mark: 'DBIT' }))).toMatchObject([
      { counterpartyName: null, counterpartyAccount: 'NL20INGB0001234567', creditorId: creditor },
    ])
  })
})
