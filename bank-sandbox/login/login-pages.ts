import type { FastifyReply } from 'fastify'
import { fill, html } from '../bank-pages/html.ts'
import { type PageContent, type PageLanguage, type PageText, sandboxPage, writePage } from '../control/sandbox-page.ts'
import employees from './employees.json' with { type: 'json' }

/** A button for each employee, no password. */
export function pickPage(reply: FastifyReply, uid: string, deskOrigin: string): FastifyReply {
  const write = ({ login }: PageText, language: PageLanguage): PageContent => {
    const body = html`<p class="intro">${login.intro}</p>
      <div class="scroll">
        <table>
          <tbody>
            ${employees.map(
              ({ id, name, meaning }) =>
                html`<tr>
                  <td><strong>${name}</strong><br />${meaning[language]}</td>
                  <td>
                    <form method="post" action="/login/pick/${uid}/${id}">
                      <button aria-label="${fill(login.as, { name })}">${login.signIn}</button>
                    </form>
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`
    return { title: login.title, body }
  }
  return sandboxPage(reply.request, reply, write, deskOrigin)
}

export const expiredPage = (reply: FastifyReply): FastifyReply =>
  sandboxPage(reply.request, reply.code(400), ({ login }) => ({
    title: login.expiredTitle,
    body: html`<p>${login.expired}</p>`,
  }))

/** `form` is what the library must be sent; it has no buttons. */
export const signOutPage = (form: string, language: PageLanguage): string =>
  writePage(language, null, ({ login }) => ({
    title: login.signOut,
    body: html`<p class="intro">${login.signedOut}</p>
      ${{ html: form }}
      <p>
        <button autofocus type="submit" form="op.logoutForm" value="yes" name="logout">${login.yes}</button>
        <button type="submit" form="op.logoutForm">${login.no}</button>
      </p>`,
  }))
