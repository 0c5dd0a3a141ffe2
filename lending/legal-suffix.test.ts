import { expect, test } from 'vitest'
import { holderMatcher } from '#lending/holder-match.ts'
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
    expect(holderMatcher(['De Korenaar'])(holder)).toBe('MATCH')
    expect(holderMatcher(['De Korenaar B.V.'])(holder)).toBe('MATCH')
  },
)

test('CONST-1 a short name matches itself with its legal form, and the legal form alone makes no match', () => {
  expect(holderMatcher(['XS B.V.'])('XS')).toBe('MATCH')
  expect(holderMatcher(['Korenaar BV'])('Kuiper BV')).toBe('NO_MATCH')
})
