import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf, readText } from '#lending/testing/statement-text.ts'

const heading =
  '"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Tegenrekening IBAN/BBAN","Naam tegenpartij","Omschrijving-1"'
const row = (name: string, purpose = 'nota 12') =>
  `"NL44RABO0123456789","EUR","RABONL2U","000000000000000101","2026-03-02","2026-03-03","-12,50","NL20INGB0001234567","${name}","${purpose}"`
const read = (...rows: string[]) => readText(linesOf(heading, ...rows))

describe('CORE-3 a quote of a Rabobank row that is lost or left over', () => {
  const good = row('Bos')

  test('the very first: the row is read, and the account is the one of the other rows', () => {
    expect(read(good.slice(1), good, good.slice(1))).toMatchObject({
      ok: true,
      bank: 'rabobank',
      findings: [
        { code: 'missing_quote', line: 2, statement: null },
        { code: 'missing_quote', line: 4 },
      ],
      statements: [{ accountNumber: 'NL44RABO0123456789', accountIban: 'NL44RABO0123456789' }],
    })
  })

  test('the very first, and quotes that nobody doubled inside a name of the same row', () => {
    const both = row('Bos "de Snelle" BV')
    expect(read(both.slice(1), both)).toMatchObject({
      ok: true,
      findings: [
        { code: 'missing_quote', line: 2 },
        { code: 'missing_quote', line: 3 },
      ],
      statements: [
        {
          accountNumber: 'NL44RABO0123456789',
          transactions: [{ counterpartyName: 'Bos "de Snelle" BV' }, { counterpartyName: 'Bos "de Snelle" BV' }],
        },
      ],
    })
    expect(bookingsOf(linesOf(heading, row('Bos ""de Snelle"", Zn').slice(1)))).toMatchObject([
      { counterpartyName: 'Bos "de Snelle", Zn' },
    ])
  })

  test.each([
    ['a stray quote inside the account, its first one lost', good.replace('"NL44RABO', 'NL44"RABO')],
    ['a stray quote inside the account', good.replace('NL44RABO', 'NL44"RABO')],
    ['a quote too many behind the account, the first one lost', good.slice(1).replace('6789"', '6789""')],
    ['a quote too many inside the account, doubled', good.replace('NL44RABO', 'NL44""RABO')],
  ])('%s: refused, for no account holds one', (_what, bad) => {
    for (const rows of [[bad], [good, bad]]) {
      expect(read(...rows)).toMatchObject({
        ok: false,
        refusal: { code: 'malformed_row', line: rows.length + 1, field: 'account', bank: 'rabobank' },
      })
      const outcome = read(...rows)
      expect(outcome.ok ? null : outcome.refusal.found).toMatch(/^NL44.*"/)
    }
  })
})
