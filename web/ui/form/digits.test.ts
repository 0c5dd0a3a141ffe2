import { expect, test } from 'vitest'
import { readKvkDigits, readPhone } from './digits.ts'

test.each([
  ['06 12345678', '0612345678'],
  ['06-1234 5678', '0612345678'],
  ['(020) 123 45 67', '0201234567'],
  ['+31 6 12345678', '0612345678'],
  ['+31 (0)6 12345678', '0612345678'],
  ['0031612345678', '0612345678'],
])('VAL-2 %s is a telephone number of ten digits', (text, digits) => {
  expect(readPhone(text)).toBe(digits)
})

test('VAL-4 spaces and dots in a kvk number are forgiven, other signs stay and are refused later', () => {
  expect(readKvkDigits('69 59.90 84')).toBe('69599084')
  expect(readKvkDigits('6959-9084')).toBe('6959-9084')
})
