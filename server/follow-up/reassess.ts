import type { Colleague } from '#lending/desk/authority.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { appendAudit } from '../store/audit.ts'
import { raiseDataVersion } from '../store/case/case-data.ts'
import { onDeskCase, type CaseChange } from '../store/case/change-case.ts'
import { readFollowUp } from '../store/follow-up/follow-ups.ts'
import { isCollected, type CaseRecord } from '../store/case/read-case.ts'
import { insertReassessment } from '../store/decision/reassessments.ts'
import { moveReview } from '../store/work/review-requests.ts'
import type { Database, Transaction } from '../store/schema.ts'
import type { ReassessmentCause } from '../store/schema/decision-tables.ts'
import { takeInLater } from '../store/bank/take-in-later.ts'
import { openQuestion } from './open-question.ts'
import { refusalBeside } from './taken-up-beside.ts'
import { changeRows } from '../store/database/rows.ts'

/** The employee, and the data they saw. */
type SeenVersion = { caseId: string; dataVersion: number; by: Colleague }
/** Changes how the data is read; returns what is written into the trail about it. */
type Making = (transaction: Transaction, record: CaseRecord) => Promise<Record<string, unknown>>

/**
 * The engine decides again on bookings that are read otherwise: what it makes of them is shown at the desk, and the
 * applicant hears the answer of a person. Only on what was looked at. Returns the version that is decided on.
 */
export const reassess = async (
  context: Context,
  seen: SeenVersion,
  make: Making,
  cause: 'category' | 'account' = 'category',
): Promise<number> =>
  onSeen(context, seen, async (transaction, record) => {
    if ((await openQuestion(transaction, record)) === null) throw new Refusal('not_to_answer')
    return decideAgain(context, transaction, record, {
      ...seen,
      cause,
      detail: await make(transaction, record),
    })
  })

/** The same on the newest data: from a renewed connection, or sent by the applicant and not confirmed yet. */
export const reassessNewest = async (context: Context, seen: SeenVersion): Promise<number> =>
  onSeen(context, seen, async (transaction, record) => {
    if (isConfirmed(record)) {
      if ((await openQuestion(transaction, record)) === null) throw new Refusal('not_to_answer')
      const bookings = await takeInLater(transaction, record, context.now())
      if (bookings === 0 && (await refusalBeside(context, transaction, record)) !== 'decided_again')
        throw new Refusal('nothing_new')
      return decideAgain(context, transaction, record, { ...seen, cause: 'new-data', detail: { bookings } })
    }
    if (!(await isReferralWithNewer(transaction, record))) throw new Refusal('nothing_new')
    const asked = { ...seen, cause: 'new-data' as const, detail: {} }
    return decideOn(context, transaction, record.loanCase.data_version, asked)
  })

const isConfirmed = ({ loanCase }: CaseRecord): boolean => loanCase.data_confirmed_version === loanCase.data_version

/** Whether an unanswered referral has new data, all of it received. */
export async function isReferralWithNewer(database: Database, record: CaseRecord): Promise<boolean> {
  if (isConfirmed(record) || !record.accounts.some(({ row }) => row.transaction_count > 0)) return false
  if (!record.accounts.every((account) => isCollected(record, account))) return false
  const followUp = await readFollowUp(database, record.caseKey)
  return followUp?.kind === 'referral' && followUp.steps.length === 1
}

export const onSeen = <T>(
  context: Context,
  { caseId, dataVersion }: Pick<SeenVersion, 'caseId' | 'dataVersion'>,
  work: CaseChange<T>,
): Promise<T> =>
  onDeskCase(context, caseId, async (transaction, record) => {
    if (record.loanCase.data_version !== dataVersion) throw new Refusal('changed_meanwhile')
    return work(transaction, record)
  })

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
