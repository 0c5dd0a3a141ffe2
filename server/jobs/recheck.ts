import type { Transaction } from 'kysely'
import { isRefusedWith } from '../outgoing/upstream-error.ts'
import type { BankConnection } from '../bank/bank-data.ts'
import type { Context } from '../context.ts'
import { lockCase, touchCase } from '../store/case-data.ts'
import type { Schema } from '../store/schema.ts'
import { adoptConnection, type ConnectionRow } from '../store/connections.ts'
import { startCollection } from '../store/start-collection.ts'
import type { Effects, Worker } from './queue.ts'

/**
 * Looks at a connection again, which is all that a callback makes us do: nothing in its body is believed. An ended
 * consent is shown as such; data newer than ours is collected as long as the applicant has not confirmed the data.
 */
export function recheckWorker(context: Context): Worker<'recheck'> {
  return {
    async step({ data }) {
      const row = await findAnyConnection(context, data.connectionId)
      if (row && row.removed_at !== null) return null
      const found = await readOrGone(context, data.connectionId)
      if (row) return effectsOf(context, row, found)
      return found && adopting(context, found)
    },
  }
}

/**
 * A connection we do not know yet: the popup was closed before it could tell us. It is ours when the aggregator says that
 * its customer is one of our cases, for only that case's session was given the address at which it was made.
 */
function adopting(context: Context, found: BankConnection): Effects {
  return async (transaction) => {
    const customer = await transaction
      .selectFrom('bank_customer')
      .select('case_id')
      .where('customer_id', '=', found.customerId)
      .executeTakeFirst()
    const loanCase = customer && (await lockCase(transaction, customer.case_id))
    if (!loanCase || loanCase.flow_finished_at !== null || loanCase.data_confirmed_version !== null) return
    const row = await adoptConnection(transaction, loanCase.id, found, context.now())
    if (row) await startCollection(transaction, context, row.id, { isFollowUp: true })
    await touchCase(transaction, loanCase.id, context.now())
  }
}

const findAnyConnection = (context: Context, connectionId: string): Promise<ConnectionRow | undefined> =>
  context.database
    .selectFrom('bank_connection')
    .selectAll()
    .where('connection_id', '=', connectionId)
    .executeTakeFirst()

async function readOrGone(context: Context, connectionId: string): Promise<BankConnection | null> {
  try {
    return await context.bank.readConnection(connectionId)
  } catch (error) {
    if (isRefusedWith(error, 'ConnectionNotFound')) return null
    throw error
  }
}

function effectsOf(context: Context, row: ConnectionRow, found: BankConnection | null): Effects {
  return async (transaction) => {
    const loanCase = await lockCase(transaction, row.case_id)
    if (!loanCase || loanCase.flow_finished_at !== null) return
    if (found === null || found.status !== 'active') return showConsentEnded(transaction, row, context.now())
    const isNewer =
      found.lastSuccessAt !== null && (row.collected_at === null || found.lastSuccessAt > row.collected_at)
    const isIdle = row.stage === 'finished' && row.collecting_generation === null
    if (isIdle && isNewer && loanCase.data_confirmed_version === null) {
      await startCollection(transaction, context, row.id, { isFollowUp: true })
    }
  }
}

async function showConsentEnded(transaction: Transaction<Schema>, row: ConnectionRow, now: Date): Promise<void> {
  if (row.consent_status === 'unusable') return
  await transaction
    .updateTable('bank_connection')
    .set({ consent_status: 'unusable', updated_at: now })
    .where('id', '=', row.id)
    .execute()
  await touchCase(transaction, row.case_id, now)
}
