import { expect, test } from 'vitest'
import { errorCodes, errorKeys } from './call.ts'
import { calls } from './calls.ts'

/** API-1: the table of specified calls, typed by hand so that a slip in a path cannot hide. */
const specified = [
  'POST dls-authentication/v3/authentication/pbl/anonymous-tokens',
  'POST dls-authentication/v2/case/{caseId}/authentication/resume-tokens',
  'POST dls-authentication/v3/sessions',
  'POST dls-pbl-api/v3/requester-eligibility',
  'POST dls-pbl-api/v3/loan-amount',
  'POST dls-pbl-api/v3/expected-expenses',
  'GET dls-pbl-api/v3/case-state',
  'POST dls-pbl-api/v3/loan-goal',
  'POST dls-pbl-api/v3/transactions/psd2/create-session',
  'GET dls-pbl-api/v3/transactions/psd2/{customerId}/connections',
  'GET dls-pbl-api/v3/accounts/validate',
  'POST dls-pbl-api/v3/transactions/saltedge/fetch-transactions',
  'GET dls-pbl-api/v3/fetch-accounts',
  'POST dls-pbl-api/v3/transaction/psd2/reconnect',
  'GET dls-pbl-api/v3/offers',
  'GET dls-pbl-api/v3/accounts/disbursement',
  'POST dls-pbl-api/v3/accounts/disbursement',
  'POST dls-pbl-api/v3/feedback',
] as const

/** API-2, API-8: calls that were specified for a test backend only; here they are real. */
const ofTheTestBackend = [
  'GET dls-company-search/v1/company/search',
  'POST dls-contact-details/v1/request-contact',
  'POST dls-contact-details/v1/contact-form',
  'POST dls-transaction-processing/v1/financials/consent',
  'GET dls-psd2-aggregator/v1/fetch/connection/{id}',
  'GET dls-pbl-api/v3/financials/psd2/status',
  'POST dls-pbl-api/v3/financials/confirm',
  'POST dls-pbl-api/v3/transactions/psd2/confirm',
  'POST dls-offer/v3/termsheet/offers/select',
  'DELETE dls-pbl-api/v3/financials/remove-transactions',
  'POST dls-pbl-api/v3/financials/statements',
] as const

const written = Object.values(calls).map((call) => `${call.method} ${call.path}`)

test.each(specified)('API-1 %s is in the contract', (line) => {
  expect(written).toContain(line)
})

test.each(ofTheTestBackend)('API-2 API-8 %s is in the contract', (line) => {
  expect(written).toContain(line)
})

test('API-9 every call of our own is under vlot/v1', () => {
  const known = new Set<string>([...specified, ...ofTheTestBackend])
  const ours = Object.values(calls).filter((call) => !known.has(`${call.method} ${call.path}`))
  expect(ours.map((call) => call.path).filter((path) => !path.startsWith('vlot/v1/'))).toEqual([])
})

test.each([
  'GET vlot/v1/privacy',
  'GET vlot/v1/privacy/export',
  'POST vlot/v1/privacy/corrections',
  'POST vlot/v1/privacy/questions',
  'POST vlot/v1/privacy/withdraw',
  'POST vlot/v1/privacy/erase',
  'POST vlot/v1/privacy/erase/code',
])('CORE-8 %s is for the applicant alone, not for a mailed link', (line) => {
  const found = Object.values(calls).find((call) => `${call.method} ${call.path}` === line)
  expect(found?.scopes).toEqual(['applicant'])
})

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
