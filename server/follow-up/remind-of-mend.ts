import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { queueCaseMail } from '../mail/case-mail.ts'
import { languageOf } from '../mail/mail-link-for-case.ts'
import { oneClickUrl, unsubscribeLink, unsubscribeToken } from '../mail/mail-links.ts'
import { mendLetter } from '../mail/reminder-letters.ts'
import { appendAudit } from '../store/audit.ts'
import { readContact } from '../store/case/case-contact.ts'
import { lockCase } from '../store/case/case-data.ts'
import { readCase } from '../store/case/read-case.ts'

const remindersAtOnce = 100

/** Mails all that are due. The wish ends with its day, whether its address was ever confirmed or not. */
export async function remindOfMends(context: Context): Promise<void> {
  const due = await context.database
    .selectFrom('mend_reminder')
    .select('case_id')
    .where('on_day', '<=', businessDay(context.now()))
    .limit(remindersAtOnce)
    .execute()
  for (const { case_id: caseId } of due) {
    await remindOnce(context, caseId).catch((error: unknown) => {
      // One case that cannot be worked on does not keep the others from their reminder.
      context.log.error({ err: error, caseId }, 'A reminder of a mended refusal could not be sent')
    })
  }
}

/** Under the case's lock, and taken away there, so that two processes send once. */
async function remindOnce(context: Context, caseId: string): Promise<void> {
  const { settings } = context
  await context.database.transaction().execute(async (transaction) => {
    const locked = await lockCase(transaction, caseId)
    const taken = await transaction.deleteFrom('mend_reminder').where('case_id', '=', caseId).executeTakeFirst()
    const record = locked && (await readCase(transaction, settings.operatorKeys, caseId))
    const contact = record && (await readContact(transaction, record.caseKey))
    if (taken.numDeletedRows === 0n || !contact?.isProven || !contact.wantsReminders) return
    if (record?.decision?.outcome !== 'refused') return
    const { loanCase } = record
    const language = languageOf(loanCase)
    const token = unsubscribeToken(settings.operatorKeys, caseId)
    const letter = mendLetter({
      language,
      company: loanCase.company_name,
      url: `${settings.publicOrigin}${language === 'en' ? '/en' : '/'}`,
      unsubscribeUrl: unsubscribeLink(settings, language, token),
      oneClickUrl: oneClickUrl(settings, token),
    })
    const mail = { kind: 'reminder' as const, caseId, recipient: contact.email, addressId: contact.id, letter }
    await queueCaseMail(context, transaction, mail)
    await appendAudit(transaction, 'reminder.sent', { at: context.now(), caseId, by: 'worker' }, { moment: 'mended' })
  })
}
