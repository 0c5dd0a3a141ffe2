import type { Language } from '#lending/language.ts'

/** A text module: Dutch is the source, and English must have its type. */
export type Texts<Text> = Readonly<Record<Language, Text>>

/** The language of a path: English for `/en/…` and the English re-consent pages, else Dutch (ROUTE-16, ROUTE-20). */
export function languageOf(pathname: string): Language {
  return /^\/en(\/|$)/.test(pathname) || /^\/reconsent\/(get-consent\/)?EN\/?$/.test(pathname) ? 'en' : 'nl'
}
