import { expect, test } from 'vitest'
import { matchHolder } from '#lending/holder-match.ts'
import { legalFormSuffix, withoutLegalForm } from '#lending/legal-suffix.ts'

test('CONST-1 the suffix is that of the specification', () => expect(legalFormSuffix).toBe('b.v.'))

test.each([
  ['Bakkerij De Korenaar B.V.', 'Bakkerij De Korenaar'],
  ['Bakkerij De Korenaar BV', 'Bakkerij De Korenaar'],
  ['Bakkerij De Korenaar, b.v. ', 'Bakkerij De Korenaar'],
  ['Bakkerij De Korenaar B. V.', 'Bakkerij De Korenaar'],
  ['Bakkerij De Korenaar', 'Bakkerij De Korenaar'],
  ['BV', 'BV'],
  ['Tabv', 'Tabv'],
  ['B.V. De Goede Hoop', 'B.V. De Goede Hoop'],
])('CONST-1 %s is searched for as %s', (name, bare) => expect(withoutLegalForm(name)).toBe(bare))

test.each(['De Korenaar', 'De Korenaar BV', 'De Korenaar B.V.', 'DE KORENAAR b.v.'])(
  'CONST-1 an account of %s is that of De Korenaar, with and without its legal form',
  (holder) => {
    expect(matchHolder(holder, ['De Korenaar'])).toBe('MATCH')
    expect(matchHolder(holder, ['De Korenaar B.V.'])).toBe('MATCH')
  },
)

test('CONST-1 a short name matches itself with its legal form, and the legal form alone makes no match', () => {
  expect(matchHolder('XS', ['XS B.V.'])).toBe('MATCH')
  expect(matchHolder('Kuiper BV', ['Korenaar BV'])).toBe('NO_MATCH')
})
