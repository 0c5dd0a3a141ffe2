import type { FastifyReply } from 'fastify'
import { html, type Html } from '../bank-pages/html.ts'

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f4f6f9;color:#1b1f24;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:baseline;padding:1rem 1.5rem;background:#1f3a5f;color:#fff}
header a{color:#fff}
header strong{font-size:1.15rem;margin-right:auto}
main{max-width:70rem;margin:1.5rem auto;padding:0 1.5rem 3rem}
.scroll{overflow-x:auto;background:#fff;border-radius:.5rem;box-shadow:0 1px 3px #0002}
table{border-collapse:collapse;width:100%}
th,td{padding:.55rem .8rem;text-align:left;vertical-align:top;border-bottom:1px solid #e2e7ec}
th{font-size:.85rem;color:#55606e}
code,pre{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.9em}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;padding:1rem;border-radius:.5rem}
iframe{width:100%;height:32rem;border:1px solid #c9d0d8;border-radius:.5rem;background:#fff}
dt{font-weight:600}dd{margin:0 0 .5rem}
a{color:#0b4f9c}
a:focus-visible,button:focus-visible{outline:3px solid #0b4f9c;outline-offset:2px}
td form{display:flex;gap:.3rem;margin:0}
button{padding:.4rem .9rem;border:1px solid #0b4f9c;border-radius:.4rem;background:#fff;color:#0b4f9c;font:inherit;cursor:pointer}
`

export const SANDBOX_STYLE = STYLE

/** A page about the sandbox itself, for the person who tests with it. `formsLeadTo`: another origin that its forms lead back to. */
export function sandboxPage(reply: FastifyReply, title: string, body: Html, formsLeadTo = ''): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – bank sandbox</title>
        <link rel="stylesheet" href="/control/style.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <strong>Bank sandbox</strong><a href="/">Companies</a><a href="/mails">Mails</a><a href="/faults">Faults</a>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self' ${formsLeadTo}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page.html)
}
