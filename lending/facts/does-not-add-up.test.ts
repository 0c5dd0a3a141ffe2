import { expect, test } from 'vitest'
import { doesNotAddUp } from '#lending/facts/does-not-add-up.ts'

const account = { holder: null, bank: null, closing: null, bookings: [] }
const finding = (differenceCents: number | null) =>
  ({ code: 'chain_broken', statement: null, line: null, differenceCents }) as const

test('CORE-5 of all accounts the largest difference comes first, and nothing is said where all adds up', () => {
  const [first, second] = [
    { ...account, iban: 'NL20INGB0001234567', findings: [finding(5), finding(null)] },
    { ...account, iban: 'NL91ABNA0417164300', findings: [finding(-9)] },
  ]
  expect(doesNotAddUp([first, second])).toEqual({
    doesNotAddUp: [
      { ...finding(-9), account: second.iban },
      { ...finding(5), account: first.iban },
      { ...finding(null), account: first.iban },
    ],
  })
  expect(doesNotAddUp([{ ...account, iban: first.iban }])).toEqual({})
})
