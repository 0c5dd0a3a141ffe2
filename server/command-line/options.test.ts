import { expect, test } from 'vitest'
import { readOptions, usage } from './options.ts'

const read = (...words: string[]) => readOptions(['year.940', ...words], '2026-11-21')

test('CORE-5 activity and legal form may be given, and are left open when they are not', () => {
  expect(read()).toMatchObject({ sbiCode: null, legalForm: null })
  expect(read('--sbi', '47240', '--legal-form', 'vof')).toMatchObject({ sbiCode: '47240', legalForm: 'vof' })
  expect(usage).toMatch(/--sbi CODE[^]*--legal-form FORM/)
})

test.each([
  ['--sbi', 'bakkerij', '--sbi is two to five digits'],
  ['--sbi', '4', '--sbi is two to five digits'],
  ['--sbi', '472401', '--sbi is two to five digits'],
  ['--legal-form', 'winkel', '--legal-form is a Dutch legal form'],
])('CORE-5 %s %s is refused with what can be given', (option, value, message) => {
  expect(() => read(option, value)).toThrow(message)
})
