import { partnerIdPattern, utmNames } from '#contract/referrer.ts'

/** As in the browser: no honest campaign is longer, and a partner is a short word (STORE-5). */
const utmLengthMax = 100

/** The parameters of an address that name the referrer (STORE-4). Repeated and empty ones are ignored. */
export function senderOf(query: unknown): Record<string, string> {
  const given = query as Record<string, unknown>
  const textOf = (name: string) => (typeof given[name] === 'string' ? given[name].trim() : '')
  const utm = utmNames.map((name) => [name, textOf(name).slice(0, utmLengthMax)] as const)
  const partner = textOf('id')
  const known = [...utm, ['id', partnerIdPattern.test(partner.toLowerCase()) ? partner : ''] as const]
  return Object.fromEntries(known.filter(([, value]) => value !== ''))
}
