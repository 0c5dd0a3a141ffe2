import { bankByProvider, type Bank } from '../banks.ts'
import { type Company, numberOfHistory } from '../companies/company.ts'
import { companyAt } from '../companies/catalogue.ts'
import type { AccountPlan } from '../story/booking.ts'
import { ibanOfAccount } from '../story/write-story.ts'
import type { AccountHistory } from '../histories.ts'
import type { World } from '../world.ts'
import { Problem } from './problem.ts'
import type { ConnectionRecord, SharedAccount } from '../records.ts'
import { transactionView, type TransactionView } from './transaction-view.ts'

/** Room between the ids of two bookings in a row: a booking shown again under another id still sorts in its place. */
const IDS_PER_BOOKING = 10
const BOOKINGS_PER_ACCOUNT = 50_000
export const IDS_PER_ACCOUNT = IDS_PER_BOOKING * BOOKINGS_PER_ACCOUNT

export interface SharedView {
  shared: SharedAccount
  plan: AccountPlan
  iban: string
  bank: Bank
  history: AccountHistory
}

export function companyOf(connection: ConnectionRecord): { company: Company; bank: Bank } {
  const bank = bankByProvider(connection.provider_code)
  const company = bank && companyAt(connection.kvkNumber, bank.key)
  if (!bank || !company)
    throw new Problem('InternalServerError', 'The company behind this connection is no longer known.')
  return { company, bank }
}

export function sharedAccounts(world: World, connection: ConnectionRecord): SharedView[] {
  if (!connection.accountsReadable) return []
  const { company, bank } = companyOf(connection)
  const until = connection.readableUntil ?? world.clock.today()
  const histories = world.histories.of(company, connection.anchorMonth, until)
  return connection.accounts.flatMap((shared) => {
    const plan = company.accounts.find((account) => account.key === shared.accountKey)
    const history = histories[shared.accountKey]
    return plan && history ? [{ shared, plan, iban: ibanOfAccount(numberOfHistory(company), plan), bank, history }] : []
  })
}

/** The account's booked balance: its history, and what the fault "changed-ids" booked early. */
export function balanceCents(view: SharedView, connection: ConnectionRecord): number {
  const early = connection.generation > 0 ? view.history.reserved : []
  return view.history.closingCents + early.reduce((sum, booking) => sum + booking.amountCents, 0)
}

/** A transaction in its place; written out only when its page is asked for. */
export interface TransactionRow {
  id: string
  view(): TransactionView
}

/** The transactions a client may read now, oldest first, pending ones apart. */
export function readableTransactions(
  connection: ConnectionRecord,
  view: SharedView,
  ownIbans: ReadonlySet<string>,
  which: 'posted' | 'pending',
): TransactionRow[] {
  const { readableFrom, readableUntil, generation } = connection
  if (readableFrom === null || readableUntil === null) return []
  const { history, shared } = view
  const bookedEarly = generation > 0 ? history.reserved : []
  const stillReserved = generation > 0 ? [] : history.reserved
  const booked = history.bookings.filter((row) => row.date >= readableFrom)
  const rows = which === 'pending' ? stillReserved : [...booked, ...bookedEarly]
  const first = BigInt(shared.firstTransactionId)
  let early = history.closingCents
  return rows.map((booking) => {
    const isEarly = booking.date > readableUntil
    if (isEarly) early += booking.amountCents
    const balanceCents = isEarly ? early : booking.balanceAfterCents
    const isRenumbered = generation > 0 && booking.date >= readableUntil
    const shift = isRenumbered ? Math.min(generation, IDS_PER_BOOKING - 1) : 0
    const id = String(first + BigInt(booking.sequence * IDS_PER_BOOKING + shift))
    const shown = isEarly ? { ...booking, date: readableUntil } : booking
    const context = {
      bank: view.bank,
      accountId: shared.id,
      transactionId: id,
      currency: view.plan.currency,
      ownIbans,
      pending: which === 'pending',
      balanceCents,
      fetchedAt: connection.updated_at,
    }
    return { id, view: () => transactionView(shown, context) }
  })
}
