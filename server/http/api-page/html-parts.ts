import type { Language } from '#lending/language.ts'
import { apiPageTexts } from './text.ts'

export const escape = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** Our own text; what is between back-ticks is shown as code. */
export const prose = (text: unknown): string => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

/** A block that the first press selects as a whole, to be copied without a script; the keyboard can scroll it. */
export const code = (text: string, kind: 'command' | 'json'): string =>
  `<pre class="${kind}" tabindex="0"><code>${escape(text)}</code></pre>`

/** A table that scrolls by itself where it is too wide. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th scope="col">${escape(one)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

/** Rows of status, key and words. */
export const errorTable = (rows: readonly (readonly [string, string, string])[], language: Language): string =>
  table(
    apiPageTexts[language].errorHeads,
    rows.map(([status, key, words]) => [escape(status), `<code>${escape(key)}</code>`, escape(words)]),
  )
