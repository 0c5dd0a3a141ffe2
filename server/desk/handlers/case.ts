import { nameInFiles } from '#lending/this-lender.ts'
import type { deskCaseCalls } from '#contract/desk/case.ts'
import { runCaseTask } from '../../case-thread/run-case-task.ts'
import { readAnalysed } from '../../case-thread/decided-case.ts'
import type { Context } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { closeTasks } from '../../store/work/tasks.ts'
import { actorOf, appendAudit } from '../../store/audit.ts'
import { lockCase } from '../../store/case/case-data.ts'
import { readFile } from '../../store/follow-up/case-files.ts'
import { requestOfFile } from '../../store/follow-up/document-requests.ts'
import { endSessionsOf } from '../../store/session/session.ts'
import { insertLook, isFileOpenTo, isOpenTo, openedFor } from '../../store/work/desk-looks.ts'
import { caseOf } from '../case-of.ts'
import { caseViewOf } from '../case-view.ts'
import type { DeskHandlers, Staff } from '../handler.ts'
import { drawPage, pagesOf } from '../../uploads/draw-pages.ts'
import { lookAt } from '../look-at.ts'

/** Reads of a case. Names and files are opened on record. */
export const caseHandlers: DeskHandlers<typeof deskCaseCalls> = {
  async readDeskCase({ context, staff, params }) {
    const record = await caseOf(context, params.caseId)
    const isOpen = await isOpenTo(context.database, record.loanCase.id, staff.id, context.now())
    return caseViewOf(context, staff, record, isOpen)
  },

  async listCaseBookings({ context, staff, params, query }) {
    const { loanCase } = await caseOf(context, params.caseId)
    const { decided } = await readAnalysed(context, loanCase.id)
    const found = await runCaseTask('listBookings', { ...decided, query })
    if (!found) throw new Refusal('no_bookings')
    if (await isOpenTo(context.database, loanCase.id, staff.id, context.now())) return found
    const closed = { account: '', counterparty: null, description: '', words: [], explanation: null, underFact: null }
    const bookings = found.bookings.map(({ correction, ...booking }) => ({
      ...booking,
      ...closed,
      correction: correction && { ...correction, reason: '' },
    }))
    return { ...found, bookings }
  },

  async openNames({ context, staff, params, request: { reason }, heldKey }) {
    const { loanCase } = await caseOf(context, params.caseId)
    await lookAt(context, staff, { caseId: loanCase.id, taskId: null }, reason, heldKey)
    return null
  },

  async endApplicantSessions({ context, staff, params, request: { reason } }) {
    const { id: caseId } = (await caseOf(context, params.caseId)).loanCase
    await context.database.transaction().execute(async (transaction) => {
      await lockCase(transaction, caseId)
      const at = context.now()
      const ended = await endSessionsOf(transaction, { caseId, kept: null }, at)
      const fact = { at, caseId, by: actorOf(staff) }
      if (ended > 0) await appendAudit(transaction, 'session.ended-at-desk', fact, { reason, ended })
    })
    return null
  },

  async readPages({ context, staff, params }) {
    const pages = await pagesOf(await openFile(context, staff, params), staff.id)
    if (!pages) throw new Refusal('file_not_drawn')
    return pages
  },

  async drawPage({ context, staff, params, query }) {
    const { caseKey } = await caseOf(context, params.caseId)
    if (!(await isFileOpenTo(context.database, params, staff.id, context.now()))) throw new Refusal('names_closed')
    const page = Number(query.page)
    const file = await readFile(context.database, caseKey, params.fileId)
    if (!file) throw new Refusal('not_found')
    const bytes = await drawPage(file, page, staff.id)
    if (!bytes) throw new Refusal('file_not_drawn')
    return { type: 'image/png', bytes, name: `${nameInFiles}-${params.fileId.slice(0, 8)}-${page + 1}.png` }
  },

  async downloadFile({ context, staff, params }) {
    const { type, bytes } = await openFile(context, staff, params)
    const ending = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }[type]
    return { type, bytes, name: `${nameInFiles}-${params.fileId.slice(0, 8)}.${ending}` }
  },
}

/** A file of a case whose names are open, on record; work that waits for it to be seen is done. */
async function openFile(context: Context, staff: Staff, { caseId, fileId }: { caseId: string; fileId: string }) {
  const { loanCase, caseKey } = await caseOf(context, caseId)
  const file = await readFile(context.database, caseKey, fileId)
  if (!file) throw new Refusal('not_found')
  const at = context.now()
  const seen = { caseId: loanCase.id, taskId: null }
  // The lender's own agreement is looked at for what it is.
  const usual = file.kind === 'agreement' ? 'payout' : null
  const reason = (await openedFor(context.database, seen, staff.id, at)) ?? usual
  if (reason === null) throw new Refusal('names_closed')
  await context.database.transaction().execute(async (transaction) => {
    await lockCase(transaction, loanCase.id)
    const subjectId = await requestOfFile(transaction, loanCase.id, fileId)
    const which = { caseId: loanCase.id, kinds: ['document'] as const, subjectId }
    const by = actorOf(staff)
    if (subjectId !== null) await closeTasks(transaction, which, { outcome: 'done', by, at: context.now() })
    await insertLook(transaction, { ...seen, by: staff, reason, fileId, at })
    await appendAudit(transaction, 'desk.file-opened', { at, caseId: loanCase.id, by }, { fileId })
  })
  return file
}
