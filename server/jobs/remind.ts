import { daysBetween } from '#lending/days.ts'
import { reminderDue, reminderHours, type ReminderMoment, type SentReminder } from '#lending/reminders.ts'
import { businessClock } from '../business-clock.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { oweEndedConsents } from '../follow-up/owe-ended-consents.ts'
import { remindDocuments } from '../follow-up/remind-documents.ts'
import { remindOfMends } from '../follow-up/remind-of-mend.ts'
import { queueCaseMail } from '../mail/case-mail.ts'
import { languageOf, mintReconsentUrl, type Addressee } from '../mail/mail-link-for-case.ts'
import { oneClickUrl, unsubscribeLink, unsubscribeToken } from '../mail/mail-links.ts'
import { reminderLetter } from '../mail/reminder-letters.ts'
import { appendAudit } from '../store/audit.ts'
import { readContact } from '../store/case/case-contact.ts'
import { lockCase, openKeyOf } from '../store/case/case-data.ts'
import type { ConnectionRow } from '../store/bank/connections.ts'
import { isContractOver } from '../store/bank/contract-end.ts'
import { openCase } from '../store/case/read-case.ts'
import { listNearEnd, noteReminder, sentReminders } from '../store/bank/reminders.ts'
import type { Worker } from '../store/job-queue.ts'
import { findRow } from '../store/database/rows.ts'

const pageSize = 200

/**
 * RECON-14: sends the due reminders (lending/reminders.ts) of consents and documents; ended consents become work. Each
 * connection is one transaction with link, mail and record, under the case's lock, so two runs send once.
 */
export const remindWorker = (context: Context): Worker<'remind'> => ({
  async step({ signal }) {
    const { hour } = businessClock(context.now())
    if (hour < reminderHours.from || hour >= reminderHours.until) return null
    await remindDocuments(context)
    await remindOfMends(context)
    await oweEndedConsents(context)
    let after = '00000000-0000-0000-0000-000000000000'
    while (!signal.aborted) {
      const page = await listNearEnd(context.database, context.now(), { after, limit: pageSize })
      const sent = await sentReminders(context.database, page)
      // Decided again under the case's lock; this only spares the lock of all that are not due.
      const due = page.filter((row) => dueOf(row, sent(row), context.now()) !== null)
      for (const { id, case_id: caseId } of due) {
        await remindOf(context, { id, caseId }).catch((error: unknown) => {
          // One case that cannot be worked on does not keep the others from their reminder.
          context.log.error({ err: error, connection: id }, 'A reminder could not be sent')
        })
      }
      if (page.length < pageSize) break
      after = page.at(-1)?.id ?? after
    }
    return null
  },
})

async function remindOf(context: Context, { id, caseId }: { id: string; caseId: string }): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const locked = await lockCase(transaction, caseId)
    const caseKey = locked && openKeyOf(context.settings.operatorKeys, locked)
    const row = await findRow(transaction, 'bank_connection', { id })
    if (!locked || !caseKey || !row) return
    const now = context.now()
    const sent = await sentReminders(transaction, [row])
    const moment = dueOf(row, sent(row), now)
    const contact = moment && (await readContact(transaction, caseKey))
    if (!moment || !contact?.wantsReminders) return
    if (await isContractOver(transaction, locked, now)) return
    const addressee = { loanCase: openCase(caseKey, locked), address: contact }
    const url = await mintReconsentUrl(context, transaction, addressee, row, 'reminder')
    const letter = letterOf(context, { addressee, row, moment, url, now })
    const mail = { kind: 'reminder' as const, caseId, recipient: contact.email, addressId: contact.id, letter }
    const mailId = await queueCaseMail(context, transaction, mail)
    await noteReminder(transaction, row, { moment, mailId, at: now })
    const fact = { at: now, caseId, by: 'worker' }
    await appendAudit(transaction, 'reminder.sent', fact, { bankConnectionId: row.id, moment })
  })
}

function dueOf(row: ConnectionRow, sent: readonly SentReminder[], now: Date): ReminderMoment | null {
  const expiresAt = row.consent_expires_at
  if (expiresAt === null) return null
  const { today, hour } = businessClock(now)
  const since = businessDay(row.consent_since ?? row.created_at)
  return reminderDue({ today, hour, expiresOn: businessDay(expiresAt), hasExpired: now >= expiresAt, since }, sent)
}

type LetterParts = { addressee: Addressee; row: ConnectionRow; moment: ReminderMoment; url: string; now: Date }

function letterOf({ settings }: Context, { addressee: { loanCase }, row, moment, url, now }: LetterParts) {
  const language = languageOf(loanCase)
  const token = unsubscribeToken(settings.operatorKeys, loanCase.id)
  const expiresOn = businessDay(row.consent_expires_at ?? now)
  return reminderLetter({
    language,
    company: loanCase.company_name,
    bank: row.bank_name,
    moment,
    daysLeft: daysBetween(businessDay(now), expiresOn),
    expiresOn,
    url,
    unsubscribeUrl: unsubscribeLink(settings, language, token),
    oneClickUrl: oneClickUrl(settings, token),
  })
}
