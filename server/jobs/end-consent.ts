import type { Context } from '../context.ts'
import type { Worker } from '../store/job-queue.ts'

/** Ends a consent at the bank; repeated until it is gone there, since a consent that nobody needs must not stay. */
export function endConsentWorker(context: Context): Worker<'end-consent'> {
  return {
    async step({ data }) {
      await context.bank.removeConnection(data.connectionId)
      return null
    },
  }
}

/** Repeated likewise: what the aggregator holds of a case goes with the case. */
export function forgetCustomerWorker(context: Context): Worker<'forget-customer'> {
  return {
    async step({ data }) {
      await context.bank.removeCustomer(data.customerId)
      return null
    },
  }
}
