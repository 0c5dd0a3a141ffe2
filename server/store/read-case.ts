import type { Kysely, Selectable } from 'kysely'
import { bankNames } from '#contract/values.ts'
import type { Application, ApplicationAccount } from '#lending/application.ts'
import type { Offer } from '#lending/offers/offer.ts'
import { openAccount, type AccountSecret } from './account-secret.ts'
import type {
  AccountTable,
  BankConnectionTable,
  DecisionTable,
  FeedbackTable,
  LoanCaseTable,
  Schema,
  UploadTable,
} from './schema.ts'
import { openCaseKey } from './seal.ts'

export type LoanCase = Selectable<LoanCaseTable>
export type ReadAccount = { row: Selectable<AccountTable>; secret: AccountSecret }

/** Everything stored of one case that its screens and the order of its steps rest on. */
export type CaseRecord = {
  loanCase: LoanCase
  consentGiven: boolean
  connections: Selectable<BankConnectionTable>[]
  uploads: Selectable<UploadTable>[]
  accounts: ReadAccount[]
  /** Of the confirmed data only: a decision on data that has changed since counts as none. */
  decision: Pick<Selectable<DecisionTable>, 'id' | 'outcome' | 'data_version'> | null
  offers: Offer[] | null
  feedback: Selectable<FeedbackTable> | null
}

/** Reads a case whole, its accounts opened with the case's key. Null when it has not begun or was erased. */
export async function readCase(
  database: Kysely<Schema>,
  operatorKey: Buffer,
  caseId: string,
): Promise<CaseRecord | null> {
  const loanCase = await database.selectFrom('loan_case').selectAll().where('id', '=', caseId).executeTakeFirst()
  if (!loanCase || loanCase.erased_at !== null) return null
  const [consent, connections, uploads, accounts, decided, feedback] = await Promise.all([
    database
      .selectFrom('consent')
      .select('given')
      .where('case_id', '=', caseId)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst(),
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
    database
      .selectFrom('account')
      .selectAll()
      .where('case_id', '=', caseId)
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    readDecided(database, loanCase),
    database.selectFrom('feedback').selectAll().where('case_id', '=', caseId).executeTakeFirst(),
  ])
  return {
    loanCase,
    consentGiven: consent?.given ?? false,
    connections,
    uploads,
    accounts: openAccounts(operatorKey, loanCase, accounts),
    ...decided,
    feedback: feedback ?? null,
  }
}

async function readDecided(
  database: Kysely<Schema>,
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
      .select('offers')
      .where('case_id', '=', loanCase.id)
      .where('data_version', '=', loanCase.data_version)
      .executeTakeFirst(),
  ])
  return { decision: decision ?? null, offers: offerSet ? (offerSet.offers as Offer[]) : null }
}

function openAccounts(operatorKey: Buffer, loanCase: LoanCase, rows: Selectable<AccountTable>[]): ReadAccount[] {
  if (rows.length === 0 || loanCase.wrapped_key === null) return []
  const caseKey = openCaseKey(operatorKey, loanCase.id, loanCase.wrapped_key)
  return rows.map((row) => ({ row, secret: openAccount(caseKey, row) }))
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
      referenceSource: feedback.reference_source ?? '',
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
    matchState: row.match_state,
    source: row.source === 'bank' ? 'bank-link' : 'upload',
    connectionId: connection?.connection_id ?? null,
    isCollected: row.source === 'upload' || connection?.stage === 'finished',
  }
}
