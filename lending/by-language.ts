import type { Language } from '#lending/language.ts'

export type Pair = readonly [nl: string, en: string]
export type Pairs<Key extends string> = Readonly<Record<Key, Pair>>

/** Words, tables and lists of words, and any of these with figures in them. */
type Words = Pair | ((...figures: never[]) => Words) | readonly Words[] | { readonly [key: string]: Words }

type Side<Of> = Of extends Pair
  ? string
  : Of extends (...figures: infer Figures) => infer Written
    ? (...figures: Figures) => Side<Written>
    : { readonly [Key in keyof Of]: Side<Of[Key]> }

function sideOf(words: Words, place: 0 | 1): unknown {
  if (typeof words === 'function') return (...figures: never[]) => sideOf(words(...figures), place)
  if (!Array.isArray(words))
    return Object.fromEntries(Object.entries(words).map(([key, of]) => [key, sideOf(of, place)]))
  return typeof words[0] === 'string' ? words[place] : words.map((of: Words) => sideOf(of, place))
}

/**
 * Words in both languages, written side by side, as a table for each.
 * @__NO_SIDE_EFFECTS__
 */
export function byLanguage<const Of extends Words>(words: Of): Record<Language, Side<Of>> {
  return { nl: sideOf(words, 0), en: sideOf(words, 1) } as never
}
