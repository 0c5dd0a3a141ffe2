import { CompiledQuery, sql } from 'kysely'
import { bankNames } from '#contract/values.ts'
import { isAccepted } from '#lending/facts/accepted-account.ts'
import type { AcceptedAccount } from '#lending/facts/analysis-input.ts'
import type { JourneyAnswers } from '#lending/journey/steps.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import type { Outcome } from '#lending/decision/outcome.ts'
import { openAccount, type AccountSecret } from '../sealing/account-secret.ts'
import type { CaseRow } from './case-data.ts'
import { openDetails, type CaseDetails } from './case-details.ts'
import { readFeedback, type Feedback } from './feedback.ts'
import { readAccepted } from '../decision/account-verdicts.ts'
import { openOffers } from '../decision/offer-sets.ts'
import { readPricedOffer } from '../decision/priced-offers.ts'
import type { Database, RowOf } from '../schema.ts'
import { openCaseKey, type CaseKey, type KeyRing } from '../sealing/seal.ts'
import { findRow, findRows } from '../database/rows.ts'

/** The row with its details opened. */
export type LoanCase = Omit<RowOf<'loan_case'>, 'sealed_details'> & CaseDetails
export type ReadAccount = { row: RowOf<'account'>; secret: AccountSecret }

/** Everything stored of one case that its screens and the order of its steps rest on. */
export type CaseRecord = {
  loanCase: LoanCase
  /** Of the case's row when it was read: another one as soon as anything in it changes. */
  rowVersion: string
  caseKey: CaseKey
  consentGiven: boolean
  connections: RowOf<'bank_connection'>[]
  uploads: RowOf<'upload'>[]
  accounts: ReadAccount[]
  /** Of the confirmed data only: a decision on data that has changed since counts as none. */
  decision: Pick<RowOf<'decision'>, 'id' | 'outcome' | 'data_version' | 'held_as' | 'model_version'> | null
  /** As they were made with the decision; null before it. */
  offers: Offer[] | null
  /** The choice, from the list or priced apart from it. */
  chosenOffer: Offer | null
  feedback: Feedback | null
}

/** Reads a case whole, its accounts opened with the case's key. Null when it has not begun or was erased. */
export async function readCase(database: Database, operatorKeys: KeyRing, caseId: string): Promise<CaseRecord | null> {
  const { rows } = await database.executeQuery<CaseOutline>(
    CompiledQuery.raw(outlineQuery, [caseId]) as CompiledQuery<CaseOutline>,
  )
  const outline = rows[0]
  if (!outline || outline.erased_at !== null || outline.wrapped_key === null) return null
  const { row_version, consent_given, has_connections, has_uploads, has_accounts, has_feedback, ...row } = outline
  const caseKey = openCaseKey(operatorKeys, caseId, outline.wrapped_key)
  const loanCase = openCase(caseKey, row)
  const [connections, uploads, accounts, decided, feedback] = await Promise.all([
    has_connections ? readConnections(database, caseId) : [],
    has_uploads ? readUploads(database, caseId) : [],
    has_accounts ? readAccounts(database, caseKey) : [],
    readDecided(database, caseKey, loanCase),
    has_feedback ? readFeedback(database, caseKey) : null,
  ])
  return {
    loanCase,
    rowVersion: row_version,
    caseKey,
    consentGiven: consent_given ?? false,
    connections,
    uploads,
    accounts,
    ...decided,
    feedback,
  }
}

type CaseOutline = CaseRow & {
  row_version: string
  /** The last word on consent; null when there was none. */
  consent_given: boolean | null
  has_connections: boolean
  has_uploads: boolean
  has_accounts: boolean
  has_feedback: boolean
}

/** The case, and of what else there is anything to read: for most of the form's steps this is all. */
const outlineQuery = `
  select c.*, c.xmin::text as row_version, k.wrapped_key,
    (select given from consent where case_id = c.id order by at desc limit 1) as consent_given,
    exists (select from bank_connection where case_id = c.id) as has_connections,
    exists (select from upload where case_id = c.id) as has_uploads,
    exists (select from account where case_id = c.id) as has_accounts,
    exists (select from feedback where case_id = c.id) as has_feedback
  from loan_case c left join sealing_key k on k.id = c.id where c.id = $1`

const readConnections = (database: Database, caseId: string) =>
  findRows(database, 'bank_connection', { case_id: caseId, removed_at: null }, 'created_at')

const readUploads = (database: Database, caseId: string) =>
  findRows(database, 'upload', { case_id: caseId, removed_at: null }, 'created_at')

async function readAccounts(database: Database, caseKey: CaseKey): Promise<ReadAccount[]> {
  const rows = await findRows(database, 'account', { case_id: caseKey.caseId, removed_at: null }, 'created_at', 'id')
  const accounts = rows.map((row) => ({ row, secret: openAccount(caseKey, row) }))
  if (rows.every((row) => row.match_state === 'MATCH')) return accounts
  const accepted = await readAccepted(database, caseKey)
  return accounts.map((account) => (isOneOf(account, accepted) ? asMatch(account) : account))
}

const isOneOf = ({ secret }: ReadAccount, accepted: readonly AcceptedAccount[]): boolean =>
  isAccepted({ number: secret.iban ?? secret.accountNumber, holder: secret.holderName }, accepted)

/** Two people accepted it, so it may be decided on and paid to as one in the company's name. */
const asMatch = ({ row, secret }: ReadAccount): ReadAccount => ({ row: { ...row, match_state: 'MATCH' }, secret })

export function openCase(caseKey: CaseKey, row: RowOf<'loan_case'>): LoanCase {
  const { sealed_details, ...plain } = row
  return { ...plain, ...openDetails(caseKey, { sealed_details }) }
}

/** The engine's outcome, or a person's answer; while a decision is held, the one that the applicant was last shown. */
const outcomeSince = sql<Outcome>`coalesce(
  (select d.outcome from desk_decision d
    where d.case_id = decision.case_id and d.data_version = decision.data_version and d.state = 'done'),
  decision.held_as, decision.outcome)`

async function readDecided(
  database: Database,
  caseKey: CaseKey,
  loanCase: LoanCase,
): Promise<Pick<CaseRecord, 'decision' | 'offers' | 'chosenOffer'>> {
  if (loanCase.data_confirmed_version === null || loanCase.data_confirmed_version !== loanCase.data_version) {
    return { decision: null, offers: null, chosenOffer: null }
  }
  const [decision, offerSet] = await Promise.all([
    database
      .selectFrom('decision')
      .select(['id', 'data_version', 'held_as', 'model_version', outcomeSince.as('outcome')])
      .where('case_id', '=', loanCase.id)
      .where('data_version', '=', loanCase.data_version)
      .executeTakeFirst(),
    findRow(database, 'offer_set', { case_id: loanCase.id, data_version: loanCase.data_version }, [
      'data_version',
      'sealed',
    ]),
  ])
  const offers = offerSet ? openOffers(caseKey, offerSet) : null
  return { decision: decision ?? null, offers, chosenOffer: await readChosen(database, caseKey, loanCase, offers) }
}

async function readChosen(
  database: Database,
  caseKey: CaseKey,
  { selected_offer_id: offerId, data_version: dataVersion }: LoanCase,
  offers: Offer[] | null,
): Promise<Offer | null> {
  if (offerId === null) return null
  const listed = offers?.find(({ id }) => id === offerId)
  return listed ?? readPricedOffer(database, caseKey, { dataVersion, offerId })
}

/** The name under which an account's bank is shown; a statement file need not report its bank. */
export function bankNameOf(record: CaseRecord, account: RowOf<'account'>): string {
  const connection = record.connections.find((one) => one.id === account.bank_connection_id)
  const bank = record.uploads.find((one) => one.id === account.upload_id)?.bank ?? null
  return connection?.bank_name ?? (bank === null ? 'Bank' : bankNames[bank])
}

/** How an account is shown to its own applicant. */
export const shownAccountNumber = ({ secret }: ReadAccount): string => secret.iban ?? secret.accountNumber

/** The last three characters of the account that was chosen for the money: enough to know it again. */
export function payoutEnding({ accounts, loanCase }: CaseRecord): string | null {
  const chosen = accounts.find(({ row }) => row.id === loanCase.disbursement_account_id)
  return chosen ? shownAccountNumber(chosen).slice(-3) : null
}

/** Its bookings are in our hands; a bank link delivers them for a while. */
export const isCollected = ({ connections }: CaseRecord, { row }: ReadAccount): boolean =>
  row.source === 'upload' || connections.find(({ id }) => id === row.bank_connection_id)?.stage === 'finished'

/** Which questions of the journey the case has answered. */
export const journeyAnswersOf = ({ loanCase, ...record }: CaseRecord): JourneyAnswers => ({
  amount: loanCase.loan_amount_cents !== null,
  goal: loanCase.loan_goal !== null,
  expenses: loanCase.expenses !== null,
  consent: record.consentGiven,
  accounts: record.accounts.length > 0,
  confirmation: loanCase.data_confirmed_version === loanCase.data_version,
  offers: record.decision !== null && record.offers !== null,
  chosenOffer: loanCase.selected_offer_id !== null,
  payoutAccount: record.accounts.some(({ row }) => row.id === loanCase.disbursement_account_id),
  // Choice, account and details finish the flow (FLOW-10).
  contactDetails: loanCase.flow_finished_at !== null,
  feedback: record.feedback !== null,
})
