import { dueOn } from '#lending/desk/due-times.ts'
import type { ReasonCode } from '#lending/decision/reason.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { mailReceived } from '../mail/mail-follow-up.ts'
import { openTask } from '../tasks/open-task.ts'
import { appendAudit } from '../store/audit.ts'
import { openDecision } from '../store/decision/decision-record.ts'
import { readDetails } from '../store/follow-up/contact-details.ts'
import {
  readFollowUp,
  startFollowUp,
  subjectOf,
  type StoredFollowUp,
  type Subject,
} from '../store/follow-up/follow-ups.ts'
import { tellLender } from '../store/follow-up/webhook-deliveries.ts'
import { resumeTask } from '../store/work/tasks.ts'
import { readCase, type CaseRecord } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'
import { changeRows, findRow } from '../store/database/rows.ts'

/**
 * After confirmed contact details and a choice or a referral: one mail to the applicant, one to the lender, and the due
 * date of the first step. Idempotent for a choice. Under the case's lock.
 */
export async function beginFollowUp(context: Context, transaction: Transaction, record: CaseRecord): Promise<void> {
  const { loanCase, caseKey } = record
  const subject = subjectOf(record)
  const details = subject && (await readDetails(transaction, caseKey))
  if (!subject || !details?.isConfirmed) return
  const now = context.now()
  const isFinished = subject.kind === 'choice' && loanCase.flow_finished_at === null
  // FLOW-10: choice, account and confirmed details. From here on the application is closed to changes.
  if (isFinished) await changeRows(transaction, 'loan_case', { id: loanCase.id }, { flow_finished_at: now })
  const known = await readFollowUp(transaction, caseKey)
  if (known && isSame(known, subject)) {
    if (subject.kind === 'referral') await resumeTask(transaction, loanCase.id, 'referral')
    return
  }
  const reference = await startFollowUp(transaction, loanCase.id, subject, now)
  if (subject.kind === 'choice') await tellLender(context, transaction, loanCase.id, 'loan.chosen')
  const owed = subject.kind === 'choice' ? 'chosenOffer' : 'referral'
  const due = dueOn(owed, businessDay(now))
  const reason = subject.kind === 'referral' ? await mainReason(transaction, record) : null
  await openTask(context, transaction, { kind: owed, caseId: loanCase.id, reason, dueOn: due })
  const offer = subject.kind === 'choice' ? record.chosenOffer : null
  const { kind, dataVersion, offerId } = subject
  await mailReceived(
    context,
    transaction,
    { loanCase, address: { id: details.addressId, email: details.email }, reference },
    { kind, dueOn: due, offer },
  )
  const fact = { at: now, caseId: loanCase.id, by: 'applicant' }
  if (isFinished) await appendAudit(transaction, 'flow.finished', fact)
  await appendAudit(transaction, 'follow-up.began', fact, { reference, kind, dataVersion, offerId, dueOn: due })
}

/**
 * The case was referred, perhaps again after its data changed: confirmed contact details are mailed a new date, unless
 * the last referral is still unanswered. Under the case's lock.
 */
export async function followReferral(context: Context, transaction: Transaction, caseId: string): Promise<void> {
  const record = await readCase(transaction, context.settings.operatorKeys, caseId)
  if (record) await beginFollowUp(context, transaction, record)
}

/** The code of the reason that weighs most, so that the list of work says more than that it was referred. */
async function mainReason(transaction: Transaction, { caseKey, decision }: CaseRecord): Promise<ReasonCode | null> {
  if (!decision) return null
  const row = await findRow(transaction, 'decision', { id: decision.id }, ['id', 'sealed_record'])
  return (row && openDecision(caseKey, row).reasons[0]?.code) ?? null
}

/** An unanswered referral keeps its date when the data changes and it is referred again. */
function isSame({ row, steps }: StoredFollowUp, subject: Subject): boolean {
  if (row.kind !== subject.kind || steps.some(({ step }) => step === 'takenBack')) return false
  if (subject.kind === 'choice') return row.offer_id === subject.offerId && row.data_version === subject.dataVersion
  return row.data_version === subject.dataVersion || steps.length === 1
}
