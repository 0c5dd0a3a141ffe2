import { expect, test } from 'vitest'
import { parseKvkNumber } from '#lending/kvk-number.ts'

test('VAL-4 eight digits are a kvk number, spaces and dots forgiven, leading zeros kept', () => {
  expect(parseKvkNumber('69599084')).toBe('69599084')
  expect(parseKvkNumber(' 6959 9084 ')).toBe('69599084')
  expect(parseKvkNumber('01.23.45.67')).toBe('01234567')
})

test('VAL-4 anything else is not', () => {
  for (const text of ['', '1234567', '123456789', 'abcdefgh', '1234-5678']) expect(parseKvkNumber(text)).toBeNull()
})
