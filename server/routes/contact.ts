import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/calls.ts'
import type { contactCalls } from '#contract/contact.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handler.ts'
import { callBackMail, messageMail, type Letter } from '../mail/letters.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** CONT-2: both forms are stored and mailed to the lender's inbox, together or not at all. */
export const contactRoutes: Handlers<keyof typeof contactCalls & CallName> = {
  async requestContact({ context, request: { website, ...content } }) {
    if (isRobot(website)) return null
    return store(context, 'call', content, callBackMail(content))
  },
  async sendContactForm({ context, request: { website, ...content } }) {
    if (isRobot(website)) return null
    return store(context, 'message', content, messageMail(content))
  },
}

/** A field that people do not see was filled in; the robot is thanked like anyone, so that it learns nothing. */
const isRobot = (website: string | undefined) => (website ?? '') !== ''

async function store(context: Context, kind: 'call' | 'message', content: object, letter: Letter): Promise<null> {
  const id = randomUUID()
  await context.database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('contact_request')
      .values({ id, kind, content: JSON.stringify(content), created_at: context.now() })
      .execute()
    const recipient = context.settings.mail.inbox
    await queueMail(context, transaction, { key: `contact/${id}`, caseId: null, recipient, ...letter })
  })
  return null
}
