import { describe, expect, test } from 'vitest'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import type { Statement, Transaction } from '#lending/statements/statement.ts'

/** Rarer ways in which banks, and programs behind them, write what the other tests read. Nobody's real bookings. */
function read(text: string): Statement {
  const outcome = readStatementFile(new TextEncoder().encode(text))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  expect(outcome.findings).toEqual([])
  return outcome.statements[0]!
}

const booking = (text: string): Transaction => read(text).transactions[0]!

describe('CORE-3 exports in another order, or with less in them', () => {
  test('ABN AMRO’s spreadsheet without its heading has both dates first', () => {
    const rows = [
      '417164300\tEUR\t20260901\t20260831\t1000,00\t950,25\t-49,75\tBEA, Betaalpas                   Bakkerij Zon,PAS012',
      '417164300\tEUR\t20260903\t20260903\t950,25\t1150,25\t200,00\t/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/NAME/Bos/REMI/nota 3',
    ]
    const statement = read(rows.join('\r\n'))
    expect(statement).toMatchObject({
      accountNumber: '417164300',
      opening: { on: '2026-09-01', amountCents: 1_000_00 },
      closing: { on: '2026-09-03', amountCents: 1_150_25 },
    })
    expect(statement.transactions).toMatchObject([
      { bookedOn: '2026-09-01', valueOn: '2026-08-31', amountCents: -49_75, counterpartyName: 'Bakkerij Zon' },
      {
        amountCents: 200_00,
        counterpartyName: 'Bos',
        counterpartyAccount: 'NL20INGB0001234567',
        description: 'nota 3',
      },
    ])
  })

  test('Rabobank’s export in English: the columns of the Dutch one', () => {
    const heading =
      '"IBAN/BBAN","Ccy","BIC","Seq No","Date","Value Date","Amount","Bal After Bkng","Counterpty IBAN/BBAN","Name Counterpty","Name Ultimate Pty","Name Initiating Pty","Counterpty BIC","Code","Batch ID","Transaction Reference","Mandate Reference","Collector ID","Payment Reference","Description-1","Description-2","Description-3","Reasoncode","Instr Amt","Instr Ccy","Rate"'
    const rows = [
      '"NL44RABO0123456789","EUR","RABONL2U","000000000000000101","2026-09-01","2026-08-31","-1.045,00","+955,00","NL20INGB0001234567","Gas Noord","","","INGBNL2A","ei","","E-7","M-77","NL98ZZZ999999990000","","Termijn","september","","","","",""',
      '"NL44RABO0123456789","EUR","RABONL2U","000000000000000102","2026-09-03","2026-09-03","+1045,00","+2000,00","NL20INGB0001234567","","Gas Noord BV","","INGBNL2A","st","","E-7","M-77","NL98ZZZ999999990000","","Termijn","","","MD06","","",""',
    ]
    const statement = read([heading, ...rows].join('\r\n'))
    expect(statement).toMatchObject({
      accountIban: 'NL44RABO0123456789',
      opening: { on: '2026-09-01', amountCents: 2_000_00 },
      closing: { on: '2026-09-03', amountCents: 2_000_00 },
    })
    const both = {
      counterpartyAccount: 'NL20INGB0001234567',
      endToEndId: 'E-7',
      mandateId: 'M-77',
      creditorId: 'NL98ZZZ999999990000',
    }
    expect(statement.transactions).toMatchObject([
      {
        ...both,
        bookedOn: '2026-09-01',
        valueOn: '2026-08-31',
        amountCents: -1_045_00,
        counterpartyName: 'Gas Noord',
        description: 'Termijn september',
        bankReference: '000000000000000101',
        bankCode: 'ei',
        isReversal: false,
      },
      { ...both, counterpartyName: 'Gas Noord BV', isReversal: true, reversalReason: 'MD06' },
    ])
  })

  test.each([
    '"Boekdatum","Rekeningnummer","Bedrag","Debet / Credit","Naam tegenrekening","Tegenrekening","Code","Omschrijving","Saldo na boeking"',
    '"Transactiedatum","Rekening","Bedrag","Debet/Credit","Naam","Tegenrekening","Code","Omschrijving","Saldo"',
  ])('Triodos under a heading: %s', (heading) => {
    const text = `${heading}\n"05-09-2026","NL49TRIO0390123456","1.099,99","Debet","Drukkerij Noord","INGBNL2A NL20INGB0001234567","ET","Folders","100,01"`
    expect(read(text)).toMatchObject({
      accountIban: 'NL49TRIO0390123456',
      opening: { on: '2026-09-05', amountCents: 1_200_00 },
      closing: { on: '2026-09-05', amountCents: 100_01 },
    })
    expect(booking(text)).toMatchObject({
      bookedOn: '2026-09-05',
      amountCents: -1_099_99,
      counterpartyName: 'Drukkerij Noord',
      counterpartyAccount: 'NL20INGB0001234567',
      description: 'Folders',
    })
  })

  test.each([
    [
      'ING',
      '"Datum";"Naam / Omschrijving";"Rekening";"Af Bij";"Bedrag (EUR)";"Mededelingen"',
      '"20260907";"Bos";"NL20INGB0001234567";"Af";"12,50";"nota 3"',
    ],
    [
      'Knab',
      'Rekeningnummer;Transactiedatum;CreditDebet;Bedrag;Tegenrekeninghouder;Omschrijving',
      'NL68KNAB0123456789;07-09-2026;D;12,50;Bos;nota 3',
    ],
    [
      'Rabobank',
      '"IBAN/BBAN","Munt","Datum","Bedrag","Tegenrekening IBAN/BBAN","Naam tegenpartij","Omschrijving-1"',
      '"NL44RABO0123456789","EUR","2026-09-07","-12,50","","Bos","nota 3"',
    ],
  ])('%s without a column that nothing rests on', (_bank, heading, row) => {
    expect(booking(`${heading}\n${row}`)).toMatchObject({
      bookedOn: '2026-09-07',
      amountCents: -12_50,
      counterpartyName: 'Bos',
      counterpartyAccount: null,
      description: 'nota 3',
    })
  })
})

/** One booking of −12.50 at ING in the years of plain text, with this text. */
const ingText = (text: string): string =>
  `940 00\n:20:MPBZ\n:25:0001234567\n:28C:000\n:60F:C131231EUR100,00\n:61:140122D12,50NIC MARF\n:86:${text}\n:62F:C140122EUR87,50\n`

describe('CORE-3 texts of direct debits and cards', () => {
  test('labels that a creditor writes into the purpose hide nothing of ING’s direct debit', () => {
    const text =
      'Europese Incasso, doorlopend NL20INGB0001234567 INGBNL2A GAS NL98\nZZZ999999990000 SEPA G12345678 1234567890123456 Kenmerk: 77 Omsch\nrijving: Termijn maart'
    expect(booking(ingText(text))).toMatchObject({
      counterpartyAccount: 'NL20INGB0001234567',
      counterpartyName: 'GAS',
      creditorId: 'NL98ZZZ999999990000',
      mandateId: 'G12345678',
      endToEndId: '1234567890123456',
      description: 'Kenmerk: 77 Omschrijving: Termijn maart',
    })
  })

  test('a space inside the word before the mandate', () => {
    const text =
      'Europese Incasso, doorlopend NL20INGB0001234567 INGBNL2A NUTS NOORD \nNL98ZZZ999999990000 S EPA M-77 Termijn maart'
    expect(booking(ingText(text))).toMatchObject({ mandateId: 'M-77', description: 'Termijn maart' })
  })

  test('a card payment at Triodos names its shop', () => {
    const text = `:20:1/1
:25:TRIODOSBANK/0390123456
:28:1
:60F:C260301EUR100,00
:61:260301D11,98NBA NONREF
:86:000>100000000000
>20DE GROENE WINKEL - ENSCHEDE>21 - TERMINAL 0AB12C - 28-02-
>222026 11:06 - PASNR. *1234 - >23CONTACTLOOS
>310390123456
:62F:C260301EUR88,02
-
`
    expect(booking(text)).toMatchObject({
      amountCents: -11_98,
      counterpartyName: 'DE GROENE WINKEL - ENSCHEDE',
      description: 'DE GROENE WINKEL - ENSCHEDE - TERMINAL 0AB12C - 28-02-2026 11:06 - PASNR. *1234 - CONTACTLOOS',
    })
  })
})

/** A statement of one booking, with these for its account, its :61: and its :86:. */
const mt940 = (account: string, entry: string, text: string): string =>
  `:20:1\n:25:${account}\n:28C:1\n:60F:C260901EUR100,00\n:61:${entry}\n:86:${text}\n:62F:C260902EUR87,50\n-\n`

describe('CORE-3 MT940 as programs write it', () => {
  test.each(['NL20INGB0001234567/EUR', 'NL20INGB0001234567EUR', 'INGBNL2A/NL20 INGB 0001 2345 67 EUR'])(
    'the currency behind the account: %s',
    (account) => {
      const statement = read(mt940(account, '2609020902D12,50NTRFNONREF', 'nota 3'))
      expect(statement).toMatchObject({ accountIban: 'NL20INGB0001234567', currency: 'EUR' })
    },
  )

  test('four spaces where the booking date would stand', () => {
    const entry = '260902    D12,50NTRFNONREF//77'
    expect(booking(mt940('NL20INGB0001234567', entry, 'nota 3'))).toMatchObject({
      bookedOn: '2026-09-02',
      valueOn: '2026-09-02',
      amountCents: -12_50,
      bankReference: '77',
    })
  })

  test.each([
    ['EREF//00000000001005/TRCD/00100/', '00000000001005'],
    ['EREF//00000000001005', '00000000001005'],
    ['EREF//REF/17/', 'REF/17/'],
    ['EREFINGA00000/TRCD/00100//OCMT/USD1234,50/', null],
  ])('the code of ING behind the references: %s', (references, bankReference) => {
    const text = '/EREF/E-1//CNTP/NL02ABNA0123456789/ABNANL2A/Bos///REMI/USTD//nota 3/'
    expect(booking(mt940('NL20INGB0001234567EUR', `2609020902D12,50NTRF${references}`, text))).toMatchObject({
      bankReference,
      endToEndId: 'E-1',
      counterpartyName: 'Bos',
    })
  })

  test.each([
    ['22-08\n-2026 nota 3', '22-08-2026 nota 3'],
    ['nota 3\n- spoed', 'nota 3 - spoed'],
    ['nota\n-20 %', 'nota -20 %'],
  ])('a date that was broken before its dash is whole again, and nothing else: %j', (purpose, description) => {
    const text = `/CNTP/NL02ABNA0123456789/ABNANL2A/B Bos///REMI/USTD//${purpose}/`
    expect(booking(mt940('NL20INGB0001234567EUR', '2609020902D12,50NTRFNONREF', text)).description).toBe(description)
  })
})

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
