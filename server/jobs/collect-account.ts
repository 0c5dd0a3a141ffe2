import type { Booking } from '#lending/statements/statement.ts'
import { UpstreamError } from '../outgoing/upstream-error.ts'
import { type AccountRow, countBookings, datesOf, writeBookings } from '../store/bank/bank-accounts.ts'
import { lockCase, openKeyOf, touchCase } from '../store/case/case-data.ts'
import type { Collection } from './collection.ts'
import { failCollection, failing } from './collect-end.ts'
import { lockCollection } from './lock-collection.ts'
import { joinAccount, joinsLedger, saveLater } from './join-ledger.ts'
import type { Effects } from '../store/job-queue.ts'

/** More bookings than an application may have: asking again gives no fewer. */
class TooManyBookings extends Error {}

/** Reads one account that this generation lacks; when none is left, the collection goes on to its end. */
export async function collectAccount(collection: Collection): Promise<Effects> {
  const account = await nextAccount(collection)
  if (!account) return goOn(collection, 'finish')
  const bookings = await readAll(collection, account).catch((error: unknown) => {
    if (error instanceof TooManyBookings) return null
    throw error
  })
  if (!bookings) return failing(collection, 'too_many_bookings')
  if (joinsLedger(collection.connection)) return joining(collection, account, bookings)
  return async (transaction) => {
    const { context, data, loanCase } = collection
    const locked = await lockCase(transaction, loanCase.id)
    const connection = await lockCollection(transaction, data)
    const caseKey = locked && openKeyOf(context.settings.operatorKey, locked)
    if (!connection || !caseKey) return
    const others = await countBookings(transaction, loanCase.id, account.id)
    if (others + bookings.length > context.settings.limits.bookingsPerApplicationMax)
      return failCollection(transaction, connection, 'too_many_bookings', context.now())
    await writeBookings(transaction, caseKey, account.id, data.generation, bookings)
    const { first, last } = datesOf(bookings)
    await transaction
      .updateTable('account')
      .set({
        collected_generation: data.generation,
        transaction_count: bookings.length,
        first_on: first,
        last_on: last,
      })
      .where('id', '=', account.id)
      .execute()
    await context.jobs.enqueue(transaction, 'collect', data, { isFollowUp: true })
  }
}

async function joining(
  { context, data, loanCase, connection }: Collection,
  account: AccountRow,
  fetched: readonly Booking[],
): Promise<Effects> {
  const caseKey = openKeyOf(context.settings.operatorKey, loanCase)
  const later = caseKey && (await joinAccount(context, caseKey, { connection, account }, fetched))
  return async (transaction) => {
    const locked = await lockCase(transaction, loanCase.id)
    if (!locked || !caseKey || !later || !(await lockCollection(transaction, data))) return
    await saveLater(transaction, caseKey, { account, generation: data.generation }, later)
    await context.jobs.enqueue(transaction, 'collect', data, { isFollowUp: true })
  }
}

function goOn({ context, data }: Collection, name: 'account' | 'finish'): Effects {
  return async (transaction) => {
    if (!(await lockCollection(transaction, data))) return
    await context.jobs.enqueue(transaction, 'collect', { ...data, step: { name } }, { isFollowUp: true })
  }
}

async function nextAccount({ context, data, connection }: Collection): Promise<AccountRow | undefined> {
  const rows = await accountsOf({ context, connection })
  return rows.find((row) => row.collected_generation !== data.generation && row.bank_account_id !== null)
}

function accountsOf({ context, connection }: Pick<Collection, 'context' | 'connection'>): Promise<AccountRow[]> {
  return context.database
    .selectFrom('account')
    .selectAll()
    .where('bank_connection_id', '=', connection.id)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
}

/**
 * All bookings of an account. When the aggregator says how many there are, a reading that found fewer has missed a page
 * and is thrown away: a hole in the data would be a wrong offer.
 */
async function readAll(collection: Collection, account: AccountRow): Promise<Booking[]> {
  const { context, connection } = collection
  const others = (await accountsOf(collection)).filter((row) => row.collected_generation === collection.data.generation)
  const countBefore = others.reduce((sum, row) => sum + row.transaction_count, 0)
  const bookings: Booking[] = []
  for await (const page of context.bank.readBookings(connection.connection_id, account.bank_account_id ?? '')) {
    for (const booking of page) bookings.push(booking)
    if (bookings.length > context.settings.limits.bookingsPerApplicationMax) throw new TooManyBookings()
    await showCount(collection, countBefore + bookings.length)
  }
  if (account.posted_count !== null && bookings.length < account.posted_count) {
    throw new UpstreamError('bank', 'unreadable', { code: 'MissingTransactions' })
  }
  return bookings
}

/** Progress for the applicant; no step depends on it, so it is written outside the step's transaction. */
async function showCount({ context, connection, data }: Collection, count: number): Promise<void> {
  if (joinsLedger(connection)) return
  await context.database
    .updateTable('bank_connection')
    .set({ fetched_count: count, error_key: null })
    .where('id', '=', connection.id)
    .where('collecting_generation', '=', data.generation)
    .execute()
  await touchCase(context.database, connection.case_id, context.now())
}
