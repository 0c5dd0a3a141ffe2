import { type LinkPart, linkParts } from './mailed-link.ts'

type LinkParts = Partial<Record<LinkPart | 'page', string>>
type Page = Pick<Window, 'location' | 'history'> & { mailedLink?: LinkParts }

/**
 * Takes the parts of a mailed link out of the address and keeps them in memory (docs/security.md, "Mailed links"). It
 * runs as a script in the page's head: nothing outside of it may be named in it.
 */
function takeLink(page: Page, names: readonly string[]): void {
  const { pathname, search, hash } = page.location
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const found: Record<string, string> = {}
  for (const name of names) {
    const value = fragment.get(name) || query.get(name)
    if (value) found[name] = value.slice(0, 200)
    query.delete(name)
  }
  if (Object.keys(found).length === 0) return
  page.mailedLink = { ...found, page: pathname }
  const rest = query.toString()
  page.history.replaceState(page.history.state, '', pathname + (rest === '' ? '' : `?${rest}`))
}

/** The script's text: made by the build, and read back from the page in the browser, as with `pageStyle`. */
export function linkScript(): string {
  if (import.meta.env.SSR) return linkScriptText()
  return document.querySelector('script[data-link-taker]')?.textContent ?? ''
}

export const linkScriptText = (): string => `(${takeLink.toString()})(window,${JSON.stringify(linkParts)})`
