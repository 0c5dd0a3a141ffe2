/** How a posted form stands: what was filled in, and which fields are wrong. */
export type FormState = {
  form: 'call' | 'message'
  values: Readonly<Record<string, string>>
  wrong: readonly string[]
}

/**
 * The built page with a form as posted: values filled in, escaped, and the words of each wrong field shown. All words are in the page,
 * hidden, found by id: `call-phone`, `call-phone-words`, `call-summary` (web/contact/form.tsx).
 */
export function withFormState(html: string, { form, values, wrong }: FormState): string {
  const filled = Object.entries(values).reduce((page, [name, value]) => fill(page, `${form}-${name}`, value), html)
  const marked = wrong.reduce((page, name) => mark(page, `${form}-${name}`), filled)
  return show(marked, `${form}-summary`)
}

/** Text as it stands in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

const isPlainId = (id: string): boolean => /^[a-z]+-[a-zA-Z]+$/.test(id)

function fill(html: string, id: string, value: string): string {
  if (!isPlainId(id)) return html
  const words = escapeHtml(value)
  return html
    .replace(new RegExp(`(<input [^>]*id="${id}")`), (tag) => `${tag} value="${words}"`)
    .replace(new RegExp(`(<textarea [^>]*id="${id}"[^>]*>)[^<]*`), (_all, tag: string) => tag + words)
    .replace(new RegExp(`<select [^>]*id="${id}"[\\s\\S]*?</select>`), (list) => choose(list, words))
}

const choose = (list: string, value: string): string =>
  list.replaceAll(' selected=""', '').replace(`<option value="${value}"`, (option) => `${option} selected=""`)

function mark(html: string, id: string): string {
  if (!isPlainId(id)) return html
  return show(html, `${id}-words`).replace(` id="${id}"`, (found) => `${found} aria-invalid="true"`)
}

const show = (html: string, id: string): string => html.replace(` id="${id}" hidden=""`, ` id="${id}"`)
