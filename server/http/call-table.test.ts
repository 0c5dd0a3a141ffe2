import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'

// Typed by hand, each with its row: method and path, the status of a success, and who may make it.
const table = [
  ['AUTH-3', 'POST dls-authentication/v3/authentication/pbl/anonymous-tokens', 200, 'public'],
  ['API-3', 'POST dls-authentication/v3/sessions', 200, 'public'],
  ['API-1', 'POST dls-authentication/v2/case/{caseId}/authentication/resume-tokens', 200, 'public'],
  ['API-1', 'POST dls-pbl-api/v3/requester-eligibility', 200, 'applicant'],
  ['API-1', 'POST dls-pbl-api/v3/loan-amount', 204, 'applicant'],
  ['API-1', 'POST dls-pbl-api/v3/expected-expenses', 202, 'applicant'],
  ['API-1', 'GET dls-pbl-api/v3/case-state', 200, 'applicant reconsent'],
  ['API-1', 'POST dls-pbl-api/v3/loan-goal', 202, 'applicant'],
  ['API-1', 'POST dls-pbl-api/v3/transactions/psd2/create-session', 200, 'applicant'],
  ['API-5', 'GET dls-pbl-api/v3/transactions/psd2/{customerId}/connections', 200, 'applicant reconsent'],
  ['API-1', 'GET dls-pbl-api/v3/accounts/validate', 200, 'applicant'],
  ['API-1', 'POST dls-pbl-api/v3/transactions/saltedge/fetch-transactions', 202, 'applicant reconsent'],
  ['API-1', 'GET dls-pbl-api/v3/fetch-accounts', 200, 'applicant reconsent'],
  ['API-1', 'POST dls-pbl-api/v3/transaction/psd2/reconnect', 200, 'applicant reconsent'],
  ['API-1', 'GET dls-pbl-api/v3/offers', 200, 'applicant'],
  ['API-1', 'GET dls-pbl-api/v3/accounts/disbursement', 200, 'applicant'],
  ['API-1', 'POST dls-pbl-api/v3/accounts/disbursement', 204, 'applicant'],
  ['API-1', 'POST dls-pbl-api/v3/feedback', 204, 'applicant'],
  ['API-2', 'GET dls-company-search/v1/company/search', 200, 'visitor applicant'],
  ['API-2', 'POST dls-contact-details/v1/request-contact', 204, 'public'],
  ['API-2', 'POST dls-contact-details/v1/contact-form', 204, 'public'],
  ['API-2', 'POST dls-transaction-processing/v1/financials/consent', 204, 'applicant'],
  ['API-2', 'GET dls-psd2-aggregator/v1/fetch/connection/{id}', 200, 'applicant reconsent'],
  ['API-2 API-8', 'GET dls-pbl-api/v3/financials/psd2/status', 200, 'applicant'],
  ['API-2 API-8', 'POST dls-pbl-api/v3/financials/confirm', 204, 'applicant'],
  ['API-2 API-8', 'POST dls-pbl-api/v3/transactions/psd2/confirm', 204, 'applicant'],
  ['API-2', 'POST dls-offer/v3/termsheet/offers/select', 204, 'applicant'],
  ['API-2 API-8', 'DELETE dls-pbl-api/v3/financials/remove-transactions', 204, 'applicant'],
  ['API-8', 'POST dls-pbl-api/v3/financials/statements', 200, 'applicant'],
  ['API-9', 'POST vlot/v1/session/token', 200, 'public'],
  ['API-9', 'POST vlot/v1/session/end', 204, 'public'],
  ['API-9', 'GET vlot/v1/application', 200, 'applicant'],
  ['API-9', 'GET vlot/v1/limits', 200, 'public'],
  ['API-9', 'GET vlot/v1/quote', 200, 'public'],
  ['API-9', 'POST vlot/v1/bank-return', 200, 'applicant reconsent'],
  ['API-9', 'POST vlot/v1/accounts/remove', 204, 'applicant'],
  ['API-9', 'GET vlot/v1/offers/range', 200, 'applicant'],
  ['API-9', 'POST vlot/v1/offers/price', 200, 'applicant'],
  ['API-9', 'POST vlot/v1/decision/review', 200, 'applicant'],
  ['API-9', 'GET vlot/v1/analysis/categories', 200, 'applicant'],
  ['API-9', 'GET vlot/v1/analysis/bookings', 200, 'applicant'],
  ['API-9', 'POST vlot/v1/analysis/contest', 202, 'applicant'],
  ['API-9', 'POST vlot/v1/analysis/contest/withdraw', 202, 'applicant'],
  ['API-9', 'GET vlot/v1/analysis/facts', 200, 'applicant'],
  ['API-9', 'GET vlot/v1/analysis/health', 200, 'applicant'],
  ['API-9', 'POST vlot/v1/analysis/facts/contest', 202, 'applicant'],
  ['API-9', 'POST vlot/v1/analysis/facts/contest/withdraw', 202, 'applicant'],
  ['API-9', 'POST vlot/v1/contact-details', 200, 'applicant'],
  ['API-9', 'POST vlot/v1/contact-details/code', 200, 'applicant'],
  ['API-9', 'GET vlot/v1/follow-up', 200, 'applicant'],
  ['API-9', 'POST vlot/v1/follow-up/link', 200, 'public'],
  ['API-9', 'POST vlot/v1/follow-up/agreement', 200, 'public'],
  ['API-9', 'POST vlot/v1/follow-up/document', 200, 'public'],
  ['API-9 CORE-8', 'GET vlot/v1/privacy', 200, 'applicant'],
  ['API-9 CORE-8', 'GET vlot/v1/privacy/export', 200, 'applicant'],
  ['API-9 CORE-8', 'POST vlot/v1/privacy/corrections', 200, 'applicant'],
  ['API-9 CORE-8', 'POST vlot/v1/privacy/questions', 200, 'applicant'],
  ['API-9 CORE-8', 'POST vlot/v1/privacy/withdraw', 204, 'applicant'],
  ['API-9 CORE-8', 'POST vlot/v1/privacy/erase/code', 204, 'applicant'],
  ['API-9 CORE-8', 'POST vlot/v1/privacy/erase', 202, 'applicant'],
  ['API-9 RECON-14', 'POST vlot/v1/reconsent/links', 204, 'public'],
  ['API-9 FLOW-11', 'POST vlot/v1/application/save', 204, 'applicant'],
  ['API-9 FLOW-11', 'POST vlot/v1/resume/links', 204, 'public'],
  ['API-9 FLOW-11', 'POST vlot/v1/resume', 200, 'public'],
  ['API-9 FLOW-11', 'POST vlot/v1/resume/code', 200, 'public'],
  ['API-9 RECON-14', 'POST vlot/v1/reminders/unsubscribe', 204, 'public'],
] as const

test.each(table)('%s %s answers %i, and is open to %s alone', (_row, line, status, scopes) => {
  const call = Object.values(calls).find(({ method, path }) => `${method} ${path}` === line)
  expect([call?.status, call?.scopes.join(' ')]).toEqual([status, scopes])
})

test('API-1 API-2 API-3 API-5 API-8 API-9 there is no call beside these', () => {
  const lines = Object.values(calls).map(({ method, path }) => `${method} ${path}`)
  expect(lines.toSorted()).toEqual(table.map(([, line]) => line).toSorted())
})
