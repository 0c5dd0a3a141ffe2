import { describe, expect, test } from 'vitest'
import { linesOf, readText } from '#lending/testing/statement-text.ts'

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

describe('CORE-3 the balances of an export whose rows have an order, and of one that does not show it', () => {
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
