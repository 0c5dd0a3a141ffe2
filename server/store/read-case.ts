import type { Kysely, Selectable } from 'kysely'
import { bankNames } from '#contract/values.ts'
import type { Application, ApplicationAccount } from '#lending/application.ts'
import type { Offer } from '#lending/offers/offer.ts'
import { openAccount, type AccountSecret } from './account-secret.ts'
import { selectCase } from './case-data.ts'
import { openDetails, type CaseDetails } from './case-details.ts'
import { readFeedback, type Feedback } from './feedback.ts'
import { openOffers } from './offer-sets.ts'
import type { Schema } from './schema.ts'
import type { AccountTable, BankConnectionTable, UploadTable } from './schema/bank-tables.ts'
import type { LoanCaseTable } from './schema/case-tables.ts'
import type { DecisionTable } from './schema/decision-tables.ts'
import { openCaseKey, type CaseKey } from './seal.ts'

/** The row with its details opened. */
export type LoanCase = Omit<Selectable<LoanCaseTable>, 'sealed_details'> & CaseDetails
export type ReadAccount = { row: Selectable<AccountTable>; secret: AccountSecret }

/** Everything stored of one case that its screens and the order of its steps rest on. */
export type CaseRecord = {
  loanCase: LoanCase
  caseKey: CaseKey
  consentGiven: boolean
  connections: Selectable<BankConnectionTable>[]
  uploads: Selectable<UploadTable>[]
  accounts: ReadAccount[]
  /** Of the confirmed data only: a decision on data that has changed since counts as none. */
  decision: Pick<Selectable<DecisionTable>, 'id' | 'outcome' | 'data_version'> | null
  offers: Offer[] | null
  feedback: Feedback | null
}

/** Reads a case whole, its accounts opened with the case's key. Null when it has not begun or was erased. */
export async function readCase(
  database: Kysely<Schema>,
  operatorKey: Buffer,
  caseId: string,
): Promise<CaseRecord | null> {
  const row = await selectCase(database, caseId).executeTakeFirst()
  if (!row || row.erased_at !== null || row.wrapped_key === null) return null
  const caseKey = openCaseKey(operatorKey, caseId, row.wrapped_key)
  const loanCase = openCase(caseKey, row)
  const [consentGiven, connections, uploads, accounts, decided, feedback] = await Promise.all([
    readConsent(database, caseId),
    database
      .selectFrom('bank_connection')
      .selectAll()
      .where('case_id', '=', caseId)
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('upload')
      .selectAll()
      .where('case_id', '=', caseId)
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .execute(),
    readAccounts(database, caseKey),
    readDecided(database, caseKey, loanCase),
    readFeedback(database, caseKey),
  ])
  return {
    loanCase,
    caseKey,
    consentGiven,
    connections,
    uploads,
    accounts,
    ...decided,
    feedback,
  }
}

/** Whether the last word on consent was yes. */
async function readConsent(database: Kysely<Schema>, caseId: string): Promise<boolean> {
  const last = await database
    .selectFrom('consent')
    .select('given')
    .where('case_id', '=', caseId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.given ?? false
}

async function readAccounts(database: Kysely<Schema>, caseKey: CaseKey): Promise<ReadAccount[]> {
  const rows = await database
    .selectFrom('account')
    .selectAll()
    .where('case_id', '=', caseKey.caseId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ row, secret: openAccount(caseKey, row) }))
}

export function openCase(caseKey: CaseKey, row: Selectable<LoanCaseTable>): LoanCase {
  const { sealed_details, ...plain } = row
  return { ...plain, ...openDetails(caseKey, { sealed_details }) }
}

async function readDecided(
  database: Kysely<Schema>,
  caseKey: CaseKey,
  loanCase: LoanCase,
): Promise<Pick<CaseRecord, 'decision' | 'offers'>> {
  if (loanCase.data_confirmed_version === null || loanCase.data_confirmed_version !== loanCase.data_version) {
    return { decision: null, offers: null }
  }
  const [decision, offerSet] = await Promise.all([
    database
      .selectFrom('decision')
      .select(['id', 'outcome', 'data_version'])
      .where('case_id', '=', loanCase.id)
      .where('data_version', '=', loanCase.data_version)
      .executeTakeFirst(),
    database
      .selectFrom('offer_set')
      .select(['data_version', 'sealed'])
      .where('case_id', '=', loanCase.id)
      .where('data_version', '=', loanCase.data_version)
      .executeTakeFirst(),
  ])
  return { decision: decision ?? null, offers: offerSet ? openOffers(caseKey, offerSet) : null }
}

/** The name under which an account's bank is shown; a statement file need not tell its bank. */
export function bankNameOf(record: CaseRecord, account: Selectable<AccountTable>): string {
  const connection = record.connections.find((one) => one.id === account.bank_connection_id)
  const bank = record.uploads.find((one) => one.id === account.upload_id)?.bank ?? null
  return connection?.bank_name ?? (bank === null ? 'Bank' : bankNames[bank])
}

/** How an account is shown to its own applicant. */
export const shownAccountNumber = ({ secret }: ReadAccount): string => secret.iban ?? secret.accountNumber

const outcomes = { approved: 'approve', referred: 'refer', refused: 'refuse' } as const

/** The case as the lending room knows it: what steps are done follows from it (lending/journey). */
export function applicationOf(record: CaseRecord): Application {
  const { loanCase, decision, feedback } = record
  const disbursement = record.accounts.find(({ row }) => row.id === loanCase.disbursement_account_id)
  return {
    kvkNumber: loanCase.kvk_number,
    isEligible: true,
    loanAmountCents: loanCase.loan_amount_cents,
    loanGoal: loanCase.loan_goal,
    loanGoalDescription: loanCase.loan_goal_description ?? '',
    expectedExpenses: loanCase.expenses && {
      ...loanCase.expenses,
      knowsAmount: loanCase.expenses.knowsAmount ?? false,
    },
    hasConsent: record.consentGiven,
    accounts: record.accounts.map((account) => applicationAccount(record, account)),
    outcome: decision ? outcomes[decision.outcome] : null,
    offers: record.offers,
    selectedOfferId: loanCase.selected_offer_id,
    disbursementIban: disbursement ? shownAccountNumber(disbursement) : null,
    feedback: feedback && {
      rating: feedback.rating,
      referenceSource: feedback.referenceSource ?? '',
      suggestions: feedback.suggestions ?? '',
    },
  }
}

function applicationAccount(record: CaseRecord, account: ReadAccount): ApplicationAccount {
  const { row, secret } = account
  const connection = record.connections.find((one) => one.id === row.bank_connection_id)
  return {
    iban: shownAccountNumber(account),
    bankName: bankNameOf(record, row),
    holder: secret.holderName,
    source: row.source === 'bank' ? 'bank-link' : 'upload',
    connectionId: connection?.connection_id ?? null,
    isCollected: row.source === 'upload' || connection?.stage === 'finished',
  }
}
