import { closings, isAnsweredInWords } from '#lending/desk/closings.ts'
import { callTriesMax, dueOn } from '#lending/desk/due-times.ts'
import type { TaskOutcome } from '#lending/desk/task-kinds.ts'
import type { Language } from '#lending/language.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { endUnasked } from '../follow-up/open-question.ts'
import { answerLetter, type AnswerKind } from '../mail/answer-letters.ts'
import { queueCaseMail } from '../mail/case-mail.ts'
import { languageOf } from '../mail/mail-link-for-case.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readTask } from '../tasks/claim-task.ts'
import { openTask } from '../tasks/open-task.ts'
import { isOwnDecision } from '../tasks/own-decision.ts'
import { Refusal } from '../refusal.ts'
import { actorOf, appendAudit } from '../store/audit.ts'
import { lockCase, touchCase } from '../store/case/case-data.ts'
import { purposeOfComplaint, readComplaint } from '../store/work/complaints.ts'
import { readMailAddress } from '../store/follow-up/contact-details.ts'
import { sealAnswer } from '../store/work/desk-answers.ts'
import { closeTasks, type TaskRow } from '../store/work/tasks.ts'
import { readPrivacyRequests } from '../store/work/privacy-requests.ts'
import { readCase, type CaseRecord } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'
import type { Staff } from './handler.ts'
import { readContactForm } from './read-asked.ts'
import { changeRows } from '../store/database/rows.ts'

type Closing = { version: number; outcome: TaskOutcome; words: string | null }

/** One row being closed, with what its answer is written into and mailed about. */
type Task = {
  context: Context
  transaction: Transaction
  row: TaskRow
  record: CaseRecord | null
  outcome: TaskOutcome
  words: string | null
  by: string
}

/**
 * Closes work with its answer: marks the row that asked, mails the answer and records it in the trail, all or nothing.
 * Only for the employee who claimed it, and only as they saw it.
 */
export async function closeWork(context: Context, staff: Staff, id: string, closing: Closing): Promise<void> {
  const seen = await readTask(context.database, id)
  if (!seen) throw new Refusal('work_closed')
  await context.database.transaction().execute(async (transaction) => {
    const record = seen.case_id === null ? null : await lockedCase(context, transaction, seen.case_id)
    const row = await transaction
      .selectFrom('obligation')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.closed_at !== null) throw new Refusal('work_closed')
    if (row.owner !== staff.id || row.version !== closing.version) throw new Refusal('work_taken')
    const { outcome } = closing
    if (!closings[row.kind]?.outcomes.includes(outcome)) throw new Refusal('bad_request', { fields: ['outcome'] })
    if (row.kind === 'review' && (await isOwnDecision(transaction, row, staff.id)))
      throw new Refusal('work_own_decision')
    const words = closing.words?.trim() || null
    if (words === null && isAnsweredInWords(row.kind, row.reason, outcome)) throw new Refusal('words_missing')
    const by = actorOf(staff)
    if (row.kind === 'contact' && row.reason !== 'message' && outcome === 'notReached' && row.tries + 1 < callTriesMax)
      return tryAgain(context, transaction, row, by)
    await answers[row.kind]?.({ context, transaction, row, record, outcome, words, by })
    await closeTasks(transaction, whichIs(row), { outcome, by, at: context.now() })
    if (record) await endUnasked(transaction, record, context.now())
    await noteClosed(context, transaction, row, { outcome, by })
  })
}

/** The call stays promised: it is tried again by its time from today, and every try is on record. */
async function tryAgain(context: Context, transaction: Transaction, row: TaskRow, by: string): Promise<void> {
  const at = context.now()
  const { id: obligationId, case_id: caseId, version } = row
  const tries = row.tries + 1
  const dueDay = dueOn('contact', businessDay(at))
  const tried = transaction.updateTable('obligation').set({ tries, due_on: dueDay, version: version + 1 })
  await tried.where('id', '=', obligationId).execute()
  if (caseId !== null) await touchCase(transaction, caseId, at)
  await appendAudit(transaction, 'work.call-tried', { at, caseId, by }, { obligationId, tries, dueOn: dueDay })
}

const whichIs = (row: TaskRow) => ({ caseId: row.case_id, kinds: [row.kind], subjectId: row.subject_id })

async function lockedCase(context: Context, transaction: Transaction, caseId: string): Promise<CaseRecord> {
  await lockCase(transaction, caseId)
  const record = await readCase(transaction, context.settings.operatorKeys, caseId)
  if (!record) throw new Refusal('work_closed')
  return record
}

async function noteClosed(
  context: Context,
  transaction: Transaction,
  row: TaskRow,
  { outcome, by }: { outcome: TaskOutcome; by: string },
): Promise<void> {
  const { id: obligationId, case_id: caseId, kind, due_on: due } = row
  if (caseId !== null) await touchCase(transaction, caseId, context.now())
  const fact = { at: context.now(), caseId, by }
  await appendAudit(transaction, `work.${kind}-closed`, fact, { obligationId, outcome, dueOn: due })
}

const answers: Partial<Record<TaskRow['kind'], (task: Task) => Promise<void>>> = {
  review: answerReview,
  privacyRequest: (task) => answerRequest(task, 'privacy'),
  loanQuestion: (task) => answerRequest(task, 'loan'),
  contact: answerContact,
  complaintReceipt: (task) => answerComplaint(task, 'complaintReceived'),
  complaint: (task) => answerComplaint(task, 'complaint'),
}

async function answerReview(task: Task): Promise<void> {
  const { context, transaction, row, outcome, words } = task
  const { caseKey, loanCase } = task.record!
  const dataVersion = Number(row.subject_id)
  await transaction
    .updateTable('review_request')
    .set({
      answered_at: context.now(),
      is_upheld: outcome === 'upheld',
      sealed_answer: sealAnswer(caseKey, `review/${dataVersion}`, words ?? ''),
    })
    .where('case_id', '=', loanCase.id)
    .where('data_version', '=', dataVersion)
    .execute()
  const by = outcome === 'revised' ? dueOn('contact', businessDay(context.now())) : null
  const owed = {
    kind: 'contact',
    caseId: loanCase.id,
    subjectId: `review/${dataVersion}`,
    reason: 'afterReview',
  } as const
  if (by) await openTask(context, transaction, { ...owed, dueOn: by })
  const about = loanCase.company_name
  await mailRequester(task, { kind: outcome === 'revised' ? 'revised' : 'upheld', about, by })
}

async function answerRequest(task: Task, kind: 'privacy' | 'loan'): Promise<void> {
  const { context, transaction, row, words } = task
  const { caseKey } = task.record!
  const request = (await readPrivacyRequests(transaction, caseKey)).find(({ id }) => id === row.subject_id)
  if (!request) throw new Refusal('work_closed')
  const changed = {
    answered_at: context.now(),
    sealed_answer: sealAnswer(caseKey, `privacy/${request.id}`, words ?? ''),
  } as const
  await changeRows(transaction, 'privacy_request', { id: request.id }, changed)
  await mailRequester(task, { kind, about: '', by: null })
}

/** A message is answered by mail; of a call it is recorded that it was made. */
async function answerContact(task: Task): Promise<void> {
  const { context, transaction, row } = task
  if (row.case_id !== null || row.subject_id === null) return
  const form = await readContactForm({ ...context, database: transaction }, row.subject_id)
  if (!form) throw new Refusal('work_closed')
  const at = context.now()
  await changeRows(transaction, 'contact_request', { id: row.subject_id }, { answered_at: at })
  if (row.reason !== 'message' || task.outcome !== 'answered' || form.email === undefined) return
  const language = form.language === 'en' ? 'en' : 'nl'
  await mailAnswer(task, { kind: 'message', to: form.email, about: form.subject ?? '', by: null, language })
}

async function answerComplaint(task: Task, kind: 'complaintReceived' | 'complaint'): Promise<void> {
  const { context, transaction, row, words } = task
  const { operatorKeys } = context.settings
  const complaint = row.subject_id === null ? null : await readComplaint(transaction, operatorKeys, row.subject_id)
  if (!complaint) throw new Refusal('work_closed')
  const { id, received_at: receivedAt } = complaint.row
  const now = context.now()
  const sealed = sealAnswer(complaint.key, purposeOfComplaint(id), words ?? '')
  const changed = kind === 'complaint' ? { answered_at: now, sealed_answer: sealed } : { confirmed_at: now }
  await changeRows(transaction, 'complaint', { id }, changed)
  const due = dueOn('complaint', businessDay(receivedAt))
  // A past day is never promised.
  const by = kind === 'complaint' || due < businessDay(now) ? null : due
  const language = complaint.language === 'en' ? 'en' : 'nl'
  // An answer by letter or telephone is given by hand; its words are kept all the same.
  if (complaint.email === null) return
  await mailAnswer(task, { kind, to: complaint.email, about: '', by, language })
}

type Answer = { kind: AnswerKind; about: string; by: string | null }

/** Only to the confirmed address of the case: the one that came with a request may be anybody's. */
async function mailRequester(task: Task, answer: Answer): Promise<void> {
  const { loanCase, caseKey } = task.record!
  const address = await readMailAddress(task.transaction, caseKey)
  if (address)
    await mailAnswer(task, { ...answer, to: address.email, addressId: address.id, language: languageOf(loanCase) })
}

type Mailing = Answer & { to: string; addressId?: string | null; language: Language }

/** To the address that came with the question, which is where the answer was promised. */
async function mailAnswer(task: Task, { kind, to, addressId = null, about, by, language }: Mailing): Promise<void> {
  const { context, transaction, row, record, words } = task
  const letter = answerLetter({ kind, language, about, words, by, origin: context.settings.publicOrigin })
  if (record) {
    const mail = { kind: `desk-answer.${kind}` as const, caseId: record.loanCase.id, recipient: to, addressId, letter }
    await queueCaseMail(context, transaction, mail)
  } else {
    await queueMail(context, transaction, { key: `desk-answer/${row.id}`, caseId: null, recipient: to, ...letter })
  }
}
