import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contactCalls } from '#contract/contact.ts'
import type { Language } from '#lending/language.ts'
import { readPhone } from '#lending/phone-number.ts'
import type { Context } from '../../context.ts'
import { type RateLimiter, rateLimitHook } from '../../http/rate-limiter.ts'
import { Refusal } from '../../refusal.ts'
import { pagePolicy } from '../../http/response-headers.ts'
import { takeCallRequest, takeMessage } from '../contact.ts'
import { type FormState, withFormState } from './form-state.ts'
import { sendPacked } from './send-packed.ts'
import type { Partner } from '../../settings/partners.ts'
import { asHtml, fillPart, intoSlot, readParts } from './page-parts.ts'

/** The contact page of each language, which is where its forms post to. */
const pages = ['/contact', '/en/contact']
const bodyBytesMax = 32 * 1024

type Fields = Record<string, string>
type Form = {
  name: FormState['form']
  take: (context: Context, fields: Fields, language: Language) => Promise<string[]>
}

const forms: readonly Form[] = [
  {
    name: 'call',
    async take(context, fields) {
      const read = contactCalls.requestContact.request.safeParse({ ...fields, phone: readPhone(fields['phone'] ?? '') })
      if (read.success) await takeCallRequest(context, read.data)
      return wrongFields(read)
    },
  },
  {
    name: 'message',
    async take(context, fields, language) {
      const read = contactCalls.sendContactForm.request.safeParse(fields)
      if (read.success) await takeMessage(context, read.data, language)
      return wrongFields(read)
    },
  },
]

const fieldNames = new Set([
  'form',
  ...Object.keys(contactCalls.requestContact.request.shape),
  ...Object.keys(contactCalls.sendContactForm.request.shape),
])

type Read = { success: true } | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } }
const wrongFields = (read: Read): string[] =>
  read.success ? [] : [...new Set(read.error.issues.map(({ path }) => String(path[0])))]

/**
 * CONT-2 without JavaScript: the two forms of the contact page post here. What is wrong is reported on the same page, below
 * its field and with all values kept; a form that is taken leads to a page of thanks.
 */
export function serveContactPage(app: FastifyInstance, context: Context, limiter: RateLimiter): void {
  for (const page of pages) serveWithPartners(app, page, { context, limiter })
  void app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: bodyBytesMax })
    scope.addHook('onRequest', rateLimitHook(limiter, 'form'))
    for (const page of pages) scope.post(page, (request, reply) => take(page, context, request, reply))
  })
}

/** CONT-1: the built page names no partner; the server of a lender that has some completes it. */
function serveWithPartners(app: FastifyInstance, page: string, { context, limiter }: Doors): void {
  const file = builtFile(context, page)
  if (context.settings.partners.length === 0 || !existsSync(file)) return
  const html = completed(readFileSync(file, 'utf8'), page, context)
  const policy = pagePolicy(html)
  app.get(page, async (request, reply) => {
    await limiter.count('page', request)
    return sendPacked(request, reply, html, policy)
  })
}

type Doors = { context: Context; limiter: RateLimiter }

const builtFile = ({ settings }: Context, page: string) => join(settings.siteDir, page, 'index.html')

const languageOf = (page: string): Language => (page.startsWith('/en/') ? 'en' : 'nl')

const completed = (html: string, page: string, { settings }: Context) =>
  withPartners(html, settings.partners, languageOf(page))

async function take(page: string, context: Context, request: FastifyRequest, reply: FastifyReply) {
  refuseOtherPages(request, context.settings.publicOrigin)
  const fields = textsOf(request.body)
  const form = forms.find(({ name }) => name === fields['form'])
  if (!form) throw new Refusal('bad_request', { fields: ['form'] })
  const wrong = await form.take(context, fields, languageOf(page))
  if (wrong.length === 0) return reply.redirect(`${page}/bedankt`, 303)
  const built = await readFile(builtFile(context, page), 'utf8').catch(() => null)
  if (built === null) throw new Refusal('bad_request', { fields: wrong })
  const html = completed(built, page, context)
  return reply
    .code(400)
    .headers({ 'content-security-policy': pagePolicy(html), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(withFormState(html, { form: form.name, values: fields, wrong }))
}

/**
 * Another site's page must not post here. Our pages send no referrer, so that a browser calls their origin `null` (Fetch,
 * "append a request Origin header"); what it says in `Sec-Fetch-Site` then decides.
 */
function refuseOtherPages({ headers }: FastifyRequest, publicOrigin: string): void {
  const site = headers['sec-fetch-site']
  const isOurs = site === undefined ? [undefined, publicOrigin].includes(headers.origin) : site === 'same-origin'
  if (!isOurs) throw new Refusal('forbidden')
}

/** A field more than the forms have is a browser's or a program's; many more are made to cost time. */
const fieldsMax = 20

/** The forms' own fields. A browser sends each once, as text with CRLF line ends. */
function textsOf(body: unknown): Fields {
  const entries = Object.entries(body ?? {})
  if (entries.length > fieldsMax) throw new Refusal('bad_request')
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const known = texts.filter(([name]) => fieldNames.has(name))
  return Object.fromEntries(known.map(([name, value]) => [name, value.replaceAll('\r\n', '\n').trim()]))
}

/** CONT-1: the built contact page with the lender's partners in their place. Without any there is no such block. */
function withPartners(html: string, partners: readonly Partner[], language: Language): string {
  const page = readParts(html)
  if (partners.length === 0 || !page.parts.has('partners')) return html
  const buttons = partners.map((partner) => fillPart(page, 'partner', partner[language])).join('')
  return intoSlot(page.frame, 'partners', fillPart(page, 'partners', { partners: asHtml(buttons) }))
}
