import { expect, test } from 'vitest'
import { mayBePaidTo, payoutProof } from '#lending/payout-proof.ts'

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
