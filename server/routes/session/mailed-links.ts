import type { Transaction } from 'kysely'
import type { returnCalls } from '#contract/return.ts'
import { languageHeader } from '../../http/language-header.ts'
import { withMinimumDuration } from '../../http/minimum-duration.ts'
import type { Context } from '../../context.ts'
import type { Handler, Handlers } from '../../http/handler.ts'
import { Refusal } from '../../refusal.ts'
import { mailReconsentLink, mailResumeLink, type Addressee } from '../../mail/mail-link-for-case.ts'
import { appendAudit } from '../../store/audit.ts'
import { findCaseOfContact, readContact, saveContact } from '../../store/case/case-contact.ts'
import { lockCase, openKeyOf, touchCase } from '../../store/case/case-data.ts'
import { findConnection } from '../../store/bank/connections.ts'
import { mayMailLink } from '../../store/mail/mailed-links.ts'
import { openCase } from '../../store/case/read-case.ts'
import type { Schema } from '../../store/schema.ts'
import type { LinkPurpose } from '../../store/schema/mail-tables.ts'

/** Every answer about links takes this long, so that its time does not show whether there is such a case or address. */
const linkAnswerMs = 250
const day = 24 * 60 * 60_000
/** An address may be mistyped a few times; more than this a day is somebody filling other people's inboxes. */
const savesPerDayMax = 5

/** RECON-14: a link that died or went missing is mailed again, only ever to the address that the case has. */
const requestReconsentLink: Handler<'requestReconsentLink'> = ({ context, request }) =>
  withMinimumDuration(linkAnswerMs, async () => {
    await context.database.transaction().execute(async (transaction) => {
      const addressee = await addresseeOf(context, transaction, request.caseId)
      const connection = addressee && (await findConnection(transaction, request.caseId, request.connectionId))
      if (!connection || !(await mayMail(context, transaction, addressee, 'reconsent'))) return
      if (!(await mailReconsentLink(context, transaction, addressee, connection))) return
      await noteMailed(context, transaction, request.caseId, 'reconsent')
    })
    return null
  })

/** FLOW-11: mails the newest application of this company that this address was left for. */
const requestResumeLink: Handler<'requestResumeLink'> = ({ context, request }) =>
  withMinimumDuration(linkAnswerMs, async () => {
    const caseId = await findCaseOfContact(context.database, context.settings.operatorKey, request)
    if (caseId === null) return null
    await context.database.transaction().execute(async (transaction) => {
      const addressee = await addresseeOf(context, transaction, caseId)
      if (!addressee || !(await mayMail(context, transaction, addressee, 'resume'))) return
      if (!(await mailResumeLink(context, transaction, addressee, 'request'))) return
      await noteMailed(context, transaction, caseId, 'resume')
    })
    return null
  })

/** FLOW-11: the address is kept for links and reminders of this application, also of one that is finished. */
const saveForLater: Handler<'saveForLater'> = async ({ context, request, session, http }) => {
  const caseId = session?.caseId ?? null
  if (caseId === null) throw new Refusal('step_not_reached')
  await context.database.transaction().execute(async (transaction) => {
    const loanCase = await lockCase(transaction, caseId)
    const caseKey = loanCase && openKeyOf(context.settings.operatorKey, loanCase)
    if (!loanCase || !caseKey) throw new Refusal('step_not_reached')
    if ((await countSaves(context, transaction, caseId)) >= savesPerDayMax) {
      throw tooManyMails()
    }
    const now = context.now()
    const locale = languageHeader(http) ?? loanCase.locale
    await transaction.updateTable('loan_case').set({ locale }).where('id', '=', caseId).execute()
    const { operatorKey } = context.settings
    const opened = openCase(caseKey, { ...loanCase, locale })
    const contact = { operatorKey, caseKey, kvkNumber: opened.kvk_number, email: request.email, now }
    await saveContact(transaction, contact)
    const isMailed = await mailResumeLink(context, transaction, { loanCase: opened, email: request.email }, 'save')
    if (!isMailed) throw tooManyMails()
    await touchCase(transaction, caseId, now)
    const fact = { at: now, caseId, actor: 'applicant', action: 'contact.saved' } as const
    await appendAudit(transaction, { ...fact, detail: {} })
  })
  return null
}

const tooManyMails = () => new Refusal('too_many_requests', { retryAfterSeconds: 3_600 })

async function countSaves(context: Context, transaction: Transaction<Schema>, caseId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('mailed_link')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('case_id', '=', caseId)
    .where('cause', '=', 'save')
    .where('created_at', '>', new Date(context.now().getTime() - day))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks the case; null when it is gone or has no address. */
async function addresseeOf(
  context: Context,
  transaction: Transaction<Schema>,
  caseId: string,
): Promise<Addressee | null> {
  const loanCase = await lockCase(transaction, caseId)
  const caseKey = loanCase && openKeyOf(context.settings.operatorKey, loanCase)
  const contact = caseKey && (await readContact(transaction, caseKey))
  return loanCase && caseKey && contact ? { loanCase: openCase(caseKey, loanCase), email: contact.email } : null
}

/** A link that is asked for too often is not mailed and not reported, for the answer is the same for everybody. */
async function mayMail(
  context: Context,
  transaction: Transaction<Schema>,
  addressee: Addressee | null,
  purpose: LinkPurpose,
): Promise<boolean> {
  return addressee !== null && mayMailLink(transaction, addressee.loanCase.id, purpose, context.now())
}

function noteMailed(context: Context, transaction: Transaction<Schema>, caseId: string, purpose: LinkPurpose) {
  const fact = { at: context.now(), caseId, actor: 'visitor', action: 'link.mailed' } as const
  return appendAudit(transaction, { ...fact, detail: { purpose, cause: 'request' } })
}

type Names = 'requestReconsentLink' | 'requestResumeLink' | 'saveForLater'
export const mailedLinkRoutes: Handlers<Names & keyof typeof returnCalls> = {
  requestReconsentLink,
  requestResumeLink,
  saveForLater,
}
