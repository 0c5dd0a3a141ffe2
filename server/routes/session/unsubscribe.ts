import type { FastifyInstance } from 'fastify'
import type { Language } from '#lending/language.ts'
import type { Context } from '../../context.ts'
import type { Handler } from '../../http/handler.ts'
import { languageOf } from '../../mail/mail-link-for-case.ts'
import { caseOfUnsubscribeToken, oneClickPath, unsubscribeLink } from '../../mail/mail-links.ts'
import { appendAudit } from '../../store/audit.ts'
import { findCase } from '../../store/case/case-data.ts'
import { unsubscribe as unsubscribeCase } from '../../store/case/case-contact.ts'

/** No more reminders. The answer is the same for a token that is not ours, so that it shows nothing about a case. */
export const unsubscribe: Handler<'unsubscribe'> = async ({ context, request }) => {
  await unsubscribeWith(context, request.token)
  return null
}

async function unsubscribeWith(context: Context, token: string): Promise<void> {
  const caseId = caseOfUnsubscribeToken(context.settings.operatorKeys, token)
  if (caseId === null) return
  await context.database.transaction().execute(async (transaction) => {
    const at = context.now()
    if (!(await unsubscribeCase(transaction, caseId, at))) return
    await appendAudit(transaction, 'reminders.ended', { at, caseId, by: 'visitor' })
  })
}

/** Of the case that the token is for; Dutch when it is for none. */
async function languageOfToken(context: Context, token: string): Promise<Language> {
  const caseId = caseOfUnsubscribeToken(context.settings.operatorKeys, token)
  const loanCase = caseId === null ? null : await findCase(context.database, caseId)
  return loanCase ? languageOf(loanCase) : 'nl'
}

const tokenChars = 200
const bodyBytesMax = 4 * 1024
const limit = {
  schema: { querystring: { type: 'object', properties: { token: { type: 'string', maxLength: tokenChars } } } },
}

type WithToken = { Querystring: { token?: string } }

/**
 * The address in the List-Unsubscribe header. A mail program POSTs to it (RFC 8058): an unread form, no cookie, the
 * token in the query. A GET, by a person or a scanner, leads to the page where one button does the same.
 */
export function oneClickRoutes(app: FastifyInstance, context: Context): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytesMax }, (_request, _body, done) => done(null))
  app.post<WithToken>(oneClickPath, { ...limit, bodyLimit: bodyBytesMax }, async (request, reply) => {
    await unsubscribeWith(context, request.query.token ?? '')
    return reply.code(204).send()
  })
  app.get<WithToken>(oneClickPath, limit, async (request, reply) => {
    const token = request.query.token ?? ''
    return reply.redirect(unsubscribeLink(context.settings, await languageOfToken(context, token), token), 303)
  })
}
