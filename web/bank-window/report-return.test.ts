import { expect, test } from 'vitest'
import { addressOf } from '../addresses.ts'
import { sharingPageFor } from './report-return.ts'

test('ROUTE-15 ROUTE-20 who left an English page for the bank comes back to an English one, and never to a stranger’s', () => {
  expect(sharingPageFor('/en/transacties-uploaden')).toBe(addressOf('uploadTransactions', 'en'))
  expect(sharingPageFor('/transacties-uploaden')).toBe(addressOf('uploadTransactions', 'nl'))
  expect(sharingPageFor(null)).toBe(addressOf('uploadTransactions', 'nl'))
  expect(sharingPageFor('https://elsewhere.example/en/')).toBe(addressOf('uploadTransactions', 'nl'))
})
