import type { Language } from '#lending/language.ts'

/** A setting that is a JSON list of at most `max` parts. Null when it is anything else, or one part cannot be read. */
export function parseListed<Part>(text: string, max: number, partOf: (given: unknown) => Part | null): Part[] | null {
  const given = parseJson(text)
  if (!Array.isArray(given) || given.length > max) return null
  const parts = given.map(partOf)
  return parts.every((one) => one !== null) ? parts : null
}

/** A text of a setting, given once or as `{nl, en}`. Empty when it is neither. */
export function textIn(given: unknown, language: Language): string {
  const text = typeof given === 'object' && given !== null ? (given as Record<string, unknown>)[language] : given
  return typeof text === 'string' ? text.trim() : ''
}

/** Whether a text is an address with one of these protocols. */
export const isAddressOf = (address: string, protocols: readonly string[]): boolean =>
  URL.canParse(address) && protocols.includes(new URL(address).protocol)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
