import { parseReference } from '#lending/desk/reference.ts'
import { isIban } from '#lending/iban.ts'

/** By what the desk finds a case, besides its reference. */
export const findKinds = ['kvk', 'mail', 'iban'] as const
export type FindKind = (typeof findKinds)[number]

/** Parses the text of the search field into a normalised key; null when it has none of these forms. */
export function findBy(typed: string): { kind: FindKind | 'reference'; text: string } | null {
  const plain = typed.replace(/\s/g, '')
  if (plain.includes('@')) return { kind: 'mail', text: plain.toLowerCase() }
  const number = plain.replace(/[.-]/g, '')
  if (/^\d{8}$/.test(number)) return { kind: 'kvk', text: number }
  const account = number.toUpperCase()
  if (isIban(account)) return { kind: 'iban', text: account }
  const reference = parseReference(typed)
  return reference === null ? null : { kind: 'reference', text: reference }
}
