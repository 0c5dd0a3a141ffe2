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
    expect(statement.bookings).toMatchObject([
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
    expect(statement.bookings).toMatchObject([
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
