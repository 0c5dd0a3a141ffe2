import { expect, test } from 'vitest'
import { createIdempotencyKeys } from './use-send.ts'

const counting = () => {
  let count = 0
  return createIdempotencyKeys(() => `key-${(count += 1)}`)
}

test('the same call with the same body keeps its key, so that a lost answer can be asked again', () => {
  const keys = counting()
  expect(keys.keyOf('saveLoanAmount', { loanAmount: 10_000 })).toBe('key-1')
  expect(keys.keyOf('saveLoanAmount', { loanAmount: 10_000 })).toBe('key-1')
})

test('another body or another call has another key', () => {
  const keys = counting()
  expect(keys.keyOf('saveLoanAmount', { loanAmount: 10_000 })).toBe('key-1')
  expect(keys.keyOf('saveLoanAmount', { loanAmount: 20_000 })).toBe('key-2')
  expect(keys.keyOf('selectOffer', { loanAmount: 20_000 })).toBe('key-3')
})

test('after success an earlier answer counts as new, or changing an amount back would be lost', () => {
  const keys = counting()
  keys.keyOf('saveLoanAmount', { loanAmount: 10_000 })
  keys.forget()
  expect(keys.keyOf('saveLoanAmount', { loanAmount: 10_000 })).toBe('key-2')
})
