import { describe, expect, test } from 'vitest'
import { linesOf, readText, statementOf } from '#lending/testing/statement-text.ts'
import type { Booking } from '#lending/statements/statement.ts'

const booking = (text: string): Booking => statementOf(text).bookings[0]!

describe('CORE-3 exports in another order, or with less in them', () => {
  test('ABN AMRO’s spreadsheet without its heading has both dates first', () => {
    const rows = [
      '417164300\tEUR\t20260901\t20260831\t1000,00\t950,25\t-49,75\tBEA, Betaalpas                   Bakkerij Zon,PAS012',
      '417164300\tEUR\t20260903\t20260903\t950,25\t1150,25\t200,00\t/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/NAME/Bos/REMI/nota 3',
    ]
    const statement = statementOf(rows.join('\r\n'))
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

  test.each([
    '"Boekdatum","Rekeningnummer","Bedrag","Debet / Credit","Naam tegenrekening","Tegenrekening","Code","Omschrijving","Saldo na boeking"',
    '"Transactiedatum","Rekening","Bedrag","Debet/Credit","Naam","Tegenrekening","Code","Omschrijving","Saldo"',
  ])('Triodos under a heading: %s', (heading) => {
    const text = `${heading}\n"05-09-2026","NL49TRIO0390123456","1.099,99","Debet","Drukkerij Noord","INGBNL2A NL20INGB0001234567","ET","Folders","100,01"`
    expect(statementOf(text)).toMatchObject({
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

describe('CORE-3 the balances of an export whose rows have an order, and of one that does not show it', () => {
  /** ING's export of these rows, in this order: the day, what came in, and the balance behind it. */
  function balancesOf(...rows: [day: string, euros: string, balance: string][]) {
    const heading =
      '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie"'
    const written = rows.map(([day, euros, balance]) => {
      const direction = euros.startsWith('-') ? 'Af' : 'Bij'
      return `"202603${day}";"Bos";"NL20INGB0001234567";"";"OV";"${direction}";"${euros.replace('-', '')}";"Overschrijving";"nota";"${balance}"`
    })
    const outcome = readText(linesOf(heading, ...written))
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
    const { opening, closing, bookings } = outcome.statements[0]!
    expect(bookings).toHaveLength(rows.length)
    return [opening?.amountCents ?? null, closing?.amountCents ?? null]
  }

  test('two days are in order by themselves, and each end shows its balance if it has one', () => {
    expect(balancesOf(['02', '5,00', '105,00'], ['03', '6,00', ''])).toEqual([100_00, null])
    expect(balancesOf(['02', '5,00', ''], ['03', '6,00', '111,00'])).toEqual([null, 111_00])
    expect(balancesOf(['03', '6,00', '111,00'], ['02', '5,00', ''])).toEqual([null, 111_00])
    expect(balancesOf(['03', '6,00', ''], ['02', '5,00', '105,00'])).toEqual([100_00, null])
  })

  test('within one day two rows that meet show the order, also where a third has no balance', () => {
    const oldestFirst = [
      ['02', '5,00', '105,00'],
      ['02', '6,00', '111,00'],
      ['02', '7,00', ''],
    ] as [string, string, string][]
    expect(balancesOf(...oldestFirst)).toEqual([100_00, null])
    expect(balancesOf(...oldestFirst.toReversed())).toEqual([100_00, null])
  })

  test.each([
    [
      ['5,00', '105,00'],
      ['6,00', ''],
    ],
    [
      ['5,00', ''],
      ['6,00', '105,00'],
    ],
    [
      ['5,00', ''],
      ['6,00', '105,00'],
      ['7,00', ''],
    ],
  ])('within one day a balance of one row alone is at neither end for sure: %j', (...rows) => {
    expect(balancesOf(...rows.map(([euros, balance]) => ['02', euros!, balance!] as [string, string, string]))).toEqual(
      [null, null],
    )
  })

  test('rows of one day that meet both ways show only what is the same in either order', () => {
    // 100 → 110 → 100, or 110 → 100 → 110.
    expect(balancesOf(['02', '10,00', '110,00'], ['02', '-10,00', '100,00'])).toEqual([null, null])
    expect(balancesOf(['02', '0,00', '100,00'], ['02', '0,00', '100,00'])).toEqual([100_00, 100_00])
  })

  test('one row alone is both ends', () => expect(balancesOf(['02', '5,00', '105,00'])).toEqual([100_00, 105_00]))
})
