import type { LookReason } from '#lending/desk/desk-reasons.ts'
import type { Context } from '../context.ts'
import { appendAudit } from '../store/audit.ts'
import type { HeldKey } from '../store/case/change-case.ts'
import { insertLook, type Seen } from '../store/work/desk-looks.ts'
import type { Staff } from './handler.ts'

/** Opens names on record, with the reason that the applicant reads. The call's answer has none of them. */
export async function lookAt(
  { database, now }: Context,
  staff: Staff,
  seen: Seen,
  reason: LookReason,
  heldKey: HeldKey | null,
): Promise<void> {
  const at = now()
  await database.transaction().execute(async (transaction) => {
    await insertLook(transaction, { ...seen, by: staff, reason, at })
    const about = seen.caseId === null ? { obligationId: seen.taskId } : {}
    const fact = { at, caseId: seen.caseId, by: staff }
    await appendAudit(transaction, 'desk.names-opened', fact, { reason, role: staff.role, ...about })
    await heldKey?.answerIn(transaction, null)
  })
}
