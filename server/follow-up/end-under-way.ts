import type { TaskOutcome } from '#lending/desk/task-kinds.ts'
import type { Context } from '../context.ts'
import { endAgreements } from '../store/follow-up/case-files.ts'
import { endRequest, readOpenRequests } from '../store/follow-up/document-requests.ts'
import type { Transaction } from '../store/schema.ts'
import type { CaseKey } from '../store/sealing/seal.ts'
import { closeTasks } from '../store/work/tasks.ts'

/** A choice that was taken back or stopped: its work, its agreement and the request for a document end. */
export async function endUnderWay(
  context: Context,
  transaction: Transaction,
  caseKey: CaseKey,
  ended: { outcome: TaskOutcome; by: string },
): Promise<void> {
  const { caseId } = caseKey
  const at = context.now()
  await closeTasks(transaction, { caseId, kinds: ['chosenOffer', 'agreement', 'document'] }, { ...ended, at })
  await endAgreements(transaction, caseId, at)
  for (const { id } of await readOpenRequests(transaction, caseKey))
    await endRequest(transaction, id, { fileId: null, at })
}
