import { partnerIdPattern, utmNames } from '#contract/referrer.ts'
import type { SessionStore } from './storage.ts'

export type UtmParams = Partial<Record<(typeof utmNames)[number], string>>

const utmLengthMax = 100

/** The utm parameters of an address that have a value, cut to a length that no honest campaign reaches. */
export function utmOf(search: URLSearchParams): UtmParams {
  const found = utmNames.flatMap((name) => {
    const value = search.get(name)?.trim().slice(0, utmLengthMax)
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(found)
}

/** The value of the `x-utm` header: the parameters as a query string, or null without any. */
export function utmHeaderOf(utm: UtmParams): string | null {
  const text = new URLSearchParams(Object.entries(utm)).toString()
  return text === '' ? null : text
}

/** STORE-5: one of our addresses with the visitor's utm parameters added; those that it already has win. */
export function withUtm(address: string, utm: Readonly<Record<string, string>>): string {
  const [path = '', hash] = address.split('#', 2)
  const [base = '', query = ''] = path.split('?', 2)
  const params = new URLSearchParams(query)
  for (const [name, value] of Object.entries(utm)) if (!params.has(name)) params.set(name, value)
  const text = params.toString()
  return `${base}${text && `?${text}`}${hash === undefined ? '' : `#${hash}`}`
}

/** A partner source: `utm_source` or `utm_medium` is `partner` or `partner-boekhouder`, by the partner's name. */
export function isPartnerSource(utm: UtmParams): boolean {
  return [utm.utm_source, utm.utm_medium].some((value) => /^partner([-_].*)?$/i.test(value ?? ''))
}

let dropped = ''

/** STORE-5: an address's partner (`id`), lowercased; null for a malformed one, which is dropped and logged once. */
export function partnerIdOf(search: URLSearchParams): string | null {
  const id = search.get('id')?.trim().toLowerCase() ?? ''
  if (partnerIdPattern.test(id)) return id
  if (id !== '' && id !== dropped) console.warn('Partner id dropped: no short word of a-z, 0-9, _, -')
  dropped = id
  return null
}

/** STORE-1: the first partner of a visit stays. */
export function savePartner(store: SessionStore, partnerId: string | null): void {
  if (partnerId !== null && store.read('partnerId') === null) store.write('partnerId', partnerId.toLowerCase())
}

/** AUTH-3: until a visit may be kept, who sent the visitor goes along in the links to our own pages. */
export function withReferrer(address: string, search: URLSearchParams): string {
  const partnerId = partnerIdOf(search)
  return withUtm(address, { ...utmOf(search), ...(partnerId === null ? {} : { id: partnerId }) })
}

export function saveReferrer(store: SessionStore, search: URLSearchParams): void {
  savePartner(store, partnerIdOf(search))
  if (isPartnerSource(utmOf(search))) store.write('isPartner', 'true')
}
