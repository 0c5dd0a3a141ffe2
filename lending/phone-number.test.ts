import { expect, test } from 'vitest'
import { readPhone } from './phone-number.ts'

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
