import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contactCalls } from '#contract/contact.ts'
import type { PostedForm } from '#contract/page-data.ts'
import type { Language } from '#lending/language.ts'
import { readPhone } from '#lending/phone-number.ts'
import type { Context } from '../../context.ts'
import { type RateLimiter, rateLimitHook } from '../../http/rate-limiter.ts'
import { Refusal } from '../../refusal.ts'
import { takeCallRequest, takeComplaint, takeMessage } from '../contact.ts'
import { openPageRenderer } from './page-renderer.ts'

/** The pages with a form in each language, which is where it posts to. */
const paths = ['/contact', '/en/contact', '/klacht', '/en/complaint']
const bodyBytesMax = 32 * 1024

type Fields = Record<string, string>
type Form = {
  name: PostedForm['name']
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
  {
    name: 'complaint',
    async take(context, fields, language) {
      const read = contactCalls.sendComplaint.request.safeParse(fields)
      if (read.success) await takeComplaint(context, read.data, language)
      return wrongFields(read)
    },
  },
]

const fieldNames = new Set([
  ...Object.keys(contactCalls.sendComplaint.request.shape),
  'form',
  ...Object.keys(contactCalls.requestContact.request.shape),
  ...Object.keys(contactCalls.sendContactForm.request.shape),
])

type Read = { success: true } | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } }
const wrongFields = (read: Read): string[] =>
  read.success ? [] : [...new Set(read.error.issues.map(({ path }) => String(path[0])))]

/**
 * CONT-2 without JavaScript: the two forms of the contact page post here. Errors are on the same page, below their
 * fields and with all values kept; a form that is taken leads to a page of thanks. CONT-1: the page names the partners.
 */
export function serveContactPage(app: FastifyInstance, context: Context, limiter: RateLimiter): void {
  const renderer = openPageRenderer(context.settings, limiter)
  for (const path of renderer ? paths : []) {
    const data = { partners: partnersOf(context, path) }
    app.get(path, (request, reply) => renderer?.sendPage({ request, reply, path, data }))
  }
  void app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: bodyBytesMax })
    scope.addHook('onRequest', rateLimitHook(limiter, 'form'))
    for (const path of paths) {
      scope.post(path, async (request, reply) => {
        const form = await take(path, context, request)
        if (form.wrong.length === 0)
          return reply.redirect(`${languageOf(path) === 'en' ? '/en' : ''}/contact/bedankt`, 303)
        if (!renderer) throw new Refusal('bad_request', { fields: [...form.wrong] })
        const data = { form, partners: partnersOf(context, path) }
        return renderer.sendAnswer({ request, reply: reply.code(400), path, data })
      })
    }
  })
}

const languageOf = (path: string): Language => (path.startsWith('/en/') ? 'en' : 'nl')

const partnersOf = ({ settings }: Context, path: string) => settings.partners.map((one) => one[languageOf(path)])

async function take(path: string, context: Context, request: FastifyRequest): Promise<PostedForm> {
  refuseOtherPages(request, context.settings.publicOrigin)
  const values = textsOf(request.body)
  const form = forms.find(({ name }) => name === values['form'])
  if (!form) throw new Refusal('bad_request', { fields: ['form'] })
  return { name: form.name, values, wrong: await form.take(context, values, languageOf(path)) }
}

/**
 * Another site's page must not post here. Our pages send no referrer, so that a browser calls their origin `null`
 * (Fetch, "append a request Origin header"); then `Sec-Fetch-Site` decides.
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
