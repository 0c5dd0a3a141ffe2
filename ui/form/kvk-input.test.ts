import { expect, test } from 'vitest'
import { readKvkDigits } from './kvk-input.tsx'

test('VAL-4 spaces and dots in a kvk number are forgiven, other signs stay and are refused later', () => {
  expect(readKvkDigits('69 59.90 84')).toBe('69599084')
  expect(readKvkDigits('6959-9084')).toBe('6959-9084')
})
