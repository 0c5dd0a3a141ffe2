import type { Company } from '#contract/application.ts'
import { api } from '../api/api.ts'
import { startApplication } from '../session/start-application.ts'

/** Fewer characters match half the register. */
export const phraseLengthMin = 2
export const searchDelayMs = 250
/** A rest of this length after a whole word counts as the end of the name. */
export const restMs = 1_200
const shownMax = 8

/** A KVK number as typed or copied, `KVK 1234.5678`: spaces and dots removed (VAL-4). Other text is trimmed. */
export function searchTextOf(typed: string): string {
  const plain = typed.replace(/[\s.]/g, '')
  const digits = /^kvk\D*(\d{8})$/i.exec(plain)?.[1] ?? plain
  return /^\d{4,8}$/.test(digits) ? digits : typed.trim().replace(/\s+/g, ' ')
}

/** Whether what is typed ends at a whole word: a space behind it, or the last digit of a number. */
export const endsAtWholeWord = (typed: string): boolean => /\S\s$/.test(typed) || /^\d{8}$/.test(searchTextOf(typed))

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a company needs no choosing: its name or number as typed, without a slip, which may be another's name. */
export function isPlainlyNamed(typed: string, { name, kvkNumber }: Company): boolean {
  return lettersOf(name).includes(lettersOf(typed)) || searchTextOf(typed) === kvkNumber
}

/** Companies by name or number (FLOW-3). Looking around needs a token, and no case (AUTH-3). */
export async function searchCompanies(text: string, signal: AbortSignal): Promise<Company[]> {
  await startApplication()
  const { companies } = await api('searchCompanies', { query: { query: text }, signal })
  return companies.slice(0, shownMax)
}

/** `Dorpsstraat 12, 1234 AB Utrecht`, of what the register gives. */
export function addressLine({ street, homeNumber, postalCode, city }: Company): string {
  const words = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')
  return [words(street, homeNumber), words(postalCode, city)].filter(Boolean).join(', ')
}
