import { expect, test } from 'vitest'
import { errorCodes, errorKeys } from './errors.ts'
import { calls } from './calls.ts'

const written = Object.values(calls).map((call) => `${call.method} ${call.path}`)

test('no two calls share a method and path', () => {
  expect(new Set(written).size).toBe(written.length)
})

test('a call without a body asks for none, and a 204 or 202 answers none', () => {
  for (const [name, call] of Object.entries(calls)) {
    if (call.body === 'json') expect(call.request.safeParse(null).success, name).toBe(false)
    else expect(call.request.safeParse(null).success, name).toBe(true)
    expect(call.answer.safeParse(null).success, name).toBe(call.status !== 200)
  }
})

test('a path parameter of the contract is one whole segment', () => {
  for (const call of Object.values(calls)) {
    for (const segment of call.path.split('/').filter((part) => /[{}]/.test(part))) {
      expect(segment).toMatch(/^\{[a-zA-Z]+\}$/)
    }
  }
})

test('ERR-2 ERR-3 the numbered errors have the numbers of the specification', () => {
  expect(errorCodes).toEqual({
    no_match: 9999,
    transactions_not_recent: 5003,
    not_enough_transactions: 5004,
    too_many_days_in_file: 5005,
    multiple_accounts: 5031,
  })
  expect(new Set(errorKeys).size).toBe(errorKeys.length)
})

test('API-1 the statuses are those the specification shows', () => {
  expect(calls.saveLoanAmount.status).toBe(204)
  expect(calls.saveExpectedExpenses.status).toBe(202)
  expect(calls.saveLoanGoal.status).toBe(202)
  expect(calls.selectOffer.status).toBe(204)
  expect(calls.removeTransactions.status).toBe(204)
})

test('RECON-14 FLOW-11 what an outsider asks about links is answered without a body, whatever there is', () => {
  for (const name of ['requestReconsentLink', 'requestResumeLink', 'unsubscribe'] as const) {
    expect([calls[name].scopes, calls[name].status, calls[name].errors], name).toEqual([['public'], 204, []])
  }
  expect(calls.startResume.errors).toEqual(calls.createResumeToken.errors)
  expect(calls.saveForLater.scopes).toEqual(['applicant'])
})

test('FLOW-6 RECON-9 the address of a bank is read from a server that names no state as well', () => {
  const address = { connectUrl: 'https://bank.example/' }
  const { createConnectSession, reconnect } = calls
  expect(createConnectSession.answer.parse(address)).toEqual(address)
  expect(reconnect.answer.parse({ data: address })).toEqual({ data: address })
  expect(createConnectSession.answer.parse({ ...address, state: 's' })).toEqual({ ...address, state: 's' })
})
