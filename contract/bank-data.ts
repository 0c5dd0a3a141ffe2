import * as z from 'zod/mini'
import { change, read } from './call.ts'
import {
  bankKey,
  caseId,
  iban,
  instant,
  isoDate,
  kvkNumber,
  matchState,
  nothing,
  providerId,
  returnUrl,
  shownIban,
} from './values.ts'

const flag = z.enum(['true', 'false'])

/** A bank connection as `fetch-accounts` answers it (API-1). The re-consent scope sees the fields of RECON-7 only. */
export const connectionDetails = z.object({
  connectionId: providerId,
  consentId: z.nullable(z.string()),
  bankName: z.string(),
  consentExpiresAt: z.optional(z.nullable(instant)),
  /** Another name of the same moment, which is read where the first one is missing (CONST-2). */
  expireAt: z.optional(z.nullable(instant)),
  needReconsent: z.boolean(),
  accounts: z.array(
    z.object({ clientName: z.nullable(z.string()), iban: shownIban, matchState: z.optional(matchState) }),
  ),
})
export type ConnectionDetails = z.output<typeof connectionDetails>

export const fileAnswer = z.object({
  /** The name as the visitor knows the file; shown only, never used as a path. */
  name: z.string(),
  accepted: z.boolean(),
  error: z.nullable(z.string()),
  code: z.nullable(z.number()),
  /** Where in the file the defect is, when it is in the file. */
  place: z.nullable(
    z.object({ line: z.nullable(z.int()), field: z.nullable(z.string()), found: z.nullable(z.string()) }),
  ),
  /** Numbers the text of the error names, e.g. days seen and days needed. */
  figures: z.record(z.string(), z.union([z.string(), z.number()])),
  bankName: z.nullable(z.string()),
  format: z.nullable(z.string()),
  accounts: z.array(
    z.object({ iban: shownIban, transactionCount: z.int(), from: z.nullable(isoDate), to: z.nullable(isoDate) }),
  ),
  /** Findings that do not refuse the file, e.g. `balance_does_not_add_up`. */
  findings: z.array(z.object({ code: z.string(), figures: z.record(z.string(), z.union([z.string(), z.number()])) })),
})
export type FileAnswer = z.output<typeof fileAnswer>
export const fileAnswers = z.object({ files: z.array(fileAnswer) })

const returnState = z.string().check(z.maxLength(100))

/** The address to connect a bank, and the `state` by which a page knows its own visit. Older servers omit it. */
const bankAddress = z.object({ connectUrl: z.url(), state: z.optional(returnState) })

export const bankDataCalls = {
  giveConsent: change({
    path: 'dls-transaction-processing/v1/financials/consent',
    request: z.object({ consent: z.boolean(), textVersion: z.string().check(z.maxLength(40)) }),
    answer: nothing,
    status: 204,
    errors: ['step_not_reached', 'flow_finished'],
  }),
  createConnectSession: change({
    path: 'dls-pbl-api/v3/transactions/psd2/create-session',
    request: z.object({ returnUrl, caseId, bankToConnect: bankKey, needFutureConsent: z.literal(true) }),
    answer: bankAddress,
    errors: [
      'consent_required',
      'return_url',
      'bank_unavailable',
      'bank_limit_reached',
      'step_not_reached',
      'flow_finished',
      'connection_not_found',
    ],
  }),
  reportBankReturn: change({
    path: 'vlot/v1/bank-return',
    scopes: ['applicant', 'reconsent'],
    request: z.object({
      state: returnState,
      connectionId: z.optional(z.nullable(providerId)),
      errorClass: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
    }),
    answer: z.object({
      outcome: z.enum(['connected', 'cancelled', 'failed']),
      connectionId: z.nullable(providerId),
      errorKey: z.nullable(z.string()),
    }),
    errors: ['connection_not_found', 'bank_unavailable', 'bank_limit_reached'],
  }),
  listConnections: read({
    path: 'dls-pbl-api/v3/transactions/psd2/{customerId}/connections',
    scopes: ['applicant', 'reconsent'],
    answer: z.object({ connections: z.array(connectionDetails) }),
  }),
  fetchTransactions: change({
    path: 'dls-pbl-api/v3/transactions/saltedge/fetch-transactions',
    scopes: ['applicant', 'reconsent'],
    request: z.object({ kvkNumber, connectionId: providerId }),
    answer: nothing,
    status: 202,
    errors: ['connection_not_found', 'flow_finished', 'step_not_reached'],
  }),
  readConnectionProgress: read({
    path: 'dls-psd2-aggregator/v1/fetch/connection/{id}',
    scopes: ['applicant', 'reconsent'],
    answer: z.object({
      finished: z.boolean(),
      stage: z.enum(['waiting', 'connecting', 'fetching', 'finished', 'failed']),
      fetchedCount: z.int(),
      errorKey: z.nullable(z.string()),
    }),
    errors: ['connection_not_found'],
  }),
  readBankStatus: read({
    path: 'dls-pbl-api/v3/financials/psd2/status',
    answer: z.object({
      accounts: z.array(
        z.object({
          iban: shownIban,
          psd2StatusV1: z.enum(['PENDING', 'FINISHED', 'FAILED']),
          username: z.nullable(z.string()),
          bank: z.string(),
          trackingId: z.string(),
        }),
      ),
    }),
  }),
  fetchAccounts: read({
    path: 'dls-pbl-api/v3/fetch-accounts',
    scopes: ['applicant', 'reconsent'],
    query: z.object({ caseId, connectionId: z.optional(providerId), inScopeForReconsent: z.optional(flag) }),
    answer: z.object({ data: z.object({ connectionDetails: z.array(connectionDetails) }) }),
    errors: ['case_id_not_available'],
  }),
  reconnect: change({
    path: 'dls-pbl-api/v3/transaction/psd2/reconnect',
    scopes: ['applicant', 'reconsent'],
    request: z.object({ returnUrl, connectionId: providerId }),
    answer: z.object({ data: bankAddress }),
    errors: ['connection_not_found', 'return_url', 'bank_unavailable', 'bank_limit_reached'],
  }),
  validateAccounts: read({
    path: 'dls-pbl-api/v3/accounts/validate',
    answer: z.object({
      validation: z.object({
        complete: z.boolean(),
        accounts: z.array(z.object({ iban: shownIban, clientName: z.nullable(z.string()), matchState })),
      }),
    }),
  }),
  uploadStatements: change({
    path: 'dls-pbl-api/v3/financials/statements',
    body: 'multipart',
    request: nothing,
    answer: fileAnswers,
    errors: ['consent_required', 'file.empty', 'step_not_reached', 'flow_finished'],
  }),
  removeAccount: change({
    path: 'vlot/v1/accounts/remove',
    request: z.object({ iban }),
    answer: nothing,
    status: 204,
    errors: ['iban_unknown', 'flow_finished', 'step_not_reached'],
  }),
  removeTransactions: change({
    method: 'DELETE',
    path: 'dls-pbl-api/v3/financials/remove-transactions',
    body: 'none',
    request: nothing,
    answer: nothing,
    status: 204,
    errors: ['flow_finished', 'step_not_reached'],
  }),
  confirmFinancials: change({
    path: 'dls-pbl-api/v3/financials/confirm',
    body: 'none',
    request: nothing,
    answer: nothing,
    status: 204,
    errors: ['no_transactions', 'step_not_reached', 'flow_finished'],
  }),
  confirmTransactions: change({
    path: 'dls-pbl-api/v3/transactions/psd2/confirm',
    body: 'none',
    request: nothing,
    answer: nothing,
    status: 204,
    errors: ['no_transactions', 'step_not_reached', 'flow_finished'],
  }),
}
