import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html, type Html } from '../bank-pages/html.ts'
import { type PageContent, type PageLanguage, type PageText, sandboxPage, within } from '../control/sandbox-page.ts'
import type { StoredMail } from '../store.ts'
import type { World } from '../world.ts'

/** The mails as a person sees them, and as JSON for tests. */
export function mailRoutes(app: FastifyInstance, world: World): void {
  const { state } = world.store
  const mailOf = (id: string) => state.mails.find((mail) => String(mail.id) === id)

  app.get('/mails', async (request, reply) =>
    sandboxPage(request, reply, ({ mails }, language) => mailList(state.mails.toReversed(), mails, language)),
  )

  app.get<{ Params: { id: string } }>('/mails/:id', async (request, reply) => {
    const mail = mailOf(request.params.id)
    if (!mail) return notFound(request, reply)
    return sandboxPage(request, reply, ({ mails }, language) => mailBody(mail, mails, language))
  })

  app.get<{ Params: { id: string } }>('/mails/:id/html', async (request, reply) => {
    const mail = mailOf(request.params.id)
    if (!mail || mail.html === null) return notFound(request, reply)
    // Shown in a frame without scripts, forms or outside pictures; links open in their own tab.
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      )
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(`<base target="_blank">${mail.html}`)
  })

  app.get<{ Querystring: { to?: string } }>('/control/mails', async (request) => {
    const { to } = request.query
    return { mails: state.mails.filter((mail) => !to || mail.to.includes(to)) }
  })

  app.delete<{ Querystring: { id?: string } }>('/control/mails', async (request) => {
    const before = state.mails.length
    const { id } = request.query
    state.mails = id ? state.mails.filter((mail) => String(mail.id) !== id) : []
    world.store.mailsChanged()
    return { removed: before - state.mails.length }
  })
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sandboxPage(request, reply.status(404), ({ mails }, language) => ({
    title: mails.missing,
    body: html`<p><a href="${within('/mails', language)}">${mails.all}</a></p>`,
  }))
}

type MailText = PageText['mails']

/** To the second, as `2026-11-24 09:30:05`. */
const momentOf = ({ receivedAt }: StoredMail): string => receivedAt.slice(0, 19).replace('T', ' ')

function mailList(mails: readonly StoredMail[], text: MailText, language: PageLanguage): PageContent {
  const { title } = text
  if (mails.length === 0) return { title, body: html`<p class="intro">${text.none}</p>` }
  const row = (mail: StoredMail) =>
    html`<tr>
      <td>${momentOf(mail)}</td>
      <td>${mail.to.join(', ')}</td>
      <td><a href="${within(`/mails/${mail.id}`, language)}">${mail.subject || text.noSubject}</a></td>
    </tr>`
  const body = html`<p class="intro">${text.intro}</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${text.received}</th>
            <th scope="col">${text.to}</th>
            <th scope="col">${text.subject}</th>
          </tr>
        </thead>
        <tbody>
          ${mails.map(row)}
        </tbody>
      </table>
    </div>`
  return { title, body }
}

function mailBody(mail: StoredMail, text: MailText, language: PageLanguage): PageContent {
  const body = html`<p><a href="${within('/mails', language)}">${text.all}</a></p>
    <dl>
      <dt>${text.from}</dt>
      <dd>${mail.from}</dd>
      <dt>${text.to}</dt>
      <dd>${mail.to.join(', ')}</dd>
      <dt>${text.received}</dt>
      <dd>${momentOf(mail)}</dd>
    </dl>
    ${
      mail.html !== null &&
      html`<h2>${text.asHtml}</h2>
        <iframe
          src="/mails/${mail.id}/html"
          title="${text.frame}"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        ></iframe>`
    }
    <h2>${text.asText}</h2>
    <pre>${withLinks(mail.text)}</pre>`
  return { title: mail.subject || text.noSubject, body }
}

/** Addresses in the text become links, so that a tester can follow them. */
function withLinks(text: string): readonly Html[] {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((piece, index) => {
    return index % 2 === 1
      ? html`<a href="${piece}" target="_blank" rel="noreferrer noopener">${piece}</a>`
      : html`${piece}`
  })
}
