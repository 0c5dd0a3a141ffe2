import { addDays } from '#lending/days.ts'
import type { Colleague } from '#lending/desk/authority.ts'
import { documentDays, openRequestsMax } from '#lending/desk/due-times.ts'
import type { DocumentReason } from '#lending/desk/desk-reasons.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { mailDocumentAsked } from '../mail/mail-follow-up.ts'
import { closeTasks } from '../store/work/tasks.ts'
import { waitForApplicant } from '../tasks/wait-for-applicant.ts'
import { Refusal } from '../refusal.ts'
import { actorOf, appendAudit } from '../store/audit.ts'
import { touchCase } from '../store/case/case-data.ts'
import { onCase, type HeldKey } from '../store/case/change-case.ts'
import { readMailAddress } from '../store/follow-up/contact-details.ts'
import { insertRequest, readOpenRequests, readRequests } from '../store/follow-up/document-requests.ts'
import { readFollowUp } from '../store/follow-up/follow-ups.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'

const requestsMax = 100

type Asking = { reason: DocumentReason; words: string | null; by: Colleague }

/** By a second press, in another tab or by a colleague. A document of the kind "other" is known by its words. */
const isSame = (open: Pick<Asking, 'reason' | 'words'>, { reason, words }: Asking): boolean =>
  open.reason === reason && (reason !== 'other' || open.words === words)

/** Mailed to the applicant, who sends it behind the link of that mail. */
export async function askForDocument(
  context: Context,
  caseId: string,
  asking: Asking,
  heldKey: HeldKey | null,
): Promise<void> {
  await onCase(
    context,
    caseId,
    async (transaction, record) => {
      const followUp = await readFollowUp(transaction, record.caseKey)
      const address = await readMailAddress(transaction, record.caseKey)
      if (!followUp || !address) throw new Refusal('no_contact')
      const open = await readOpenRequests(transaction, record.caseKey)
      if (open.some((one) => isSame(one, asking))) throw new Refusal('document_asked')
      if (open.length >= openRequestsMax) throw new Refusal('documents_open')
      const { endOn, by } = await askFor(context, transaction, record, asking)
      const to = { loanCase: record.loanCase, address, reference: followUp.row.reference }
      const { reason, words } = asking
      await mailDocumentAsked(context, transaction, to, { reason, words, endOn, by, isReminder: false })
      await heldKey?.answerIn(transaction, null)
    },
    'no_contact',
  )
}

/**
 * Requests a document on the status page, beside what is asked for already: nothing else that waits ends. What the
 * lender owes waits for it; returns the applicant's last day and ours after it. Under the case's lock.
 */
export async function askFor(
  context: Context,
  transaction: Transaction,
  { caseKey }: CaseRecord,
  asking: Asking,
): Promise<{ endOn: string; by: string | null }> {
  const { reason, words, by } = asking
  const { caseId } = caseKey
  const at = context.now()
  const today = businessDay(at)
  const endOn = addDays(today, documentDays.end)
  const known = await readRequests(transaction, caseKey, requestsMax)
  if (known.some((one) => one.ended_at === null && isSame(one, asking))) return { endOn, by: null }
  // That it did not come is dealt with by asking again.
  for (const missed of known.filter((one) => one.ended_at !== null && one.file_id === null && isSame(one, asking))) {
    const which = { caseId, kinds: ['document'] as const, subjectId: missed.id }
    await closeTasks(transaction, which, { outcome: 'done', by: actorOf(by), at: context.now() })
  }
  const asked = { reason, words, by: actorOf(by), at, remindOn: addDays(today, documentDays.remind), endOn }
  const requestId = await insertRequest(transaction, caseKey, asked)
  const ours = await waitForApplicant(transaction, caseId, endOn)
  await touchCase(transaction, caseId, at)
  await appendAudit(transaction, 'desk.document-asked', { at, caseId, by }, { requestId, reason, dueOn: ours })
  return { endOn, by: ours }
}
