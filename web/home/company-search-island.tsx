import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Language } from '#lending/language.ts'
import tokens from '#ui/styles/tokens.css?inline'
import uiStyle from '#ui/dialog-alone.css?inline'
import { CompanySearch } from './company-search.tsx'
import { watchSession } from '../session/watch-session.ts'
import searchStyle from './search-island.css?inline'

/** Hydrates the page's company search. Its dialogs need the style of the components. */
export function start(place: HTMLElement): void {
  const language: Language = place.dataset['companySearch'] === 'en' ? 'en' : 'nl'
  const sheet = new CSSStyleSheet()
  // The page holds only what itself uses, so the tokens come along.
  sheet.replaceSync(tokens + uiStyle + searchStyle)
  document.adoptedStyleSheets.push(sheet)
  // In slices, so that typing meanwhile is not blocked.
  startTransition(() => void hydrateRoot(place, <CompanySearch language={language} />))
  watchSession(language)
}
