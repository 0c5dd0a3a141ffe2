import { expect, test } from 'vitest'
import { ownPolicy } from '#lending/policy/policy.ts'
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

test('what is not asked for has its default, and each word is taken as given', () => {
  expect(read()).toEqual({
    files: ['year.940'],
    isJson: false,
    today: '2026-11-21',
    amountCents: 25_000_00,
    language: 'nl',
    companyNames: [],
    foundedOn: null,
    sbiCode: null,
    legalForm: null,
    policy: ownPolicy,
  })
  const words = ['b.xml', '--json', '--today', '2025-01-31', '--language', 'en', '--company', 'A', '--company', 'B']
  expect(read(...words, '--founded', '2018-03-01')).toMatchObject({
    files: ['year.940', 'b.xml'],
    isJson: true,
    today: '2025-01-31',
    language: 'en',
    companyNames: ['A', 'B'],
    foundedOn: '2018-03-01',
  })
  expect(read('--help')).toBeNull()
  expect(read('-h')).toBeNull()
})

test('an amount is what an applicant may ask, to the cent, and a file one of four hundred', () => {
  expect(['5000', '250.000,00'].map((amount) => read('--amount', amount)!.amountCents)).toEqual([5_000_00, 250_000_00])
  for (const amount of ['4.999,99', '250.000,01'])
    expect(() => read('--amount', amount)).toThrow('--amount is from 5000 to 250000 euros')
  for (const amount of ['0', '-5000']) expect(() => read(`--amount=${amount}`)).toThrow('--amount is a number of euros')
  const names = Array.from({ length: 399 }, (_, number) => `${number}.940`)
  expect(read(...names)!.files).toHaveLength(400)
  expect(() => read(...names, 'one-more.940')).toThrow('Name at most 400 files')
})
