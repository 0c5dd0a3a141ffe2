import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorKey } from '#contract/errors.ts'
import { matchAccountHolder } from '#lending/account-holder.ts'
import type { BankAccount, BankConnection, BankConsent } from '../bank-data.ts'
import { failureOfClass, failureOfError } from '../bank/bank-failure.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { type AccountSecret, sealAccount } from '../store/sealing/account-secret.ts'
import { accountIdentity } from '../store/bank/bank-accounts.ts'
import { noteConsent } from '../store/bank/bank-consent.ts'
import { type CaseRow, findCase, lockCase, openKeyOf, touchCase } from '../store/case/case-data.ts'
import { findableBy } from '../store/case/case-find.ts'
import { companyNames, isSoleTrader, openDetails } from '../store/case/case-details.ts'
import type { ConnectionRow } from '../store/bank/connections.ts'
import type { Transaction } from '../store/schema.ts'
import type { CaseKey } from '../store/sealing/seal.ts'
import type { Collection } from './collection.ts'
import { collectAccount } from './collect-account.ts'
import { failCollection, failing, finishCollection } from './collect-end.ts'
import { lockCollection } from './lock-collection.ts'
import { jobKinds, type JobData } from '../store/job-kinds.ts'
import { finishJoining, joinsLedger, noteAccounts, refreshStep } from './join-ledger.ts'
import type { Effects, JobRun, Worker } from '../store/job-queue.ts'
import { changeRows, findRow, insertRow } from '../store/database/rows.ts'

/** While the bank is still at it, a step looks this often, and hands over to a new step after this many looks. */
const lookEveryMs = 400
const looksPerStep = 10

/**
 * Kinds of account without day-to-day money of the company: their bookings would count twice or mean nothing. An
 * unknown kind is read: a shared account is not silently left out.
 */
const leftOutNatures = new Set(['bonus', 'card', 'credit_card', 'insurance', 'investment', 'loan', 'mortgage'])

/** Collects one bank connection in steps that each commit once: wait and list accounts, each account, finish. */
export const collectWorker = (context: Context): Worker<'collect'> => ({
  step: (run) => collectStep(context, run),
  async givenUp(data, transaction) {
    const connection = await lockCollection(transaction, data)
    if (connection) await failCollection(transaction, connection, 'bank_unavailable', context.now())
  },
})

async function collectStep(context: Context, run: JobRun<'collect'>): Promise<Effects | null> {
  const collection = await loadCollection(context, run.data)
  if (!collection) return null
  try {
    if (run.data.step.name === 'refresh') return await refreshStep(collection)
    if (run.data.step.name === 'begin') return await begin(collection, run.signal)
    if (run.data.step.name === 'account') return await collectAccount(collection)
    const finish = joinsLedger(collection.connection) ? finishJoining : finishCollection
    return async (transaction) => finish(transaction, collection)
  } catch (error) {
    return answerFailure(collection, error)
  }
}

/** Null when there is nothing to do any more: removed, erased, or another collection has begun since. */
async function loadCollection(context: Context, data: JobData['collect']): Promise<Collection | null> {
  const connection = await findRow(context.database, 'bank_connection', { id: data.bankConnectionId })
  if (!connection || connection.removed_at !== null || connection.collecting_generation !== data.generation) return null
  const loanCase = await findCase(context.database, connection.case_id)
  return loanCase && { context, data, connection, loanCase }
}

/** An outage is shown at once and tried again until the collection is too old; a clear no ends it. */
async function answerFailure(collection: Collection, error: unknown): Promise<Effects> {
  const failure = failureOfError(error)
  if (!failure) throw error
  const { context, connection } = collection
  context.log.warn({ connection: connection.id, reason: (error as Error).message }, 'A collection met a failure')
  if (failure.mayPass && !isTooOld(collection)) {
    await showTrouble(collection, failure.key)
    throw error
  }
  return failing(collection, failure.key)
}

function isTooOld({ context, connection }: Collection): boolean {
  const startedMs = connection.collect_started_at?.getTime() ?? 0
  return context.now().getTime() - startedMs > jobKinds.collect.maxAgeMs
}

async function showTrouble({ context, connection, data }: Collection, key: ErrorKey): Promise<void> {
  if (connection.error_key === key || joinsLedger(connection)) return
  const changed = { error_key: key }
  await changeRows(
    context.database,
    'bank_connection',
    { id: connection.id, collecting_generation: data.generation },
    changed,
  )
  await touchCase(context.database, connection.case_id, context.now())
}

async function begin(collection: Collection, signal: AbortSignal): Promise<Effects> {
  const { context, connection } = collection
  const found = await waitForBank(collection, signal)
  const refusal = await refusalOf(collection, found)
  if (refusal) return failing(collection, refusal)
  if (!found.fetched) return waitLonger(collection)
  const consent = await context.bank.readConsent(connection.connection_id)
  if (consent?.status === 'unusable') return failing(collection, 'bank_cancelled')
  const accounts = (await context.bank.readAccounts(connection.connection_id)).filter(isCounted)
  if (accounts.length === 0) return failing(collection, 'no_transactions')
  return listed(collection, { found, consent, accounts })
}

const isCounted = (account: BankAccount): boolean =>
  !leftOutNatures.has(account.nature) && (account.iban !== null || account.accountNumber !== null)

async function waitForBank({ context, connection }: Collection, signal: AbortSignal): Promise<BankConnection> {
  for (let looked = 1; ; looked++) {
    const found = await context.bank.readConnection(connection.connection_id)
    if (found.fetched || found.status !== 'active' || looked >= looksPerStep || signal.aborted) return found
    await sleep(lookEveryMs)
  }
}

async function refusalOf({ context, connection }: Collection, found: BankConnection): Promise<ErrorKey | null> {
  const customer = await findRow(context.database, 'bank_customer', { case_id: connection.case_id }, ['customer_id'])
  if (customer?.customer_id !== found.customerId) return 'connection_not_found'
  if (found.failure) return failureOfClass(found.failure.errorClass).key
  if (found.status !== 'active') return 'bank_cancelled'
  return found.fetched && found.isPartial ? 'bank_unavailable' : null
}

function waitLonger(collection: Collection): Effects {
  const { context, data } = collection
  if (isTooOld(collection)) return failing(collection, 'bank_unavailable')
  return async (transaction) => {
    if (!(await lockCollection(transaction, data))) return
    await context.jobs.enqueue(transaction, 'collect', data, { afterMs: 1_000, isFollowUp: true })
  }
}

type Listing = { found: BankConnection; consent: BankConsent | null; accounts: readonly BankAccount[] }

function listed(collection: Collection, listing: Listing): Effects {
  const { context, data } = collection
  return async (transaction) => {
    const loanCase = await lockCase(transaction, collection.loanCase.id)
    const connection = await lockCollection(transaction, data)
    const caseKey = loanCase && openKeyOf(context.settings.operatorKeys, loanCase)
    if (!loanCase || !connection || !caseKey) return
    const now = context.now()
    if (joinsLedger(connection)) {
      const today = businessDay(now)
      const refound = listing.accounts.map((account) => ({ account, secret: secretOf(account, today) }))
      await noteAccounts(transaction, caseKey, connection, refound)
      if (listing.consent) await noteConsent(transaction, connection, listing.consent, now)
      await context.jobs.enqueue(transaction, 'collect', { ...data, step: { name: 'account' } }, { isFollowUp: true })
      return
    }
    for (const account of listing.accounts.slice(0, context.settings.caseLimits.accountsPerApplicationMax)) {
      await saveAccount(transaction, { account, caseKey, loanCase, connection, now })
      const { iban } = account
      const { operatorKeys } = context.settings
      if (iban !== null) await findableBy(transaction, operatorKeys, loanCase.id, { kind: 'iban', text: iban })
    }
    await showFetching(transaction, connection, listing, now)
    await context.jobs.enqueue(transaction, 'collect', { ...data, step: { name: 'account' } }, { isFollowUp: true })
  }
}

type Saving = { account: BankAccount; caseKey: CaseKey; loanCase: CaseRow; connection: ConnectionRow; now: Date }

/** An account the applicant took out stays out, also when the bank lists it again. */
async function saveAccount(transaction: Transaction, saving: Saving): Promise<void> {
  const { account, caseKey, loanCase, connection, now } = saving
  const secret = secretOf(account, businessDay(now))
  const identity = accountIdentity(caseKey, secret)
  const known = await findRow(transaction, 'account', { bank_connection_id: connection.id, identity }, ['id'])
  const id = known?.id ?? randomUUID()
  const details = openDetails(caseKey, loanCase)
  const shown = {
    sealed: sealAccount(caseKey, id, secret),
    match_state: matchAccountHolder(secret.holderName, {
      companyNames: companyNames(details),
      isSoleTrader: isSoleTrader(details),
    }),
    bank_account_id: account.accountId,
    posted_count: account.postedCount,
  }
  if (known) {
    await changeRows(transaction, 'account', { id }, shown)
    return
  }
  const origin = { case_id: loanCase.id, source: 'bank' as const, bank_connection_id: connection.id, created_at: now }
  await insertRow(transaction, 'account', { id, identity, ...origin, ...shown })
}

async function showFetching(
  transaction: Transaction,
  connection: ConnectionRow,
  { found, consent }: Listing,
  now: Date,
): Promise<void> {
  const changed = {
    stage: 'fetching',
    error_key: null,
    bank: found.bank,
    bank_name: found.bankName,
    ...(consent ? {} : { consent_id: found.consentId, consent_status: 'active' }),
    updated_at: now,
  } as const
  await changeRows(transaction, 'bank_connection', { id: connection.id }, changed)
  if (consent) await noteConsent(transaction, connection, consent, now)
  await touchCase(transaction, connection.case_id, now)
}

const secretOf = (account: BankAccount, today: string): AccountSecret => ({
  accountNumber: account.iban ?? account.accountNumber ?? '',
  iban: account.iban,
  name: account.name,
  holderName: account.holderName,
  isSavings: account.nature === 'savings',
  // The aggregator gives the balance of now, so it closes the day of the collection.
  closingBalanceCents: account.balanceCents,
  closingOn: account.balanceCents === null ? null : today,
  currency: account.currency,
})
