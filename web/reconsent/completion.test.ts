import { expect, test } from 'vitest'
import { isCompletionSheetOn, opensCompletionSheet } from './completion.ts'

const valid = { needReconsent: false }
const needing = { needReconsent: true }

test('RECON-10 switched on, the sheet opens when all are fetched, none needs consent and nothing went wrong', () => {
  expect(opensCompletionSheet(true, { connections: [valid, valid], hasError: false })).toBe(true)
  expect(opensCompletionSheet(true, { connections: [valid, needing], hasError: false })).toBe(false)
  expect(opensCompletionSheet(true, { connections: [valid], hasError: true })).toBe(false)
  expect(opensCompletionSheet(true, { connections: undefined, hasError: false })).toBe(false)
})

test('RECON-10 switched off it never opens, and off is how the specification keeps it', () => {
  expect(opensCompletionSheet(false, { connections: [valid], hasError: false })).toBe(false)
  expect(isCompletionSheetOn).toBe(false)
})
