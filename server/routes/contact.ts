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
import { queueMail } from '../mail/queue-mail.ts'
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

/** The robot is thanked like anyone, so that it learns nothing. */
const isRobot = (website: string | undefined, filledInMs: number | undefined): boolean =>
  (website ?? '') !== '' || (filledInMs !== undefined && filledInMs < filledInMinMs)

async function store(context: Context, form: ContactRequest): Promise<void> {
  const { mail, operatorKey } = context.settings
  await context.database.transaction().execute(async (transaction) => {
    const id = await insertContactRequest(transaction, operatorKey, form, context.now())
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
