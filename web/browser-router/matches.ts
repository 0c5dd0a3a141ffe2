/** One route as the build lists it for the browser. */
export type ListedRoute = { id: string; parentId?: string; path?: string; index?: boolean; module: string }

/** The parts of a route module that the browser uses. */
export type RouteModule = Readonly<Record<string, unknown>>

export type Place = { pathname: string; search: string; hash: string; state: unknown; key: string }

/** The address of a route with those of its parents, without a slash at the end: `/en/jouw-aanvraag`. */
function fullPath(route: ListedRoute, routes: Readonly<Record<string, ListedRoute>>): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  const above = parent === undefined ? '' : fullPath(parent, routes)
  return route.path ? `${above}/${route.path}` : above
}

const withoutEnd = (path: string): string => path.replace(/\/+$/, '') || '/'

/** The routes from the outermost to the page that lives at a path; null when none does. Journey addresses hold no parameters. */
export function matchesAt(pathname: string, routes: Readonly<Record<string, ListedRoute>>): ListedRoute[] | null {
  const parents = new Set(Object.values(routes).map((route) => route.parentId))
  const found = Object.values(routes).find(
    (route) => !parents.has(route.id) && withoutEnd(fullPath(route, routes)) === withoutEnd(pathname),
  )
  if (!found) return null
  const chain: ListedRoute[] = []
  for (let route: ListedRoute | undefined = found; route; route = route.parentId ? routes[route.parentId] : undefined) {
    chain.unshift(route)
  }
  return chain
}

/** Where a link leads from where one is: an address, a query (`?vraag=1`) or a fragment. Null for another origin. */
export function placeOf(to: string, from: string, state: unknown = null, key = ''): Place | null {
  const base = new URL(from)
  const url = new URL(to, base)
  if (url.origin !== base.origin) return null
  return { pathname: url.pathname, search: url.search, hash: url.hash, state, key }
}

export const addressOfPlace = ({ pathname, search, hash }: Place): string => pathname + search + hash
