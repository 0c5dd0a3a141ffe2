import type { deskSettleCalls } from '#contract/desk/settle.ts'
import type { StepRefusal } from '#lending/desk/follow-up.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../../context.ts'
import { askFor, askForDocument } from '../../follow-up/ask-for-document.ts'
import { recordStep, recordStepIn, type NamedStep } from '../../follow-up/record-step.ts'
import { withOneFile } from '../../http/one-file.ts'
import { isOwnDecision } from '../../tasks/own-decision.ts'
import { Refusal } from '../../refusal.ts'
import { actorOf } from '../../store/audit.ts'
import { lockCase } from '../../store/case/case-data.ts'
import { insertFile } from '../../store/follow-up/case-files.ts'
import { readFollowUp } from '../../store/follow-up/follow-ups.ts'
import { readCase } from '../../store/case/read-case.ts'
import { documentType } from '../../uploads/document-type.ts'
import { caseOf } from '../case-of.ts'
import type { DeskHandlers } from '../handler.ts'

const refusals = {
  taken: 'changed_meanwhile',
  withdrawn: 'changed_meanwhile',
  refused: 'changed_meanwhile',
  'not-a-referral': 'step_too_early',
  'too-early': 'step_too_early',
  'same-person': 'same_person',
} as const satisfies Record<StepRefusal, string>

async function takeStep(context: Context, caseId: string, step: NamedStep, by: string): Promise<null> {
  const taken = await recordStep(context, caseId, step, by)
  if (typeof taken === 'string') throw new Refusal(refusals[taken])
  return null
}

/** From the check to the payout, a step at a time and by hand. */
export const settleHandlers: DeskHandlers<typeof deskSettleCalls> = {
  async finishCheck({ context, staff, params, request }) {
    const { loanCase } = await caseOf(context, params.caseId)
    if (loanCase.data_version !== request.dataVersion) throw new Refusal('changed_meanwhile')
    const checked = { kind: 'chosenOffer', case_id: loanCase.id } as const
    if (await isOwnDecision(context.database, checked, staff.id)) throw new Refusal('work_own_decision')
    return takeStep(context, loanCase.id, { step: 'agreement' }, actorOf(staff))
  },

  async putAgreement({ context, staff, params, http }) {
    const { loanCase } = await caseOf(context, params.caseId)
    await withOneFile(http, async (bytes) => {
      const type = documentType(bytes)
      if (type !== 'application/pdf') throw new Refusal('file_kind', { fields: ['files'] })
      await context.database.transaction().execute(async (transaction) => {
        const locked = await lockCase(transaction, loanCase.id)
        const record = locked && (await readCase(transaction, context.settings.operatorKey, loanCase.id))
        if (!record) throw new Refusal('not_found')
        const at = context.now()
        await insertFile(transaction, record.caseKey, { kind: 'agreement', type, bytes, at, sentAt: at })
        const taken = await recordStepIn(context, transaction, record, { step: 'sent' }, actorOf(staff))
        if (typeof taken === 'string') throw new Refusal(refusals[taken])
        await askFor(context, transaction, record, { reason: 'signed-agreement', words: null, by: staff })
      })
    })
    return null
  },

  async recordStep({ context, staff, params, request: { step, on, reference } }) {
    const { loanCase, caseKey } = await caseOf(context, params.caseId)
    const followUp = await readFollowUp(context.database, caseKey)
    const last = followUp?.steps.at(-1)
    if (!last || (step === 'signed' && last.step === 'agreement')) throw new Refusal('step_too_early')
    if (on > businessDay(context.now()) || on < last.on) throw new Refusal('day_not_possible', { fields: ['on'] })
    return takeStep(context, loanCase.id, { step, doneOn: on, reference: reference.trim() }, actorOf(staff))
  },

  async askDocument({ context, staff, params, request, heldKey }) {
    const { loanCase } = await caseOf(context, params.caseId)
    const asking = { reason: request.reason, words: request.words?.trim() || null, by: staff }
    await askForDocument(context, loanCase.id, asking, heldKey)
    return null
  },
}
