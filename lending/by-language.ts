import type { Language } from '#lending/language.ts'

export type Pair = readonly [nl: string, en: string]
export type Pairs<Key extends string> = Readonly<Record<Key, Pair>>

/** Words, sentences with figures in them, and tables of both. */
type Words = Pair | ((...figures: never[]) => Pair) | { readonly [key: string]: Words }

type Side<Of> = Of extends Pair
  ? string
  : Of extends (...figures: infer Figures) => Pair
    ? (...figures: Figures) => string
    : { readonly [Key in keyof Of]: Side<Of[Key]> }

function sideOf(words: Words, place: 0 | 1): unknown {
  if (typeof words === 'function') return (...figures: never[]) => words(...figures)[place]
  if (Array.isArray(words)) return words[place]
  return Object.fromEntries(Object.entries(words).map(([key, of]) => [key, sideOf(of, place)]))
}

/** Words in both languages, written side by side, as a table for each. */
export function byLanguage<Of extends Words>(words: Of): Record<Language, Side<Of>> {
  return { nl: sideOf(words, 0), en: sideOf(words, 1) } as Record<Language, Side<Of>>
}
