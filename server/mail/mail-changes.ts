import { randomUUID } from 'node:crypto'
import { type ToldReason, toldWords } from '#lending/desk/check-lines.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../store/schema.ts'
import { changeLetter, type ChangeLetter } from './change-letters.ts'
import { takenBackMail } from './letters.ts'
import { mailApplicant, type To } from './mail-follow-up.ts'
import { caseAtDesk } from './mail-links.ts'
import { queueMail } from './queue-mail.ts'

export const mailChange = (context: Context, transaction: Transaction, kind: ChangeLetter, to: To): Promise<void> =>
  mailApplicant(context, transaction, `follow-up.${kind}`, to, (common) => changeLetter(kind, common))

/** With the reason where the applicant is told it. */
export const mailStopped = (
  context: Context,
  transaction: Transaction,
  to: To,
  reason: ToldReason | null,
): Promise<void> =>
  mailApplicant(context, transaction, 'follow-up.stopped', to, (common) =>
    changeLetter('stopped', common, reason && toldWords[reason][common.language]),
  )

/** To the applicant, and to the lender's inbox with the reference alone. */
export async function mailTakenBack(context: Context, transaction: Transaction, to: To): Promise<void> {
  await mailChange(context, transaction, 'takenBack', to)
  const caseId = to.loanCase.id
  const letter = takenBackMail(to.reference, caseAtDesk(context.settings, caseId))
  const key = `inbox.takenBack/${randomUUID()}`
  await queueMail(context, transaction, { key, caseId, recipient: context.settings.mail.inbox, ...letter })
}
