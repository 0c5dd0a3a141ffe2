import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Language } from '../addresses.ts'
import { SessionExpiredModal } from '../session/session-expired-modal.tsx'
import uiStyle from '../ui/ui.css?inline'
import { CompanySearch } from './company-search.tsx'

/** Brings the company search of the page to life where it stands. Its dialogs need the style of the components. */
export function start(place: HTMLElement): void {
  const language: Language = place.dataset['companySearch'] === 'en' ? 'en' : 'nl'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(uiStyle)
  document.adoptedStyleSheets.push(sheet)
  hydrateRoot(place, <CompanySearch language={language} />)
  const modalPlace = document.createElement('div')
  document.body.append(modalPlace)
  createRoot(modalPlace).render(<SessionExpiredModal language={language} />)
}
