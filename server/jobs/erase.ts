import type { Context } from '../context.ts'
import { appendAudit } from '../store/audit.ts'
import { endConsentsOf, removeCaseRows } from '../erasure/erasure.ts'
import type { Worker } from '../store/job-queue.ts'

/**
 * Removes what an erased case left behind (erasure/erasure.ts has thrown its key away). The case's id stays in the audit
 * trail as a pseudonym that leads nowhere any more. Done twice it changes nothing more.
 */
export function eraseWorker(context: Context): Worker<'erase'> {
  return {
    async step({ data: { caseId } }) {
      return async (transaction) => {
        const bankConsents = await endConsentsOf(transaction, context, caseId)
        await removeCaseRows(transaction, caseId)
        await context.jobs.enqueue(transaction, 'shred-keys', {}, { isFollowUp: true })
        const fact = {
          at: context.now(),
          caseId,
          actor: 'worker',
          action: 'case.erased',
          effectKey: `erased/${caseId}`,
        } as const
        await appendAudit(transaction, { ...fact, detail: { bankConsents } })
      }
    },
  }
}
