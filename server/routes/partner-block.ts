import type { Language } from '#lending/language.ts'
import type { Partner } from '../partners.ts'
import { asHtml, fillPart, intoSlot, readParts } from './page-parts.ts'

/** CONT-1: the built contact page with the lender's partners in their place. Without any there is no such block. */
export function withPartners(html: string, partners: readonly Partner[], language: Language): string {
  const page = readParts(html)
  if (partners.length === 0 || !page.parts.has('partners')) return html
  const buttons = partners.map((partner) => fillPart(page, 'partner', partner[language])).join('')
  return intoSlot(page.frame, 'partners', fillPart(page, 'partners', { partners: asHtml(buttons) }))
}
