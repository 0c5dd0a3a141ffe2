import type { Defects } from '../defect.ts'

export default {
  'API-1 the loan amount is at another path': [
    'contract applicationCalls.saveLoanAmount.path',
    "() => 'dls-pbl-api/v2/loan-amount'",
  ],
  'API-1 feedback is answered with 202': ['contract applicationCalls.sendFeedback.status', '() => 202'],
  'API-2 the call-back request is under v2': [
    'contract contactCalls.requestContact.path',
    "() => 'dls-contact-details/v2/request-contact'",
  ],
  'API-2 a contact form is answered with 202': ['contract contactCalls.sendContactForm.status', '() => 202'],
  'API-3 a session is made under v2': [
    'contract authenticationCalls.createSession.path',
    "() => 'dls-authentication/v2/sessions'",
  ],
  'API-4 the time-out of a call is 30 seconds': ['contract requestTimeoutMs', '() => 30_000'],
  'API-4 the client key has another header': ['contract headers.clientKey', "() => 'x-api-key'"],
  'API-5 the connections are read with POST': ['contract bankDataCalls.listConnections.method', "() => 'POST'"],
  'API-6 repeating does not wait for its interval': [
    'web/api retry',
    '(retry) => (attempt, options) => retry(attempt, { ...options, intervalMs: 0 })',
  ],
  'API-6 nobody is called at the limit': [
    'web/api retry',
    '(retry) => (attempt, options) => retry(attempt, { ...options, onLimit: () => undefined })',
  ],
  'API-7 the document calls itself OpenAPI 3.0': [
    'server openApiDocument',
    "(document) => () => ({ ...document(), openapi: '3.0.3' })",
  ],
  'API-7 the document leaves the calls of the contract out': [
    'server openApiDocument',
    '(document) => () => ({ ...document(), paths: ofrepPaths })',
  ],
  'API-8 statement files go to another path': [
    'contract bankDataCalls.uploadStatements.path',
    "() => 'vlot/v1/financials/statements'",
  ],
  'API-8 removing the transactions is answered with 202': [
    'contract bankDataCalls.removeTransactions.status',
    '() => 202',
  ],
  'API-9 the limits are under the calls of the specification': [
    'contract applicationCalls.readLimits.path',
    "() => 'dls-pbl-api/v3/limits'",
  ],
  'API-9 the limits name the most of a loan for a credit': [
    'contract limitsAnswer',
    '(answer) => (limits, served) => answer({ ...limits, creditAmountMaxCents: limits.loanAmountMaxCents }, served)',
  ],
} satisfies Defects
