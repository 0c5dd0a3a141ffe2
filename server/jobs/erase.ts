import type { Context } from '../context.ts'
import { appendAudit } from '../store/audit.ts'
import { endConsentsOf, removeCaseRows } from '../erasure/erasure.ts'
import type { Worker } from '../store/job-queue.ts'
import { shredKeys } from '../store/sealing/sealing-keys.ts'

/**
 * Removes the rest of an erased case (erasure/erasure.ts has destroyed its key). Its id stays in the audit trail as a
 * pseudonym without reference. Idempotent.
 */
export const eraseWorker = (context: Context): Worker<'erase'> => ({
  async step({ data: { caseId } }) {
    return async (transaction) => {
      const bankConsents = await endConsentsOf(transaction, context, caseId)
      await removeCaseRows(transaction, context, caseId)
      await context.jobs.enqueue(transaction, 'shred-keys', {}, { isFollowUp: true })
      const fact = { at: context.now(), caseId, by: 'worker', effectKey: `erased/${caseId}` }
      await appendAudit(transaction, 'case.erased', fact, { bankConsents })
    }
  },
})

/** Clears the disk of keys that were thrown away. Follows each erasure; done twice it does no harm. */
export const shredKeysWorker = (context: Context): Worker<'shred-keys'> => ({
  async step() {
    // Not in a transaction: PostgreSQL writes a table again outside of one only.
    await shredKeys(context.pool, context.log)
    return null
  },
})

/** Ends a consent at the bank; repeated until it is gone there, since an unneeded consent must not stay. */
export const endConsentWorker = (context: Context): Worker<'end-consent'> => ({
  async step({ data }) {
    await context.bank.removeConnection(data.connectionId)
    return null
  },
})

/** Repeated likewise: the aggregator's data of a case goes with the case. */
export const forgetCustomerWorker = (context: Context): Worker<'forget-customer'> => ({
  async step({ data }) {
    await context.bank.removeCustomer(data.customerId)
    return null
  },
})
