import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, type Html } from '../bank-pages/html.ts'
import { sandboxPage } from '../control/sandbox-page.ts'
import type { StoredMail } from '../store.ts'
import type { World } from '../world.ts'

/** The mails as a person sees them, and as JSON for tests. */
export function mailRoutes(app: FastifyInstance, world: World): void {
  const { state } = world.store
  const mailOf = (id: string) => state.mails.find((mail) => String(mail.id) === id)

  app.get('/mails', async (_request, reply) => sandboxPage(reply, 'Mails', mailList(state.mails.toReversed())))

  app.get<{ Params: { id: string } }>('/mails/:id', async (request, reply) => {
    const mail = mailOf(request.params.id)
    if (!mail) return notFound(reply)
    return sandboxPage(reply, mail.subject || '(no subject)', mailBody(mail))
  })

  app.get<{ Params: { id: string } }>('/mails/:id/html', async (request, reply) => {
    const mail = mailOf(request.params.id)
    if (!mail || mail.html === null) return notFound(reply)
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

function notFound(reply: FastifyReply): FastifyReply {
  return sandboxPage(reply.status(404), 'No such mail', html`<p><a href="/mails">All mails</a></p>`)
}

function mailList(mails: readonly StoredMail[]): Html {
  if (mails.length === 0)
    return html`<p>No mails yet. Mails the application sends show up here; nothing leaves this machine.</p>`
  const row = (mail: StoredMail) =>
    html`<tr>
      <td>${mail.receivedAt.replace('T', ' ').replace('Z', '')}</td>
      <td>${mail.to.join(', ')}</td>
      <td><a href="/mails/${mail.id}">${mail.subject || '(no subject)'}</a></td>
    </tr>`
  return html`<p>The newest first. Nothing leaves this machine.</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Received (UTC)</th>
            <th>To</th>
            <th>Subject</th>
          </tr>
        </thead>
        <tbody>
          ${mails.map(row)}
        </tbody>
      </table>
    </div>`
}

function mailBody(mail: StoredMail): Html {
  return html`<p><a href="/mails">All mails</a></p>
    <dl>
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>To</dt>
      <dd>${mail.to.join(', ')}</dd>
      <dt>Received (UTC)</dt>
      <dd>${mail.receivedAt}</dd>
    </dl>
    ${
      mail.html !== null &&
      html`<h2>As HTML</h2>
        <iframe
          src="/mails/${mail.id}/html"
          title="The mail as HTML"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        ></iframe>`
    }
    <h2>As text</h2>
    <pre>${withLinks(mail.text)}</pre>`
}

/** Addresses in the text become links, so that a tester can follow them. */
function withLinks(text: string): readonly Html[] {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((piece, index) => {
    return index % 2 === 1
      ? html`<a href="${piece}" target="_blank" rel="noreferrer noopener">${piece}</a>`
      : html`${piece}`
  })
}
