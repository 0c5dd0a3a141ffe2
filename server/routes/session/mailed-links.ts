import type { returnCalls } from '#contract/return.ts'
import { languageHeader } from '../../http/language-header.ts'
import type { Context } from '../../context.ts'
import type { Handler, Handlers } from '../../http/handler.ts'
import { Refusal } from '../../refusal.ts'
import { tooManyMails } from '../../follow-up/mail-address-code.ts'
import { mailResumeLink } from '../../mail/mail-link-for-case.ts'
import { appendAudit } from '../../store/audit.ts'
import { lookupsOf, saveContact } from '../../store/case/case-contact.ts'
import { lockCase, openKeyOf, touchCase } from '../../store/case/case-data.ts'
import { countSaves } from '../../store/mail/mailed-links.ts'
import { openCase } from '../../store/case/read-case.ts'
import type { AskedLink } from '../../store/job-kinds.ts'
import { changeRows } from '../../store/database/rows.ts'

/** An address may be mistyped a few times; more than this a day is abuse of other people's inboxes. */
export const savesPerDayMax = 5

/** RECON-14: a link that died or went missing is mailed again, only ever to the address that the case has. */
const requestReconsentLink: Handler<'requestReconsentLink'> = async ({ context, request }) => {
  const { caseId, connectionId } = request
  await askForLink(context, { purpose: 'reconsent', caseId, connectionId })
  return null
}

/** FLOW-11: mails the newest application of this company that this address was left for. */
const requestResumeLink: Handler<'requestResumeLink'> = async ({ context, request }) => {
  const lookups = lookupsOf(context.settings.operatorKeys, request.kvkNumber, request.email)
  await askForLink(context, { purpose: 'resume', lookup: lookups.map((one) => one.toString('base64url')).join('.') })
  return null
}

/**
 * A job (jobs/mail-link.ts) looks up whether such a case or address exists: the call does the same for all, so that
 * neither its answer nor its time reveals the result, however busy the server.
 */
const askForLink = (context: Context, asked: AskedLink): Promise<void> =>
  context.jobs.enqueue(context.database, 'mail-link', asked)

/**
 * FLOW-11: the address is kept for links and reminders of this application, also of one that is finished. It takes the
 * place of a proven one once its own link and code were used.
 */
const saveForLater: Handler<'saveForLater'> = async ({ context, request, session, http }) => {
  const caseId = session?.caseId ?? null
  if (caseId === null) throw new Refusal('step_not_reached')
  await context.database.transaction().execute(async (transaction) => {
    const loanCase = await lockCase(transaction, caseId)
    const caseKey = loanCase && openKeyOf(context.settings.operatorKeys, loanCase)
    if (!loanCase || !caseKey) throw new Refusal('step_not_reached')
    if ((await countSaves(transaction, caseId, 'resume', context.now())) >= savesPerDayMax) {
      throw tooManyMails()
    }
    const now = context.now()
    const locale = languageHeader(http) ?? loanCase.locale
    await changeRows(transaction, 'loan_case', { id: caseId }, { locale })
    const { operatorKeys } = context.settings
    const opened = openCase(caseKey, { ...loanCase, locale })
    const contact = { operatorKeys, caseKey, kvkNumber: opened.kvk_number, email: request.email, now }
    const address = { id: await saveContact(transaction, contact), email: request.email }
    const isMailed = await mailResumeLink(context, transaction, { loanCase: opened, address }, 'save')
    if (!isMailed) throw tooManyMails()
    await touchCase(transaction, caseId, now)
    await appendAudit(transaction, 'contact.saved', { at: now, caseId, by: 'applicant' })
  })
  return null
}

type Names = 'requestReconsentLink' | 'requestResumeLink' | 'saveForLater'
export const mailedLinkRoutes: Handlers<Names & keyof typeof returnCalls> = {
  requestReconsentLink,
  requestResumeLink,
  saveForLater,
}
