import { mayTakeBack } from '#lending/desk/follow-up.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { mailTakenBack } from '../mail/mail-changes.ts'
import { Refusal } from '../refusal.ts'
import { appendAudit } from '../store/audit.ts'
import { onCase } from '../store/case/change-case.ts'
import { touchCase } from '../store/case/case-data.ts'
import { readMailAddress } from '../store/follow-up/contact-details.ts'
import { insertStep, readFollowUp } from '../store/follow-up/follow-ups.ts'
import { endUnderWay } from './end-under-way.ts'
import { changeRows } from '../store/database/rows.ts'

/**
 * The applicant takes the choice back, which costs nothing until the signature: the offers can be chosen again, the
 * flow is open again, and what the lender had under way ends. Taken back twice it is taken back once.
 */
export async function takeChoiceBack(context: Context, caseId: string): Promise<void> {
  await onCase(
    context,
    caseId,
    async (transaction, record) => {
      const { loanCase, caseKey } = record
      const offerId = loanCase.selected_offer_id
      const followUp = await readFollowUp(transaction, caseKey)
      const isFollowed = followUp !== null && followUp.row.offer_id !== null && followUp.row.offer_id === offerId
      if (followUp?.steps.some(({ step }) => step === 'stopped') || (isFollowed && !mayTakeBack(followUp)))
        throw new Refusal('choice_settled')
      if (offerId === null) return
      const at = context.now()
      const reopened = { selected_offer_id: null, disbursement_account_id: null, flow_finished_at: null }
      await changeRows(transaction, 'loan_case', { id: caseId }, reopened)
      await touchCase(transaction, caseId, at)
      if (isFollowed) {
        const step = { step: 'takenBack', on: businessDay(at), dueOn: null, isYes: null } as const
        await insertStep(transaction, caseId, step, { at, sealed: null })
        await endUnderWay(context, transaction, caseKey, { outcome: 'changed', by: 'applicant' })
        const address = await readMailAddress(transaction, caseKey)
        if (address) await mailTakenBack(context, transaction, { loanCase, address, reference: followUp.row.reference })
      }
      const fact = { at, caseId, by: 'applicant' }
      await appendAudit(transaction, 'choice.taken-back', fact, { offerId, dataVersion: loanCase.data_version })
    },
    'case_id_not_available',
  )
}
