import type { FastifyReply } from 'fastify'
import { html } from '../bank-pages/html.ts'
import type { PageLanguage, PageText } from '../control/page-text.ts'
import { type Said, sandboxPage } from '../control/sandbox-page.ts'
import { SANDBOX_STYLE } from '../control/sandbox-style.ts'
import { EMPLOYEES } from './employees.ts'

/** Whom one can be at the desk: a button each, no password. */
export function pickPage(reply: FastifyReply, uid: string, deskOrigin: string): FastifyReply {
  const write = ({ login }: PageText, language: PageLanguage): Said => {
    const body = html`<p class="intro">${login.intro}</p>
      <div class="scroll">
        <table>
          <tbody>
            ${EMPLOYEES.map(
              ({ id, name, meaning }) =>
                html`<tr>
                  <td><strong>${name}</strong><br />${meaning[language]}</td>
                  <td>
                    <form method="post" action="/login/pick/${uid}/${id}">
                      <button aria-label="${login.as(name)}">${login.signIn}</button>
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
export function signOutPage(form: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign out – bank sandbox</title><style>${SANDBOX_STYLE}button{margin:0 .5rem .5rem 0}</style></head>
<body><header><strong>Bank sandbox</strong></header><main><h1>Sign out</h1>
<p>You are signed out of the desk. Sign out of the lender’s login too, to be somebody else?</p>
${form}
<button autofocus type="submit" form="op.logoutForm" value="yes" name="logout">Yes, sign out</button>
<button type="submit" form="op.logoutForm">No, stay signed in</button>
</main></body></html>`
}
