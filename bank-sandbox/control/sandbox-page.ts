import type { FastifyReply, FastifyRequest } from 'fastify'
import { html, type Html } from '../bank-pages/html.ts'
import words from './page-text.json' with { type: 'json' }

export type PageLanguage = keyof typeof words
export type PageText = (typeof words)[PageLanguage]
export type PageContent = { title: string; body: Html }

const MARK: Html = html`<svg width="36" height="36" viewBox="0 0 40 40" aria-hidden="true">
  <rect width="40" height="40" rx="12" fill="#f26a1b" />
  <path d="M9 9.5h6.6l4.5 11.8 4.4-11.8H31l-7.6 18h-6.7z" fill="#0b2545" />
  <path
    d="M7 31.4c2.2-2 4.3-2 6.5 0s4.3 2 6.5 0 4.3-2 6.5 0 4.3 2 6.5 0"
    fill="none"
    stroke="#fff"
    stroke-width="2.6"
    stroke-linecap="round"
  />
</svg>`

/** The language that the address asks for; else that of the browser, and English for a program. */
export function languageOf(request: FastifyRequest): PageLanguage {
  const { language } = request.query as { language?: unknown }
  if (language === 'nl' || language === 'en') return language
  return /^nl\b/i.test(request.headers['accept-language'] ?? '') ? 'nl' : 'en'
}

/** The same language on the page that a link leads to. */
export const within = (path: string, language: PageLanguage): string => `${path}?language=${language}`

/** The HTML of a page about the sandbox; without a path (not to be requested twice) it has no language link. */
export function writePage(
  language: PageLanguage,
  path: string | null,
  write: (text: PageText, language: PageLanguage) => PageContent,
): string {
  const text = words[language]
  const { title, body } = write(text, language)
  const other = language === 'nl' ? 'en' : 'nl'
  const link = ([to, name]: [string, string]) =>
    html`<a href="${within(to, language)}" ${to === path && { html: ' aria-current="page"' }}>${name}</a>`
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Vlot ${text.testBench.toLowerCase()}</title>
        <link rel="stylesheet" href="/control/style.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <strong>${MARK} Vlot ${text.testBench.toLowerCase()}</strong>
          ${Object.entries(text.nav).map(link)}
          ${path !== null && html`<a href="${within(path, other)}" hreflang="${other}" lang="${other}">${text.other}</a>`}
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.html
}

/** A page about the sandbox, in one language. `formsLeadTo`: another origin to which its forms redirect. */
export function sandboxPage(
  request: FastifyRequest,
  reply: FastifyReply,
  write: (text: PageText, language: PageLanguage) => PageContent,
  formsLeadTo = '',
): FastifyReply {
  const language = languageOf(request)
  const [path = '/'] = request.url.split('?')
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-src 'self'; form-action 'self' ${formsLeadTo}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(writePage(language, path, write))
}
