import type { deskCaseCalls } from '#contract/desk/case.ts'
import { runCaseTask } from '../../case-thread/run-case-task.ts'
import { readAnalysed } from '../../case-thread/decided-case.ts'
import { Refusal } from '../../refusal.ts'
import { closeTasks } from '../../store/work/tasks.ts'
import { actorOf, appendAudit } from '../../store/audit.ts'
import { lockCase } from '../../store/case/case-data.ts'
import { readFile } from '../../store/follow-up/case-files.ts'
import { requestOfFile } from '../../store/follow-up/document-requests.ts'
import { endSessionsOf } from '../../store/session/session.ts'
import { insertLook, isOpenTo, openedFor } from '../../store/work/desk-looks.ts'
import { caseOf } from '../case-of.ts'
import { caseViewOf } from '../case-view.ts'
import type { DeskHandlers } from '../handler.ts'
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

  async downloadFile({ context, staff, params }) {
    const { loanCase, caseKey } = await caseOf(context, params.caseId)
    const file = await readFile(context.database, caseKey, params.fileId)
    if (!file) throw new Refusal('not_found')
    const at = context.now()
    const seen = { caseId: loanCase.id, taskId: null }
    // The lender's own agreement is looked at for what it is.
    const usual = file.kind === 'agreement' ? 'payout' : null
    const reason = (await openedFor(context.database, seen, staff.id, at)) ?? usual
    if (reason === null) throw new Refusal('names_closed')
    await context.database.transaction().execute(async (transaction) => {
      await lockCase(transaction, loanCase.id)
      const subjectId = await requestOfFile(transaction, loanCase.id, params.fileId)
      const which = { caseId: loanCase.id, kinds: ['document'] as const, subjectId }
      const by = actorOf(staff)
      if (subjectId !== null) await closeTasks(transaction, which, { outcome: 'done', by, at: context.now() })
      await insertLook(transaction, { ...seen, by: staff, reason, fileId: params.fileId, at })
      await appendAudit(transaction, 'desk.file-opened', { at, caseId: loanCase.id, by }, { fileId: params.fileId })
    })
    const ending = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }[file.type]
    const { type, bytes } = file
    return { type, bytes, name: `vlot-${params.fileId.slice(0, 8)}.${ending}` }
  },
}
