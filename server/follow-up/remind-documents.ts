import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { mailDocumentAsked } from '../mail/mail-follow-up.ts'
import { appendAudit } from '../store/audit.ts'
import { lockCase } from '../store/case/case-data.ts'
import { readMailAddress } from '../store/follow-up/contact-details.ts'
import { dueRequests, type DueRequest, endRequest, readOpenRequests } from '../store/follow-up/document-requests.ts'
import { readFollowUp } from '../store/follow-up/follow-ups.ts'
import { readCase } from '../store/case/read-case.ts'
import { goOn } from './receive-document.ts'
import { changeRows } from '../store/database/rows.ts'

const requestsAtOnce = 100

/** One reminder of a requested document; after its last day it lapses, and the lender is to go on without it. */
export async function remindDocuments(context: Context): Promise<void> {
  for (const due of await dueRequests(context.database, businessDay(context.now()), requestsAtOnce)) {
    await remindOrEnd(context, due).catch((error: unknown) => {
      // One case that cannot be worked on does not keep the others from their reminder.
      context.log.error({ err: error, request: due.id }, 'A document could not be reminded of')
    })
  }
}

/** Under the case's lock, and decided again there, so that two processes send once. */
async function remindOrEnd(context: Context, due: DueRequest): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const locked = await lockCase(transaction, due.case_id)
    const record = locked && (await readCase(transaction, context.settings.operatorKeys, due.case_id))
    const requests = record ? await readOpenRequests(transaction, record.caseKey) : []
    const open = requests.find(({ id }) => id === due.id)
    if (!record || !open) return
    const at = context.now()
    const fact = { at, caseId: due.case_id, by: 'worker' }
    if (open.end_on < businessDay(at)) {
      await endRequest(transaction, due.id, { fileId: null, at })
      const dueOn = await goOn(context, transaction, record, open)
      await appendAudit(transaction, 'document.not-sent', fact, { requestId: due.id, dueOn })
      return
    }
    const followUp = await readFollowUp(transaction, record.caseKey)
    const address = await readMailAddress(transaction, record.caseKey)
    if (open.reminded_at !== null || !followUp || !address) return
    await changeRows(transaction, 'document_request', { id: due.id }, { reminded_at: at })
    const to = { loanCase: record.loanCase, address, reference: followUp.row.reference }
    const { reason, words, end_on: endOn } = open
    await mailDocumentAsked(context, transaction, to, { reason, words, endOn, by: null, isReminder: true })
    await appendAudit(transaction, 'document.reminded', fact, { requestId: due.id })
  })
}
