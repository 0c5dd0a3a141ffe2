import type { CallName } from '#contract/calls.ts'
import type { contactCalls } from '#contract/contact.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handler.ts'
import { callBackMail, messageMail, type Letter } from '../mail/letters.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { contactMailKey, insertContactRequest, type ContactRequest } from '../store/contact-requests.ts'

/** CONT-2: both forms are stored and mailed to the lender's inbox, together or not at all. */
export const contactRoutes: Handlers<keyof typeof contactCalls & CallName> = {
  async requestContact({ context, request: { website, ...content } }) {
    if (isRobot(website)) return null
    return store(context, { kind: 'call', sender: content.phone, content }, callBackMail(content))
  },
  async sendContactForm({ context, request: { website, ...content } }) {
    if (isRobot(website)) return null
    return store(context, { kind: 'message', sender: content.email, content }, messageMail(content))
  },
}

/** A field that people do not see was filled in; the robot is thanked like anyone, so that it learns nothing. */
const isRobot = (website: string | undefined) => (website ?? '') !== ''

async function store(context: Context, form: ContactRequest, letter: Letter): Promise<null> {
  const { mail, operatorKey } = context.settings
  await context.database.transaction().execute(async (transaction) => {
    const id = await insertContactRequest(transaction, operatorKey, form, context.now())
    await queueMail(context, transaction, { key: contactMailKey(id), caseId: null, recipient: mail.inbox, ...letter })
  })
  return null
}
