import { isRefusedWith } from '../outgoing/upstream-error.ts'
import type { BankConnection, BankConsent } from '../bank-data.ts'
import type { Context } from '../context.ts'
import { isOtherConsent, noteConsent, noteConsentEnded } from '../store/bank/bank-consent.ts'
import { lockCase, touchCase, type CaseRow } from '../store/case/case-data.ts'
import type { Transaction } from '../store/schema.ts'
import { findConnection, type ConnectionRow } from '../store/bank/connections.ts'
import { takeUnattendedFetch } from '../store/bank/fetch-budget.ts'
import { dropPending, keepPending } from '../store/bank/pending-connections.ts'
import { startCollection, type CollectionPurpose } from '../store/bank/start-collection.ts'
import type { Effects, Worker } from '../store/job-queue.ts'
import { findRow } from '../store/database/rows.ts'

type ConsentCheck = { found: BankConnection | null; consent: BankConsent | null }

/**
 * Checks a connection, the only effect of a callback: its body is not trusted. The consent's state is shown, also of a
 * finished case; new data is collected within the unattended budget (lending/fetch-budget.ts).
 */
export const recheckWorker = (context: Context): Worker<'recheck'> => ({
  async step({ data }) {
    const row = await findAnyConnection(context, data.connectionId)
    if (row && row.removed_at !== null) return null
    const found = await readOrGone(context, data.connectionId)
    if (!row) return found ? pending(context, found) : (transaction) => dropPending(transaction, data.connectionId)
    const consent = found && (await context.bank.readConsent(data.connectionId))
    return effectsOf(context, row, { found, consent })
  },
})

/**
 * A connection that no session has reported. A connect URL can be handed to another person, whose bank data would enter
 * this case: so it waits until the session that asked for the URL returns with it.
 */
const pending =
  (context: Context, { customerId, connectionId }: BankConnection): Effects =>
  async (transaction) => {
    const customer = await findRow(transaction, 'bank_customer', { customer_id: customerId }, ['case_id'])
    const loanCase = customer && (await lockCase(transaction, customer.case_id))
    if (!loanCase || (await findConnection(transaction, loanCase.id, connectionId))) return
    await keepPending(transaction, { connectionId, caseId: loanCase.id }, context.now())
  }

const findAnyConnection = (context: Context, connectionId: string): Promise<ConnectionRow | undefined> =>
  findRow(context.database, 'bank_connection', { connection_id: connectionId })

async function readOrGone(context: Context, connectionId: string): Promise<BankConnection | null> {
  try {
    return await context.bank.readConnection(connectionId)
  } catch (error) {
    if (isRefusedWith(error, 'ConnectionNotFound')) return null
    throw error
  }
}

const effectsOf =
  (context: Context, row: ConnectionRow, seen: ConsentCheck): Effects =>
  async (transaction) => {
    const loanCase = await lockCase(transaction, row.case_id)
    if (!loanCase) return
    const now = context.now()
    await showConsent(transaction, row, seen, now)
    if (seen.found?.status !== 'active' || !isNewer(row, seen.found)) return
    const purpose = purposeOf(loanCase)
    const fetch = { caseId: loanCase.id, bankConnectionId: row.id, cause: 'callback' as const }
    if (purpose === null || !(await takeUnattendedFetch(transaction, fetch, now))) return
    await startCollection(transaction, context, row.id, { isFollowUp: true, purpose })
  }

function isNewer(row: ConnectionRow, { lastSuccessAt }: BankConnection): boolean {
  const isIdle = row.stage === 'finished' && row.collecting_generation === null
  return isIdle && lastSuccessAt !== null && (row.collected_at === null || lastSuccessAt > row.collected_at)
}

/** Data behind a decision is not fetched again; after a contract, new bookings join the ledger. */
function purposeOf({ flow_finished_at, selected_offer_id, data_confirmed_version }: CaseRow): CollectionPurpose | null {
  if (flow_finished_at !== null || selected_offer_id !== null) return 'ledger'
  return data_confirmed_version === null ? 'decision' : null
}

async function showConsent(
  transaction: Transaction,
  row: ConnectionRow,
  { found, consent }: ConsentCheck,
  now: Date,
): Promise<void> {
  if (found?.status !== 'active') {
    if (await noteConsentEnded(transaction, row, now)) await touchCase(transaction, row.case_id, now)
  } else if (consent && isOtherConsent(row, consent)) {
    await noteConsent(transaction, row, consent, now)
    await touchCase(transaction, row.case_id, now)
  }
}
