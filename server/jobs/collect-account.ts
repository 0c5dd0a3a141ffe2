import type { Booking } from '#lending/statements/statement.ts'
import { UpstreamError } from '../outgoing/upstream-error.ts'
import { type AccountRow, countBookings, datesOf, writeBookings } from '../store/bank/bank-accounts.ts'
import { lockCase, openKeyOf, touchCase } from '../store/case/case-data.ts'
import type { Collection } from './collection.ts'
import { failCollection, failing } from './collect-end.ts'
import { lockCollection } from './lock-collection.ts'
import type { Database, Transaction } from '../store/schema.ts'
import { joinAccount, joinsLedger, saveLater } from './join-ledger.ts'
import type { Effects } from '../store/job-queue.ts'
import { changeRows, findRows } from '../store/database/rows.ts'

/** More bookings than an application may have: asking again gives no fewer. */
class TooManyBookings extends Error {}

/** Reads one account that this generation lacks; when none is left, the collection goes on to its end. */
export async function collectAccount(collection: Collection): Promise<Effects> {
  const accounts = await accountsOf(collection, collection.context.database)
  const account = accounts.find((row) => isMissing(row, collection))
  if (!account) return (transaction) => finishNext(transaction, collection)
  const bookings = await readAll(collection, account, countRead(accounts, collection)).catch((error: unknown) => {
    if (error instanceof TooManyBookings) return null
    throw error
  })
  if (!bookings) return failing(collection, 'too_many_bookings')
  if (joinsLedger(collection.connection)) return joining(collection, account, bookings)
  return async (transaction) => {
    const { context, data, loanCase } = collection
    const locked = await lockCase(transaction, loanCase.id)
    const connection = await lockCollection(transaction, data)
    const caseKey = locked && openKeyOf(context.settings.operatorKeys, locked)
    if (!connection || !caseKey) return
    const others = await countBookings(transaction, loanCase.id, account.id)
    if (others + bookings.length > context.settings.caseLimits.bookingsPerApplicationMax)
      return failCollection(transaction, connection, 'too_many_bookings', context.now())
    await writeBookings(transaction, caseKey, account.id, data.generation, bookings)
    const { first, last } = datesOf(bookings, context.now())
    const changed = {
      collected_generation: data.generation,
      transaction_count: bookings.length,
      first_on: first,
      last_on: last,
    }
    await changeRows(transaction, 'account', { id: account.id }, changed)
    await goOn(transaction, collection)
  }
}

async function joining(collection: Collection, account: AccountRow, fetched: readonly Booking[]): Promise<Effects> {
  const { context, data, loanCase, connection } = collection
  const caseKey = openKeyOf(context.settings.operatorKeys, loanCase)
  const later = caseKey && (await joinAccount(context, caseKey, { connection, account }, fetched))
  return async (transaction) => {
    const locked = await lockCase(transaction, loanCase.id)
    if (!locked || !caseKey || !later || !(await lockCollection(transaction, data))) return
    await saveLater(transaction, caseKey, { account, generation: data.generation, now: context.now() }, later)
    await goOn(transaction, collection)
  }
}

/** To the next account, or to the end: a step that only finds that nothing is left would be one for nothing. */
async function goOn(transaction: Transaction, collection: Collection): Promise<void> {
  const { context, data } = collection
  const accounts = await accountsOf(collection, transaction)
  const isLast = !accounts.some((row) => isMissing(row, collection))
  if (!isLast) await showCount(transaction, collection, countRead(accounts, collection))
  const next = isLast ? { ...data, step: { name: 'finish' as const } } : data
  await context.jobs.enqueue(transaction, 'collect', next, { isFollowUp: true })
}

async function finishNext(transaction: Transaction, { context, data }: Collection): Promise<void> {
  if (!(await lockCollection(transaction, data))) return
  await context.jobs.enqueue(transaction, 'collect', { ...data, step: { name: 'finish' } }, { isFollowUp: true })
}

const isMissing = (row: AccountRow, { data }: Collection): boolean =>
  row.collected_generation !== data.generation && row.bank_account_id !== null

const countRead = (accounts: readonly AccountRow[], { data }: Collection): number =>
  accounts
    .filter((row) => row.collected_generation === data.generation)
    .reduce((sum, row) => sum + row.transaction_count, 0)

const accountsOf = ({ connection }: Collection, database: Database): Promise<AccountRow[]> =>
  findRows(database, 'account', { bank_connection_id: connection.id, removed_at: null }, 'id')

/** The applicant's page polls every two seconds; a count per page of the bank's cost two commits each. */
const showEveryMs = 1_000

/**
 * All bookings of an account. When the aggregator counts more than were read, a page is missing and the reading is
 * discarded: a gap in the data would be a wrong offer.
 */
async function readAll(collection: Collection, account: AccountRow, countBefore: number): Promise<Booking[]> {
  const { context, connection } = collection
  const bookings: Booking[] = []
  let shownAtMs = performance.now()
  for await (const page of context.bank.readBookings(connection.connection_id, account.bank_account_id ?? '')) {
    for (const booking of page) bookings.push(booking)
    if (bookings.length > context.settings.caseLimits.bookingsPerApplicationMax) throw new TooManyBookings()
    if (performance.now() - shownAtMs < showEveryMs) continue
    await showCount(context.database, collection, countBefore + bookings.length)
    shownAtMs = performance.now()
  }
  if (account.posted_count !== null && bookings.length < account.posted_count) {
    throw new UpstreamError('bank', 'unreadable', { code: 'MissingTransactions' })
  }
  return bookings
}

/** Progress for the applicant; no step depends on it. Within an account it is outside the step's transaction. */
async function showCount(database: Database, { context, connection, data }: Collection, count: number): Promise<void> {
  if (joinsLedger(connection)) return
  const changed = { fetched_count: count, error_key: null }
  await changeRows(database, 'bank_connection', { id: connection.id, collecting_generation: data.generation }, changed)
  await touchCase(database, connection.case_id, context.now())
}
