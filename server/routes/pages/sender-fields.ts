import { partnerIdPattern, utmNames } from '#contract/referrer.ts'
import { escapeHtml } from './form-state.ts'

/** Who sent the visitor: the parameters of an address that say so (STORE-4), each with a value. */
type Sender = readonly (readonly [name: string, value: string])[]

/** As in the browser: no honest campaign is longer, and a partner is a short word (STORE-5). */
const utmLengthMax = 100

/** A parameter that is given twice, or without a value, says nothing. */
export function senderOf(query: unknown): Sender {
  const given = query as Record<string, unknown>
  const textOf = (name: string) => (typeof given[name] === 'string' ? given[name].trim() : '')
  const utm = utmNames.map((name) => [name, textOf(name).slice(0, utmLengthMax)] as const)
  const partner = textOf('id')
  return [...utm, ['id', partnerIdPattern.test(partner.toLowerCase()) ? partner : ''] as const].filter(
    ([, value]) => value !== '',
  )
}

/**
 * STORE-5 without JavaScript: the form of the company search and the links of its answers take the sender along. The fields
 * stand outside the form that they belong to, because a script that brings the form to life expects it as it was built.
 */
export function withSender(html: string, sender: Sender): string {
  if (sender.length === 0) return html
  const fields = sender.map(
    ([name, value]) => `<input type="hidden" form="company-form" name="${name}" value="${escapeHtml(value)}"/>`,
  )
  const more = escapeHtml(`&${new URLSearchParams(Object.fromEntries(sender))}`)
  return html
    .replace(/( href="(?:\/[\w/-]*)?\?(?:kvk|phrase)=\d{8})(?=["#])/g, (link) => link + more)
    .replace('</body>', () => `${fields.join('')}</body>`)
}
