import { type DeskPage, deskPages } from '#contract/desk/addresses.ts'
import type { Language } from '#lending/language.ts'

/** The address of a page of the desk in a language; no other code writes a path. */
export function deskAddress(page: DeskPage, language: Language, params: Readonly<Record<string, string>> = {}): string {
  const path = deskPages[page].replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  return language === 'nl' ? path : `/en${path}`
}

/** The same place in the other language. */
export function otherLanguageOf(pathname: string, language: Language): string {
  return language === 'nl' ? `/en${pathname === '/' ? '' : pathname}` : pathname.replace(/^\/en(?=\/|$)/, '') || '/'
}
