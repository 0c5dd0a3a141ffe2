import { expect, test } from 'vitest'
import { mayBePaidTo, payoutProof, savingsLast } from '#lending/payout-proof.ts'

const iban = 'NL91ABNA0417164300'

test.each([
  [iban, 'MATCH', 'name_matches', true],
  [iban, 'NO_MATCH', 'other_name', false],
  [iban, 'COULD_NOT_MATCH', 'holder_unknown', false],
  [null, 'MATCH', 'no_iban', false],
  ['NL91ABNA0417164301', 'MATCH', 'no_iban', false],
] as const)('FLOW-10 an account %s whose holder is a %s: %s', (account, match, proof, allowed) => {
  expect(payoutProof({ iban: account, match })).toBe(proof)
  expect(mayBePaidTo({ iban: account, match })).toBe(allowed)
})

test('FLOW-10 a savings account is offered last, the others in the order of the bank', () => {
  const listed = [
    { name: 'Spaar', isSavings: true },
    { name: 'Zakelijk', isSavings: false },
    { name: 'Tweede', isSavings: false },
  ]
  expect(savingsLast(listed).map(({ name }) => name)).toEqual(['Zakelijk', 'Tweede', 'Spaar'])
})
