import type { Language } from '#lending/language.ts'

type Pairs<Key extends string> = Readonly<Record<Key, readonly [nl: string, en: string]>>

/** Short words in both languages, written side by side, as a table for each. */
export function byLanguage<Key extends string>(pairs: Pairs<Key>): Record<Language, Readonly<Record<Key, string>>> {
  const entries = Object.entries(pairs) as [Key, Pairs<Key>[Key]][]
  const of = (place: 0 | 1) =>
    Object.fromEntries(entries.map(([key, pair]) => [key, pair[place]])) as Record<Key, string>
  return { nl: of(0), en: of(1) }
}
