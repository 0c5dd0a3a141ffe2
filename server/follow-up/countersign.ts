import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { appendAudit } from '../store/audit.ts'
import { touchCase } from '../store/case/case-data.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import { changeRows } from '../store/database/rows.ts'
import type { Database, Transaction } from '../store/schema.ts'
import { acceptanceOf } from './acceptance-of.ts'
import type { StoredFollowUp } from '../store/follow-up/follow-ups.ts'

/** One of the lender's two people signs for it; the second has its record made. Under the case's lock. */
export async function countersign(context: Context, transaction: Transaction, record: CaseRecord, by: string) {
  const acceptance = (await acceptanceOf(transaction, record))?.acceptance
  if (!acceptance?.accepted_at || acceptance.second_at || acceptance.first_by === by)
    throw new Refusal('changed_meanwhile')
  const [at, caseId] = [context.now(), record.loanCase.id]
  const isSecond = acceptance.first_by !== null
  const signed = isSecond ? { second_by: by, second_at: at } : { first_by: by, first_at: at }
  await changeRows(transaction, 'acceptance', { id: acceptance.id }, signed)
  if (isSecond) await context.jobs.enqueue(transaction, 'seal-agreement', { caseId }, { isFollowUp: true })
  await touchCase(transaction, caseId, at)
  await appendAudit(transaction, 'desk.agreement-countersigned', { at, caseId, by }, { fileId: acceptance.file_id })
}

/** An agreement that was accepted by code is paid when two people have signed for the lender. */
export async function refuseUncountersigned(database: Database, record: CaseRecord, { staff }: StoredFollowUp) {
  if (staff.signed !== 'applicant') return
  if (!(await acceptanceOf(database, record))?.acceptance?.second_at) throw new Refusal('countersign_first')
}
