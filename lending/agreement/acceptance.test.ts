import { expect, test } from 'vitest'
import { signatoryOf } from '#lending/agreement/acceptance.ts'
import { inGroups } from '#lending/agreement/consent-texts.ts'

const signing = {
  signatories: { names: ['A. de Vries', 'B. Bos'], isJointly: false },
  needsGuarantee: false,
  contactName: 'Anna de Vries',
  account: { source: 'bank', match: 'MATCH' },
} as const

test('DESK-124 the one of the check’s names that the contact has accepts', () => {
  expect(signatoryOf(signing)).toEqual({ name: 'A. de Vries', bar: null })
  expect(signatoryOf({ ...signing, contactName: 'B Bos' }).name).toBe('B. Bos')
})

test.each([
  ['guarantee', { needsGuarantee: true }],
  ['power', { signatories: { names: ['A. de Vries', 'B. Bos'], isJointly: true } }],
  ['power', { signatories: { names: ['A. de Vries'], isJointly: true } }],
  ['power', { signatories: { names: ['A. de Vries (tot € 10.000)'], isJointly: false } }],
  ['signatory', { contactName: 'Anna Jansen' }],
  ['signatory', { contactName: null }],
  ['signatory', { signatories: { names: [], isJointly: false } }],
  ['bank', { account: { source: 'upload', match: 'MATCH' } }],
  ['bank', { account: { source: 'bank', match: 'COULD_NOT_MATCH' } }],
  ['bank', { account: null }],
] as const)('DESK-124 a person takes over for %s: %j', (bar, changed) => {
  expect(signatoryOf({ ...signing, ...changed })).toEqual({ name: null, bar })
})

test('a hash is never shown with eight digits by themselves, which would pass for a code', () => {
  expect(inGroups('1'.repeat(64)).match(/(?<!\S)\d{8}(?!\S)/)).toBeNull()
})
