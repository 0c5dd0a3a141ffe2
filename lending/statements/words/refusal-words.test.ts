import { expect, test } from 'vitest'
import { linesOf, readText } from '#lending/testing/statement-text.ts'
import { refusalWordsOf } from './refusal-words.ts'

const refusalOf = (...lines: string[]) => {
  const outcome = readText(linesOf(...lines))
  if (outcome.ok) throw new Error('It was read')
  return outcome.refusal
}

test.each([
  [
    'below a heading',
    ['Date,Amount,Account,Counterparty,Name,Description', '"3 maart 2026",-1.00,NL19BUNQ0844053953,,Bos,nota'],
    2,
    'bunq',
  ],
  [
    'in a bank’s rows without one',
    ['"3 maart 2026","NL49TRIO0390123456","12,50","Debet","Bos","INGBNL2A NL20INGB0001234567","ET","nota"'],
    1,
    'triodos',
  ],
  [
    'in a row further on',
    [
      '"02-03-2026","NL49TRIO0390123456","12,50","Debet","Bos","INGBNL2A NL20INGB0001234567","ET","nota"',
      '"3 maart 2026","NL49TRIO0390123456","12,50","Debet","Bos","INGBNL2A NL20INGB0001234567","ET","nota"',
    ],
    2,
    'triodos',
  ],
])('ERR-3 a date in words is quoted, %s', (_where, lines, line, bank) => {
  const refusal = refusalOf(...lines)
  expect(refusal).toMatchObject({ code: 'malformed_date', line, found: '3 maart 2026', bank })
  expect(refusalWordsOf(refusal.code, refusal, 'nl')).toBe(
    'Een datum in dit bestand kunnen we niet lezen. Daar staat “3 maart 2026”, terwijl banken een datum in cijfers schrijven. Misschien heeft een ander programma het bestand opgeslagen.',
  )
  expect(refusalWordsOf(refusal.code, refusal, 'en')).toContain('It says “3 maart 2026”')
})

test('ERR-3 a day that does not exist is not said to stand in words', () => {
  expect(refusalWordsOf('malformed_date', { found: '30-02-2026' }, 'nl')).toBe(
    'Een datum in dit bestand kunnen we niet lezen.',
  )
})

test.each([
  ['nl', 'Mollie', 'Dit is een overzicht van Mollie: '],
  ['nl', null, 'Dit is een overzicht van een betaaldienst: '],
  ['en', 'Stripe', 'This is a report from Stripe: '],
  ['en', null, 'This is a report from a payment provider: '],
] as const)('ERR-3 a settlement is named in %s: %s', (language, issuer, start) => {
  expect(refusalWordsOf('settlement_file', { issuer }, language).startsWith(start)).toBe(true)
})
