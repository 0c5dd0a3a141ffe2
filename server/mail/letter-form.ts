import type { Language } from '#lending/language.ts'
import { lender } from '#lending/this-lender.ts'
import { withSingleStops } from '#lending/single-stops.ts'
import type { CaseLetter } from './case-mail.ts'

export type Line = string | readonly [name: string, figure: string]

/** A mail as its writer sees it: plain words, in order. Nothing in it is markup. */
export type LetterWords = {
  language: Language
  subject: string
  heading: string
  /** A list is shown as one block, a line each; a name with its figure as a line of a receipt. */
  paragraphs: readonly (string | readonly Line[])[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** A code to type over, shown large. */
  code?: string
  afterwards?: readonly string[]
  /** The sender, and the reason for the mail. */
  footer: readonly string[]
  unsubscribe?: { label: string; url: string }
}

const { from, to } = lender.phoneHours

/** Proof that a mail is ours: a number that is on our site too, and what we never ask. */
const signature: Record<Language, readonly string[]> = {
  nl: [
    `Een vraag, of twijfel je of deze mail van ons komt? Bel ${lender.phoneShown}, op werkdagen van ${from}.00 tot ${to}.00 uur. Dat nummer staat ook op onze site.`,
    'We vragen in een mail nooit om een wachtwoord, pincode of betaling.',
  ],
  en: [
    `A question, or not sure this email is from us? Call ${lender.phoneShown}, on working days from ${from}:00 to ${to}:00. The same number is on our website.`,
    'We never ask for a password, PIN or payment by email.',
  ],
}

/** A name such as `Bakkerij B.V.` at the end of a sentence brings its own full stop. */
const punctuated = (words: LetterWords): LetterWords => ({
  ...words,
  paragraphs: words.paragraphs.map((one) =>
    typeof one === 'string'
      ? withSingleStops(one)
      : one.map((line) => (typeof line === 'string' ? withSingleStops(line) : line)),
  ),
  footer: words.footer.map(withSingleStops),
})

/** The same words as plain text; lines are not broken, for a phone does that itself. */
export function textOf(written: LetterWords): string {
  const words = punctuated(written)
  const parts = [
    words.heading,
    ...words.paragraphs.map((one) =>
      typeof one === 'string' ? one : one.map((line) => `- ${[line].flat().join(': ')}`).join('\n'),
    ),
    words.code,
    words.action && `${words.action.label}:\n${words.action.url}`,
    ...(words.afterwards ?? []),
    [
      '-- ',
      lender.name,
      ...signature[words.language],
      ...words.footer,
      words.unsubscribe && `${words.unsubscribe.label}: ${words.unsubscribe.url}`,
    ]
      .filter(Boolean)
      .join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/**
 * The same words as HTML: no tables, no pictures, nothing from elsewhere. `color-scheme` and the media query give mail
 * programs that can show dark mails the colours for it; the others show a light one. It fits a screen of 320 px.
 */
export function htmlOf(written: LetterWords): string {
  const words = punctuated(written)
  const { action, code, unsubscribe } = words
  const paragraph = (text: string) => `<p>${escaped(text)}</p>`
  const item = (line: Line) =>
    typeof line === 'string' ? `<li>${escaped(line)}</li>` : `<li>${escaped(line[0])} <b>${escaped(line[1])}</b></li>`
  const block = (lines: readonly Line[]) => `<ul>${lines.map(item).join('')}</ul>`
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(words.subject)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="name"><b aria-hidden="true">${escaped(lender.name.slice(0, 1))}</b> ${escaped(lender.name)}</p>
<h1>${escaped(words.heading)}</h1>
${words.paragraphs.map((one) => (typeof one === 'string' ? paragraph(one) : block(one))).join('\n')}
${code === undefined ? '' : `<p class="code">${escaped(code)}</p>`}
${action ? `<p><a class="action" href="${escaped(action.url)}">${escaped(action.label)}</a></p>` : ''}
${(words.afterwards ?? []).map(paragraph).join('\n')}
<footer>
${signature[words.language].map(paragraph).join('\n')}
${words.footer.map(paragraph).join('\n')}
${unsubscribe ? `<p><a href="${escaped(unsubscribe.url)}">${escaped(unsubscribe.label)}</a></p>` : ''}
</footer>
</main>
</body>
</html>
`
}

export const letterOf = (words: LetterWords): CaseLetter => ({
  subject: words.subject,
  textBody: textOf(words),
  htmlBody: htmlOf(words),
})

const { accent, accentDark, ink } = lender.colours

/** Ink on accent can be read (contract/lender/colours.ts), and stays so in the dark. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 16px; background: #f5f2ec; color: ${ink};
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-size: 16px; line-height: 1.5; }
main { max-width: 34rem; margin: 0 auto; padding: 24px 20px; background: #ffffff; border-radius: 12px;
  border-top: 6px solid ${accent}; }
h1 { font-size: 22px; line-height: 1.25; margin: 0 0 16px; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
ul { margin: 0 0 16px; padding: 12px 16px; border-left: 4px solid ${accent}; background: #f5f2ec; list-style: none; }
li + li { margin-top: 8px; }
li:has(b) { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; }
li b { font-variant-numeric: tabular-nums; }
a { color: ${ink}; }
.name { font-weight: 800; font-size: 20px; letter-spacing: -0.02em; }
.name b { display: inline-block; width: 34px; margin-right: 6px; border-bottom: 4px solid ${accentDark}; border-radius: 10px;
  background: ${accent}; color: ${ink}; line-height: 30px; text-align: center; }
.code { font-size: 30px; font-weight: 700; letter-spacing: 0.1em; }
.action { display: inline-block; padding: 14px 22px; border-radius: 999px; background: ${accent}; color: ${ink};
  font-weight: 700; text-decoration: none; }
footer { border-top: 1px solid #d5dbe3; padding-top: 16px; font-size: 14px; color: #44566f; }
footer p { margin: 0 0 8px; }
footer a { color: #44566f; }
@media (prefers-color-scheme: dark) {
  body { background: #08121f; color: #eef3f9; }
  main { background: #10233a; }
  ul { background: #1b3350; }
  a { color: #eef3f9; }
  .action { color: ${ink}; }
  footer { border-color: #35506f; color: #b9c7d8; }
  footer a { color: #b9c7d8; }
}
`

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/[\p{Cc}]+/gu, ' ')
