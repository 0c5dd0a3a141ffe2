import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { mailDocumentReceived } from '../mail/mail-follow-up.ts'
import { openTask } from '../tasks/open-task.ts'
import { goOnWithout } from '../tasks/wait-for-applicant.ts'
import { Refusal } from '../refusal.ts'
import { appendAudit } from '../store/audit.ts'
import { type CaseFile, insertFile } from '../store/follow-up/case-files.ts'
import { onCase } from '../store/case/change-case.ts'
import { touchCase } from '../store/case/case-data.ts'
import { readMailAddress } from '../store/follow-up/contact-details.ts'
import { type DocumentRequest, endRequest, readOpenRequests } from '../store/follow-up/document-requests.ts'
import { readFollowUp } from '../store/follow-up/follow-ups.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'

/** Receives the answer to one request: stores the files sealed, ends the request and opens work, together. */
export async function receiveDocument(
  context: Context,
  caseId: string,
  requestId: string | null,
  files: readonly CaseFile[],
  scannedAt: Date | null,
): Promise<void> {
  await onCase(
    context,
    caseId,
    async (transaction, record) => {
      const open = await readOpenRequests(transaction, record.caseKey)
      const answered = requestId === null ? open[0] : open.find(({ id }) => id === requestId)
      if (!answered) throw new Refusal('document_not_asked')
      const at = context.now()
      const fileIds: string[] = []
      for (const file of files) {
        const kept = { ...file, kind: 'document', requestId: answered.id, at, scannedAt } as const
        fileIds.push(await insertFile(transaction, record.caseKey, kept))
      }
      await endRequest(transaction, answered.id, { fileId: fileIds[0] ?? null, at })
      const by = await goOn(context, transaction, record, answered)
      const to = by && (await addressOf(transaction, record))
      if (to) await mailDocumentReceived(context, transaction, to, by)
      const fact = { at, caseId, by: 'applicant' }
      await appendAudit(transaction, 'document.received', fact, { requestId: answered.id, fileIds, dueOn: by })
    },
    'document_not_asked',
  )
}

/**
 * A request has ended, with files or without: that is work of who asked, and after the last one what waited goes on;
 * returns its new day. Under the case's lock.
 */
export async function goOn(
  context: Context,
  transaction: Transaction,
  { caseKey }: CaseRecord,
  { id: subjectId, asked_by: askedBy }: DocumentRequest,
): Promise<string | null> {
  const { caseId } = caseKey
  const now = context.now()
  await openTask(context, transaction, { kind: 'document', caseId, subjectId, owner: askedBy.replace(/^staff:/, '') })
  await touchCase(transaction, caseId, now)
  if ((await readOpenRequests(transaction, caseKey)).length > 0) return null
  return goOnWithout(transaction, caseId, { askedBy, today: businessDay(now), now })
}

async function addressOf(transaction: Transaction, { caseKey, loanCase }: CaseRecord) {
  const followUp = await readFollowUp(transaction, caseKey)
  const address = followUp && (await readMailAddress(transaction, caseKey))
  return address ? { loanCase, address, reference: followUp.row.reference } : null
}
