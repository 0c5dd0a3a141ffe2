import type { Language } from '#lending/language.ts'

/** A bank window has one address (ROUTE-5, ROUTE-15): it is built in both languages and shows the visitor's. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language
  for (const words of document.querySelectorAll<HTMLElement>('[data-language]')) {
    words.hidden = words.dataset['language'] !== language
    if (!words.hidden) document.title = words.dataset['title'] ?? document.title
  }
}

/** The one of the prepared states that the window shows; the others are hidden. */
export function showState(state: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-state]'))
    part.hidden = part.dataset['state'] !== state
}
