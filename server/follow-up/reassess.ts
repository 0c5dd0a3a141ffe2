import type { Colleague } from '#lending/desk/authority.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { appendAudit } from '../store/audit.ts'
import { lockCase, raiseDataVersion } from '../store/case/case-data.ts'
import { readFollowUp } from '../store/follow-up/follow-ups.ts'
import { isCollected, readCase, type CaseRecord } from '../store/case/read-case.ts'
import { insertReassessment } from '../store/decision/reassessments.ts'
import { moveReview } from '../store/work/review-requests.ts'
import type { Database, Transaction } from '../store/schema.ts'
import type { ReassessmentCause } from '../store/schema/decision-tables.ts'
import { takeInLater } from '../store/bank/take-in-later.ts'
import { openQuestion } from './open-question.ts'
import { changeRows } from '../store/database/rows.ts'

/** The employee, and the data they saw. */
type SeenVersion = { caseId: string; dataVersion: number; by: Colleague }
/** Changes how the data is read; returns what is written into the trail about it. */
type Making = (transaction: Transaction, record: CaseRecord) => Promise<Record<string, unknown>>

/**
 * The engine decides again on bookings that are read otherwise: what it makes of them is shown at the desk, and the
 * applicant hears the answer of a person. Only on what was looked at. Returns the version that is decided on.
 */
export async function reassess(
  context: Context,
  seen: SeenVersion,
  make: Making,
  cause: 'category' | 'account' = 'category',
): Promise<number> {
  return onSeen(context, seen, async (transaction, record) => {
    if ((await openQuestion(transaction, record)) === null) throw new Refusal('not_to_answer')
    return decideAgain(context, transaction, record, {
      ...seen,
      cause,
      detail: await make(transaction, record),
    })
  })
}

/** The same on the newest data: from a renewed connection, or sent by the applicant and not confirmed yet. */
export async function reassessNewest(context: Context, seen: SeenVersion): Promise<number> {
  return onSeen(context, seen, async (transaction, record) => {
    if (isConfirmed(record)) {
      if ((await openQuestion(transaction, record)) === null) throw new Refusal('not_to_answer')
      const bookings = await takeInLater(transaction, record)
      if (bookings === 0) throw new Refusal('nothing_new')
      return decideAgain(context, transaction, record, { ...seen, cause: 'new-data', detail: { bookings } })
    }
    if (!(await isReferralWithNewer(transaction, record))) throw new Refusal('nothing_new')
    const asked = { ...seen, cause: 'new-data' as const, detail: {} }
    return decideOn(context, transaction, record.loanCase.data_version, asked)
  })
}

const isConfirmed = ({ loanCase }: CaseRecord): boolean => loanCase.data_confirmed_version === loanCase.data_version

/** Whether an unanswered referral has new data, all of it received. */
export async function isReferralWithNewer(database: Database, record: CaseRecord): Promise<boolean> {
  if (isConfirmed(record) || !record.accounts.some(({ row }) => row.transaction_count > 0)) return false
  if (!record.accounts.every((account) => isCollected(record, account))) return false
  const followUp = await readFollowUp(database, record.caseKey)
  return followUp?.kind === 'referral' && followUp.steps.length === 1
}

export async function onSeen<T>(
  context: Context,
  { caseId, dataVersion }: SeenVersion,
  work: (transaction: Transaction, record: CaseRecord) => Promise<T>,
): Promise<T> {
  return context.database.transaction().execute(async (transaction) => {
    const locked = await lockCase(transaction, caseId)
    const record = locked && (await readCase(transaction, context.settings.operatorKey, caseId))
    if (!record) throw new Refusal('not_found')
    if (record.loanCase.data_version !== dataVersion) throw new Refusal('changed_meanwhile')
    return work(transaction, record)
  })
}

type ReassessmentRequest = SeenVersion & { cause: ReassessmentCause; detail: Record<string, unknown> }

async function decideAgain(
  context: Context,
  transaction: Transaction,
  { caseKey, loanCase }: CaseRecord,
  asked: ReassessmentRequest,
): Promise<number> {
  const { data_version: from, id: caseId } = loanCase
  await raiseDataVersion(transaction, caseId, context.now())
  await moveReview(transaction, caseKey, { from, to: from + 1 })
  return decideOn(context, transaction, from + 1, asked)
}

async function decideOn(
  context: Context,
  transaction: Transaction,
  dataVersion: number,
  { caseId, by, cause, detail }: ReassessmentRequest,
): Promise<number> {
  const at = context.now()
  await changeRows(transaction, 'loan_case', { id: caseId }, { data_confirmed_version: dataVersion })
  await insertReassessment(transaction, { caseId, dataVersion, cause, by, at })
  await context.jobs.enqueue(transaction, 'analyse', { caseId, dataVersion })
  await appendAudit(transaction, 'desk.reassessed', { at, caseId, by }, { ...detail, cause, dataVersion })
  return dataVersion
}
