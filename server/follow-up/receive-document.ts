import type { Context } from '../context.ts'
import { openTask } from '../tasks/open-task.ts'
import { Refusal } from '../refusal.ts'
import { appendAudit } from '../store/audit.ts'
import { type CaseFile, insertFile } from '../store/follow-up/case-files.ts'
import { lockCase, touchCase } from '../store/case/case-data.ts'
import { endRequest, readOpenRequest } from '../store/follow-up/document-requests.ts'
import { readCase } from '../store/case/read-case.ts'

/** Receives an applicant's document: stores it sealed, ends the request and opens work, together. */
export async function receiveDocument(context: Context, caseId: string, file: CaseFile): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const locked = await lockCase(transaction, caseId)
    const record = locked && (await readCase(transaction, context.settings.operatorKey, caseId))
    const open = record && (await readOpenRequest(transaction, record.caseKey))
    if (!record || !open) throw new Refusal('document_not_asked')
    const at = context.now()
    const fileId = await insertFile(transaction, record.caseKey, { ...file, kind: 'document', at })
    await endRequest(transaction, open.id, { fileId, at })
    await openTask(context, transaction, { kind: 'document', caseId, subjectId: open.id })
    await touchCase(transaction, caseId, at)
    const fact = { at, caseId, actor: 'applicant', action: 'document.received' } as const
    await appendAudit(transaction, { ...fact, detail: { requestId: open.id, fileId, type: file.type } })
  })
}
