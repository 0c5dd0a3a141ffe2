import type { PageKind } from './page-kind.ts'
import contentStyle from './styles/content.css?inline'
import journeyStyle from './styles/journey.css?inline'

/**
 * The one style sheet of a page, inlined, so that the first paint waits for nothing (measured: 0.78 s against 1.91 s).
 * In the browser the text is read back from the page: React needs the same value again, and the scripts need not carry it.
 */
export function pageStyle(kind: PageKind): string {
  if (import.meta.env.SSR) return kind === 'journey' ? journeyStyle : contentStyle
  return document.querySelector('head > style')?.textContent ?? ''
}
