import { sql } from 'kysely'
import type { ErrorKey } from '#contract/errors.ts'
import { unattendedFrom } from '#lending/fetch-budget.ts'
import { laterBookings } from '#lending/statements/ledger/later-bookings.ts'
import type { Booking } from '#lending/statements/statement.ts'
import type { BankAccount } from '../bank-data.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { isRefusedWith, UpstreamError } from '../outgoing/upstream-error.ts'
import {
  accountIdentity,
  datesOf,
  openParts,
  readParts,
  writeBookings,
  type AccountRow,
} from '../store/bank/bank-accounts.ts'
import { sealAccount, type AccountSecret } from '../store/sealing/account-secret.ts'
import { appendAudit } from '../store/audit.ts'
import { lockCase, openKeyOf } from '../store/case/case-data.ts'
import type { ConnectionRow } from '../store/bank/connections.ts'
import { takeUnattendedFetch } from '../store/bank/fetch-budget.ts'
import type { Transaction } from '../store/schema.ts'
import type { CaseKey } from '../store/sealing/seal.ts'
import type { Collection } from './collection.ts'
import { lockCollection } from './lock-collection.ts'
import type { Effects } from '../store/job-queue.ts'
import { changeRows, findRow } from '../store/database/rows.ts'

/* Collections that do not begin a decision: after a consent was renewed, and at night. The decided data and version
   stay bit for bit; later bookings are a separate generation. */

/** True when the collection joins the ledger and leaves what was decided on as it was. */
export const joinsLedger = (connection: Pick<ConnectionRow, 'collecting_for'>): boolean =>
  connection.collecting_for === 'ledger'

/**
 * Has the aggregator fetch the last 90 days without the applicant, within the budget. The budget is charged before the
 * call, so that a step repeated after a crash counts twice rather than never.
 */
export async function refreshStep(collection: Collection): Promise<Effects> {
  const { context, connection, data } = collection
  if (!(await takeFetch(collection))) return ending(collection, 'the budget is used up')
  try {
    const fromDate = unattendedFrom(businessDay(context.now()))
    await context.bank.refresh({ connectionId: connection.connection_id, fromDate })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    // Another fetch does as well as ours. For any other error there is another night.
    if (!isRefusedWith(error, 'ConnectionAlreadyProcessing')) return ending(collection, error.message)
  }
  return async (transaction) => {
    if (!(await lockCollection(transaction, data))) return
    await context.jobs.enqueue(transaction, 'collect', { ...data, step: { name: 'begin' } }, { isFollowUp: true })
  }
}

const takeFetch = async ({ context, connection, data }: Collection): Promise<boolean> =>
  context.database.transaction().execute(async (transaction) => {
    if (!(await lockCase(transaction, connection.case_id))) return false
    if (!(await lockCollection(transaction, data))) return false
    const fetch = { caseId: connection.case_id, bankConnectionId: connection.id, cause: 'night' as const }
    return takeUnattendedFetch(transaction, fetch, context.now())
  })

function ending({ context, connection, data }: Collection, reason: string): Effects {
  context.log.info({ connection: connection.id, reason }, 'An unattended fetch did not take place')
  return async (transaction) => {
    const locked = await lockCollection(transaction, data)
    if (locked) await endWithout(transaction, locked, null, context.now())
  }
}

/** Nothing is shown of it: the applicant asked for nothing. Only that a consent is of no use is noted. */
export async function endWithout(
  transaction: Transaction,
  connection: ConnectionRow,
  key: ErrorKey | null,
  now: Date,
): Promise<void> {
  const isOver = key === 'bank_cancelled' && connection.consent_status === 'active'
  const changed = {
    collecting_generation: null,
    ...(isOver ? { consent_status: 'unusable', consent_ended_at: now } : {}),
    updated_at: now,
  } as const
  await changeRows(transaction, 'bank_connection', { id: connection.id }, changed)
  if (isOver) await showChanged(transaction, connection.case_id)
}

/** As `touchCase`, without restarting its retention (lending/retention.ts): the applicant did not use the case. */
async function showChanged(transaction: Transaction, caseId: string): Promise<void> {
  await changeRows(transaction, 'loan_case', { id: caseId }, { revision: sql`revision + 1` })
}

type Refound = { account: BankAccount; secret: AccountSecret }

/** An account keeps its identity however the bank names it today. One that was not decided on is not taken in. */
export async function noteAccounts(
  transaction: Transaction,
  caseKey: CaseKey,
  connection: ConnectionRow,
  found: readonly Refound[],
): Promise<void> {
  for (const { account, secret } of found) {
    const known = await findRow(
      transaction,
      'account',
      { bank_connection_id: connection.id, identity: accountIdentity(caseKey, secret) },
      ['id'],
    )
    if (!known) continue
    const changed = {
      bank_account_id: account.accountId,
      posted_count: account.postedCount,
      later_sealed: sealAccount(caseKey, known.id, secret),
    }
    await changeRows(transaction, 'account', { id: known.id }, changed)
  }
}

/** The bookings of one account that were not decided on, those of earlier fetches included. */
export async function joinAccount(
  context: Context,
  caseKey: CaseKey,
  { connection, account }: { connection: ConnectionRow; account: AccountRow },
  fetched: readonly Booking[],
): Promise<Booking[]> {
  const read = async (generation: number | null) =>
    generation ? openParts(caseKey, account.id, await readParts(context.database, account.id, generation)) : []
  const known = { decided: await read(connection.fetch_generation), later: await read(connection.later_generation) }
  return laterBookings(known, fetched)
}

export async function saveLater(
  transaction: Transaction,
  caseKey: CaseKey,
  { account, generation, now }: { account: AccountRow; generation: number; now: Date },
  later: readonly Booking[],
): Promise<void> {
  await writeBookings(transaction, caseKey, account.id, generation, later)
  const { last } = datesOf(later, now)
  const changed = { collected_generation: generation, later_count: later.length, later_last_on: last }
  await changeRows(transaction, 'account', { id: account.id }, changed)
}

/** Shows the new generation of later bookings in place of the former one. The data version stays as it is. */
export async function finishJoining(transaction: Transaction, { context, data, loanCase }: Collection): Promise<void> {
  const locked = await lockCase(transaction, loanCase.id)
  const connection = await lockCollection(transaction, data)
  if (!locked || !openKeyOf(context.settings.operatorKeys, locked) || !connection) return
  const now = context.now()
  await transaction
    .deleteFrom('transaction_part')
    .using('account')
    .whereRef('account.id', '=', 'transaction_part.account_id')
    .where('account.bank_connection_id', '=', connection.id)
    .where('transaction_part.generation', 'not in', [connection.fetch_generation, data.generation])
    .execute()
  const changed = { later_generation: data.generation, collecting_generation: null, collected_at: now, updated_at: now }
  await changeRows(transaction, 'bank_connection', { id: connection.id }, changed)
  await showChanged(transaction, loanCase.id)
  const fact = { at: now, caseId: loanCase.id, by: 'worker', effectKey: `joined/${connection.id}/${data.generation}` }
  await appendAudit(transaction, 'bank.joined', fact, { bankConnectionId: connection.id, generation: data.generation })
}
