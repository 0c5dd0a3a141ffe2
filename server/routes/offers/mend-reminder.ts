import { otherWaysToYes } from '#lending/decision/decide.ts'
import { waitingMendsOn } from '#lending/decision/time-mends.ts'
import type { IsoDate } from '#lending/days.ts'
import { decidedCase, type Decided, shownDecision } from '../../case-thread/decided-case.ts'
import type { Context } from '../../context.ts'
import { answerAddress } from '../../follow-up/answer-address.ts'
import { mailCode } from '../../follow-up/mail-address-code.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../refusal.ts'
import { inPageLanguage } from '../in-page-language.ts'
import { appendAudit } from '../../store/audit.ts'
import { changeCase } from '../../store/case/change-case.ts'
import { findRow } from '../../store/database/rows.ts'

/** The day of a refusal's reminder, and whether it was asked for; null where waiting mends nothing. */
export async function mendReminderOf(
  context: Context,
  decided: Decided,
): Promise<{ on: IsoDate; isAsked: boolean } | null> {
  const { record } = await shownDecision(context, decided)
  const on = waitingMendsOn(record, otherWaysToYes(record, context.policies))
  if (on === null) return null
  const asked = await findRow(context.database, 'mend_reminder', { case_id: decided.loanCase.id })
  return { on, isAsked: asked !== undefined }
}

/** The address is a claim until its code came back, and no mail goes to a claim. */
export const requestReminder: Handler<'requestReminder'> = async ({ context, request, session, http }) => {
  const reminder = await mendReminderOf(context, await decidedCase(context, session?.caseId ?? null))
  if (reminder === null) throw new Refusal('step_not_reached')
  return changeCase(context, session?.caseId ?? null, async (transaction, found) => {
    const record = await inPageLanguage(transaction, found, http)
    const { loanCase } = record
    const at = context.now()
    const row = { case_id: loanCase.id, on_day: reminder.on, asked_at: at }
    const address = await answerAddress(context, transaction, record, request.email)
    await transaction
      .insertInto('mend_reminder')
      .values(row)
      .onConflict((conflict) => conflict.column('case_id').doUpdateSet({ on_day: reminder.on }))
      .execute()
    if (address.codeSentTo !== null) await mailCode(context, transaction, { loanCase, address, kind: 'contact-code' })
    await appendAudit(transaction, 'reminder.asked', { at, caseId: loanCase.id, by: 'applicant' }, { on: reminder.on })
    return { codeSentTo: address.codeSentTo }
  })
}
