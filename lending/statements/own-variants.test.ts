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

  test('Triodos under another word for the date', () => {
    const text = [
      '"Transactiedatum","Rekening","Bedrag","Debet/Credit","Naam","Tegenrekening","Omschrijving"',
      '"05-09-2026","NL49TRIO0390123456","1.099,99","Debet","Drukkerij Noord","NL20INGB0001234567","Folders"',
    ].join('\n')
    expect(read(text).accountIban).toBe('NL49TRIO0390123456')
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
