import { expect, test } from 'vitest'
import { normaliseText } from '#lending/normalise-text.ts'

test('FMT-3 texts are compared without accents, outer spaces and capitals', () => {
  expect(normaliseText('  Coöperatie É\u0301n  ')).toBe('cooperatie en')
  expect(normaliseText('Één woord')).toBe('een woord')
})

test('FMT-3 letters that banks write in plain ones are those', () => {
  expect(normaliseText('Sørensen & Weiß, ÆRØ, Łódź, Đorđe, Œuvre, Işık, ĲSSEL')).toBe(
    'sorensen & weiss, aero, lodz, dorde, oeuvre, isik, ijssel',
  )
})
