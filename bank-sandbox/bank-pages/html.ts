/** Text made safe inside HTML, also between quotes of an attribute. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** A text with its values in their places: "Welcome, {name}". */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** A piece of HTML that needs no escaping any more. */
export interface Html {
  readonly html: string
}

type Part = string | number | Html | readonly Html[] | false | undefined

/** Fills a template; every text put into it is escaped, pieces made by this function are not escaped twice. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.reduce((whole, text, index) => whole + rendered(parts[index - 1]) + text) }
}

function rendered(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  if ('html' in part) return part.html
  return part.map((one) => one.html).join('')
}
