import { expect, test } from 'vitest'
import { collectionOf, countAccounts, doubtOf, sharedData, type Connection } from './collection.ts'

const account = {
  iban: 'NL02ABNA0123456789',
  clientName: 'Bakker',
  transactionCount: 12,
  from: '2026-01-01',
  to: '2026-11-20',
}
const connection = (part: Partial<Connection>): Connection => ({
  connectionId: '1',
  source: 'bank',
  bankName: 'ING',
  bank: 'ING',
  stage: 'finished',
  errorKey: null,
  fetchedCount: 12,
  accounts: [account],
  ...part,
})

test('FLOW-7 nothing shared: nothing runs and there is nothing to go on with', () => {
  expect(collectionOf([])).toEqual({
    isRunning: false,
    hasAccounts: false,
    hasBookings: false,
    hasFailures: false,
    hasBank: false,
    hasUpload: false,
  })
})

test.each(['waiting', 'connecting', 'fetching'] as const)(
  'FLOW-7 a bank that is %s keeps the collection running',
  (stage) => {
    expect(collectionOf([connection({ stage }), connection({})])).toMatchObject({ isRunning: true, hasAccounts: true })
  },
)

test('FLOW-7 a failed bank stands beside a file that was read', () => {
  const collection = collectionOf([
    connection({ stage: 'failed' }),
    connection({ source: 'upload', connectionId: null }),
  ])
  expect(collection).toEqual({
    isRunning: false,
    hasAccounts: true,
    hasBookings: true,
    hasFailures: true,
    hasBank: false,
    hasUpload: true,
  })
})

test('FLOW-7 a finished bank without any account gives nothing to go on with', () => {
  expect(collectionOf([connection({ accounts: [] })]).hasAccounts).toBe(false)
})

test('FLOW-7 accounts without a single booking are known before anybody asks to go on', () => {
  const silent = connection({ accounts: [{ ...account, transactionCount: 0, from: null, to: null }] })
  expect(collectionOf([silent])).toMatchObject({ hasAccounts: true, hasBookings: false })
  expect(collectionOf([silent, connection({})])).toMatchObject({ hasAccounts: true, hasBookings: true })
})

test('an account that the bank link and a file both show is counted once', () => {
  const file = connection({ connectionId: null, source: 'upload' })
  const other = connection({ accounts: [account, { ...account, iban: 'NL20INGB0001234567' }] })
  expect(countAccounts([])).toBe(0)
  expect(countAccounts([connection({}), file])).toBe(1)
  expect(countAccounts([connection({}), file, other])).toBe(2)
})

test('FLOW-7 nothing is asked of accounts that were chosen at the bank and are the company’s own', () => {
  const own = { iban: account.iban, clientName: account.clientName, matchState: 'MATCH' } as const
  const other = { ...account, iban: 'NL20INGB0001234567' }
  expect(doubtOf([connection({})], [own])).toBe('none')
  expect(doubtOf([connection({ stage: 'fetching', accounts: [] })], [])).toBe('unknown')
  expect(doubtOf([connection({ accounts: [account, other] })], [own])).toBe('unknown')
  for (const matchState of ['NO_MATCH', 'COULD_NOT_MATCH'] as const) {
    expect(doubtOf([connection({})], [{ ...own, matchState }])).toBe('some')
  }
  expect(doubtOf([connection({}), connection({ stage: 'failed', accounts: [] })], [own])).toBe('some')
  expect(doubtOf([connection({ source: 'upload', connectionId: null })], [own])).toBe('some')
})

test('FLOW-8 what was shared is counted: bookings, accounts, and the days between the first and the last', () => {
  const other = { ...account, iban: 'NL20INGB0001234567', transactionCount: 30, from: '2025-11-22', to: '2026-06-01' }
  const silent = { ...other, iban: 'NL91ABNA0417164300', transactionCount: 0, from: null, to: null }
  expect(sharedData([connection({}), connection({ accounts: [other, silent] })])).toEqual({
    bookings: 42,
    accounts: 3,
    from: '2025-11-22',
    to: '2026-11-20',
  })
  expect(sharedData([])).toEqual({ bookings: 0, accounts: 0, from: null, to: null })
})
