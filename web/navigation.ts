import { type AroundNavHandler, useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'

export type NavigateOptions = { replace?: boolean; state?: unknown }
type Navigate = (to: string, options?: NavigateOptions) => Promise<void>

/** How a screen leads to another by itself. Resolves when the address has changed. */
export const useNavigate = (): Navigate => useLocation()[1] as Navigate

/** The build has no history. */
const currentState = () => (typeof history === 'undefined' ? null : history.state) as null

/** What came with the address; after a reload it is there from the first drawing on, unlike that of the router. */
export const useNavigationState = (): unknown => useLocationProperty(currentState, currentState)

type Parts = {
  load: (pathname: string) => Promise<void>
  page: Pick<Window, 'addEventListener' | 'location' | 'scrollTo'>
}

/**
 * What the router leaves to us: the address changes when the next screen's script is there, a new screen starts at its top, and of
 * two moves the later counts. A script that cannot be fetched leads to a load of the page; going where one is adds no history.
 */
export function withScreens({ load, page }: Parts): AroundNavHandler {
  let moves = 0
  page.addEventListener('popstate', () => moves++)
  const enter = async (...[navigate, to, options]: Parameters<AroundNavHandler>): Promise<void> => {
    const move = ++moves
    const { href, pathname } = page.location
    const next = new URL(to, href)
    try {
      await load(next.pathname)
    } catch {
      return page.location.assign(to)
    }
    if (move !== moves) return
    navigate(to, { ...options, replace: options?.replace ?? next.href === href })
    if (next.pathname !== pathname) page.scrollTo({ top: 0, behavior: 'instant' })
  }
  return enter
}

/**
 * Whether the browser loaded the page of this address. Not so when the visitor went back before the scripts ran: then what is
 * drawn is the page of one address and what stands in the bar is another, and only a reload brings them together.
 */
export function isPageOf(pathname: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).pathname === pathname
}
