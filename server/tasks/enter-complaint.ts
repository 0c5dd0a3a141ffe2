import { parseReference } from '#lending/desk/reference.ts'
import { addDays, type IsoDate } from '#lending/days.ts'
import { complaintDaysBack, dueOn } from '#lending/desk/due-times.ts'
import type { Language } from '#lending/language.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { appendAudit } from '../store/audit.ts'
import { lockCase } from '../store/case/case-data.ts'
import { findSameComplaint, insertComplaint } from '../store/work/complaints.ts'
import { findCaseOfReference } from '../store/follow-up/follow-ups.ts'
import type { Transaction } from '../store/schema.ts'
import { openKey } from '../store/sealing/sealing-keys.ts'
import { openTask } from './open-task.ts'

type ComplaintAsked = {
  name: string
  email: string | null
  reachedBy?: string | null
  words: string
  /** ISO date. */
  receivedOn: string
  language: Language
  /** Of the case that it is about, as typed; null where it is about none. */
  reference: string | null
}

/** In the transaction of the complaint. */
type EnteredComplaint = { id: string; caseId: string | null; taskId: string; answerBy: IsoDate }

/**
 * Enters a complaint by mail, letter, phone or the site's form. A confirmation and an answer are owed, both counted
 * from the day on which it came. Entered again, from another tab or by a colleague, it is the same one.
 */
export async function enterComplaint(
  context: Context,
  by: string,
  { name, email, reachedBy = null, words, receivedOn, language, reference }: ComplaintAsked,
  onEntered: (transaction: Transaction, entered: EnteredComplaint) => Promise<void> = async () => undefined,
): Promise<{ id: string; answerBy: string } | 'day' | 'reference-unknown'> {
  const { database, settings } = context
  const now = context.now()
  const today = businessDay(now)
  if (receivedOn > today || receivedOn < addDays(today, -complaintDaysBack)) return 'day'
  const typed = reference === null ? null : parseReference(reference)
  const caseId = typed === null ? null : await findCaseOfReference(database, typed)
  if (reference !== null && caseId === null) return 'reference-unknown'
  return database.transaction().execute(async (transaction) => {
    if (caseId !== null) await lockCase(transaction, caseId)
    const caseKey = caseId === null ? null : await openKey(transaction, settings.operatorKeys, caseId)
    if (caseId !== null && caseKey === null) return 'reference-unknown'
    const content = { name: name.trim(), email, reachedBy, words: words.trim(), language }
    const at = new Date(`${receivedOn}T12:00:00Z`)
    const answerBy = dueOn('complaint', receivedOn)
    const known = await findSameComplaint(transaction, settings.operatorKeys, { caseId, content, at })
    if (known !== null) return { id: known, answerBy }
    const id = await insertComplaint(transaction, settings.operatorKeys, { caseKey, content, at })
    const receiptBy = dueOn('complaintReceipt', receivedOn)
    const owed = { caseId, subjectId: id, reason: email === null ? 'byLetterOrPhone' : null } as const
    await openTask(context, transaction, { kind: 'complaintReceipt', ...owed, dueOn: receiptBy })
    const taskId = await openTask(context, transaction, { kind: 'complaint', ...owed, dueOn: answerBy })
    await onEntered(transaction, { id, caseId, taskId, answerBy })
    const fact = { at: now, caseId, by }
    await appendAudit(transaction, 'complaint.entered', fact, { complaintId: id, receivedOn, answerBy })
    return { id, answerBy }
  })
}
