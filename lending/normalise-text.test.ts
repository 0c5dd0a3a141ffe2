import { expect, test } from 'vitest'
import { normaliseText } from '#lending/normalise-text.ts'

test('FMT-3 texts are compared without accents, outer spaces and capitals', () => {
  expect(normaliseText('  Coöperatie É\u0301n  ')).toBe('cooperatie en')
  expect(normaliseText('Één woord')).toBe('een woord')
})
