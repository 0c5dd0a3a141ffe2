import { type AroundNavHandler, useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'

export type NavigateOptions = { replace?: boolean; state?: unknown }
type Navigate = (to: string, options?: NavigateOptions) => Promise<void>

/** How a screen leads to another by itself. Resolves when the address has changed. */
export const useNavigate = (): Navigate => useLocation()[1] as Navigate

/** The build has no history. */
const currentState = () => (typeof history === 'undefined' ? null : history.state) as null

/** The state of the navigation; after a reload it is there on the first render, unlike the router's. */
export const useNavigationState = (): unknown => useLocationProperty(currentState, currentState)

type Navigation = {
  load: (pathname: string) => Promise<void>
  page: Pick<Window, 'addEventListener' | 'location' | 'scrollTo'>
}

/**
 * Adds to the router: the address changes once the next screen's script has loaded, at its top, and the later of two
 * moves wins. A script that fails loads the page; a move to the same page adds no history.
 */
export function withScreens({ load, page }: Navigation): AroundNavHandler {
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

/** Whether the browser loaded this address's page. Not after going back before the scripts ran: reload then. */
export function isPageOf(pathname: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).pathname === pathname
}
