import type { RequestOf } from '#contract/calls.ts'
import { type contactCalls, filledInMinMs } from '#contract/contact.ts'
import { businessDay } from '#lending/business-day.ts'
import { dueOn } from '#lending/desk/due-times.ts'
import type { Language } from '#lending/language.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handler.ts'
import { languageHeader } from '../http/language-header.ts'
import { inboxMail } from '../mail/letters.ts'
import { workAtDesk } from '../mail/mail-links.ts'
import { mailReceipt } from '../mail/mail-receipt.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { closeTasks } from '../store/work/tasks.ts'
import { enterComplaint } from '../tasks/enter-complaint.ts'
import { openTask } from '../tasks/open-task.ts'
import { contactMailKey, insertContactRequest, type ContactRequest } from '../store/work/contact-requests.ts'

/** CONT-2: both forms are stored, and a reference is mailed to the lender's inbox, together or not. */
export const contactRoutes: Handlers<keyof typeof contactCalls> = {
  async requestContact({ context, request }) {
    await takeCallRequest(context, request)
    return null
  },
  async sendContactForm({ context, request, http }) {
    await takeMessage(context, request, languageHeader(http) ?? 'nl')
    return null
  },
  async sendComplaint({ context, request, http }) {
    await takeComplaint(context, request, languageHeader(http) ?? 'nl')
    return null
  },
}

/** A request to be called back, from the call or from the form of a page without a script. */
export async function takeCallRequest(context: Context, asked: RequestOf<'requestContact'>): Promise<void> {
  const { website, filledInMs, ...content } = asked
  if (isRobot(website, filledInMs)) return
  await store(context, { kind: 'call', sender: content.phone, content })
}

/** A message, likewise; it is answered in the language of the page that it came from. */
export async function takeMessage(
  context: Context,
  sent: RequestOf<'sendContactForm'>,
  language: Language,
): Promise<void> {
  const { website, filledInMs, ...content } = sent
  if (isRobot(website, filledInMs)) return
  await store(context, { kind: 'message', sender: content.email, content: { ...content, language } })
}

/**
 * A complaint, as one that an employee enters. Its receipt is confirmed at once by mail, and the lender's inbox learns
 * no more than that there is one. A reference that no case has is kept in its words.
 */
export async function takeComplaint(
  context: Context,
  sent: RequestOf<'sendComplaint'>,
  language: Language,
): Promise<void> {
  const { website, filledInMs, reference = '', message: words, ...sender } = sent
  if (isRobot(website, filledInMs)) return
  const asked = { ...sender, words, language, receivedOn: businessDay(context.now()) }
  const confirm: Parameters<typeof enterComplaint>[3] = async (transaction, { id, caseId, taskId, answerBy }) => {
    await mailReceipt(context, transaction, {
      kind: 'complaintReceived',
      caseId,
      ...sender,
      addressId: null,
      language,
      by: answerBy,
    })
    const receipt = { caseId, kinds: ['complaintReceipt' as const], subjectId: id }
    await closeTasks(transaction, receipt, { outcome: 'sent', by: 'worker', at: context.now() })
    const { mail } = context.settings
    const url = workAtDesk(context.settings, taskId)
    const letter = inboxMail({ what: 'complaint', reference: id, dueOn: answerBy, url })
    await queueMail(context, transaction, { key: `inbox.complaint/${id}`, caseId, recipient: mail.inbox, ...letter })
  }
  const named = reference === '' ? null : reference
  const entered = await enterComplaint(context, 'applicant', { ...asked, reference: named }, confirm)
  if (entered !== 'reference-unknown') return
  const told = { ...asked, words: `${reference}\n\n${words}`, reference: null }
  await enterComplaint(context, 'applicant', told, confirm)
}

/** The robot is thanked like anyone, so that it learns nothing. */
const isRobot = (website: string | undefined, filledInMs: number | undefined): boolean =>
  (website ?? '') !== '' || (filledInMs !== undefined && filledInMs < filledInMinMs)

async function store(context: Context, form: ContactRequest): Promise<void> {
  const { mail, operatorKeys } = context.settings
  await context.database.transaction().execute(async (transaction) => {
    const id = await insertContactRequest(transaction, operatorKeys, form, context.now())
    const reason = form.kind === 'call' ? 'callBack' : 'message'
    const due = dueOn('contact', businessDay(context.now()))
    const taskId = await openTask(context, transaction, {
      kind: 'contact',
      caseId: null,
      subjectId: id,
      reason,
      dueOn: due,
    })
    const url = workAtDesk(context.settings, taskId)
    const letter = inboxMail({ what: reason, reference: taskId.slice(0, 8), dueOn: due, url })
    await queueMail(context, transaction, { key: contactMailKey(id), caseId: null, recipient: mail.inbox, ...letter })
  })
}
